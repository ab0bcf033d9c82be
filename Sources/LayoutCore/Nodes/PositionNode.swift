import Foundation

/// Takes all it is offered and centres its child at a point.
open class PositionNode: UnaryNode {
    /// The point in this node's coordinates. Changing it measures nothing.
    public final var position: CGPoint {
        didSet { if position != oldValue { setNeedsPlacement() } }
    }

    /// Makes the modifier from a point.
    public init(position: CGPoint = .zero) {
        self.position = position
        super.init()
    }

    // Points are those of the screen, whichever way content is read.
    open override var placesChildrenFromLeading: Bool { false }

    open override func size(around childSize: CGSize, proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: childSize)
    }

    open override func childOrigin(
        _ child: LayoutNode, proposal childProposal: ProposedViewSize, in size: CGSize
    ) -> CGPoint {
        let childSize = child.sizeThatFits(childProposal)
        return CGPoint(
            x: position.x - childSize.width / 2, y: position.y - childSize.height / 2)
    }
}
