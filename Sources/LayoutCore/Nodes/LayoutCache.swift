import Foundation

/// Sizes by proposal: a few inline, some more behind one allocation.
///
/// Nested stacks ask for minimum, maximum, ideal and actual length on each axis: at most sixteen
/// combinations, so sixteen entries keep deep nesting from measuring anything twice.
struct LayoutCache {
    private struct Entry {
        var width: CGFloat
        var height: CGFloat
        var size: CGSize

        static let empty = Entry(width: 0, height: 0, size: .zero)

        func matches(_ width: CGFloat, _ height: CGFloat) -> Bool {
            self.width == width && self.height == height
        }
    }

    private static let inlineCapacity = 3
    private static let capacity = 16

    private var count = 0
    private var next = 0
    private var first = Entry.empty
    private var second = Entry.empty
    private var third = Entry.empty
    private var overflow: [Entry] = []

    var isEmpty: Bool { count == 0 }

    /// Stands for a dimension that was left open; no proposal is that large and negative.
    private static let unspecified = -CGFloat.greatestFiniteMagnitude

    func size(for proposal: ProposedViewSize) -> CGSize? {
        if count == 0 { return nil }
        let width = proposal.width ?? Self.unspecified
        let height = proposal.height ?? Self.unspecified
        if first.matches(width, height) { return first.size }
        if count > 1, second.matches(width, height) { return second.size }
        if count > 2, third.matches(width, height) { return third.size }
        if count <= Self.inlineCapacity { return nil }
        return overflow.first { $0.matches(width, height) }?.size
    }

    mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
        let entry = Entry(
            width: proposal.width ?? Self.unspecified,
            height: proposal.height ?? Self.unspecified, size: size)
        switch count {
        case 0: first = entry
        case 1: second = entry
        case 2: third = entry
        case Self.capacity: return replaceOldest(with: entry)
        default: overflow.append(entry)
        }
        count += 1
    }

    mutating func removeAll() {
        if count > Self.inlineCapacity { overflow.removeAll(keepingCapacity: true) }
        count = 0
        next = 0
    }

    private mutating func replaceOldest(with entry: Entry) {
        overflow[next] = entry
        next = (next + 1) % overflow.count
    }
}
