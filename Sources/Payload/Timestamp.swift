import Foundation

/// Reads and writes moments as the service does: `2012-04-17T18:30:00+09:00`.
package enum Timestamp {
    /// Reads an ISO 8601 moment; without a zone it is Japan's, never the machine's.
    ///
    /// Seconds and their fraction may be missing; a blank may stand for the `T`.
    /// - Returns: `nil` when the text is no moment of the calendar.
    package static func parse(_ text: String) -> Date? {
        var scanner = Scanner(bytes: Array(text.utf8.prefix(48)))
        guard let year = scanner.number(4), scanner.skip("-"), let month = scanner.number(2),
            scanner.skip("-"), let day = scanner.number(2), scanner.skip("Tt "),
            let hour = scanner.number(2), scanner.skip(":"), let minute = scanner.number(2),
            CalendarDay(year: year, month: month, day: day) != nil, hour <= 24, minute < 60
        else { return nil }
        let second = scanner.skip(":") ? scanner.number(2) : 0
        guard let second, second <= 60, let fraction = scanner.fraction(),
            let zone = scanner.zone(), scanner.isAtEnd
        else { return nil }
        let days = CalendarMath.ordinal(year: year, month: month, day: day)
        let seconds = days * 86_400 + hour * 3600 + minute * 60 + second - zone
        return Date(timeIntervalSince1970: Double(seconds) + fraction)
    }

    /// Writes a moment in Japan's zone, to the second.
    package static func text(_ date: Date) -> String {
        let time = JapanTime(date)
        let two = { CalendarMath.padded($0, 2) }
        return CalendarMath.padded(time.year, 4) + "-" + two(time.month) + "-" + two(time.day)
            + "T" + two(time.hour) + ":" + two(time.minute) + ":" + two(time.second) + "+09:00"
    }

    private struct Scanner {
        let bytes: [UInt8]
        var index = 0

        var isAtEnd: Bool { index == bytes.count }

        mutating func number(_ width: Int) -> Int? {
            guard index + width <= bytes.count else { return nil }
            var value = 0
            for byte in bytes[index..<index + width] {
                guard (0x30...0x39).contains(byte) else { return nil }
                value = value * 10 + Int(byte - 0x30)
            }
            index += width
            return value
        }

        mutating func skip(_ any: String) -> Bool {
            guard index < bytes.count, any.utf8.contains(bytes[index]) else { return false }
            index += 1
            return true
        }

        mutating func fraction() -> Double? {
            guard skip(".,") else { return 0 }
            var value = 0.0
            var scale = 0.1
            let start = index
            while let digit = number(1) {
                value += Double(digit) * scale
                scale /= 10
            }
            return index > start ? value : nil
        }

        mutating func zone() -> Int? {
            if isAtEnd { return JapanTime.offset }
            if skip("Zz") { return 0 }
            let isNegative = index < bytes.count && bytes[index] == UInt8(ascii: "-")
            guard skip("+-"), let hours = number(2), hours < 24 else { return nil }
            _ = skip(":")
            let minutes = isAtEnd ? 0 : number(2)
            guard let minutes, minutes < 60 else { return nil }
            return (hours * 3600 + minutes * 60) * (isNegative ? -1 : 1)
        }
    }
}
