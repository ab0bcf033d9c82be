import LayoutCore

/// A control that shows a bound value and writes it back.
@MainActor
protocol ValueControl: View where Body == Never {
    /// What to show; what this reads is tracked.
    func control(in environment: EnvironmentValues) -> RenderContent
    var accessibilityName: String? { get }
    /// Sets the handlers; `current` gives the view's latest value.
    func connect(_ handlers: inout RenderHandlers, current: @escaping @MainActor () -> Self)
}

/// The node of a control that shows a bound value.
@MainActor
final class ValueControlNode<V: ValueControl>: TypedNode<V> {
    private let box: ControlBox

    override init(_ view: V, parent: ViewNode) {
        box = ControlBox(backend: parent.root.backend)
        super.init(view, parent: parent)
        sync()
        var handlers = RenderHandlers()
        view.connect(&handlers) { [weak self, view] in self?.view ?? view }
        let write = handlers
        box.renderNode?.handlers = write
    }

    override var isLayoutLeaf: Bool { true }
    override func collectLayoutNodes(into nodes: inout [LayoutNode]) { nodes.append(box) }
    override func viewDidChange(from old: V) { sync() }
    override func environmentDidChange(from old: EnvironmentValues) { sync() }

    override func evaluate() {
        isDirty = false
        sync()
    }

    private func sync() {
        box.control = trackingReads(of: self, countsAsBody: false) {
            view.control(in: environment)
        }
        var state = AccessibilityState()
        state.label = view.accessibilityName
        box.setAccessibility(state)
        box.setEnabled(environment.isEnabled)
    }
}
