import Foundation

/// A moment written in Japan's zone, which has had no summer time since 1951.
struct JapanTime: Sendable, Hashable, Comparable {
    /// Seconds since 1970-01-01T00:00:00+09:00.
    var localSeconds: Int

    /// - Parameter day: Days since 1970-01-01 in Japan.
    init(day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
        localSeconds = ((day * 24 + hour) * 60 + minute) * 60 + second
    }

    init(_ date: Date) {
        localSeconds = Int(date.timeIntervalSince1970.rounded(.down)) + 9 * 3600
    }

    /// Days since 1970-01-01 in Japan.
    var day: Int { Int((Double(localSeconds) / 86400).rounded(.down)) }

    static func < (left: JapanTime, right: JapanTime) -> Bool {
        left.localSeconds < right.localSeconds
    }

    func adding(days: Int = 0, minutes: Int = 0) -> JapanTime {
        var copy = self
        copy.localSeconds += days * 86400 + minutes * 60
        return copy
    }

    /// Such as `2026-10-14T19:00:00+09:00`.
    var iso8601: String {
        let (year, month, dayOfMonth) = civil
        let time = localSeconds - day * 86400
        let clock = [time / 3600, time / 60 % 60, time % 60].map(Self.twoDigits)
        let date = "\(year)-\(Self.twoDigits(month))-\(Self.twoDigits(dayOfMonth))"
        return "\(date)T\(clock.joined(separator: ":"))+09:00"
    }

    /// Such as `202610`.
    var yearMonth: String {
        let (year, month, _) = civil
        return "\(year)\(Self.twoDigits(month))"
    }

    /// Such as `20261014`.
    var yearMonthDay: String { yearMonth + Self.twoDigits(civil.day) }

    /// 0 is Sunday.
    var weekday: Int { ((day + 4) % 7 + 7) % 7 }

    private static func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : String(number)
    }

    /// Source: the era arithmetic of the proleptic Gregorian calendar, 146,097 days an era.
    private var civil: (year: Int, month: Int, day: Int) {
        let shifted = day + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let dayOfMonth = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfMonth)
    }
}
