import Foundation

/// Finds the column widths and row heights of a grid that knows all its cells.
///
/// Columns are served like the children of a row: least flexible first, equal shares of what is
/// left; a column is as wide as its widest cell. Then rows are served likewise in height, each
/// cell being offered its column's width. Cells that span several columns, and children that
/// stand without a row and span all, widen their columns equally where these are too narrow.
///
/// Source: Apple's references for `Grid`, `GridRow` and the grid cell modifiers.
@MainActor
struct GridLayout {
    /// One cell's place in the grid.
    struct Cell {
        let node: LayoutNode
        let row: Int
        let column: Int
        let span: Int
        let traits: GridCellTraits

        func isSized(_ axis: Axis) -> Bool {
            !(traits.unsizedAxes?.includes(axis) ?? false)
        }
    }

    /// Lengths of all columns and rows for one proposal.
    struct Solution {
        var widths: [CGFloat]
        var heights: [CGFloat]
    }

    let cells: [Cell]
    /// The same cells by row.
    let rows: [[Cell]]
    let columnCount: Int
    let columnSpacing: CGFloat
    let rowSpacing: CGFloat

    private var rowCount: Int { rows.count }

    init(
        cells: [Cell], columnCount: Int, rowCount: Int, columnSpacing: CGFloat,
        rowSpacing: CGFloat
    ) {
        var rows: [[Cell]] = Array(repeating: [], count: rowCount)
        for cell in cells { rows[cell.row].append(cell) }
        self.cells = cells
        self.rows = rows
        self.columnCount = columnCount
        self.columnSpacing = columnSpacing
        self.rowSpacing = rowSpacing
    }

    func solve(_ proposal: ProposedViewSize) -> Solution {
        let widths = columnWidths(proposal)
        let heights = share(
            proposal.height, count: rowCount, spacing: rowSpacing
        ) { row, offer in
            height(ofRow: row, offer: offer, widths: widths)
        }
        return Solution(widths: widths, heights: heights)
    }

    /// The width of some columns together with the gaps between them.
    func width(of cell: Cell, _ widths: [CGFloat]) -> CGFloat {
        let end = min(widths.count, cell.column + cell.span)
        let sum = widths[cell.column..<end].reduce(0, +)
        return sum + columnSpacing * CGFloat(max(0, end - cell.column - 1))
    }

    // MARK: Columns

    private func columnWidths(_ proposal: ProposedViewSize) -> [CGFloat] {
        var byColumn: [[Cell]] = Array(repeating: [], count: columnCount)
        for cell in cells where cell.span == 1 && cell.isSized(.horizontal) {
            byColumn[cell.column].append(cell)
        }
        let height = rowCount == 1 ? proposal.height : nil
        var widths = share(
            proposal.width, count: columnCount, spacing: columnSpacing
        ) { column, offer in
            let question = ProposedViewSize(width: offer, height: height)
            return byColumn[column].reduce(0) { max($0, $1.node.sizeThatFits(question).width) }
        }
        for cell in cells where cell.span > 1 && cell.isSized(.horizontal) {
            widen(&widths, for: cell, proposal: proposal)
        }
        return widths
    }

    private func widen(_ widths: inout [CGFloat], for cell: Cell, proposal: ProposedViewSize) {
        let others = widths.reduce(0, +) - widths[columns(of: cell)].reduce(0, +)
        let outside = others + columnSpacing * CGFloat(columnCount - columns(of: cell).count)
        let offer = proposal.width.map { max(0, $0 - outside) }
        let wanted = cell.node.sizeThatFits(
            ProposedViewSize(width: offer, height: nil)
        ).width
        let missing = wanted - width(of: cell, widths)
        guard missing > 0 else { return }
        let each = missing / CGFloat(columns(of: cell).count)
        for column in columns(of: cell) { widths[column] += each }
    }

    private func columns(of cell: Cell) -> Range<Int> {
        cell.column..<min(columnCount, cell.column + cell.span)
    }

    // MARK: Rows

    private func height(ofRow row: Int, offer: CGFloat?, widths: [CGFloat]) -> CGFloat {
        var height: CGFloat = 0
        for cell in rows[row] where cell.isSized(.vertical) {
            let question = ProposedViewSize(width: width(of: cell, widths), height: offer)
            height = max(height, cell.node.sizeThatFits(question).height)
        }
        return height
    }

    // MARK: Sharing

    /// Shares a length among tracks, least flexible first, as a stack does among children.
    private func share(
        _ length: CGFloat?, count: Int, spacing: CGFloat,
        measure: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let length, length.isFinite, count > 1 else {
            return (0..<count).map { measure($0, length) }
        }
        var left = length - spacing * CGFloat(count - 1)
        if left <= 0 { return (0..<count).map { measure($0, 0) } }
        var lengths = Array(repeating: CGFloat(0), count: count)
        let order = (0..<count).map { Track(index: $0, measure: measure) }.sorted()
        for (served, track) in order.enumerated() {
            let offer = max(0, left / CGFloat(count - served))
            lengths[track.index] = measure(track.index, offer)
            left -= lengths[track.index]
        }
        return lengths
    }

    private struct Track: Comparable {
        let index: Int
        let least: CGFloat
        let flexibility: CGFloat

        init(index: Int, measure: (Int, CGFloat?) -> CGFloat) {
            self.index = index
            least = measure(index, 0)
            flexibility = measure(index, .infinity) - least
        }

        static func < (left: Track, right: Track) -> Bool {
            if left.flexibility != right.flexibility {
                return left.flexibility < right.flexibility
            }
            if left.flexibility == .infinity && left.least != right.least {
                return left.least > right.least
            }
            return left.index < right.index
        }
    }
}
