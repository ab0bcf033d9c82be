import Foundation

/// A grid in which every cell counts: columns as wide as their widest cell.
///
/// Children are `GridRowNode`s; any other child is a row of its own across all columns.
open class GridNode: LayoutNode {
    /// Where cells go that are smaller than their place.
    public final var alignment: Alignment {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    /// Points between columns, or `nil` for the default of stacks.
    public final var horizontalSpacing: CGFloat? {
        didSet { if horizontalSpacing != oldValue { setNeedsLayout() } }
    }

    /// Points between rows, or `nil` for the default of stacks.
    public final var verticalSpacing: CGFloat? {
        didSet { if verticalSpacing != oldValue { setNeedsLayout() } }
    }

    /// Makes a grid; spacings in points.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        super.init()
    }

    open override var ownExplicitGuides: ExplicitGuides { [] }
    open override func exposesGuides(of child: LayoutNode) -> Bool { false }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let layout = makeLayout()
        let solution = layout.solve(proposal)
        return CGSize(
            width: extent(solution.widths, gap: layout.columnSpacing),
            height: extent(solution.heights, gap: layout.rowSpacing))
    }

    open override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let layout = makeLayout()
        let solution = layout.solve(proposal)
        let columnGuides = columnGuides(layout)
        var top: CGFloat = 0
        for (row, child) in children.enumerated() {
            let height = solution.heights[row]
            let vertical = (child as? GridRowNode)?.rowAlignment ?? alignment.vertical
            let rowPlaces = layout.rows[row].map { cell in
                place(
                    cell, layout, solution, guides: columnGuides[cell.column],
                    vertical: vertical)
            }
            let settled = settleBaselines(rowPlaces, vertical: vertical.key)
            put(child, settled, at: top, size: CGSize(width: size.width, height: height))
            top += height + layout.rowSpacing
        }
    }

    private final func put(
        _ child: LayoutNode, _ places: [GridRowNode.Place], at top: CGFloat, size: CGSize
    ) {
        if let row = child as? GridRowNode {
            row.take(places)
            row.place(at: CGPoint(x: 0, y: top), proposal: ProposedViewSize(size))
        } else if let place = places.first {
            let point = CGPoint(x: place.origin.x, y: place.origin.y + top)
            child.place(at: point, proposal: place.proposal)
        }
    }

    private final func extent(_ lengths: [CGFloat], gap: CGFloat) -> CGFloat {
        lengths.reduce(0, +) + gap * CGFloat(max(0, lengths.count - 1))
    }

    // MARK: Cells

    private final func makeLayout() -> GridLayout {
        var cells: [GridLayout.Cell] = []
        var columns = 1
        for (row, child) in children.enumerated() {
            guard let rowNode = child as? GridRowNode else { continue }
            var column = 0
            for node in rowNode.children {
                let traits = node.gridTraits
                let span = max(1, traits.columns ?? 1)
                cells.append(
                    GridLayout.Cell(
                        node: node, row: row, column: column, span: span, traits: traits))
                column += span
            }
            columns = max(columns, column)
        }
        for (row, child) in children.enumerated() where !(child is GridRowNode) {
            cells.append(
                GridLayout.Cell(
                    node: child, row: row, column: 0, span: columns, traits: child.gridTraits))
        }
        let standard = StackSpacing.current.plain
        return GridLayout(
            cells: cells, columnCount: columns, rowCount: children.count,
            columnSpacing: horizontalSpacing ?? standard,
            rowSpacing: verticalSpacing ?? standard)
    }

    private final func columnGuides(_ layout: GridLayout) -> [HorizontalAlignment] {
        var guides = Array(repeating: alignment.horizontal, count: layout.columnCount)
        for cell in layout.cells {
            if let own = cell.traits.columnAlignment { guides[cell.column] = own }
        }
        return guides
    }

    private final func place(
        _ cell: GridLayout.Cell, _ layout: GridLayout, _ solution: GridLayout.Solution,
        guides horizontal: HorizontalAlignment, vertical: VerticalAlignment
    ) -> GridRowNode.Place {
        let room = CGSize(
            width: layout.width(of: cell, solution.widths), height: solution.heights[cell.row])
        let inner = ProposedViewSize(room)
        var point = origin(
            aligning: cell.node, proposal: inner,
            to: Alignment(horizontal: horizontal, vertical: vertical), in: room)
        if let anchor = cell.traits.anchor {
            let size = cell.node.sizeThatFits(inner)
            point = CGPoint(
                x: (room.width - size.width) * anchor.x,
                y: (room.height - size.height) * anchor.y)
        }
        let start =
            solution.widths[..<cell.column].reduce(0, +)
            + layout.columnSpacing * CGFloat(cell.column)
        point.x += start
        return GridRowNode.Place(node: cell.node, origin: point, proposal: inner)
    }

    /// Lines cells up by baseline or a custom guide, topmost cell at the row's top.
    private final func settleBaselines(_ places: [GridRowNode.Place], vertical key: AlignmentKey)
        -> [GridRowNode.Place]
    {
        guard key.isBaseline || key.kind == .custom else { return places }
        let guides = places.map { place in
            place.node.alignmentValue(
                of: key, in: place.node.sizeThatFits(place.proposal), proposal: place.proposal)
        }
        guard let lowest = guides.max() else { return places }
        return zip(places, guides).map { place, guide in
            var place = place
            place.origin.y = lowest - guide
            return place
        }
    }
}
