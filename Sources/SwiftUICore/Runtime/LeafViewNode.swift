import Foundation
import LayoutCore

/// A primitive view that shows one box and holds no other views.
@MainActor
package protocol LeafView: View where Body == Never {
    /// Brings the box in step with the view's value and environment.
    func show(in box: LayoutNode, environment: EnvironmentValues)
}

/// The node of a view with one box of its own and no children.
@MainActor
package class LeafViewNode<V: LeafView>: TypedNode<V> {
    package final let box: LayoutNode

    package init(_ view: V, parent: ViewNode, box: LayoutNode) {
        self.box = box
        super.init(view, parent: parent)
        view.show(in: box, environment: environment)
    }

    package final override var isLayoutLeaf: Bool { true }

    package override func collectLayoutNodes(into nodes: inout [LayoutNode]) { nodes.append(box) }

    package override func update(_ new: V) {
        guard !areEqualInputs(view, new) else { return }
        super.update(new)
    }

    package override func viewDidChange(from old: V) {
        view.show(in: box, environment: environment)
    }

    package override func environmentDidChange(from old: EnvironmentValues) {
        view.show(in: box, environment: environment)
    }
}

/// A box that takes all the room it is offered, and ten points where nothing is said.
@MainActor
package final class FillingBox: LayoutNode {
    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
    }
}
