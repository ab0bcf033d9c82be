import Foundation
import Payload

/// Reads an iCalendar file, as far as pages of events offer one. Source: RFC 5545.
struct CalendarFile: Hashable {
    /// One `VEVENT`.
    struct Entry: Hashable {
        var uid = ""
        var summary = ""
        var start: Date?
        var end: Date?
        var location: String?
        var details: String?
        var url: URL?
        var changed: Date?
        var isCancelled = false
    }

    var entries: [Entry] = []

    /// Reads a file's text; lines that say nothing known are passed over.
    /// - Throws: `EventsError.unexpectedShape` when it is no calendar.
    init(_ text: String) throws {
        let lines = Self.unfolded(text).compactMap(Line.init)
        guard lines.contains(where: { $0.name == "BEGIN" && $0.value == "VCALENDAR" }) else {
            throw EventsError.unexpectedShape(reason: "calendar file")
        }
        var parts: [String] = []
        for line in lines {
            switch line.name {
            case "BEGIN":
                parts.append(line.value.uppercased())
                if parts.last == "VEVENT" { entries.append(Entry()) }
            case "END": _ = parts.popLast()
            default:
                // An alarm inside an event has a description of its own.
                if parts.last == "VEVENT", let last = entries.indices.last {
                    entries[last].take(line)
                }
            }
        }
    }

    /// Section 3.1: a line that begins with a blank goes on the one before.
    private static func unfolded(_ text: String) -> [String] {
        var lines: [String] = []
        // Split by scalars: to Swift, CR and LF together are one character.
        for part in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = String(part.last == "\r" ? part.dropLast() : part)
            if let first = line.unicodeScalars.first, first == " " || first == "\t",
                let last = lines.indices.last
            {
                lines[last] += String(line.unicodeScalars.dropFirst())
            } else {
                lines.append(line)
            }
        }
        return lines
    }

    /// `NAME;PARAMETER=VALUE:TEXT`.
    struct Line: Hashable {
        var name: String
        var parameters: [String: String] = [:]
        var value: String

        init?(_ text: String) {
            var isQuoted = false
            let colon = text.firstIndex { character in
                if character == "\"" { isQuoted.toggle() }
                return character == ":" && !isQuoted
            }
            guard let colon, colon != text.startIndex else { return nil }
            value = String(text[text.index(after: colon)...])
            let parts = text[..<colon].split(separator: ";")
            name = String(parts.first ?? "").uppercased()
            for part in parts.dropFirst() {
                let pair = part.split(separator: "=", maxSplits: 1)
                guard pair.count == 2 else { continue }
                parameters[pair[0].uppercased()] =
                    pair[1].trimmingCharacters(in: CharacterSet(charactersIn: "\""))
            }
        }

        /// Section 3.3.11, the other way.
        var text: String {
            var result = ""
            var isEscaped = false
            for character in value {
                if isEscaped {
                    result.append(character == "n" || character == "N" ? "\n" : character)
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = true
                } else {
                    result.append(character)
                }
            }
            return result
        }

        /// Sections 3.3.4 and 3.3.5: `20261201T190000Z`, the same in a zone, or a day alone.
        ///
        /// Without a zone, or with one nobody knows, it is Japan's time, never the machine's.
        var date: Date? {
            let digits = value.utf8.filter { (0x30...0x39).contains($0) }.map { Int($0) - 0x30 }
            guard digits.count == 14 || digits.count == 8 else { return nil }
            func number(_ start: Int, _ count: Int) -> Int {
                digits[start..<(start + count)].reduce(0) { $0 * 10 + $1 }
            }
            let hasTime = digits.count == 14
            let (year, month, day) = (number(0, 4), number(4, 2), number(6, 2))
            guard CalendarDay(year: year, month: month, day: day) != nil else { return nil }
            let seconds =
                hasTime ? number(8, 2) * 3600 + number(10, 2) * 60 + number(12, 2) : 0
            let ordinal = CalendarMath.ordinal(year: year, month: month, day: day)
            let plain = Date(timeIntervalSince1970: Double(ordinal * 86_400 + seconds))
            return plain.addingTimeInterval(-Double(offset(at: plain)))
        }

        private func offset(at date: Date) -> Int {
            if value.hasSuffix("Z") || value.hasSuffix("z") { return 0 }
            let japan = 9 * 3600
            guard let name = parameters["TZID"], name != "Asia/Tokyo" else { return japan }
            return TimeZone(identifier: name)?.secondsFromGMT(for: date) ?? japan
        }
    }
}

extension CalendarFile.Entry {
    mutating func take(_ line: CalendarFile.Line) {
        let filled = line.text.isEmpty ? nil : line.text
        switch line.name {
        case "UID": uid = line.value
        case "SUMMARY": summary = line.text
        case "DTSTART": start = line.date
        case "DTEND": end = line.date
        case "LOCATION": location = filled
        case "DESCRIPTION": details = filled
        case "URL": url = URL(string: line.value)
        case "LAST-MODIFIED": changed = line.date
        case "STATUS": isCancelled = line.value.uppercased() == "CANCELLED"
        default: break
        }
    }
}
