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
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.horizontal) },
            height: proposal.height.map { max(0, $0 - insets.vertical) })
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

/// Keeps a view at its ideal length on some axes.
open class FixedSizeNode: UnaryNode {
    /// The axes on which the ideal length holds whatever is proposed.
    public final var axes: Axis.Set {
        didSet { if axes != oldValue { setNeedsLayout() } }
    }

    /// Makes the modifier for some axes, both unless told otherwise.
    public init(axes: Axis.Set = [.horizontal, .vertical]) {
        self.axes = axes
        super.init()
    }

    open override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }
}

/// Offers its child a proposal of a given shape.
open class AspectRatioNode: UnaryNode {
    /// Width divided by height, or `nil` for the ratio of the child's ideal size.
    public final var ratio: CGFloat? {
        didSet { if ratio != oldValue { setNeedsLayout() } }
    }

    /// Whether the shape goes inside the proposal or covers it.
    public final var contentMode: ContentMode {
        didSet { if contentMode != oldValue { setNeedsLayout() } }
    }

    /// Makes the modifier from a ratio and a mode.
    public init(ratio: CGFloat? = nil, contentMode: ContentMode) {
        self.ratio = ratio
        self.contentMode = contentMode
        super.init()
    }

    open override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        let shape = shape()
        guard shape.width > 0, shape.height > 0 else { return proposal }
        let ratio = shape.width / shape.height
        switch (proposal.width, proposal.height) {
        case (nil, nil):
            return inside(shape, ideal: child?.sizeThatFits(.unspecified) ?? .zero)
        case (let width?, nil):
            return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?):
            return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            return fitted(CGSize(width: width, height: height), ratio: ratio)
        }
    }

    private final func shape() -> CGSize {
        if let ratio { return CGSize(width: ratio, height: 1) }
        return child?.sizeThatFits(.unspecified) ?? .zero
    }

    private final func inside(_ shape: CGSize, ideal: CGSize) -> ProposedViewSize {
        guard ratio != nil, ideal.width > 0, ideal.height > 0 else { return ProposedViewSize(ideal) }
        return fitted(ideal, ratio: shape.width / shape.height)
    }

    private final func fitted(_ room: CGSize, ratio: CGFloat) -> ProposedViewSize {
        let byHeight = room.height * ratio
        let widthDecides = contentMode == .fit ? room.width <= byHeight : room.width >= byHeight
        return widthDecides
            ? ProposedViewSize(width: room.width, height: room.width / ratio)
            : ProposedViewSize(width: byHeight, height: room.height)
    }
}

/// Shifts a view without telling anyone.
open class OffsetNode: UnaryNode {
    /// The shift in points. Changing it measures nothing.
    public final var offset: CGSize {
        didSet { if offset != oldValue { setNeedsPlacement() } }
    }

    /// Makes the modifier from a shift in points.
    public init(offset: CGSize = .zero) {
        self.offset = offset
        super.init()
    }

    open override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        child?.place(at: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
    }
}

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
