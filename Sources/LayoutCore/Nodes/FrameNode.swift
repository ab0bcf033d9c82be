import Foundation

/// A frame of fixed width, height or both.
///
/// The child is offered the fixed lengths and aligned inside; it may overflow.
open class FrameNode: UnaryNode {
    /// The width in points, or `nil` for the child's.
    public final var width: CGFloat? {
        didSet { if width != oldValue { setNeedsLayout() } }
    }

    /// The height in points, or `nil` for the child's.
    public final var height: CGFloat? {
        didSet { if height != oldValue { setNeedsLayout() } }
    }

    /// Where the child goes in a frame of another size.
    public final var alignment: Alignment {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    /// Makes a frame from lengths in points; negative ones count as zero.
    public init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
        self.width = width
        self.height = height
        self.alignment = alignment
        super.init()
    }

    open override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0) } ?? proposal.width,
            height: height.map { max(0, $0) } ?? proposal.height)
    }

    open override func size(around childSize: CGSize, proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: width.map { max(0, $0) } ?? childSize.width,
            height: height.map { max(0, $0) } ?? childSize.height)
    }

    open override func childOrigin(
        _ child: LayoutNode, proposal childProposal: ProposedViewSize, in size: CGSize
    ) -> CGPoint {
        origin(aligning: child, proposal: childProposal, to: alignment, in: size)
    }
}
