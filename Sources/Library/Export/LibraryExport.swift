import Foundation
import HTTPService

/// Items as files for other programs.
public enum LibraryExport {
    /// One JSON array, indented, keys sorted.
    public static func json(_ items: [SavedItem]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(items), as: UTF8.self) + "\n"
    }

    /// One JSON object a line.
    public static func lines(_ items: [SavedItem]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try items.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }
            .joined()
    }

    /// A heading for each kind there is, and a linked entry for each item below it.
    public static func markdown(_ items: [SavedItem], in language: DisplayLanguage) -> String {
        let sections = SavedItem.Kind.allCases.compactMap { kind -> String? in
            let own = items.filter { $0.kind == kind }
            guard !own.isEmpty else { return nil }
            return "## \(kind.title(in: language))\n\n" + own.map(entry).joined()
        }
        let title = language.pick("保存したもの", "Saved")
        return "# \(title)\n\n" + sections.joined(separator: "\n")
    }

    private static func entry(_ item: SavedItem) -> String {
        let title = escaped(item.title)
        let linked = item.link.map { "[\(title)](<\($0.absoluteString)>)" } ?? title
        let details = ([item.subtitle] + item.tags).filter { !$0.isEmpty }.map(escaped)
        return "- \(([linked] + details).joined(separator: " — "))\n"
    }

    /// What means something to Markdown stands for itself; one line.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            if character.isNewline {
                result.append(" ")
            } else {
                if "\\`*_{}[]<>#|!~".contains(character) { result.append("\\") }
                result.append(character)
            }
        }
        return result
    }
}

extension SavedItem.Kind {
    /// What items of the kind are called, many of them.
    public func title(in language: DisplayLanguage) -> String {
        switch self {
        case .event: language.pick("勉強会", "Events")
        case .article: language.pick("記事", "Articles")
        case .town: language.pick("街", "Towns")
        }
    }
}
