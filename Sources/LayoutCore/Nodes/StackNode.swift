import Foundation

/// A row or column: `HStack`, `VStack` and, with `fillsAcross`, their lazy kin.
open class StackNode: LayoutNode {
    /// The axis along which children follow one another.
    public final var axis: Axis {
        didSet { if axis != oldValue { childStackAxisDidChange() } }
    }

    /// Points between neighbours, or `nil` for what the neighbours prefer.
    public final var spacing: CGFloat? {
        didSet { if spacing != oldValue { setNeedsLayout() } }
    }

    /// The guide that is lined up; its axis is the one across the stack.
    public final var alignment: AlignmentKey {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    /// Whether the stack takes all it is offered across its axis, as lazy stacks do.
    public final var fillsAcross: Bool {
        didSet { if fillsAcross != oldValue { setNeedsLayout() } }
    }

    private final var solution: StackLayout.Solution?

    /// Makes a stack along an axis with a guide of the other axis.
    public init(
        axis: Axis, spacing: CGFloat? = nil, alignment: AlignmentKey, fillsAcross: Bool = false
    ) {
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
        self.fillsAcross = fillsAcross
        super.init()
    }

    /// Makes a row.
    public static func row(spacing: CGFloat? = nil, alignment: VerticalAlignment = .center)
        -> StackNode
    { StackNode(axis: .horizontal, spacing: spacing, alignment: alignment.key) }

    /// Makes a column.
    public static func column(spacing: CGFloat? = nil, alignment: HorizontalAlignment = .center)
        -> StackNode
    { StackNode(axis: .vertical, spacing: spacing, alignment: alignment.key) }

    open override var childStackAxis: Axis? { axis }
    open override var ownExplicitGuides: ExplicitGuides { [] }
    open override func sizeDidInvalidate() { solution = nil }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        filled(solve(proposal).size, proposal)
    }

    open override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let solution = layout.settle(solve(proposal))
        let shift = shift(of: solution, in: size)
        for (child, item) in zip(children, solution.items) {
            let origin = CGPoint(x: item.origin.x + shift.x, y: item.origin.y + shift.y)
            child.place(at: origin, proposal: item.proposal)
        }
    }

    open override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let solution = layout.settle(solve(proposal))
        let shift = shift(of: solution, in: size)
        var merge = AlignmentMerge(key)
        for (child, item) in zip(children, solution.items) {
            guard
                let value = child.explicitValue(of: key, in: item.size, proposal: item.proposal)
            else { continue }
            merge.add(value + item.origin[key.axis] + shift[key.axis])
        }
        return merge.result
    }

    private final var layout: StackLayout {
        StackLayout(axis: axis, spacing: spacing, alignment: alignment, children: children)
    }

    private final func solve(_ proposal: ProposedViewSize) -> StackLayout.Solution {
        if let solution, solution.proposal == proposal { return solution }
        let solved = layout.solve(proposal)
        solution = solved
        return solved
    }

    private final func filled(_ size: CGSize, _ proposal: ProposedViewSize) -> CGSize {
        let across = axis.perpendicular
        guard fillsAcross, let offered = proposal[across] else { return size }
        var size = size
        size[across] = max(size[across], offered)
        return size
    }

    /// Moves the lined-up children to their guide in a stack that fills more than they need.
    private final func shift(of solution: StackLayout.Solution, in size: CGSize) -> CGPoint {
        let across = axis.perpendicular
        guard fillsAcross, size[across] > solution.size[across], size[across].isFinite else {
            return .zero
        }
        var shift = CGPoint.zero
        shift[across] =
            alignment.defaultValue(in: size)
            - alignment.defaultValue(in: solution.size)
        return shift
    }
}
