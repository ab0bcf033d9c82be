/// Guesses what was meant by a mistyped word.
enum Suggestion {
    /// The nearest candidate, when it is near: a third of the letters may differ, or one begins
    /// with the other.
    static func nearest(to word: String, among candidates: [String]) -> String? {
        let ranked = candidates.map { (candidate: $0, distance: distance(word, $0)) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
        if best.distance <= max(1, best.candidate.count / 3) { return best.candidate }
        guard word.filter({ $0 != "-" }).count >= 3 else { return nil }
        return candidates.first { $0.hasPrefix(word) || word.hasPrefix($0) }
    }

    /// How many letters to insert, delete, replace or swap with their neighbour.
    ///
    /// Source: optimal string alignment, F. J. Damerau 1964 and V. I. Levenshtein 1966.
    static func distance(_ left: String, _ right: String) -> Int {
        let first = Array(left)
        let second = Array(right)
        var older: [Int] = []
        var previous = Array(0...second.count)
        for row in first.indices {
            var current = [row + 1]
            for column in second.indices {
                let isSame = first[row] == second[column]
                var best = min(
                    previous[column + 1] + 1, current[column] + 1,
                    previous[column] + (isSame ? 0 : 1))
                if row > 0, column > 0, first[row] == second[column - 1],
                    first[row - 1] == second[column]
                {
                    best = min(best, older[column - 1] + 1)
                }
                current.append(best)
            }
            older = previous
            previous = current
        }
        return previous[second.count]
    }
}
