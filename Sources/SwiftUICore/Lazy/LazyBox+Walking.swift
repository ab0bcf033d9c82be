import Foundation
import LayoutCore

/// A row that a person holds, and where it would go.
struct LiftedRow: Equatable {
    var item: Int
    var distance: CGFloat
    /// The index the row would have.
    var target: Int
}

extension LazyBox {
    func index(of row: RowBox) -> Int? { rows.first { $0.value === row }?.key }

    // MARK: Walking

    /// The row that a key leads to from another, headers and footers left out.
    func item(after index: Int, _ step: RowStep) -> Int? {
        loadItems()
        switch step {
        case .up: return lastRow(before: index)
        case .down: return firstRow(after: index)
        case .first: return firstRow(after: -1)
        case .last: return lastRow(before: lines.itemCount)
        case .pageDown: return pageTarget(from: index, direction: 1) ?? item(after: index, .last)
        case .pageUp: return pageTarget(from: index, direction: -1) ?? item(after: index, .first)
        }
    }

    private func firstRow(after index: Int) -> Int? {
        var item = index + 1
        while item < lines.itemCount {
            if let section = section(of: item) {
                if section.rows.contains(item) { return item }
                item = item < section.rows.lowerBound ? section.rows.lowerBound : item + 1
            } else {
                item += 1
            }
        }
        return nil
    }

    private func lastRow(before index: Int) -> Int? {
        var item = index - 1
        while item >= 0 {
            if section(of: item)?.rows.contains(item) == true { return item }
            item -= 1
        }
        return nil
    }

    private func pageTarget(from index: Int, direction: CGFloat) -> Int? {
        guard let scroll = enclosingScroll(along: axis) else { return nil }
        let start = lengths.offset(of: lines.line(of: index))
        let wanted = start + direction * scroll.box.frame.size[axis] * 0.9
        guard wanted >= 0, wanted < lengths.total else { return nil }
        let item = lines.items(in: lengths.index(at: wanted)).lowerBound
        let found = direction > 0 ? firstRow(after: item - 1) : lastRow(before: item + 1)
        return found == index ? nil : found
    }

    // MARK: Lifting

    /// Takes a row out of its place by a distance, with the others making room.
    func lift(_ item: Int, by distance: CGFloat, within items: Range<Int>) {
        let frame = frame(ofItem: item)
        let middle = frame.midY + distance
        var target = item
        for (index, _) in realizedRows where items.contains(index) && index != item {
            let other = self.frame(ofItem: index)
            if index > item, middle > other.midY { target = max(target, index) }
            if index < item, middle < other.midY { target = min(target, index) }
        }
        let new = LiftedRow(item: item, distance: distance, target: target)
        guard new != lifted else { return }
        lifted = new
        setNeedsPlacement()
    }

    func putDown() {
        lifted = nil
        setNeedsPlacement()
    }

    /// How far a row is drawn from its place while one is held.
    func liftShift(of item: Int) -> CGFloat {
        guard let lifted else { return 0 }
        if item == lifted.item { return lifted.distance }
        let room = frame(ofItem: lifted.item).height + lengths.spacing
        if item > lifted.item, item <= lifted.target { return -room }
        if item < lifted.item, item >= lifted.target { return room }
        return 0
    }
}
