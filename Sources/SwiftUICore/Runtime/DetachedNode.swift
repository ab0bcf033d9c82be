import LayoutCore

/// Views that belong to another node without being part of its content.
///
/// Whoever makes one shows its boxes, hands it new environments and destroys it.
@MainActor
final class DetachedNode: ViewNode {
    private let edit: (inout EnvironmentValues) -> Void
    /// Called when `boxes` are others than before.
    var boxesDidChange: (@MainActor () -> Void)?

    init(
        _ view: AnyView, parent: ViewNode,
        environment edit: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) {
        self.edit = edit
        super.init(parent: parent)
        children = [makeNode(view, parent: self)]
    }

    @available(*, unavailable, message: "a detached node is made of a view")
    override init(parent: ViewNode) {
        preconditionFailure("A detached node is made of a view.")
    }

    override var environmentForChildren: EnvironmentValues {
        var values = environment
        values.isInList = false
        edit(&values)
        return values
    }

    func update(_ view: AnyView) { updateNode(children[0], with: view) }

    var boxes: [LayoutNode] {
        var nodes: [LayoutNode] = []
        children[0].collectLayoutNodes(into: &nodes)
        return nodes
    }

    override var ownsLayoutNodes: Bool { true }
    override func collectLayoutNodes(into nodes: inout [LayoutNode]) {}
    override func syncLayoutNodes() -> Bool {
        boxesDidChange?()
        return false
    }
}
