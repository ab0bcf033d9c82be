import Foundation

/// The public feeds and calendar files, which ask for no key.
///
/// connpass has them on the groups' own hosts; this server has one host, so that a group's feed
/// is in a folder of its name: `/sample-midori-swift/ja.atom`, `/event/900101.ics`.
struct ConnpassFeeds: Sendable {
    let events: [SampleEvent]
    private static let feedLength = 10

    /// `nil` for any other path.
    func answer(_ request: SampleRequest) -> SampleResponse? {
        let parts = request.path.split(separator: "/").map(String.init)
        guard parts.count == 2 else { return nil }
        if parts[1] == "ja.atom" { return feed(parts[0]) }
        guard parts[0] == "event", parts[1].hasSuffix(".ics") else { return nil }
        return calendar(Int(parts[1].dropLast(4)) ?? 0)
    }

    private func feed(_ subdomain: String) -> SampleResponse {
        guard let group = SampleGroup.all.first(where: { $0.subdomain == subdomain }) else {
            return .html("Not Found", status: 404)
        }
        let newest = events.filter { $0.group?.subdomain == subdomain }
            .sorted { ($0.published ?? $0.updated, $0.id) > ($1.published ?? $1.updated, $1.id) }
            .prefix(Self.feedLength)
        let updated = newest.map(\.updated).max()?.iso8601 ?? "1970-01-01T00:00:00+09:00"
        let head = """
            <?xml version="1.0" encoding="utf-8"?>
            <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ja">
            <title>\(Self.escaped(group.title))</title>
            <link href="\(group.url)" rel="alternate"/>
            <link href="\(group.url)ja.atom" rel="self"/>
            <id>\(group.url)</id><updated>\(updated)</updated>

            """
        let text = head + newest.map(entry).joined() + "</feed>\n"
        return SampleResponse(
            status: 200, contentType: "application/atom+xml; charset=utf-8",
            body: Array(text.utf8))
    }

    private func entry(_ event: SampleEvent) -> String {
        let link = event.url + "?utm_campaign=recent_events&utm_source=feed&utm_medium=atom"
        return """
            <entry><title>\(Self.escaped(event.title))</title>
            <link href="\(Self.escaped(link))" rel="alternate"/>
            <published>\((event.published ?? event.updated).iso8601)</published>
            <updated>\(event.updated.iso8601)</updated>
            <author><name>\(Self.escaped(event.owner.displayName))</name></author>
            <id>\(event.url)</id>
            <summary type="html">\(Self.escaped(summary(event)))</summary></entry>

            """
    }

    private func summary(_ event: SampleEvent) -> String {
        var lines: [String] = []
        if let start = event.start {
            let end = event.end.map { $0.day == start.day ? $0.clock : $0.slashed } ?? ""
            lines.append("開催日時: \(start.slashed) ～ \(end)")
        }
        let place = [event.venue.place, event.venue.address].compactMap { $0 }
        if !place.isEmpty { lines.append("開催場所: \(place.joined(separator: " "))") }
        return lines.map { $0 + "<br>\n" }.joined() + "<br>\n" + (event.description ?? "")
    }

    private func calendar(_ id: Int) -> SampleResponse {
        guard let event = events.first(where: { $0.id == id }) else {
            return .html("Not Found", status: 404)
        }
        let place = [event.venue.place, event.venue.address].compactMap { $0 }
        var lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//sample//connpass//JA", "BEGIN:VEVENT",
            "UID:event-\(id)@connpass.com",
        ]
        if let start = event.start { lines.append("DTSTART;TZID=Asia/Tokyo:\(start.basic)") }
        if let end = event.end { lines.append("DTEND;TZID=Asia/Tokyo:\(end.basic)") }
        lines.append("SUMMARY:\(Self.calendarText(event.title))")
        if !place.isEmpty {
            lines.append("LOCATION:\(Self.calendarText(place.joined(separator: " ")))")
        }
        lines.append("DESCRIPTION:\(Self.calendarText(event.catchCopy ?? ""))")
        lines += ["URL:\(event.url)", "END:VEVENT", "END:VCALENDAR"]
        let text = lines.map(Self.folded).joined()
        return SampleResponse(
            status: 200, contentType: "text/calendar; charset=utf-8", body: Array(text.utf8))
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }

    private static func calendarText(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing(";", with: "\\;")
            .replacing(",", with: "\\,").replacing("\n", with: "\\n")
    }

    /// At most 75 bytes to a line, as RFC 5545 wants.
    private static func folded(_ line: String) -> String {
        var result = ""
        var length = 0
        for scalar in line.unicodeScalars {
            let size = UTF8.width(scalar)
            if length + size > 75 {
                result += "\r\n "
                length = 1
            }
            result.unicodeScalars.append(scalar)
            length += size
        }
        return result + "\r\n"
    }
}

extension JapanTime {
    /// `19:00`.
    fileprivate var clock: String { String(iso8601.dropFirst(11).prefix(5)) }
    /// `2026/10/14 19:00`.
    fileprivate var slashed: String {
        iso8601.prefix(10).replacing("-", with: "/") + " " + clock
    }
    /// `20261014T190000`.
    fileprivate var basic: String {
        String(iso8601.prefix(19)).replacing("-", with: "").replacing(":", with: "")
    }
}
