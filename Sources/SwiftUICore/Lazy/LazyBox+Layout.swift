import Foundation
import LayoutCore

// Overrides must stand in the class itself; they lead here.
extension LazyBox {
    private var side: Axis { axis.perpendicular }

    // MARK: Measuring

    func measureLines(_ proposal: ProposedViewSize) -> CGSize {
        loadItems()
        var size = CGSize.zero
        let marginLength = margins.leading + margins.trailing
        guard let columnItems else {
            size[side] = proposal[side] ?? findIdealAcross()
            size[axis] = max(lengths.total, 0) + marginLength
            return size
        }
        let columns = resolve(columnItems, across: proposal[side])
        size[side] = GridColumns.extent(columns)
        // Another number of columns makes other lines, of which nothing is known.
        if columns.count == max(self.columns.count, 1), lengths.count == lines.count {
            size[axis] = max(lengths.total, 0) + marginLength
        } else {
            let lines = LazyLines(
                itemCount: itemCount, sections: sections, perLine: columns.count)
            let each = lengths.estimate + lengths.spacing
            size[axis] = max(CGFloat(lines.count) * each - lengths.spacing, 0) + marginLength
        }
        return size
    }

    private func resolve(
        _ items: [GridColumns.Item], across: CGFloat?
    ) -> [GridColumns.Column] {
        GridColumns.resolve(
            items, in: across, defaultSpacing: StackSpacing.current.plain)
    }

    // Where nobody says how long items are to be across, the first ones do, and longer ones
    // that come later.
    private func findIdealAcross() -> CGFloat {
        if idealAcross == 0 {
            for index in 0..<min(itemCount, 8) { noteAcross(of: row(at: index)) }
        }
        return idealAcross
    }

    private func noteAcross(of row: RowBox?) {
        guard let row else { return }
        idealAcross = max(idealAcross, row.sizeThatFits(.unspecified)[side])
    }

    // MARK: Placing

    func placeLines(in size: CGSize, proposal: ProposedViewSize) {
        loadItems()
        let scroll = enclosingScroll(along: axis)
        scroll?.box.addFollower(self)
        let viewport = viewport(in: size, scroll: scroll)
        // Found among the lines as they were, since those are on screen.
        let anchor = anchor(viewport)
        prepare(across: size[side], proposed: proposal[side])
        var placed = realize(viewport)
        // Headers that stay in view lie above what passes below them.
        let pinned = pinnedItems(viewport)
        placed.removeAll { pinned.contains($0) }
        let kept = rows.filter { $1.isKept }.keys.filter {
            !placed.contains($0) && !pinned.contains($0) && $0 < lines.itemCount
        }
        var all = kept.sorted() + placed + pinned
        if let lifted = lifted?.item, let place = all.firstIndex(of: lifted) {
            all.append(all.remove(at: place))
        }
        keepOnly(all)
        put(all, viewport: viewport)
        acceptPlacement()
        if let anchor, let scroll { keep(anchor, in: scroll.box) }
        let total = max(lengths.total, 0) + margins.leading + margins.trailing
        let grew = proposal[side] == nil && columnItems == nil && idealAcross > size[side] + 0.01
        if abs(total - size[axis]) > 0.01 || grew { setNeedsLayout() }
    }

    private func prepare(across: CGFloat, proposed: CGFloat?) {
        guard measuredAcross != across || lengths.count != lines.count else { return }
        measuredAcross = across
        let new = columnItems.map { resolve($0, across: proposed) }
        let columns = new ?? [GridColumns.Column(offset: 0, width: across, item: 0)]
        let isRearranged = columns.count != max(self.columns.count, 1)
        self.columns = columns
        if isRearranged { arrangeLines(itemCount: lines.itemCount) }
        lengths.reset(count: lines.count)
        guard columnItems == nil else { return }
        for (index, row) in rows where index < lines.count {
            lengths.set(length(of: row, column: columns[0]), at: index)
        }
    }

    /// What an item takes along the axis, without the spacing after it; an empty one takes back
    /// that too.
    private func length(of row: RowBox, column: GridColumns.Column) -> CGFloat {
        guard !row.contents.isEmpty else { return columnItems == nil ? -lengths.spacing : 0 }
        return row.sizeThatFits(
            ProposedViewSize(along: nil, across: column.width, axis: axis))[axis]
    }

