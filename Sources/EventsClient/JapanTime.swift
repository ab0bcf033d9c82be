import Foundation

/// A moment taken apart as clocks in Japan show it, whatever zone the machine is in.
///
/// Japan has had one zone without summer time since 1952, so plain arithmetic is exact and a
/// hundred times quicker than a formatter.
public struct JapanTime: Hashable, Sendable {
    /// Seconds ahead of UTC.
    static let offset = 9 * 3600

    /// The year.
    public let year: Int
    /// The month, 1 to 12.
    public let month: Int
    /// The day, 1 to 31.
    public let day: Int
    /// The hour, 0 to 23.
    public let hour: Int
    /// The minute, 0 to 59.
    public let minute: Int
    /// The second, 0 to 59.
    public let second: Int
    /// The day of the week, 0 for Sunday.
    public let weekday: Int

    /// Takes a moment apart. Moments outside the years 1 to 9999 count as the nearest inside.
    public init(_ date: Date) {
        self.init(secondsSince1970: date.timeIntervalSince1970, offset: Self.offset)
    }

    /// Takes a moment apart in UTC.
    static func utc(_ date: Date) -> JapanTime {
        JapanTime(secondsSince1970: date.timeIntervalSince1970, offset: 0)
    }

    private init(secondsSince1970: Double, offset: Int) {
        let finite = secondsSince1970.isNaN ? 0 : secondsSince1970
        let limited = min(max(finite, -62_135_510_400), 253_402_214_400)
        let total = Int(limited.rounded(.down)) + offset
        let days = Int((Double(total) / 86_400).rounded(.down))
        let rest = total - days * 86_400
        (year, month, day) = CalendarMath.date(ordinal: days)
        hour = rest / 3600
        minute = rest / 60 % 60
        second = rest % 60
        weekday = ((days % 7) + 11) % 7
    }

    /// `2026/12/01(火) 19:00`, or `2026/12/01(Tue) 19:00`.
    public func text(in language: DisplayLanguage) -> String {
        "\(dayText(in: language)) \(clock)"
    }

    /// `2026/12/01(火)`, or `2026/12/01(Tue)`.
    public func dayText(in language: DisplayLanguage) -> String {
        let names =
            language == .japanese
            ? ["日", "月", "火", "水", "木", "金", "土"]
            : ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        let date = [
            CalendarMath.padded(year, 4), CalendarMath.padded(month, 2),
            CalendarMath.padded(day, 2),
        ].joined(separator: "/")
        return "\(date)(\(names[weekday]))"
    }

    /// `19:00`.
    public var clock: String {
        CalendarMath.padded(hour, 2) + ":" + CalendarMath.padded(minute, 2)
    }
}

/// The Gregorian calendar as arithmetic.
///
/// Source: the era-based algorithm is the well-known one over 400-year cycles of 146,097 days.
enum CalendarMath {
    static func days(inMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// Days from 1970-01-01.
    static func ordinal(year: Int, month: Int, day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// The day that many days from 1970-01-01.
    static func date(ordinal: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = ordinal + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthIndex = (5 * dayOfYear + 2) / 153
        let month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * monthIndex + 2) / 5 + 1)
    }

    /// A whole number of ASCII digits; nothing else, not even a sign.
    static func digits(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(text)
    }

    static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
