import Foundation

/// Dates as texts show them.
enum TextDates {
    static func string(_ date: Date, _ style: Text.DateStyle, now: Date) -> String {
        switch style.kind {
        case .time: formatted(date, date: .none, time: .short)
        case .date: formatted(date, date: .long, time: .none)
        case .relative: duration(abs(whole(date, now)))
        case .offset: offset(whole(date, now))
        case .timer: clock(abs(whole(date, now)))
        }
    }

    static func interval(_ start: Date, _ end: Date) -> String {
        let isOneDay = Calendar.current.isDate(start, inSameDayAs: end)
        return formatted(start, date: .medium, time: .short) + " – "
            + formatted(end, date: isOneDay ? .none : .medium, time: .short)
    }

    static func timer(_ interval: ClosedRange<Date>, countsDown: Bool, now: Date) -> String {
        let now = min(max(now, interval.lowerBound), interval.upperBound)
        let seconds =
            countsDown
            ? interval.upperBound.timeIntervalSince(now)
            : now.timeIntervalSince(interval.lowerBound)
        return clock(Int(seconds.rounded()))
    }

    /// Seconds until a date reads otherwise; nil when it never does.
    static func secondsToNextChange(
        of date: Date, _ style: Text.DateStyle, from now: Date
    ) -> Double? {
        switch style.kind {
        case .time, .date: return nil
        case .timer: break
        case .relative, .offset:
            // From an hour on only minutes show.
            let seconds = now.timeIntervalSince(date)
            if abs(seconds) >= 3600 {
                let over = seconds.truncatingRemainder(dividingBy: 60)
                return (over < 0 ? -over : 60 - over) + 0.001
            }
        }
        let over = now.timeIntervalSince(date).truncatingRemainder(dividingBy: 1)
        return (over < 0 ? -over : 1 - over) + 0.001
    }

    private static func whole(_ date: Date, _ now: Date) -> Int {
        let seconds = date.timeIntervalSince(now)
        guard abs(seconds) < 1e15 else { return 0 }
        return Int((seconds * 1000).rounded() / 1000)
    }

    private static func formatted(
        _ date: Date, date dateStyle: DateFormatter.Style, time: DateFormatter.Style
    ) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = dateStyle
        formatter.timeStyle = time
        return formatter.string(from: date)
    }

    private static func clock(_ seconds: Int) -> String {
        seconds >= 3600
            ? String(format: "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
            : String(format: "%d:%02d", seconds / 60, seconds % 60)
    }

    // MARK: Words

    private static let units: [(seconds: Int, japanese: String, english: String)] = [
        (31_536_000, "年", "year"), (2_592_000, "か月", "month"), (86_400, "日", "day"),
        (3600, "時間", "hour"), (60, "分", "minute"), (1, "秒", "second"),
    ]

    private static func amount(_ number: Int, _ unit: Int) -> String {
        let word = units[unit]
        return Words.pick(
            "\(number)\(word.japanese)", "\(number) \(word.english)\(number == 1 ? "" : "s")")
    }

    /// The two largest units.
    private static func duration(_ seconds: Int) -> String {
        let first = units.firstIndex { seconds >= $0.seconds } ?? units.count - 1
        var parts = [amount(seconds / units[first].seconds, first)]
        let rest = seconds % units[first].seconds
        if first + 1 < units.count, rest >= units[first + 1].seconds {
            parts.append(amount(rest / units[first + 1].seconds, first + 1))
        }
        return parts.joined(separator: Words.pick("", ", "))
    }

    /// The largest unit with its sign.
    private static func offset(_ seconds: Int) -> String {
        let first = units.firstIndex { abs(seconds) >= $0.seconds } ?? units.count - 1
        let words = amount(abs(seconds) / units[first].seconds, first)
        return (seconds < 0 ? "-" : "+") + words
    }
}
