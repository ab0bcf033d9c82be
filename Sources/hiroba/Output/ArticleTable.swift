import ArticlesClient

/// Articles as an aligned table, fitted to the terminal's width.
struct ArticleTable: Sendable {
    let language: DisplayLanguage
    /// The count the articles are ordered by goes last where there is no room.
    var order = ArticleOrder.date
    /// `nil`: as wide as need be.
    let columns: Int?

    private static let gap = 2
    private static let narrowest = 16
    private static let titleColumn = 4
    private static let numberColumns: Set<Int> = [2, 3]
    /// Left out one after the other where there is no room: user, a count, the other, date.
    private var dispensable: [Int] { order == .stocks ? [5, 2, 1, 3] : [5, 3, 2, 1] }

    /// The heading and a line for each article; empty without articles.
    func text(_ articles: [Article]) -> String {
        guard !articles.isEmpty else { return "" }
        let rows = [heading] + articles.map(row)
        let widths = fittedWidths(rows)
        return rows.map { line($0, widths) + "\n" }.joined()
    }

    private var heading: [String] {
        language == .japanese
            ? ["番号", "日付", "LGTM", "ストック", "タイトル", "書いた人"]
            : ["ID", "Date", "LGTM", "Stocks", "Title", "User"]
    }

    private func row(_ article: Article) -> [String] {
        [
            TerminalText.line(article.id), String((article.createdText ?? "").prefix(10)),
            String(article.likeCount), String(article.stockCount),
            TerminalText.line(article.title), TerminalText.line(article.author?.id ?? ""),
        ]
    }

    /// The title takes what the others leave; a width of 0 leaves a column out.
    private func fittedWidths(_ rows: [[String]]) -> [Int] {
        var widths = (0..<6).map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
        guard let columns else { return widths }
        func room() -> Int {
            let others = widths.indices.filter { $0 != Self.titleColumn && widths[$0] > 0 }
            return columns - others.reduce(0) { $0 + widths[$1] + Self.gap }
        }
        let wish = min(28, widths[Self.titleColumn])
        for column in dispensable where room() < wish { widths[column] = 0 }
        widths[Self.titleColumn] = min(widths[Self.titleColumn], max(Self.narrowest, room()))
        return widths
    }

    private func line(_ cells: [String], _ widths: [Int]) -> String {
        var parts: [String] = []
        for (column, width) in widths.enumerated() where width > 0 {
            let cell = DisplayWidth.truncate(cells[column], to: width)
            let isNumber = Self.numberColumns.contains(column)
            parts.append(DisplayWidth.pad(cell, to: width, atStart: isNumber))
        }
        return parts.joined(separator: String(repeating: " ", count: Self.gap)).trimmingSuffix(" ")
    }
}
