import Foundation
import HTTPService

/// A moment taken apart as clocks in Japan show it, whatever zone the machine is in.
///
/// Japan has had one zone without summer time since 1952, so plain arithmetic is exact and a
/// hundred times quicker than a formatter.
public struct JapanTime: Hashable, Sendable {
    /// Seconds ahead of UTC.
    package static let offset = 9 * 3600

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
    package static func utc(_ date: Date) -> JapanTime {
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
