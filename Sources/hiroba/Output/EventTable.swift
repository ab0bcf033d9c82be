import EventsClient

/// Events as an aligned table, fitted to the terminal's width.
struct EventTable {
    let language: DisplayLanguage
    /// `nil`: as wide as need be.
    let columns: Int?

    private static let gap = 2
    private static let narrowest = 10

    /// The heading and a line for each event; empty without events.
    func text(_ events: [Event]) -> String {
        guard !events.isEmpty else { return "" }
        let rows = [heading] + events.map(row)
        let widths = fittedWidths(rows)
        return rows.map { line($0, widths) + "\n" }.joined()
    }

    private var heading: [String] {
        language == .japanese
            ? ["番号", "日時", "席", "タイトル", "会場"] : ["ID", "Date", "Seats", "Title", "Place"]
    }

    private func row(_ event: Event) -> [String] {
        let date = event.startedAt.map { JapanTime($0).text(in: language) }
        let badges = event.badges(in: language).map { "[\($0)] " }.joined()
        return [
            String(event.id), date ?? language.pick("未定", "no date"), seats(event),
            badges + TerminalText.line(event.title),
            TerminalText.line(event.place ?? event.address ?? ""),
        ]
    }

    private func seats(_ event: Event) -> String {
        if event.isAnnouncement { return "-" }
        let limit = event.limit.map { "/\($0)" } ?? ""
        return "\(event.accepted)\(limit)" + (event.waiting > 0 ? "+\(event.waiting)" : "")
    }

    /// Title and place share what the others leave: the place a third at most.
    ///
    /// A width of 0 leaves the column out: first the place goes, then the seats.
    private func fittedWidths(_ rows: [[String]]) -> [Int] {
        var widths = (0..<5).map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
        guard let columns else { return widths }
        let fixed = widths[0] + widths[1] + widths[2] + 3 * Self.gap
        let room = max(Self.narrowest, columns - fixed)
        if room < 2 * Self.narrowest {
            let withoutSeats = max(Self.narrowest, columns - fixed + widths[2] + Self.gap)
            return [widths[0], widths[1], 0, min(widths[3], withoutSeats), 0]
        }
        if room < 3 * Self.narrowest {
            return Array(widths[..<3]) + [min(widths[3], room), 0]
        }
        let free = room - Self.gap
        if widths[3] + widths[4] > free {
            widths[4] = min(widths[4], max(free / 3, free - widths[3]))
            widths[3] = min(widths[3], free - widths[4])
        }
        return widths
    }

    private func line(_ cells: [String], _ widths: [Int]) -> String {
        var parts: [String] = []
        for (column, width) in widths.enumerated() where width > 0 {
            let cell = DisplayWidth.truncate(cells[column], to: width)
            parts.append(DisplayWidth.pad(cell, to: width, atStart: column == 2))
        }
        return parts.joined(separator: "  ").trimmingSuffix(" ")
    }
}
