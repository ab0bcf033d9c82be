import Foundation

/// Puts a view at one edge and lays the other out in what remains.
///
/// The first child is the main view, the second the inset.
open class SafeAreaInsetNode: LayoutNode {
    /// The edge the inset stands at.
    public final var edge: Edge {
        didSet { if edge != oldValue { setNeedsLayout() } }
    }

    /// Points between the two, or `nil` for the default of stacks.
    public final var spacing: CGFloat? {
        didSet { if spacing != oldValue { setNeedsLayout() } }
    }

    /// The guide along the edge.
    public final var alignment: Alignment {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    /// Makes the modifier for one edge.
    public init(edge: Edge, spacing: CGFloat? = nil, alignment: Alignment = .center) {
        self.edge = edge
        self.spacing = spacing
        self.alignment = alignment
        super.init()
    }

    open override var ownExplicitGuides: ExplicitGuides { [] }
    open override var traitSource: LayoutNode? { children.first }
    open override func exposesGuides(of child: LayoutNode) -> Bool { false }

    private final var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    private final var isAtStart: Bool { edge == .top || edge == .leading }

    /// The length along the axis that the main view loses.
    public final func insetLength(for proposal: ProposedViewSize) -> CGFloat {
        guard children.count > 1 else { return 0 }
        let gap = spacing ?? StackSpacing.current.plain
        return children[1].sizeThatFits(insetProposal(proposal))[axis] + gap
    }

    private final func insetProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal
        inner[axis] = nil
        return inner
    }

    private final func mainProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal
        let inset = insetLength(for: proposal)
        inner[axis] = proposal[axis].map { max(0, $0 - inset) }
        return inner
    }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let main = children.first else { return .zero }
        var size = main.sizeThatFits(mainProposal(proposal))
        size[axis] += insetLength(for: proposal)
        return size
    }

    open override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let main = children.first else { return }
        var start = CGPoint.zero
        if isAtStart { start[axis] = insetLength(for: proposal) }
        main.place(at: start, proposal: mainProposal(proposal))
        guard children.count > 1 else { return }
        placeInset(children[1], in: size, proposal: insetProposal(ProposedViewSize(size)))
    }

    private final func placeInset(
        _ inset: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) {
        var point = origin(aligning: inset, proposal: proposal, to: alignment, in: size)
        let length = inset.sizeThatFits(proposal)[axis]
        point[axis] = isAtStart ? 0 : size[axis] - length
        inset.place(at: point, proposal: proposal)
    }
}
