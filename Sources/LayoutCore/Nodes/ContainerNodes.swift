import Foundation

/// Takes the whole proposal and puts its children at the top leading corner.
///
/// Children are offered the reader's size. An open proposal counts as ten points.
open class GeometryReaderNode: LayoutNode {
    open override var isLayoutBoundary: Bool { true }
    open override var ownExplicitGuides: ExplicitGuides { [] }
    open override func exposesGuides(of child: LayoutNode) -> Bool { false }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    open override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
    }
}

/// Shows the first child whose ideal size fits, or the last.
open class ViewThatFitsNode: LayoutNode {
    /// The axes on which the size must fit. With none the first child is shown.
    public final var axes: Axis.Set {
        didSet { if axes != oldValue { setNeedsLayout() } }
    }

    /// The child shown by the last placement.
    public private(set) final var selection: LayoutNode?

    /// Makes a chooser for some axes, both unless told otherwise.
    public init(axes: Axis.Set = [.horizontal, .vertical]) {
        self.axes = axes
        super.init()
    }

    /// Called when placing chose another child; the others are not placed.
    open func selectionDidChange(from old: LayoutNode?) {}

    open override var childStackAxis: Axis? { stackAxis }
    open override var ownExplicitGuides: ExplicitGuides { [] }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choice(proposal)?.sizeThatFits(proposal) ?? .zero
    }

    open override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let chosen = choice(proposal)
        if chosen !== selection {
            let old = selection
            selection = chosen
            selectionDidChange(from: old)
        }
        chosen?.place(at: .zero, proposal: proposal)
    }

    open override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        choice(proposal)?.explicitValue(of: key, in: size, proposal: proposal)
    }

    private final func choice(_ proposal: ProposedViewSize) -> LayoutNode? {
        for child in children.dropLast() where fits(child, in: proposal) { return child }
        return children.last
    }

    private final func fits(_ child: LayoutNode, in proposal: ProposedViewSize) -> Bool {
        var question = proposal
        if axes.contains(.horizontal) { question.width = nil }
        if axes.contains(.vertical) { question.height = nil }
        let size = child.sizeThatFits(question)
        for axis in Axis.allCases where axes.includes(axis) {
            if let room = proposal[axis], size[axis] > room { return false }
        }
        return true
    }
}

/// What a scroll view does in layout: offers an open length along the scrolling axes.
///
/// It takes what it is offered along those axes and its content's length across. The content's
/// frame starts at the origin; the scrolled distance is the backend's.
open class ScrollContentNode: LayoutNode {
    /// The axes that scroll.
    public final var axes: Axis.Set {
        didSet { if axes != oldValue { setNeedsLayout() } }
    }

    /// Makes a scrolling region along some axes.
    public init(axes: Axis.Set = .vertical) {
        self.axes = axes
        super.init()
    }

    open override var ownExplicitGuides: ExplicitGuides { [] }
    open override func exposesGuides(of child: LayoutNode) -> Bool { false }

    /// The extent of the content as last placed.
    public final var contentSize: CGSize {
        children.reduce(.zero) { size, child in
            CGSize(
                width: max(size.width, child.frame.maxX),
                height: max(size.height, child.frame.maxY))
        }
    }

    /// What the content is offered.
    public final func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = contentProposal(for: proposal)
        var size = CGSize.zero
        for child in children {
            let childSize = child.sizeThatFits(inner)
            size.width = max(size.width, childSize.width)
            size.height = max(size.height, childSize.height)
        }
        if axes.contains(.horizontal) { size.width = proposal.width ?? size.width }
        if axes.contains(.vertical) { size.height = proposal.height ?? size.height }
        return size
    }

    open override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let inner = contentProposal(for: proposal)
        for child in children { child.place(at: .zero, proposal: inner) }
    }
}

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
