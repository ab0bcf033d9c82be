import Foundation
import LayoutCore

/// Items in lines that exist only near the viewport of the scrolling region around them.
///
/// ```
/// source (views) ── count, item(at:) ──► items near the viewport ──► children of this box
///                                        lengths: measured where known, else estimated
/// ```
/// Lists and stacks have one item to a line, grids several. What is on screen stays where it is
/// when lengths before it turn out otherwise.
@MainActor
final class LazyBox: LayoutNode {
    let axis: Axis
    /// Makes the box of an item; the style of lists and stacks.
    let makeRow: @MainActor (LazyItem) -> RowBox
    /// Called when the rows on hand are others than before, to dress them by their neighbours.
    var rowsDidChange: (@MainActor (LazyBox) -> Void)?
    private(set) weak var source: ViewNode?
    var lengths = LengthIndex()
    var lines = LazyLines()
    /// The parts of the source as `lengths` and `lines` know them.
    private var stretches: [LazyStretch] = []
    private var areItemsCurrent = false
    /// Whether items may be on screen that no row shows, for they were made with their source.
    private var mayHaveStrays = true
    private(set) var sections: [SectionRange] = []
    private(set) var rows: [Int: RowBox] = [:]
    private var rowsByNode: [ObjectIdentifier: RowBox] = [:]
    /// The length across that `lengths` were measured for.
    var measuredAcross: CGFloat?
    /// The longest item across so far, where nothing says how long they are to be.
    var idealAcross: CGFloat = 0
    /// A grid's columns for the present length across; one for a stack.
    var columns: [GridColumns.Column] = []
    var isEstimateKnown = false
    /// The row that a person holds.
    var lifted: LiftedRow?

    /// A grid's definitions of columns, nil for a list or stack.
    var columnItems: [GridColumns.Item]? {
        didSet {
            guard columnItems != oldValue else { return }
            measuredAcross = nil
            setNeedsLayout()
        }
    }
    /// Section parts that stay in view while their section scrolls.
    var pinnedViews: PinnedScrollableViews = [] {
        didSet { if pinnedViews != oldValue { setNeedsLayout() } }
    }
    /// Where an item stands in its line; a grid's columns may say otherwise.
    var alignment = Alignment.center {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }
    /// Room before and after all lines.
    var margins: (leading: CGFloat, trailing: CGFloat) = (0, 0) {
        didSet { if margins != oldValue { setNeedsLayout() } }
    }

    init(
        source: ViewNode, axis: Axis = .vertical, spacing: CGFloat = 0,
        makeRow: @escaping @MainActor (LazyItem) -> RowBox
    ) {
        self.source = source
        self.axis = axis
        self.makeRow = makeRow
        super.init()
        lengths.spacing = spacing
    }

    /// Points between two lines.
    var spacing: CGFloat {
        get { lengths.spacing }
        set {
            guard newValue != lengths.spacing else { return }
            lengths.spacing = newValue
            setNeedsLayout()
        }
    }

    /// Rows on hand by index, rising.
    var realizedRows: [(index: Int, row: RowBox)] {
        rows.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    }

    var itemCount: Int {
        loadItems()
        return lines.itemCount
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { measureLines(proposal) }
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        placeLines(in: size, proposal: proposal)
    }
    override var ownExplicitGuides: ExplicitGuides { [] }
    override func exposesGuides(of child: LayoutNode) -> Bool { false }

    /// Lets go of all rows; the container ends.
    func leave() {
        for row in rowsByNode.values { (row as? ListRowBox)?.leave() }
    }

    // MARK: Changes of the source

    /// Items of a part of the source were replaced; what is known of the others is kept.
    func itemsDidChange(in part: ViewNode, at index: Int, removed: Int, inserted: Int) {
        let key = ObjectIdentifier(part)
        guard let place = stretches.firstIndex(where: { $0.id == key }) else {
            return itemsDidReset()
        }
        let base = stretches[..<place].reduce(0) { $0 + $1.count }
        if removed != 0 || inserted != 0 {
            stretches[place].count += inserted - removed
            replaceLines(at: base + index, removed: removed, inserted: inserted)
            shiftRows(at: base + index, removed: removed, inserted: inserted)
            setNeedsLayout()
        }
        refreshRows(of: part, from: base, count: stretches[place].count)
    }

    /// Anything may have changed; rows are found again by their nodes.
    func itemsDidReset() {
        areItemsCurrent = false
        rows.removeAll()
        setNeedsLayout()
    }

    private func shiftRows(at index: Int, removed: Int, inserted: Int) {
        var moved: [Int: RowBox] = [:]
        for (old, row) in rows {
            if old < index {
                moved[old] = row
            } else if old >= index + removed {
                moved[old - removed + inserted] = row
            }
        }
        rows = moved
    }

    // New element values reach the rows on hand. The part is asked, not the whole source, whose
    // other parts may not be up to date yet.
    private func refreshRows(of part: ViewNode, from base: Int, count: Int) {
        for (index, row) in rows where index >= base && index < base + count {
            if !part.refreshLazyItem(row.item.node, at: index - base) { rows[index] = nil }
        }
    }

    /// The boxes of items on hand changed.
    func syncRows() {
        for row in rows.values { row.syncContents() }
    }

    /// The set of items may have changed beyond what `itemsDidChange` told.
    func structureDidChange() {
        mayHaveStrays = true
        setNeedsPlacement()
        syncRows()
        guard areItemsCurrent, let source else { return }
        var now: [LazyStretch] = []
        source.appendStretches(to: &now)
        if now != stretches { itemsDidReset() }
    }

