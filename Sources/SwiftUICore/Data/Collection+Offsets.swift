// Status: complete
import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at offsets from the start, such as `onDelete` gives.
    ///
    /// - Complexity: O(*n*)
    public mutating func remove(atOffsets offsets: IndexSet) {
        var offset = 0
        var kept = startIndex
        for index in indices {
            if !offsets.contains(offset) {
                if kept != index { swapAt(kept, index) }
                formIndex(after: &kept)
            }
            offset += 1
        }
        removeSubrange(kept...)
    }
}

extension MutableCollection {
    /// Moves the elements at offsets before the one at another, all counted before the move.
    ///
    /// - Complexity: O(*n*)
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let before = source.filter { $0 < destination }
        let after = source.filter { $0 >= destination }
        let all = Array(self)
        let head = all.indices.filter { $0 < destination && !source.contains($0) }
        let tail = all.indices.filter { $0 >= destination && !source.contains($0) }
        let order = head + before + after + tail
        for (index, offset) in zip(Array(indices), order) { self[index] = all[offset] }
    }
}
