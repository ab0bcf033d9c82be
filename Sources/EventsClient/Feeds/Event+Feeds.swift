import Foundation
import Payload

extension Event {
    /// Reads an entry of a group's feed; `nil` when it leads to no event.
    init?(_ entry: AtomFeed.Entry, group: EventGroup) {
        guard !entry.title.isEmpty, let link = entry.link, let id = Self.id(in: link) else {
            return nil
        }
        let summary = FeedSummary(entry.summary)
        self.init(id: id, title: entry.title)
        url = Self.page(link)
        descriptionHTML = summary.rest
        startedAt = summary.start
        endedAt = summary.end
        place = summary.place
        publishedAt = entry.published
        updatedAt = entry.updated
        ownerDisplayName = entry.authorName
        self.group = group
    }

    /// Reads an event of a calendar file.
    init?(_ entry: CalendarFile.Entry, id: Int) {
        guard !entry.summary.isEmpty else { return nil }
        self.init(id: id, title: entry.summary)
        url = entry.url.flatMap(Self.page) ?? URL(string: "https://connpass.com/event/\(id)/")
        startedAt = entry.start
        endedAt = entry.end
        place = entry.location
        updatedAt = entry.changed
        openStatus = entry.isCancelled ? .cancelled : .preopen
        // Plain text, made HTML, as a description is everywhere else.
        descriptionHTML = entry.details.map { text in
            text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
                .replacing(">", with: "&gt;").replacing("\n", with: "<br>")
        }
    }

    /// The number in `https://swift.connpass.com/event/900101/?utm_medium=atom`.
    static func id(in link: URL) -> Int? {
        let parts = link.pathComponents
        guard let place = parts.firstIndex(of: "event"), place + 1 < parts.count,
            let id = CalendarMath.digits(parts[place + 1][...]), id > 0
        else { return nil }
        return id
    }

    /// The page without what the feed adds to count its readers.
    private static func page(_ link: URL) -> URL? {
        guard ["http", "https"].contains(link.scheme?.lowercased() ?? ""),
            var parts = URLComponents(url: link, resolvingAgainstBaseURL: true)
        else { return nil }
        parts.query = nil
        parts.fragment = nil
        return parts.url
    }
}

/// What stands at the head of a feed's summary, and the description below it.
///
/// `開催日時: 2026/04/18 10:00 ～ 18:00<br>開催場所: 見本ビル<br><br><h2>…`
struct FeedSummary: Hashable {
    var start: Date?
    var end: Date?
    var place: String?
    /// The description's HTML.
    var rest: String?

    init(_ html: String) {
        var rest = html[...]
        if let line = Self.line("開催日時", &rest) { (start, end) = Self.period(line) }
        if let line = Self.line("開催場所", &rest) { place = line.isEmpty ? nil : line }
        let trimmed = Self.withoutLeadingBreaks(rest)
        self.rest = trimmed.isEmpty ? nil : String(trimmed)
    }

    /// Takes `NAME: text<br>` from the beginning.
    private static func line(_ name: String, _ html: inout Substring) -> String? {
        let start = withoutLeadingBreaks(html)
        guard start.hasPrefix(name) else { return nil }
        let body = start.dropFirst(name.count).drop { ":： \u{3000}".contains($0) }
        let end = body.range(of: "<br") ?? body.range(of: "\n")
        let text = body[..<(end?.lowerBound ?? body.endIndex)]
        html = body[text.endIndex...]
        if let close = html.firstIndex(of: ">"), html.hasPrefix("<br") {
            html = html[html.index(after: close)...]
        }
        return EventDescription(html: String(text)).text
    }

    private static func withoutLeadingBreaks(_ html: Substring) -> Substring {
        var rest = html
        while true {
            rest = rest.drop(while: \.isWhitespace)
            guard rest.hasPrefix("<br"), let close = rest.firstIndex(of: ">") else { return rest }
            rest = rest[rest.index(after: close)...]
        }
    }

    /// `2026/04/18 10:00 ～ 18:00`, or with another day before the end.
    private static func period(_ text: String) -> (Date?, Date?) {
        let sides = text.split(maxSplits: 1, whereSeparator: { "～〜~".contains($0) })
        guard let first = sides.first, let start = Moment(first, sameDayAs: nil) else {
            return (nil, nil)
        }
        let end = sides.count > 1 ? Moment(sides[1], sameDayAs: start) : nil
        return (start.date, end?.date)
    }

    /// `yyyy/MM/dd HH:mm`; what is missing at the front is the other one's.
    private struct Moment {
        var numbers: [Int]

        init?(_ text: Substring, sameDayAs other: Moment?) {
            let own = text.split { !("0"..."9").contains($0) }.compactMap(CalendarMath.digits)
            let missing = 5 - own.count
            guard own.count >= 2, missing >= 0, missing == 0 || other != nil else { return nil }
            numbers = (other?.numbers.prefix(missing) ?? []) + own
        }

        var date: Date? {
            let text = numbers.enumerated().map {
                CalendarMath.padded($0.element, $0.offset == 0 ? 4 : 2)
            }
            // Without a zone the time is Japan's.
            return Timestamp.parse(
                text[..<3].joined(separator: "-") + "T" + text[3...].joined(separator: ":"))
        }
    }
}
