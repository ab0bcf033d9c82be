import EventsClient
import Library

/// Saved and seen items as an aligned table, fitted to the terminal's width.
struct ItemTable {
    let language: DisplayLanguage
    /// `nil`: as wide as need be.
    let columns: Int?

    private static let gap = 2
    private static let narrowest = 10

    /// The heading and a line for each item; empty without items.
    func text(_ items: [SavedItem]) -> String {
        guard !items.isEmpty else { return "" }
        let rows = [heading] + items.map(row)
        var widths = (0..<4).map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
        if let columns {
            let fixed = widths[0] + widths[1] + widths[2] + 3 * Self.gap
            widths[3] = min(widths[3], max(Self.narrowest, columns - fixed))
        }
        return rows.map { line($0, widths) + "\n" }.joined()
    }

    private var heading: [String] {
        language == .japanese
            ? ["種類", "番号", "日付", "タイトル"] : ["Kind", "ID", "Date", "Title"]
    }

    private func row(_ item: SavedItem) -> [String] {
        let marks =
            (item.isSaved ? "★ " : "") + (item.isSaved && !item.isRead ? "● " : "")
        return [
            item.kind.word(in: language), TerminalText.line(item.id),
            item.date.map { JapanTime($0).text(in: language) } ?? "-",
            marks + TerminalText.line(item.title),
        ]
    }

    private func line(_ cells: [String], _ widths: [Int]) -> String {
        zip(cells, widths).map { cell, width in
            DisplayWidth.pad(DisplayWidth.truncate(cell, to: width), to: width)
        }.joined(separator: "  ").trimmingSuffix(" ")
    }
}

extension SavedItem.Kind {
    /// What one item of the kind is called.
    func word(in language: DisplayLanguage) -> String {
        switch self {
        case .event: language.pick("勉強会", "event")
        case .article: language.pick("記事", "article")
        case .town: language.pick("街", "town")
        }
    }
}
