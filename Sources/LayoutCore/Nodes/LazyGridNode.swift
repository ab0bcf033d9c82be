import Foundation

/// A grid whose columns come from definitions alone and whose cells fill it line by line.
///
/// All children are laid out; the runtime's lists have a kin that lays out only what shows.
open class LazyGridNode: LayoutNode {
    /// The axis along which lines follow one another: vertical for `LazyVGrid`.
    public final var axis: Axis {
        didSet { if axis != oldValue { setNeedsLayout() } }
    }

    /// The definitions of the columns, or rows in a horizontal grid.
    public final var items: [GridColumns.Item] {
        didSet { if items != oldValue { setNeedsLayout() } }
    }

    /// Points between lines, or `nil` for the default of stacks.
    public final var spacing: CGFloat? {
        didSet { if spacing != oldValue { setNeedsLayout() } }
    }

    /// Makes a grid from its definitions.
    public init(axis: Axis = .vertical, items: [GridColumns.Item], spacing: CGFloat? = nil) {
        self.axis = axis
        self.items = items
        self.spacing = spacing
        super.init()
    }

    private struct Lines {
        var columns: [GridColumns.Column]
        var lengths: [CGFloat]
        var gap: CGFloat

        var extent: CGFloat {
            lengths.reduce(0, +) + gap * CGFloat(max(0, lengths.count - 1))
        }
    }

    open override var ownExplicitGuides: ExplicitGuides { [] }
    open override func exposesGuides(of child: LayoutNode) -> Bool { false }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let lines = lines(proposal[axis.perpendicular])
        var size = CGSize.zero
        size[axis.perpendicular] = GridColumns.extent(lines.columns)
        size[axis] = lines.extent
        return size
    }

    open override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let lines = lines(proposal[axis.perpendicular])
        guard !lines.columns.isEmpty else { return }
        var position: CGFloat = 0
        for (line, length) in lines.lengths.enumerated() {
            place(line: line, at: position, length: length, columns: lines.columns)
            position += length + lines.gap
        }
    }

    private final func place(
        line: Int, at position: CGFloat, length: CGFloat, columns: [GridColumns.Column]
    ) {
        let start = line * columns.count
        for (child, column) in zip(children[start...], columns) {
            let inner = cellProposal(column)
            var cell = CGSize.zero
            cell[axis.perpendicular] = column.width
            cell[axis] = length
            let alignment = items[column.item].alignment ?? .center
            var point = origin(aligning: child, proposal: inner, to: alignment, in: cell)
            point[axis.perpendicular] += column.offset
            point[axis] += position
            child.place(at: point, proposal: inner)
        }
    }

    private final func cellProposal(_ column: GridColumns.Column) -> ProposedViewSize {
        ProposedViewSize(along: nil, across: column.width, axis: axis)
    }

    private final func lines(_ length: CGFloat?) -> Lines {
        let standard = StackSpacing.current.plain
        let columns = GridColumns.resolve(items, in: length, defaultSpacing: standard)
        guard !columns.isEmpty else { return Lines(columns: [], lengths: [], gap: 0) }
        var lengths: [CGFloat] = []
        for (index, child) in children.enumerated() {
            let column = columns[index % columns.count]
            let size = child.sizeThatFits(cellProposal(column))
            if index % columns.count == 0 { lengths.append(0) }
            lengths[lengths.count - 1] = max(lengths[lengths.count - 1], size[axis])
        }
        return Lines(columns: columns, lengths: lengths, gap: spacing ?? standard)
    }
}
