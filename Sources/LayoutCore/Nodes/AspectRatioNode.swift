import Foundation

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
        guard ratio != nil, ideal.width > 0, ideal.height > 0 else {
            return ProposedViewSize(ideal)
        }
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
