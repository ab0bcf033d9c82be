import LayoutCore

/// A primitive view with one box that holds the boxes of its content.
@MainActor
package protocol ContainerView: View where Body == Never {
    associatedtype Content: View
    associatedtype Box: LayoutNode
    var containedContent: Content { get }
    func makeBox(in environment: EnvironmentValues) -> Box
    func updateBox(_ box: Box, in environment: EnvironmentValues)
}

/// The node of a view with one box that holds the boxes of its content.
@MainActor
package class ContainerViewNode<V: ContainerView>: TypedNode<V> {
    package final let box: V.Box

    package override init(_ view: V, parent: ViewNode) {
        box = view.makeBox(in: parent.environmentForChildren)
        super.init(view, parent: parent)
        children = [makeNode(view.containedContent, parent: self)]
        _ = syncLayoutNodes()
    }

    package final override var ownsLayoutNodes: Bool { true }

    package override func syncLayoutNodes() -> Bool {
        var nodes: [LayoutNode] = []
        children[0].collectLayoutNodes(into: &nodes)
        box.setChildren(nodes)
        return false
    }

    package final override func collectLayoutNodes(into nodes: inout [LayoutNode]) {
        nodes.append(box)
    }

    package override func viewDidChange(from old: V) {
        view.updateBox(box, in: environment)
        updateNode(children[0], with: view.containedContent)
    }

    package override func environmentDidChange(from old: EnvironmentValues) {
        view.updateBox(box, in: environment)
    }
}
