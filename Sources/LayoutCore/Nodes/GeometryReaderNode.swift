import Foundation

/// Takes the whole proposal and puts its children at the top leading corner.
///
/// Children are offered the reader's size. An open proposal counts as ten points.
open class GeometryReaderNode: LayoutNode {
    open override var isLayoutBoundary: Bool { true }
    open override var ownExplicitGuides: ExplicitGuides { [] }
    open override func exposesGuides(of child: LayoutNode) -> Bool { false }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    open override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
    }
}
