import Foundation
import SwiftUICore

/// Measures text in which every character is a square of one em.
///
/// Lines break at spaces and between any two characters of which one is not ASCII, as Japanese
/// does; a word wider than the line breaks anywhere. Where lines are left out the last one is
/// filled up to the ellipsis.
enum FixedTextMeasurer {
    static func measure(
        _ text: ResolvedText, width: CGFloat?, height: CGFloat?
    ) -> TextMetrics {
        let em = text.runs.map(\.font.size).max() ?? 15
        let perLine = count(of: em, in: width)
        var lines = text.string.split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { wrap(Array($0), perLine) }
        var limit = text.lineLimit ?? Int.max
        if let height, height.isFinite { limit = min(limit, count(of: em, in: height)) }
        if lines.count > limit {
            lines = Array(lines.prefix(limit))
            if perLine < Int.max, let last = lines.indices.last { lines[last] = perLine }
        }
        var count = max(lines.count, 1)
        if text.reservesSpace, let limit = text.lineLimit { count = max(count, limit) }
        let longest = CGFloat(lines.max() ?? 0) * em
        let spacing = CGFloat(count - 1) * text.lineSpacing
        return TextMetrics(
            size: CGSize(
                width: min(longest, max(width ?? longest, 0)),
                height: CGFloat(count) * em + spacing),
            firstBaseline: em * 0.8, lastBaseline: CGFloat(count) * em + spacing - em * 0.2,
            lineCount: count)
    }

    /// How many squares fit in a length, at least one.
    private static func count(of em: CGFloat, in length: CGFloat?) -> Int {
        guard let length, length < 1_000_000 else { return Int.max }
        return max(Int((length / em + 0.000_1).rounded(.down)), 1)
    }

    /// The lengths of the lines of one paragraph, in characters.
    private static func wrap(_ characters: [Character], _ perLine: Int) -> [Int] {
        var lines: [Int] = []
        var start = 0
        while characters.count - start > perLine {
            let end = start + perLine
            let stop = breakPoint(characters, from: start, before: end) ?? end
            lines.append(trimmedLength(characters[start..<stop]))
            start = stop
            while start < characters.count, characters[start] == " " { start += 1 }
        }
        lines.append(characters.count - start)
        return lines
    }

    private static func breakPoint(
        _ characters: [Character], from start: Int, before end: Int
    ) -> Int? {
        var index = end
        while index > start {
            let (left, right) = (characters[index - 1], characters[index])
            if left == " " || right == " " || !left.isASCII || !right.isASCII { return index }
            index -= 1
        }
        return nil
    }

    private static func trimmedLength(_ line: ArraySlice<Character>) -> Int {
        line.count - line.reversed().prefix { $0 == " " }.count
    }
}
