import TownsClient

/// A ranking as an aligned table, gaps included, fitted to the terminal's width.
struct TownTableText {
    let language: DisplayLanguage
    /// `nil`: as wide as need be.
    let columns: Int?
    let rankings: TownRankings

    func text(_ table: TownTable) -> String {
        let rows = [heading] + self.rows(table)
        var widths = (0..<4).map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
        if let columns {
            let fixed = widths[0] + widths[1] + widths[2] + 6
            widths[3] = min(widths[3], max(0, columns - fixed))
            // A line of a few characters tells nothing.
            if widths[3] < 6 { widths[3] = 0 }
        }
        return rows.map { line($0, widths) + "\n" }.joined()
    }

    private var heading: [String] {
        language == .japanese ? ["順位", "変動", "街", "路線"] : ["Rank", "Change", "Town", "Line"]
    }

    private func rows(_ table: TownTable) -> [[String]] {
        let places = table.places(in: 1...TownTable.length)
        return places.map { row($0, table) } + table.entriesBeyond.map { row($0, table) }
    }

    private func row(_ place: TownTable.Place, _ table: TownTable) -> [String] {
        switch place {
        case .entry(let entry): return row(entry, table)
        case .gap(let ranks):
            let range = ranks.count == 1 ? "" : "-\(ranks.upperBound)"
            let unknown = language.pick("（出典に記載なし）", "(not named by the source)")
            return ["\(ranks.lowerBound)\(range)", "", unknown, ""]
        }
    }

    private func row(_ entry: TownEntry, _ table: TownTable) -> [String] {
        let line = rankings.line(of: entry, in: table.id.area) ?? ""
        return [
            "\(entry.rank)", entry.change.title(in: language) ?? "-",
            TerminalText.line(entry.town), TerminalText.line(line),
        ]
    }

    private func line(_ cells: [String], _ widths: [Int]) -> String {
        var parts: [String] = []
        for (column, width) in widths.enumerated() where width > 0 {
            let cell = DisplayWidth.truncate(cells[column], to: width)
            parts.append(DisplayWidth.pad(cell, to: width, atStart: column == 0))
        }
        return parts.joined(separator: "  ").trimmingSuffix(" ")
    }
}
