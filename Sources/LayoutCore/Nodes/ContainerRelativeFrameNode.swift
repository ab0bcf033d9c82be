import Foundation

/// A frame whose lengths are a share of a container's.
///
/// Source: Apple's reference for `containerRelativeFrame(_:count:span:spacing:alignment:)`.
open class ContainerRelativeFrameNode: UnaryNode {
    /// The lengths that are taken from the container.
    public struct Rule: Equatable, Sendable {
        /// The axes on which the container decides.
        public var axes: Axis.Set
        /// Into how many parts the container is divided, at least one.
        public var count: Int
        /// How many parts the view takes.
        public var span: Int
        /// Points between two parts.
        public var spacing: CGFloat

        /// Makes a rule; the whole container unless told otherwise.
        public init(axes: Axis.Set, count: Int = 1, span: Int = 1, spacing: CGFloat = 0) {
            self.axes = axes
            self.count = count
            self.span = span
            self.spacing = spacing
        }

        func length(of container: CGFloat) -> CGFloat {
            let parts = CGFloat(max(1, count))
            let part = (container - spacing * (parts - 1)) / parts
            return max(0, part * CGFloat(span) + spacing * CGFloat(span - 1))
        }
    }

    /// Which share of the container the view takes.
    public final var rule: Rule {
        didSet { if rule != oldValue { setNeedsLayout() } }
    }

    /// The container's size less its safe area insets, in points.
    public final var container: CGSize {
        didSet { if container != oldValue { setNeedsLayout() } }
    }

    /// Computes the lengths instead of the rule's division, from the container's length and axis.
    public final var customLength: ((CGFloat, Axis) -> CGFloat)? {
        didSet { setNeedsLayout() }
    }

    /// Where a child of another size goes.
    public final var alignment: Alignment {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    /// Makes the modifier from a rule.
    public init(rule: Rule, container: CGSize = .zero, alignment: Alignment = .center) {
        self.rule = rule
        self.container = container
        self.alignment = alignment
        super.init()
    }

    private final func length(_ axis: Axis) -> CGFloat? {
        guard rule.axes.includes(axis) else { return nil }
        return customLength?(container[axis], axis) ?? rule.length(of: container[axis])
    }

    open override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: length(.horizontal) ?? proposal.width,
            height: length(.vertical) ?? proposal.height)
    }

    open override func size(around childSize: CGSize, proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: length(.horizontal) ?? childSize.width,
            height: length(.vertical) ?? childSize.height)
    }

    open override func childOrigin(
        _ child: LayoutNode, proposal childProposal: ProposedViewSize, in size: CGSize
    ) -> CGPoint {
        origin(aligning: child, proposal: childProposal, to: alignment, in: size)
    }
}
