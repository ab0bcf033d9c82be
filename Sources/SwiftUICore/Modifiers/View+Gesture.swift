// Status: complete
// GTK: GtkButton without a look for taps, which assistive technology can press
import Foundation
import LayoutCore

/// A gesture made of taps alone, which a button without a look can stand for.
@MainActor
private protocol TapBased {
    /// Clicks needed; nil when it is more than taps.
    var tapCount: Int? { get }
    func tapped()
}

extension TapGesture: TapBased {
    fileprivate var tapCount: Int? { count }
    fileprivate func tapped() {}
}

extension EndedGesture: TapBased {
    fileprivate var tapCount: Int? { (base as? any TapBased)?.tapCount }
    fileprivate func tapped() {
        (base as? any TapBased)?.tapped()
        if let value = () as? Base.Value { action(value) }
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
        box.renderNode?.handlers.contains = { [weak box] in box?.containsInput($0) ?? false }
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

    /// Performs an action with the place when the view is clicked or tapped.
    @MainActor @preconcurrency
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
                .onEnded { action($0.location) })
    }

    /// Performs an action with the place when the view is clicked or tapped.
    @MainActor @preconcurrency
    @_disfavoredOverload
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        onTapGesture(
            count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }

    /// Performs an action when the view has been pressed for so many seconds.
    ///
    /// `onPressingChanged` is told when the press begins, and when it ends or has lasted.
    @MainActor @preconcurrency
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return gesture(
            PressingGesture(base: press, pressing: onPressingChanged).onEnded { _ in action() })
    }

    /// Performs an action when the view has been pressed for so many seconds.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }

    /// Watches for a gesture, after those of the views inside.
    @MainActor @preconcurrency
    @ViewBuilder
    public func gesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        if let taps = gesture as? any TapBased, let count = taps.tapCount {
            modifier(TapModifier(count: count) { if mask.contains(.gesture) { taps.tapped() } })
        } else {
            watching(gesture, .normal, isEnabled: mask.contains(.gesture))
        }
    }

    /// Watches for a gesture while it is enabled, after those of the views inside.
    @MainActor @preconcurrency
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        watching(gesture, .normal, isEnabled: isEnabled)
    }

    /// Watches for a gesture before those of the views inside.
    @MainActor @preconcurrency
    public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { watching(gesture, .high, isEnabled: mask.contains(.gesture)) }

    /// Watches for a gesture together with those of the views inside.
    @MainActor @preconcurrency
    public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { watching(gesture, .simultaneous, isEnabled: mask.contains(.gesture)) }

    @MainActor
    private func watching<T: Gesture>(
        _ gesture: T, _ priority: GestureTraits.Priority, isEnabled: Bool
    ) -> some View {
        modifier(
            GestureViewModifier(gesture: gesture, priority: priority, isEnabled: isEnabled))
    }
}

/// A long press that tells when it begins and when it is over.
private struct PressingGesture: Gesture {
    typealias Value = Bool
    typealias Body = Never
    let base: LongPressGesture
    let pressing: ((Bool) -> Void)?
}

extension PressingGesture: RecognizingGesture {
    func makeRecognizer() -> Recognizer<Bool> { PressingRecognizer(base.recognizer(), pressing) }
    func update(_ recognizer: Recognizer<Bool>) {
        guard let recognizer = recognizer as? PressingRecognizer else { return }
        recognizer.pressing = pressing
        base.refresh(recognizer.inner)
    }
}

@MainActor
private final class PressingRecognizer: WrappingRecognizer<Bool, Bool> {
    var pressing: ((Bool) -> Void)?
    private var isPressing = false

    init(_ inner: Recognizer<Bool>, _ pressing: ((Bool) -> Void)?) {
        self.pressing = pressing
        super.init(inner)
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<Bool> {
        let phase = handleInner(event)
        if case .active = phase { set(true) } else { set(false) }
        return phase
    }

    override func reset() {
        set(false)
        super.reset()
    }
    override func cancel() {
        set(false)
        super.cancel()
    }

    private func set(_ new: Bool) {
        guard new != isPressing else { return }
        isPressing = new
        pressing?(new)
    }
}
