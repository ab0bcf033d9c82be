import Foundation
import Payload

/// What to look for. Several values of one kind mean "any of them", save `keywords`: all of them.
public struct EventQuery: Hashable, Sendable, Codable {
    /// Event numbers.
    public var eventIDs: [Int] = []
    /// Words that must all be found in title, catchphrase, description or address.
    public var keywords: [String] = []
    /// Words of which one must be found.
    public var anyKeywords: [String] = []
    /// Months in which events are held.
    public var months: [CalendarMonth] = []
    /// Days on which events are held.
    public var days: [CalendarDay] = []
    /// Accounts of people who come.
    public var nicknames: [String] = []
    /// Accounts of people who run events.
    public var ownerNicknames: [String] = []
    /// Groups by number.
    public var groupIDs: [Int] = []
    /// Groups by the first part of their host name.
    public var subdomains: [String] = []
    /// Places.
    public var prefectures: [Prefecture] = []
    /// Months in which events were published.
    public var publishedMonths: [CalendarMonth] = []
    /// Days on which events were published.
    public var publishedDays: [CalendarDay] = []
    /// In which order.
    public var order: EventOrder = .date
    /// The first hit wanted, from 1.
    public var start = 1
    /// Hits to a page, 1 to 100.
    public var count = 100

    /// Words that must not be found; the service can't do this, so it is done here.
    public var excludedWords: [String] = []
    /// First day on which events may begin.
    public var from: CalendarDay?
    /// Last day on which events may begin.
    public var through: CalendarDay?
    /// Leaves out events that are full, over or called off.
    public var onlyFreeSeats = false
    /// Leaves out events that are only announced.
    public var hideAnnouncements = false
    /// Leaves out events that were called off.
    public var hideCancelled = false

    /// Asks for everything.
    public init() {}

    /// Asks for events with all of these words.
    public init(keywords: [String]) { self.keywords = keywords }

    /// Asks for one event.
    public init(eventID: Int) {
        eventIDs = [eventID]
        count = 1
    }

    /// The same question from another hit on.
    public func starting(at start: Int) -> EventQuery {
        var query = self
        query.start = start
        return query
    }

    /// Whether it asks for everything.
    public var isUnrestricted: Bool {
        var plain = self
        plain.order = .date
        plain.start = 1
        plain.count = 100
        return plain == EventQuery()
    }

    // Written out so that searches saved by an earlier version, with fewer fields, stay readable.
    public init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: CodingKeys.self)
        func read<Value: Decodable>(_ key: CodingKeys, _ value: inout Value) throws {
            value = try box.decodeIfPresent(Value.self, forKey: key) ?? value
        }
        try read(.eventIDs, &eventIDs)
        try read(.keywords, &keywords)
        try read(.anyKeywords, &anyKeywords)
        try read(.months, &months)
        try read(.days, &days)
        try read(.nicknames, &nicknames)
        try read(.ownerNicknames, &ownerNicknames)
        try read(.groupIDs, &groupIDs)
        try read(.subdomains, &subdomains)
        try read(.prefectures, &prefectures)
        try read(.publishedMonths, &publishedMonths)
        try read(.publishedDays, &publishedDays)
        try read(.order, &order)
        try read(.start, &start)
        try read(.count, &count)
        try read(.excludedWords, &excludedWords)
        from = try box.decodeIfPresent(CalendarDay.self, forKey: .from)
        through = try box.decodeIfPresent(CalendarDay.self, forKey: .through)
        try read(.onlyFreeSeats, &onlyFreeSeats)
        try read(.hideAnnouncements, &hideAnnouncements)
        try read(.hideCancelled, &hideCancelled)
    }
}
