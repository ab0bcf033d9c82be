import Foundation

/// Room around a view.
open class PaddingNode: UnaryNode {
    /// Points where padding was asked for without a length.
    public static let defaultLength: CGFloat = 16

    /// The room on each side in points; negative lets the child stick out.
    public final var insets: EdgeInsets {
        didSet { if insets != oldValue { setNeedsLayout() } }
    }

    /// Makes padding from insets in points.
    public init(insets: EdgeInsets) {
        self.insets = insets
        super.init()
    }

    open override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal
        if let width = proposal.width { inner.width = max(0, width - insets.horizontal) }
        if let height = proposal.height { inner.height = max(0, height - insets.vertical) }
        return inner
    }

    open override func size(around childSize: CGSize, proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: max(0, childSize.width + insets.horizontal),
            height: max(0, childSize.height + insets.vertical))
    }

    open override func childOrigin(
        _ child: LayoutNode, proposal childProposal: ProposedViewSize, in size: CGSize
    ) -> CGPoint { CGPoint(x: insets.leading, y: insets.top) }

    // Padded text no longer touches its neighbour with its glyphs.
    open override var spacingPreference: SpacingPreference {
        super.spacingPreference == .text ? .plain : super.spacingPreference
    }
}
