import Foundation
import LayoutCore

/// A column of items that exist only near the viewport of the scrolling region around it.
///
/// ```
/// source (views) ── count, item(at:) ──► rows near the viewport ──► children of this box
///                                        heights: measured where known, else estimated
/// ```
/// What is on screen stays where it is when heights above it turn out otherwise.
@MainActor
final class LazyColumnBox: LayoutNode {
    /// Makes the box of an item; the style of lists and stacks.
    let makeRow: @MainActor (LazyItem) -> RowBox
    /// Called when the rows on hand are others than before, to dress them by their neighbours.
    var rowsDidChange: (@MainActor (LazyColumnBox) -> Void)?
    private weak var source: ViewNode?
    private var heights = HeightIndex()
    private var count = 0
    private var isCountKnown = false
    private var measuredWidth: CGFloat?
    private var rows: [Int: RowBox] = [:]
    private var rowsByNode: [ObjectIdentifier: RowBox] = [:]
    /// Indices of section headers that stay at the top of the viewport, rising.
    var pinnedIndices: [Int] = []
    /// Room above and below all rows.
    var margins: (top: CGFloat, bottom: CGFloat) = (0, 0) {
        didSet { if margins != oldValue { setNeedsLayout() } }
    }
    private(set) var isEstimateKnown = false

    init(source: ViewNode, spacing: CGFloat = 0, makeRow: @escaping @MainActor (LazyItem) -> RowBox)
    {
        self.source = source
        self.makeRow = makeRow
        super.init()
        heights.spacing = spacing
    }

    var spacing: CGFloat {
        get { heights.spacing }
        set {
            guard newValue != heights.spacing else { return }
            heights.spacing = newValue
            setNeedsLayout()
        }
    }

    /// Rows on hand by index.
    var realizedRows: [(index: Int, row: RowBox)] {
        rows.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    }

    var itemCount: Int {
        loadCount()
        return count
    }

    // MARK: Changes of the source

    /// Items were replaced; heights around them are kept.
    func itemsDidChange(at index: Int, removed: Int, inserted: Int) {
        guard isCountKnown else { return setNeedsLayout() }
        guard removed != 0 || inserted != 0 else { return refreshRows() }
        // Other items may have come or gone in the same update, which the heights don't know of.
        guard index + removed <= heights.count,
            heights.count - removed + inserted == source?.lazyItemCount()
        else { return itemsDidReset() }
        heights.replace(at: index, removed: removed, inserted: inserted)
        count = heights.count
        var moved: [Int: RowBox] = [:]
        for (old, row) in rows {
            if old < index {
                moved[old] = row
            } else if old >= index + removed {
                moved[old - removed + inserted] = row
            }
        }
        rows = moved
        setNeedsLayout()
    }

    /// Anything may have changed; rows are found again by their nodes.
    func itemsDidReset() {
        isCountKnown = false
        rows.removeAll()
        setNeedsLayout()
    }

    // New element values reach the rows on hand.
    private func refreshRows() {
        guard let source else { return }
        // Other items may have come or gone in the same update.
        guard count == source.lazyItemCount() else { return itemsDidReset() }
        for (index, row) in rows where index < count {
            let item = source.lazyItem(at: index)
            if item.node !== row.item.node { return itemsDidReset() }
        }
    }

    /// The boxes of items on hand changed.
    func syncRows() {
        for row in rows.values { row.syncContents() }
    }

    func visibleRectDidChange() { setNeedsPlacement() }

