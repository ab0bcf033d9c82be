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

/// A leaf that takes what it is offered: a colour, a shape, a resizable image.
open class ColorNode: LayoutNode {
    /// The answer where nothing is offered, in points.
    public final var ideal: CGSize {
        didSet { if ideal != oldValue { setNeedsLayout() } }
    }

    /// Makes a filling leaf; ten by ten ideally unless told otherwise.
    public init(ideal: CGSize = CGSize(width: 10, height: 10)) {
        self.ideal = ideal
        super.init()
    }

    open override var ownExplicitGuides: ExplicitGuides { [] }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: ideal)
    }
}

/// Flexible room along the stack around it, or both ways outside a stack.
///
/// Source: Apple's reference for `Spacer`; the default minimum as in
/// a_flexible_view_wins_over_a_spacer_which_keeps_only_its_minimum_of_eight.
open class SpacerNode: LayoutNode {
    /// The minimum length in points where none was given.
    public static let defaultMinLength: CGFloat = 8

    /// The minimum length in points, or `nil` for the default.
    public final var minLength: CGFloat? {
        didSet { if minLength != oldValue { setNeedsLayout() } }
    }

    /// Makes a spacer with a minimum length in points.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
        super.init()
    }

    open override var isSpacer: Bool { true }
    open override var ownExplicitGuides: ExplicitGuides { [] }
    open override var inheritedPriority: Double { stackAxis == nil ? 0 : -.infinity }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let least = max(0, minLength ?? Self.defaultMinLength)
        let width = max(least, proposal.width ?? least)
        let height = max(least, proposal.height ?? least)
        switch stackAxis {
        case .horizontal: return CGSize(width: width, height: 0)
        case .vertical: return CGSize(width: 0, height: height)
        case nil: return CGSize(width: width, height: height)
        }
    }
}

/// A line across the stack around it; horizontal outside a stack.
open class DividerNode: LayoutNode {
    /// The line's thickness in points.
    public static let thickness: CGFloat = 1

    open override var ownExplicitGuides: ExplicitGuides { [] }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        stackAxis == .horizontal
            ? CGSize(width: Self.thickness, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: Self.thickness)
    }
}
