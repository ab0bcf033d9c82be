import EventsClient

/// What a search has brought so far.
struct FoundEvents: Sendable {
    private(set) var events: [Event] = []
    /// Hits the service sent, readable or not.
    private(set) var seen = 0
    private(set) var droppedCount = 0
    private(set) var droppedReasons: [String] = []
    /// Whether there may be more than is shown.
    private(set) var wasCut = false

    mutating func add(_ page: EventPage, order: EventOrder) {
        events = order.merging(page.events, into: events)
        seen += page.returned
        droppedCount += page.droppedCount
        droppedReasons += page.droppedReasons
        wasCut = page.nextStart != nil
    }

    mutating func cut(to limit: Int) {
        guard events.count > limit else { return }
        events = Array(events.prefix(limit))
        wasCut = true
    }
}