    private func loadCount() {
        guard !isCountKnown, let source else { return }
        isCountKnown = true
        count = source.lazyItemCount()
        if heights.count != count { heights.reset(count: count) }
    }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        loadCount()
        return CGSize(
            width: proposal.width ?? 10,
            height: max(heights.total, 0) + margins.top + margins.bottom)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        loadCount()
        if measuredWidth != size.width { forgetHeights(width: size.width) }
        let scroll = enclosingScroll()
        scroll?.box.addFollower(self)
        let viewport = viewport(in: size, scroll: scroll)
        let anchor = anchor(viewport)
        let placements = realize(viewport, width: size.width)
        keepOnly(placements)
        place(placements, viewport: viewport, width: size.width)
        acceptPlacement()
        if let anchor, let scroll { keep(anchor, in: scroll.box) }
        if abs(max(heights.total, 0) + margins.top + margins.bottom - size.height) > 0.01 {
            setNeedsLayout()
        }
    }

    private func forgetHeights(width: CGFloat) {
        measuredWidth = width
        let known = rows.mapValues { height(of: $0, width: width) }
        heights.reset(count: count)
        for (index, height) in known where index < count { heights.set(height, at: index) }
    }

    /// What a row takes, without the spacing after it; an empty one takes back that too.
    private func height(of row: RowBox, width: CGFloat) -> CGFloat {
        guard !row.contents.isEmpty else { return -heights.spacing }
        return row.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }

    /// The visible stretch in this box's rows, below the top margin.
    private func viewport(
        in size: CGSize, scroll: (box: ScrollBox, origin: CGPoint)?
    ) -> ClosedRange<CGFloat> {
        guard let scroll else { return 0...max(size.height, 0) }
        let top = scroll.box.offset.y - scroll.origin.y - margins.top
        return top...(top + max(scroll.box.frame.height, 0))
    }

    private typealias Anchor = (index: Int, distance: CGFloat)

    private func anchor(_ viewport: ClosedRange<CGFloat>) -> Anchor? {
        guard count > 0, viewport.lowerBound > 0 else { return nil }
        let index = heights.index(at: viewport.lowerBound)
        return (index, viewport.lowerBound - heights.offset(of: index))
    }

    private func keep(_ anchor: Anchor, in scroll: ScrollBox) {
        guard anchor.index < count, let origin = enclosingScroll()?.origin else { return }
        let wanted = heights.offset(of: anchor.index) + anchor.distance + margins.top + origin.y
        let drift = wanted - scroll.offset.y
        if abs(drift) > 0.01 { scroll.compensate(dy: drift) }
    }

    /// Makes and measures what the viewport and a little around it shows.
    private func realize(_ viewport: ClosedRange<CGFloat>, width: CGFloat) -> [Int] {
        guard count > 0 else { return [] }
        let reach = min(max((viewport.upperBound - viewport.lowerBound) / 2, 100), 400)
        var index = heights.index(at: viewport.lowerBound - reach)
        var y = heights.offset(of: index)
        var placed: [Int] = []
        while index < count, y < viewport.upperBound + reach {
            guard let row = row(at: index) else { break }
            let height = height(of: row, width: width)
            if heights.height(index) != height { heights.set(height, at: index) }
            placed.append(index)
            y += height + heights.spacing
            index += 1
        }
        learnEstimate(from: placed)
        if let pinned = pinnedIndices.last(where: { heights.offset(of: $0) <= viewport.lowerBound }
        ),
            pinned < count, !placed.contains(pinned), let row = row(at: pinned)
        {
            heights.set(height(of: row, width: width), at: pinned)
            placed.insert(pinned, at: 0)
        }
        return placed
    }

    // Kept once known: an estimate that follows every new row would move the scroll bar about.
    private func learnEstimate(from placed: [Int]) {
        guard !isEstimateKnown, placed.count >= 3 else { return }
        isEstimateKnown = true
        let sum = placed.reduce(0) { $0 + (heights.height($1) ?? 0) }
        heights.estimate = max(sum / Double(placed.count), 1)
    }

    private func row(at index: Int) -> RowBox? {
        if let row = rows[index] { return row }
        guard let source else { return nil }
        let item = source.lazyItem(at: index)
        item.node.setVisible(source.isVisible)
        let key = ObjectIdentifier(item.node)
        let row = rowsByNode[key] ?? makeRow(item)
        row.syncContents()
        rowsByNode[key] = row
        rows[index] = row
        return row
    }

    private func keepOnly(_ placed: [Int]) {
        let kept = Set(placed)
        for index in rows.keys where !kept.contains(index) { rows[index] = nil }
        let live = Set(rows.values.map { ObjectIdentifier($0.item.node) })
        for (key, row) in rowsByNode where !live.contains(key) {
            rowsByNode[key] = nil
            row.item.release()
        }
        let new = placed.compactMap { rows[$0] }
        if !isIdentical(new, children) {
            setChildren(new)
            rowsDidChange?(self)
        }
    }

    private func place(_ placed: [Int], viewport: ClosedRange<CGFloat>, width: CGFloat) {
        let proposal = ProposedViewSize(width: width, height: nil)
        for index in placed {
            guard let row = rows[index] else { continue }
            // Dressing a row by its neighbours may have changed its height.
            let height = height(of: row, width: width)
            if heights.height(index) != height { heights.set(height, at: index) }
        }
        for index in placed {
            guard let row = rows[index] else { continue }
            let y = pinnedOffset(of: index, viewport: viewport) ?? heights.offset(of: index)
            row.place(at: CGPoint(x: 0, y: y + margins.top), proposal: proposal)
        }
    }

    /// Where a header stands that has reached the top: there, until the next one pushes it off.
    private func pinnedOffset(of index: Int, viewport: ClosedRange<CGFloat>) -> CGFloat? {
        guard pinnedIndices.contains(index) else { return nil }
        let natural = heights.offset(of: index)
        guard natural < viewport.lowerBound else { return nil }
        let height = heights.height(index) ?? 0
        guard let next = pinnedIndices.first(where: { $0 > index }) else {
            return viewport.lowerBound
        }
        return min(viewport.lowerBound, heights.offset(of: next) - height)
    }

    /// The top of an item in this box, for scrolling to it.
    func offset(of index: Int) -> CGFloat { heights.offset(of: index) + margins.top }

    func height(of index: Int) -> CGFloat { heights.height(index) ?? heights.estimate }
}
