package import HeadlessBackend
package import Testing

/// Expects the texts on screen, in drawing order; the tree tells what is there instead.
@MainActor
package func checkTexts(
    _ window: HeadlessWindow, _ expected: [String], _ comment: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard window.texts != expected else { return }
    Issue.record(
        "\(comment)\nexpected \(expected)\nfound    \(window.texts)\nin\n\(window.tree())",
        sourceLocation: sourceLocation)
}

/// All orders of all subsets of some values, the empty one first.
package func arrangements<T>(of values: [T]) -> [[T]] {
    var all: [[T]] = [[]]
    for (index, value) in values.enumerated() {
        var rest = values
        rest.remove(at: index)
        all += arrangements(of: rest).map { [value] + $0 }
    }
    return all
}
