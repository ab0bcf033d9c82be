import Foundation

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

    open override var placedChildren: [LayoutNode] { selection.map { [$0] } ?? [] }
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
