import EventsClient

extension EventQuery {
    /// Reads the options of `hiroba events`.
    init(_ parsed: ParsedArguments, today: CalendarDay) throws(UsageError) {
        self.init()
        if parsed.has("any") {
            anyKeywords = parsed.words
        } else {
            keywords = parsed.words
        }
        excludedWords = parsed.values("exclude")
        subdomains = parsed.list("group")
        for name in parsed.list("prefecture") { prefectures.append(try Self.prefecture(name)) }
        onlyFreeSeats = parsed.has("free")
        hideAnnouncements = parsed.has("hide-announcements")
        order = parsed.choice("order", default: .date)
        try readDays(parsed, today)
    }

    private static func prefecture(_ name: String) throws(UsageError) -> Prefecture {
        if let prefecture = Prefecture(named: name) { return prefecture }
        throw .badChoice(
            subject: Words("--prefecture", "--prefecture"), value: name,
            allowed: Prefecture.allCases.map(\.rawValue), command: ["events"])
    }

    private mutating func readDays(
        _ parsed: ParsedArguments, _ today: CalendarDay
    ) throws(UsageError) {
        from = try Self.day("from", parsed, today)
        through = try Self.day("to", parsed, today)
        if let day = try Self.day("on", parsed, today) {
            if from != nil { throw .conflict("--on", "--from") }
            if through != nil { throw .conflict("--on", "--to") }
            days = [day]
        }
        if let from, let through, from > through {
            throw .datesReversed(from: "\(from)", to: "\(through)")
        }
    }

    private static func day(
        _ name: String, _ parsed: ParsedArguments, _ today: CalendarDay
    ) throws(UsageError) -> CalendarDay? {
        guard let text = parsed.value(name) else { return nil }
        switch text {
        case "today": return today
        case "tomorrow": return today.adding(days: 1)
        default:
            guard let day = CalendarDay(text) else { throw .badDate(option: name, value: text) }
            return day
        }
    }
}