    /// The visible stretch in this box's lines, behind the leading margin.
    private func viewport(
        in size: CGSize, scroll: (box: ScrollBox, origin: CGPoint)?
    ) -> ClosedRange<CGFloat> {
        guard let scroll else { return 0...max(size[axis], Self.reachWithoutScroll) }
        var start = scroll.box.offset[axis] - scroll.origin[axis] - margins.leading
        if isMirrored, axis == .horizontal {
            let end = scroll.box.offset.x + scroll.box.frame.width - scroll.origin.x
            start = size.width - end - margins.leading
        }
        return start...(start + max(scroll.box.frame.size[axis], 0))
    }

    /// Points of content that are made where nothing scrolls, which no window is longer than.
    private static let reachWithoutScroll: CGFloat = 10_000

    typealias Anchor = (item: Int, distance: CGFloat)

    private func anchor(_ viewport: ClosedRange<CGFloat>) -> Anchor? {
        guard lines.count > 0, lengths.count == lines.count, viewport.lowerBound > 0 else {
            return nil
        }
        let line = lengths.index(at: viewport.lowerBound)
        return (lines.items(in: line).lowerBound, viewport.lowerBound - lengths.offset(of: line))
    }

    private func keep(_ anchor: Anchor, in scroll: ScrollBox) {
        // A region that is read from the right keeps its distance from there by itself.
        guard anchor.item < lines.itemCount, !(isMirrored && axis == .horizontal),
            let origin = enclosingScroll(along: axis)?.origin[axis]
        else { return }
        let start = lengths.offset(of: lines.line(of: anchor.item))
        let drift = start + anchor.distance + margins.leading + origin - scroll.offset[axis]
        if abs(drift) > 0.01 { scroll.compensate(drift, along: axis) }
        // So far away that other rows are to be seen.
        if abs(drift) > 100 { setNeedsPlacement() }
    }

    /// Makes and measures what the viewport and a little around it shows.
    private func realize(_ viewport: ClosedRange<CGFloat>) -> [Int] {
        let reach = min(max((viewport.upperBound - viewport.lowerBound) / 2, 100), 400)
        guard lines.count > 0, viewport.lowerBound - reach <= lengths.total else { return [] }
        var line = lengths.index(at: viewport.lowerBound - reach)
        var position = lengths.offset(of: line)
        var placed: [Int] = []
        var measured: [CGFloat] = []
        while line < lines.count, position < viewport.upperBound + reach {
            let items = lines.items(in: line)
            let length = measureLine(items)
            lengths.set(length, at: line)
            placed += items
            measured.append(length)
            position += length + lengths.spacing
            line += 1
        }
        learnEstimate(from: measured)
        return placed
    }

    private func measureLine(_ items: Range<Int>) -> CGFloat {
        var longest = -CGFloat.infinity
        for (place, item) in items.enumerated() {
            guard let row = row(at: item) else { continue }
            longest = max(longest, length(of: row, column: column(place, of: row)))
            if columnItems == nil, row.contents.isEmpty == false { noteAcrossIfAsked(row) }
        }
        return longest.isFinite ? longest : 0
    }

    private func noteAcrossIfAsked(_ row: RowBox) {
        if placedProposal[side] == nil { noteAcross(of: row) }
    }

    /// The place of an item in its line; headers and footers have all of it.
    private func column(_ place: Int, of row: RowBox) -> GridColumns.Column {
        if row.item.kind != .row || columns.count == 1 {
            return GridColumns.Column(offset: 0, width: GridColumns.extent(columns), item: 0)
        }
        return columns[place]
    }

    // Kept once known: an estimate that follows every new line would move the scroll bar about.
    private func learnEstimate(from measured: [CGFloat]) {
        guard !isEstimateKnown, measured.count >= 3 else { return }
        isEstimateKnown = true
        lengths.estimate = max(measured.reduce(0, +) / CGFloat(measured.count), 1)
    }

    private func put(_ placed: [Int], viewport: ClosedRange<CGFloat>) {
        // Dressing a row by its neighbours may have changed its length.
        for line in Set(placed.map { lines.line(of: $0) }) {
            lengths.set(measureLine(lines.items(in: line)), at: line)
        }
        var known: (line: Int, start: Double)?
        for item in placed {
            guard let row = rows[item] else { continue }
            let line = lines.line(of: item)
            if let last = known, last.line == line - 1 {
                known = (line, last.start + length(ofLine: line - 1) + lengths.spacing)
            } else if known?.line != line {
                known = (line, lengths.offset(of: line))
            }
            let start = known?.start ?? 0
            row.isLifted = lifted?.item == item
            let place = pinnedStart(of: item, from: start, viewport) ?? start
            put(row, item, at: place + liftShift(of: item), in: line)
        }
    }

