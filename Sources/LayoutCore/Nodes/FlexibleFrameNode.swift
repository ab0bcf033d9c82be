import Foundation

/// The bounds of a flexible frame along one axis, put in order.
///
/// Source: facts of Apple's initializer: an ideal below the minimum and a maximum below the ideal
/// are raised, negative minimums become zero.
public struct FlexibleLength: Hashable, Sendable {
    /// The least length in points.
    public let min: CGFloat?
    /// The answer to an open proposal, in points.
    public let ideal: CGFloat?
    /// The greatest length in points; `.infinity` for no limit.
    public let max: CGFloat?

    /// Puts three bounds in order.
    public init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
        let least = min.map { Swift.max(0, $0) }
        let middle = ideal.map { Swift.max(least ?? 0, $0) }
        self.min = least
        self.ideal = middle
        self.max = max.map { Swift.max(middle ?? least ?? 0, $0) }
    }

    func childProposal(_ offered: CGFloat?) -> CGFloat? {
        guard let length = offered ?? ideal else { return nil }
        return Swift.max(min ?? 0, Swift.min(max ?? .infinity, length))
    }

    /// With a bound missing on one side, the child's length stands in for it.
    func length(around child: CGFloat, offered: CGFloat?) -> CGFloat {
        let wanted = offered ?? ideal ?? child
        if min == nil && max == nil { return offered == nil ? wanted : child }
        let most = max ?? Swift.max(min ?? 0, child)
        let least = min ?? Swift.min(child, most)
        return Swift.max(least, Swift.min(most, wanted))
    }
}

/// A frame with minimum, ideal and maximum lengths.
///
/// Source: objc.io's published account of flexible frames, and the cases named min_…, max_… .
open class FlexibleFrameNode: UnaryNode {
    /// The bounds of the width.
    public final var width: FlexibleLength {
        didSet { if width != oldValue { setNeedsLayout() } }
    }

    /// The bounds of the height.
    public final var height: FlexibleLength {
        didSet { if height != oldValue { setNeedsLayout() } }
    }

    /// Where the child goes in a frame of another size.
    public final var alignment: Alignment {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    /// Makes a frame from bounds for both axes.
    public init(
        width: FlexibleLength = FlexibleLength(), height: FlexibleLength = FlexibleLength(),
        alignment: Alignment = .center
    ) {
        self.width = width
        self.height = height
        self.alignment = alignment
        super.init()
    }

    open override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: width.childProposal(proposal.width),
            height: height.childProposal(proposal.height))
    }

    open override func size(around childSize: CGSize, proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: width.length(around: childSize.width, offered: proposal.width),
            height: height.length(around: childSize.height, offered: proposal.height))
    }

    open override func childOrigin(
        _ child: LayoutNode, proposal childProposal: ProposedViewSize, in size: CGSize
    ) -> CGPoint {
        origin(aligning: child, proposal: childProposal, to: alignment, in: size)
    }
}
