/// Lines that views under test write, in order.
@MainActor
package final class Recorder {
    package private(set) var lines: [String] = []
    package init() {}
    package func note(_ line: String) { lines.append(line) }

    /// The lines so far, which are forgotten.
    package func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// How often a line was written.
    package func count(_ line: String) -> Int { lines.filter { $0 == line }.count }
}