    private func put(_ row: RowBox, _ item: Int, at start: CGFloat, in line: Int) {
        let column = column(item - lines.items(in: line).lowerBound, of: row)
        if row.item.kind == .row, let items = columnItems {
            row.alignment = items[column.item].alignment ?? alignment
        }
        var point = CGPoint.zero
        point[side] = column.offset
        point[axis] = start + margins.leading
        let isCell = columnItems != nil
        row.place(
            at: point,
            proposal: ProposedViewSize(
                along: isCell ? length(ofLine: line) : nil, across: column.width, axis: axis))
    }

    private func length(ofLine line: Int) -> CGFloat {
        lengths.length(line) ?? lengths.estimate
    }

    // MARK: Pinned headers and footers

    /// Items that stay in view although their place is out of it.
    private func pinnedItems(_ viewport: ClosedRange<CGFloat>) -> [Int] {
        guard !pinnedViews.isEmpty, lines.count > 0, lengths.total > 0 else { return [] }
        var pinned: [Int] = []
        if viewport.lowerBound >= 0, viewport.lowerBound < lengths.total,
            let header = sectionAt(viewport.lowerBound)?.header,
            pinnedViews.contains(.sectionHeaders)
        {
            pinned.append(header)
        }
        if viewport.upperBound <= lengths.total, viewport.upperBound > 0,
            let footer = sectionAt(viewport.upperBound)?.footer,
            pinnedViews.contains(.sectionFooters)
        {
            pinned.append(footer)
        }
        for item in pinned { _ = row(at: item) }
        return pinned
    }

    private func sectionAt(_ distance: CGFloat) -> SectionRange? {
        section(of: lines.items(in: lengths.index(at: distance)).lowerBound)
    }

    /// Where a header or footer stands that has left its place: at the edge of the viewport,
    /// until the end of its section takes it along.
    private func pinnedStart(
        of item: Int, from natural: CGFloat, _ viewport: ClosedRange<CGFloat>
    ) -> CGFloat? {
        guard let kind = rows[item]?.item.kind, kind != .row, !pinnedViews.isEmpty,
            let section = section(of: item)
        else { return nil }
        let own = length(ofLine: lines.line(of: item))
        if kind == .header {
            guard pinnedViews.contains(.sectionHeaders), natural < viewport.lowerBound else {
                return nil
            }
            let last = lines.line(of: section.items.upperBound - 1)
            let end = lengths.offset(of: last) + length(ofLine: last)
            return max(min(viewport.lowerBound, end - own), natural)
        }
        guard pinnedViews.contains(.sectionFooters), natural + own > viewport.upperBound else {
            return nil
        }
        let first = lines.line(of: section.items.lowerBound)
        let start =
            lengths.offset(of: first) + (section.header == nil ? 0 : length(ofLine: first))
        return min(max(viewport.upperBound - own, start), natural)
    }

    // MARK: Scrolling to an item

    /// The id of the first item of which at least half is in sight.
    var firstIDInSight: AnyHashable? {
        guard let scroll = enclosingScroll(along: axis), lines.count > 0 else { return nil }
        let start = scroll.box.offset[axis] - scroll.origin[axis] - margins.leading
        guard start < lengths.total else { return nil }
        var line = lengths.index(at: start)
        let isHalfGone = start - lengths.offset(of: line) > length(ofLine: line) / 2
        if isHalfGone, line + 1 < lines.count { line += 1 }
        return lines.items(in: line).lazy.compactMap { self.source?.lazyID(at: $0) }.first
    }

    /// Where an item lies in this box, as far as is known.
    func frame(ofItem item: Int) -> CGRect {
        loadItems()
        let line = lines.line(of: item)
        var rect = CGRect(origin: .zero, size: frame.size)
        let start = lengths.offset(of: line) + margins.leading
        if axis == .vertical {
            rect.origin.y = start
            rect.size.height = length(ofLine: line)
        } else {
            rect.origin.x = start
            rect.size.width = length(ofLine: line)
        }
        return rect
    }
}