    func visibleRectDidChange() { setNeedsPlacement() }

    // MARK: Items

    func loadItems() {
        guard !areItemsCurrent, let source else { return }
        areItemsCurrent = true
        var now: [LazyStretch] = []
        source.appendStretches(to: &now)
        let old = stretches
        stretches = now
        if columns.count > 1 {
            let kept = zip(old, now).prefix { $0 == $1 }.reduce(0) { $0 + $1.0.count }
            let (before, after) = (lines.itemCount, now.itemCount)
            replaceLines(at: kept, removed: before - kept, inserted: after - kept)
        } else {
            loadSections()
            lines = LazyLines(itemCount: now.itemCount)
            lengths.adopt(old, now)
        }
    }

    private func loadSections() {
        sections = []
        source?.appendSections(to: &sections, base: 0)
    }

    /// Arranges items in lines after some were replaced.
    private func replaceLines(at index: Int, removed: Int, inserted: Int) {
        let old = lines
        let line = index < old.itemCount ? old.line(of: index) : old.count
        arrangeLines(itemCount: old.itemCount - removed + inserted)
        guard columns.count > 1 else {
            return lengths.replace(at: index, removed: removed, inserted: inserted)
        }
        // Cells move to other lines; lengths of lines are as good as estimates from there on.
        let start = min(line, lines.count)
        let more = lines.count - old.count
        lengths.replace(
            at: start, removed: min(max(-more, 0), lengths.count - start), inserted: max(more, 0))
        if lengths.count != lines.count { lengths.reset(count: lines.count) }
    }

    /// Arranges the items in lines for the present columns.
    func arrangeLines(itemCount: Int) {
        loadSections()
        lines = LazyLines(itemCount: itemCount, sections: sections, perLine: columns.count)
    }

    /// The section of an item.
    func section(of item: Int) -> SectionRange? {
        guard !sections.isEmpty else { return nil }
        let section = sections[sections.partitionPoint { $0.items.upperBound > item }]
        return section.items.contains(item) ? section : nil
    }

    // MARK: Rows

    /// The box of an item, made if it isn't there.
    func row(at index: Int) -> RowBox? {
        if let row = rows[index] { return row }
        guard let source else { return nil }
        let item = source.lazyItem(at: index)
        item.node.bringIn(source.isVisible)
        let key = ObjectIdentifier(item.node)
        let row = rowsByNode[key] ?? makeRow(item)
        row.syncContents()
        rowsByNode[key] = row
        rows[index] = row
        return row
    }

    // A condition that was one row itself stays when the rows of its other branch take its place.
    private func holdsRow(_ node: ViewNode, among live: Set<ObjectIdentifier>) -> Bool {
        guard !node.isDestroyed else { return false }
        for child in node.children
        where live.contains(ObjectIdentifier(child)) || holdsRow(child, among: live) {
            return true
        }
        return false
    }

    /// Lets go of all rows but these, of which the later lie above the earlier.
    func keepOnly(_ placed: [Int]) {
        let kept = Set(placed)
        for index in rows.keys where !kept.contains(index) { rows[index] = nil }
        let live = Set(rows.values.map { ObjectIdentifier($0.item.node) })
        for (key, row) in rowsByNode where !live.contains(key) {
            rowsByNode[key] = nil
            (row as? ListRowBox)?.leave()
            let isHolder = row.item.isStaticRow && holdsRow(row.item.node, among: live)
            if !isHolder { row.item.release() }
        }
        if mayHaveStrays {
            mayHaveStrays = false
            source?.holdBackItems(except: live)
        }
        let new = placed.compactMap { rows[$0] }
        if !isIdentical(new, children) {
            setChildren(new)
            rowsDidChange?(self)
        }
    }
}

/// Items of one part of a lazy container's source that come and go together.
struct LazyStretch: Equatable {
    let id: ObjectIdentifier
    var count: Int
}

extension [LazyStretch] {
    var itemCount: Int { reduce(0) { $0 + $1.count } }
}

extension LengthIndex {
    /// Takes over what is known of the stretches that are still there.
    fileprivate mutating func adopt(_ old: [LazyStretch], _ new: [LazyStretch]) {
        guard count == old.itemCount else { return reset(count: new.itemCount) }
        let head = zip(old, new).prefix { $0 == $1 }.count
        let shared = Swift.min(old.count, new.count) - head
        let tail = zip(old.reversed(), new.reversed()).prefix(shared).prefix { $0 == $1 }.count
        let before = old[head..<(old.count - tail)]
        let after = new[head..<(new.count - tail)]
        guard !before.isEmpty || !after.isEmpty else { return }
        let base = old[..<head].reduce(0) { $0 + $1.count }
        var known: [ObjectIdentifier: [Double?]] = [:]
        var index = base
        for stretch in before {
            known[stretch.id] = (index..<(index + stretch.count)).map { length($0) }
            index += stretch.count
        }
        let inserted = after.reduce(0) { $0 + $1.count }
        replace(at: base, removed: index - base, inserted: inserted)
        index = base
        for stretch in after {
            if let lengths = known[stretch.id], lengths.count == stretch.count {
                for (place, length) in lengths.enumerated() {
                    if let length { set(length, at: index + place) }
                }
            }
            index += stretch.count
        }
    }
}
