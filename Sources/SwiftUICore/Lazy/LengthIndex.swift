import Foundation

/// Lengths of many lines, of which few are known, with fast sums.
///
/// Unknown lines count as `estimate`. Lines are summed in chunks, so that a lookup among *n* lines
/// costs O(*n* / 256 + 256) and a change no more, wherever it is.
struct LengthIndex {
    private static let chunkSize = 256

    private struct Chunk {
        /// NaN where unknown.
        var lengths: [Double]
        var knownSum = 0.0
        var unknownCount = 0

        init(_ lengths: [Double]) {
            self.lengths = lengths
            recount()
        }

        mutating func recount() {
            knownSum = 0
            unknownCount = 0
            for length in lengths {
                if length.isNaN { unknownCount += 1 } else { knownSum += length }
            }
        }
    }

    private var chunks: [Chunk] = []
    private(set) var count = 0
    /// Points that a line not measured yet counts as.
    var estimate: Double
    /// Points between two lines.
    var spacing: Double

    init(count: Int = 0, estimate: Double = 44, spacing: Double = 0) {
        self.estimate = estimate
        self.spacing = spacing
        reset(count: count)
    }

    /// Forgets all lengths.
    mutating func reset(count: Int) {
        self.count = count
        chunks = Self.unknownChunks(count)
    }

    /// The length of a line, nil when it was not measured.
    func length(_ index: Int) -> Double? {
        let (chunk, place) = locate(index)
        let length = chunks[chunk].lengths[place]
        return length.isNaN ? nil : length
    }

    mutating func set(_ length: Double, at index: Int) {
        let (chunk, place) = locate(index)
        let old = chunks[chunk].lengths[place]
        guard old != length else { return }
        if old.isNaN {
            chunks[chunk].unknownCount -= 1
        } else {
            chunks[chunk].knownSum -= old
        }
        chunks[chunk].lengths[place] = length
        chunks[chunk].knownSum += length
    }

    /// Replaces lines; the new ones are unknown.
    mutating func replace(at index: Int, removed: Int, inserted: Int) {
        if removed > 0 { remove(at: index, removed) }
        if inserted > 0 { insert(at: index, inserted) }
    }

    /// The distance of a line's start from the first one's.
    func offset(of index: Int) -> Double {
        var sum = 0.0
        var rest = index
        for chunk in chunks {
            if rest < chunk.lengths.count {
                for length in chunk.lengths[..<rest] { sum += extent(length) }
                return sum
            }
            rest -= chunk.lengths.count
            sum += extent(chunk)
        }
        return sum
    }

    /// The line at a distance from the start; the first before it all, the last beyond.
    func index(at distance: Double) -> Int {
        var start = 0.0
        var first = 0
        for chunk in chunks {
            let end = start + extent(chunk)
            if end > distance {
                for (place, length) in chunk.lengths.enumerated() {
                    start += extent(length)
                    if start > distance { return first + place }
                }
            }
            start = end
            first += chunk.lengths.count
        }
        return max(count - 1, 0)
    }

    /// The length of all lines with the spacing between them.
    var total: Double {
        guard count > 0 else { return 0 }
        return chunks.reduce(-spacing) { $0 + extent($1) }
    }

    private func extent(_ length: Double) -> Double {
        (length.isNaN ? estimate : length) + spacing
    }

    private func extent(_ chunk: Chunk) -> Double {
        chunk.knownSum + Double(chunk.unknownCount) * estimate
            + Double(chunk.lengths.count) * spacing
    }

    // MARK: Chunks

    private func locate(_ index: Int) -> (chunk: Int, place: Int) {
        var rest = index
        for (number, chunk) in chunks.enumerated() {
            if rest < chunk.lengths.count { return (number, rest) }
            rest -= chunk.lengths.count
        }
        preconditionFailure("Line \(index) of \(count) was asked for.")
    }

    private static func unknownChunks(_ count: Int) -> [Chunk] {
        stride(from: 0, to: count, by: chunkSize).map { start in
            Chunk(Array(repeating: .nan, count: min(chunkSize, count - start)))
        }
    }

    private mutating func remove(at index: Int, _ removed: Int) {
        var (chunk, place) = locate(index)
        var rest = removed
        while rest > 0 {
            let taken = min(rest, chunks[chunk].lengths.count - place)
            chunks[chunk].lengths.removeSubrange(place..<(place + taken))
            chunks[chunk].recount()
            rest -= taken
            chunk += 1
            place = 0
        }
        chunks.removeAll { $0.lengths.isEmpty }
        count -= removed
    }

    private mutating func insert(at index: Int, _ inserted: Int) {
        defer { count += inserted }
        guard index < count || !chunks.isEmpty else {
            chunks = Self.unknownChunks(inserted)
            return
        }
        let (chunk, place) =
            index < count
            ? locate(index) : (chunks.count - 1, chunks[chunks.count - 1].lengths.count)
        if chunks[chunk].lengths.count + inserted <= 2 * Self.chunkSize {
            chunks[chunk].lengths.insert(
                contentsOf: repeatElement(.nan, count: inserted), at: place)
            chunks[chunk].unknownCount += inserted
            return
        }
        let parts = [
            Chunk(Array(chunks[chunk].lengths[..<place])),
            Chunk(Array(chunks[chunk].lengths[place...])),
        ]
        let new = [parts[0]] + Self.unknownChunks(inserted) + [parts[1]]
        chunks.replaceSubrange(chunk...chunk, with: new.filter { !$0.lengths.isEmpty })
    }
}
