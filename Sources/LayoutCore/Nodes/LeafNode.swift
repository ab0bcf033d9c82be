import Foundation

/// A leaf of one size, with text baselines if told.
open class LeafNode: LayoutNode {
    /// The size, whatever is proposed.
    public final var size: CGSize {
        didSet { if size != oldValue { setNeedsLayout() } }
    }

    /// Points from the top to the first baseline.
    public final var firstBaseline: CGFloat? {
        didSet { if firstBaseline != oldValue { setNeedsLayout() } }
    }

    /// Points from the top to the last baseline; the first one if `nil`.
    public final var lastBaseline: CGFloat? {
        didSet { if lastBaseline != oldValue { setNeedsLayout() } }
    }

    /// Makes a leaf from its size and baselines in points.
    public init(size: CGSize, firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        super.init()
    }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize { size }

    open override var ownExplicitGuides: ExplicitGuides { firstBaseline == nil ? [] : .baselines }

    open override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        switch key.kind {
        case .firstBaseline: firstBaseline
        case .lastBaseline: lastBaseline ?? firstBaseline
        default: nil
        }
    }
}
