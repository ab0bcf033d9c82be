import Foundation

/// A day in Japan's calendar, without a time.
public struct CalendarDay: Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
    /// The year, 1 to 9999.
    public let year: Int
    /// The month, 1 to 12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// Makes a day; `nil` when the calendar has no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= CalendarMath.days(inMonth: month, year: year)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Reads `2026-12-01`, `2026/12/1` or `20261201`.
    public init?(_ text: String) {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        let parts = trimmed.split(
            omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "/" })
        let numbers = parts.compactMap(CalendarMath.digits)
        if numbers.count == 3, parts.count == 3, parts[0].count == 4 {
            self.init(year: numbers[0], month: numbers[1], day: numbers[2])
        } else if parts.count == 1, trimmed.count == 8, let number = numbers.first {
            self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
        } else {
            return nil
        }
    }

    /// The day it is in Japan at a moment.
    public init(_ date: Date) {
        let parts = JapanTime(date)
        year = min(max(parts.year, 1), 9999)
        month = parts.month
        day = parts.day
    }

    /// Its first moment, in Japan.
    public var start: Date {
        Date(timeIntervalSince1970: Double(ordinal * 86_400 - JapanTime.offset))
    }

    /// The day some days later, or earlier.
    public func adding(days: Int) -> CalendarDay {
        CalendarDay(start.addingTimeInterval(Double(days) * 86_400))
    }

    /// Days since 1970-01-01.
    package var ordinal: Int { CalendarMath.ordinal(year: year, month: month, day: day) }

    /// The month it lies in.
    public var calendarMonth: CalendarMonth { CalendarMonth(of: self) }

    /// `2026-12-01`.
    public var description: String {
        CalendarMath.padded(year, 4) + "-" + CalendarMath.padded(month, 2) + "-"
            + CalendarMath.padded(day, 2)
    }

    /// `20261201`, as the service wants it.
    public var compact: String { description.filter { $0 != "-" } }

    public static func < (left: Self, right: Self) -> Bool { left.ordinal < right.ordinal }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let day = CalendarDay(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "Not a day: \(text.prefix(40))")
        }
        self = day
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

/// A month in Japan's calendar.
public struct CalendarMonth: Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
    /// The year, 1 to 9999.
    public let year: Int
    /// The month, 1 to 12.
    public let month: Int

    /// Makes a month; `nil` when there is none such.
    public init?(year: Int, month: Int) {
        guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
        self.year = year
        self.month = month
    }

    /// Reads `2026-12`, `2026/12` or `202612`.
    public init?(_ text: String) {
        let digits = text.trimmingCharacters(in: .whitespaces)
            .filter { $0 != "-" && $0 != "/" }
        guard digits.count == 6, let number = CalendarMath.digits(digits[...]) else { return nil }
        self.init(year: number / 100, month: number % 100)
    }

    init(of day: CalendarDay) {
        year = day.year
        month = day.month
    }

    /// The month after.
    public var next: CalendarMonth {
        let index = min(year * 12 + month, 9999 * 12 + 11)
        return CalendarMonth(year: index / 12, month: index % 12 + 1) ?? self
    }

    /// `202612`, as the service wants it.
    public var compact: String { CalendarMath.padded(year, 4) + CalendarMath.padded(month, 2) }

    /// `2026-12`.
    public var description: String {
        CalendarMath.padded(year, 4) + "-" + CalendarMath.padded(month, 2)
    }

    public static func < (left: Self, right: Self) -> Bool {
        (left.year, left.month) < (right.year, right.month)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let month = CalendarMonth(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "Not a month: \(text.prefix(40))")
        }
        self = month
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
