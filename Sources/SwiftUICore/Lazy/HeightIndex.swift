import Foundation

/// Heights of many rows, of which few are known, with fast sums.
///
/// Unknown rows count as `estimate`. Rows are summed in chunks, so that a lookup among *n* rows
/// costs O(*n* / 256 + 256) and a change of one row O(1).
struct HeightIndex {
    private static let chunkSize = 256

    private var heights: [Double] = []
    private var knownSums: [Double] = []
    private var unknownCounts: [Int] = []
    /// Points that a row not measured yet counts as.
    var estimate: Double
    /// Points between two rows.
    var spacing: Double

    init(count: Int = 0, estimate: Double = 44, spacing: Double = 0) {
        self.estimate = estimate
        self.spacing = spacing
        reset(count: count)
    }

    var count: Int { heights.count }

    /// Forgets all heights.
    mutating func reset(count: Int) {
        heights = Array(repeating: .nan, count: count)
        rebuildChunks()
    }

    /// The height of a row, nil when it was not measured.
    func height(_ index: Int) -> Double? { heights[index].isNaN ? nil : heights[index] }

    mutating func set(_ height: Double, at index: Int) {
        let chunk = index / Self.chunkSize
        if heights[index].isNaN {
            unknownCounts[chunk] -= 1
        } else {
            knownSums[chunk] -= heights[index]
        }
        heights[index] = height
        knownSums[chunk] += height
    }

    /// Replaces rows; the new ones are unknown.
    mutating func replace(at index: Int, removed: Int, inserted: Int) {
        guard removed != 0 || inserted != 0 else { return }
        heights.replaceSubrange(
            index..<(index + removed), with: repeatElement(.nan, count: inserted))
        rebuildChunks(from: index / Self.chunkSize)
    }

    /// The distance of a row's top edge from the first row's.
    func offset(of index: Int) -> Double {
        let chunk = index / Self.chunkSize
        var sum = 0.0
        for i in 0..<chunk { sum += chunkHeight(i) }
        for i in (chunk * Self.chunkSize)..<index { sum += extent(i) }
        return sum
    }

    /// The row at a distance from the top; the first above it all, the last below.
    func index(at y: Double) -> Int {
        guard count > 0 else { return 0 }
        var top = 0.0
        var chunk = 0
        while chunk < knownSums.count - 1 {
            let height = chunkHeight(chunk)
            if top + height > y { break }
            top += height
            chunk += 1
        }
        var index = chunk * Self.chunkSize
        while index < count - 1 {
            let height = extent(index)
            if top + height > y { break }
            top += height
            index += 1
        }
        return index
    }

    /// The height of all rows with the spacing between them.
    var total: Double {
        guard count > 0 else { return 0 }
        return (0..<knownSums.count).reduce(-spacing) { $0 + chunkHeight($1) }
    }

    private func extent(_ index: Int) -> Double {
        (heights[index].isNaN ? estimate : heights[index]) + spacing
    }

    private func chunkHeight(_ chunk: Int) -> Double {
        let rows = min(Self.chunkSize, count - chunk * Self.chunkSize)
        return knownSums[chunk] + Double(unknownCounts[chunk]) * estimate + Double(rows) * spacing
    }

    private mutating func rebuildChunks(from first: Int = 0) {
        let chunks = (count + Self.chunkSize - 1) / Self.chunkSize
        knownSums = Array(knownSums.prefix(first))
        unknownCounts = Array(unknownCounts.prefix(first))
        for chunk in first..<max(chunks, first) {
            let range = (chunk * Self.chunkSize)..<min(count, (chunk + 1) * Self.chunkSize)
            var sum = 0.0
            var unknown = 0
            for index in range {
                if heights[index].isNaN { unknown += 1 } else { sum += heights[index] }
            }
            knownSums.append(sum)
            unknownCounts.append(unknown)
        }
    }
}
