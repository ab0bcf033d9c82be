// Status: partial (taps; long presses are accepted without effect; drags are missing)
// GTK: GtkButton without a look, which counts clicks
import Foundation
import LayoutCore

/// A movement of fingers or pointer that a view can watch for.
@MainActor @preconcurrency
public protocol Gesture {
    /// What is known when it ends.
    associatedtype Value
}

/// One or more taps or clicks.
public struct TapGesture: Gesture {
    public typealias Value = Void
    /// How many taps in quick succession.
    public var count: Int
    public nonisolated init(count: Int = 1) { self.count = count }
}

/// A gesture with something to do at its end.
public struct GestureWithAction<Base: Gesture>: Gesture {
    public typealias Value = Base.Value
    let base: Base
    let action: (Base.Value) -> Void
}

extension Gesture {
    /// Runs an action when the gesture has succeeded.
    public func onEnded(_ action: @escaping (Value) -> Void) -> GestureWithAction<Self> {
        GestureWithAction(base: self, action: action)
    }
}

/// A gesture made of taps.
@MainActor
private protocol TapBased {
    var tapCount: Int { get }
    func tapped()
}

extension TapGesture: TapBased {
    fileprivate var tapCount: Int { count }
    fileprivate func tapped() {}
}

extension GestureWithAction: TapBased {
    fileprivate var tapCount: Int { (base as? any TapBased)?.tapCount ?? 1 }
    fileprivate func tapped() {
        (base as? any TapBased)?.tapped()
        if let value = () as? Value { action(value) }
    }
}

struct TapModifier {
    var count: Int
    var action: @MainActor () -> Void
}

extension TapModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        TapNode(view, parent: parent)
    }
}

extension TapModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> PassthroughNode {
        let box = PassthroughNode()
        box.show(.tapArea)
        updateBox(box, in: environment)
        return box
    }
    func updateBox(_ box: PassthroughNode, in environment: EnvironmentValues) {
        box.renderNode?.handlers.tapCount = count
        box.setEnabled(environment.isEnabled)
    }
}

@MainActor
private final class TapNode<C: View>: LayoutModifierNode<C, TapModifier> {
    override func makeBox() -> PassthroughNode {
        let box = super.makeBox()
        box.renderNode?.handlers.activate = { [weak self] in self?.modifier.action() }
        return box
    }
}

extension View {
    /// Performs an action when the view is clicked or tapped.
    public nonisolated func onTapGesture(
        count: Int = 1, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(TapModifier(count: count, action: action))
    }

    /// Accepted without effect; `onPressingChanged` is never called either.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }

    /// Accepted without effect.
    @_disfavoredOverload
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View { self }

    /// Watches for a gesture; taps alone are noticed.
    @MainActor @preconcurrency
    public func gesture<T: Gesture>(_ gesture: T) -> some View {
        let taps = gesture as? any TapBased
        return onTapGesture(count: taps?.tapCount ?? 1) { taps?.tapped() }
    }
    /// Watches for a gesture together with those of the view itself.
    @MainActor @preconcurrency
    public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
        self.gesture(gesture)
    }
    /// Watches for a gesture before those of the view itself.
    @MainActor @preconcurrency
    public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View {
        self.gesture(gesture)
    }
}
