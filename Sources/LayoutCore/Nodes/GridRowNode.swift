import Foundation

/// A row of a grid. Outside a grid it is a row with default spacing.
open class GridRowNode: StackNode {
    struct Place: Equatable {
        let node: LayoutNode
        var origin: CGPoint
        let proposal: ProposedViewSize

        static func == (left: Place, right: Place) -> Bool {
            left.node === right.node && left.origin == right.origin
                && left.proposal == right.proposal
        }
    }

    private final var places: [Place] = []
    private final var isInGrid: Bool { parent is GridNode }

    /// The guide of the cells of this row, or `nil` for the grid's.
    public final var rowAlignment: VerticalAlignment? {
        didSet { if rowAlignment != oldValue { setNeedsLayout() } }
    }

    /// Makes a row with a guide of its own or the grid's.
    public init(rowAlignment: VerticalAlignment? = nil) {
        self.rowAlignment = rowAlignment
        super.init(axis: .horizontal, alignment: VerticalAlignment.center.key)
    }

    // A grid's cells are in no stack: a divider in a cell is horizontal.
    open override var childStackAxis: Axis? { nil }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isInGrid ? proposal.replacingUnspecifiedDimensions() : super.measure(proposal)
    }

    open override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard isInGrid else { return super.placeChildren(in: size, proposal: proposal) }
        for place in places { place.node.place(at: place.origin, proposal: place.proposal) }
    }

    final func take(_ new: [Place]) {
        if places == new { return }
        places = new
        markForPlacement()
    }
}
