// Status: partial (transitions and matched geometry are accepted without effect)
import LayoutCore

/// A box whose contents move when they change in certain frames.
@MainActor
final class AnimationBox: PassthroughNode {
    var animation: Animation?
    /// The frame whose changes move; nil for every one but the first.
    var activeFrame: Int?
    var isAlwaysActive = false
    private var firstFrame: Int?

    func isActive(in frame: Int) -> Bool {
        if isAlwaysActive {
            let first = firstFrame ?? frame
            firstFrame = first
            return frame > first
        }
        return activeFrame == frame
    }
}

struct AnimationModifier<Value: Equatable> {
    var animation: Animation?
    /// nil: every change moves.
    var value: Value?
}

extension AnimationModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        AnimationNode(view, parent: parent)
    }
}

extension AnimationModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> AnimationBox {
        let box = AnimationBox()
        box.isAlwaysActive = value == nil
        box.animation = animation
        return box
    }
    func updateBox(_ box: AnimationBox, in environment: EnvironmentValues) {
        box.animation = animation
    }
}

@MainActor
private final class AnimationNode<C: View, Value: Equatable>:
    LayoutModifierNode<C, AnimationModifier<Value>>
{
    override func modifierDidChange(from old: AnimationModifier<Value>) {
        super.modifierDidChange(from: old)
        guard let value = modifier.value, value != old.value else { return }
        for box in boxes { box.activeFrame = root.frameCount }
    }
}

extension View {
    /// Moves what changes below when the value changes; a nil animation keeps it from moving.
    public nonisolated func animation<V: Equatable>(
        _ animation: Animation?, value: V
    ) -> some View {
        modifier(AnimationModifier(animation: animation, value: value))
    }

    /// Moves every change below.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        modifier(AnimationModifier<Bool>(animation: animation, value: nil))
    }

    /// Accepted; views come and go at once.
    public nonisolated func transition(_ t: AnyTransition) -> some View { self }
}

/// How a view comes and goes.
public struct AnyTransition: Sendable {
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()
    public static let identity = AnyTransition()
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
    public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition()
    }
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition { AnyTransition() }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
