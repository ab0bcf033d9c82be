import Foundation

/// One `import` of a Swift file.
struct ImportStatement: Hashable {
    let module: String
    /// From 1.
    let line: Int
    /// As it is written.
    let text: String

    /// The imports of a source text, comments left out.
    static func all(in source: String) -> [ImportStatement] {
        let lines = withoutComments(source).split(
            separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().flatMap { index, line in
            line.split(separator: ";").compactMap { statement in
                module(of: statement).map {
                    ImportStatement(
                        module: $0, line: index + 1,
                        text: statement.trimmingCharacters(in: .whitespaces))
                }
            }
        }
    }

    // `@attribute(…) access import kind Module.Name`, of which all but `import Module` may lack.
    private static func module(of statement: Substring) -> String? {
        let pattern =
            /\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias|actor)\s+)?(\w+).*/
        return (try? pattern.wholeMatch(in: statement)).map { String($0.1) }
    }

    /// Blanks comments out and keeps the lines.
    private static func withoutComments(_ source: String) -> String {
        source
            .replacing(/\/\*(?s:.*?)\*\//) { $0.output.filter { $0 == "\n" } }
            .replacing(/\/\/[^\n]*/) { _ in "" }
    }
}
