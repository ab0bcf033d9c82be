struct ViewTransitionModifier {
    var transition: AnyTransition
}

extension ViewTransitionModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        TransitionNode(view, parent: parent)
    }
}

/// A node that says how its view comes and goes.
@MainActor
protocol Transitioning: ViewNode {
    var viewTransition: AnyTransition { get }
    /// Shows the view as it is in a phase.
    func setPhase(_ phase: TransitionPhase)
    /// Shows it so in the change that is made now.
    func setPhaseInNextChange(_ phase: TransitionPhase)
}

@MainActor
private final class TransitionNode<C: View>:
    TypedNode<ModifiedContent<C, ViewTransitionModifier>>, Transitioning
{
    private var phase = TransitionPhase.identity
    /// Whether views of an app's own lie around the content; that is so from start to end.
    private let isWrapped: Bool

    override init(_ view: ModifiedContent<C, ViewTransitionModifier>, parent: ViewNode) {
        isWrapped = !view.modifier.transition.customs.isEmpty
        super.init(view, parent: parent)
        children = [
            isWrapped ? makeNode(wrapped, parent: self) : makeNode(view.content, parent: self)
        ]
    }

    var viewTransition: AnyTransition { view.modifier.transition }

    override var innerView: ViewNode? { children.first }

    override func viewDidChange(from old: ModifiedContent<C, ViewTransitionModifier>) {
        if isWrapped {
            updateNode(children[0], with: wrapped)
        } else {
            updateNode(children[0], with: view.content)
        }
    }

    func setPhase(_ new: TransitionPhase) {
        guard isWrapped, new != phase else { return }
        phase = new
        updateNode(children[0], with: wrapped)
    }

    private var nextPhase: TransitionPhase?

    func setPhaseInNextChange(_ new: TransitionPhase) {
        nextPhase = new
        invalidate()
    }

    override func evaluate() {
        isDirty = false
        if let nextPhase { setPhase(nextPhase) }
        nextPhase = nil
    }

    private var wrapped: AnyView {
        viewTransition.customs.reduce(AnyView(view.content)) { content, custom in
            let isApplied =
                (phase == .willAppear && custom.comes) || (phase == .didDisappear && custom.goes)
            return custom.apply(content, isApplied ? phase : .identity)
        }
    }
}

extension View {
    /// Says how the view comes and goes when a change puts it in or takes it out.
    public nonisolated func transition(_ t: AnyTransition) -> some View {
        modifier(ViewTransitionModifier(transition: t))
    }

    /// Says how the view comes and goes when a change puts it in or takes it out.
    @MainActor @preconcurrency
    public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(ViewTransitionModifier(transition: AnyTransition(transition)))
    }
}
