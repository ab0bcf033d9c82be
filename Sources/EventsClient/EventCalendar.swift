import Foundation
import Payload

/// Writes events as an iCalendar file.
///
/// Source: RFC 5545. Times are in UTC, so that no zone has to be described and no reader can
/// shift them by nine hours.
public enum EventCalendar {
    /// One file with all events that have a date; the others cannot stand in a calendar.
    ///
    /// - Parameters:
    ///   - events: In any order; kept.
    ///   - now: The moment the file is made.
    ///   - language: For the reminder's words.
    /// - Returns: The file's text with CRLF line ends, no line longer than 75 bytes.
    public static func text(
        _ events: [Event], now: Date, language: DisplayLanguage = .current
    ) -> String {
        var lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Hiroba//Hiroba 1.0//JA",
            "CALSCALE:GREGORIAN", "METHOD:PUBLISH",
        ]
        lines += events.flatMap { component($0, now: now, language: language) }
        lines.append("END:VCALENDAR")
        return lines.map(folded).joined()
    }

    /// A name for the file: `connpass-900101.ics`.
    public static func fileName(_ event: Event) -> String { "connpass-\(event.id).ics" }

    private static func component(
        _ event: Event, now: Date, language: DisplayLanguage
    ) -> [String] {
        guard let start = event.startedAt else { return [] }
        var lines = [
            "BEGIN:VEVENT", "UID:event-\(event.id)@connpass.com", "DTSTAMP:\(moment(now))",
            "DTSTART:\(moment(start))",
        ]
        if let end = event.endedAt, end > start { lines.append("DTEND:\(moment(end))") }
        lines.append("SUMMARY:\(escaped(event.title))")
        let location = [event.place, event.address].compactMap { $0 }.joined(separator: " ")
        if !location.isEmpty { lines.append("LOCATION:\(escaped(location))") }
        if let place = event.coordinate {
            lines.append("GEO:\(degrees(place.latitude));\(degrees(place.longitude))")
        }
        if let url = event.url { lines.append("URL:\(plain(url.absoluteString))") }
        lines.append("DESCRIPTION:\(escaped(details(event)))")
        if let changed = event.updatedAt { lines.append("LAST-MODIFIED:\(moment(changed))") }
        lines.append("STATUS:\(event.isCancelled ? "CANCELLED" : "CONFIRMED")")
        if !event.isCancelled { lines += reminder(event, language) }
        lines.append("END:VEVENT")
        return lines
    }

    private static func reminder(_ event: Event, _ language: DisplayLanguage) -> [String] {
        let words = language.pick("明日: \(event.title)", "Tomorrow: \(event.title)")
        return [
            "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-P1D", "DESCRIPTION:\(escaped(words))",
            "END:VALARM",
        ]
    }

    private static func details(_ event: Event) -> String {
        let text = event.readableDescription.text
        let body = text.count > 2000 ? text.prefix(2000) + "…" : text[...]
        return [event.catchphrase, event.url?.absoluteString, String(body)]
            .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// `20261201T100000Z`.
    private static func moment(_ date: Date) -> String {
        let time = JapanTime.utc(date)
        let two = { CalendarMath.padded($0, 2) }
        return CalendarMath.padded(time.year, 4) + two(time.month) + two(time.day) + "T"
            + two(time.hour) + two(time.minute) + two(time.second) + "Z"
    }

    private static func degrees(_ value: Double) -> String {
        String(format: "%.6f", locale: Locale(identifier: "en_US_POSIX"), value)
    }

    /// Section 3.3.11: backslash, semicolon, comma and line breaks.
    private static func escaped(_ text: String) -> String {
        var result = ""
        // Scalars, not characters: Swift takes CR and LF together for one character.
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case ";": result += "\\;"
            case ",": result += "\\,"
            case "\n": result += "\\n"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A value that is no text, such as an address: not escaped, but never a second line.
    private static func plain(_ text: String) -> String {
        String(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F })
    }

    /// Section 3.1: at most 75 bytes to a line, the next one begun with a blank.
    ///
    /// Never breaks inside a character's bytes.
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
