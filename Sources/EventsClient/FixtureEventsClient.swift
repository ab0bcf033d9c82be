import Foundation

/// Answers from a list in memory, as the service would: for previews and tests.
///
/// Sends no event that `EventQuery` filters out, in its order, a page at a time.
public final class FixtureEventsClient: EventsClient, @unchecked Sendable {
    private let lock = NSLock()
    private var storedEvents: [Event]
    private var storedFailure: EventsError?
    private var storedQueries: [EventQuery] = []

    /// Makes a client that knows some events.
    public init(events: [Event] = [], failure: EventsError? = nil) {
        storedEvents = events
        storedFailure = failure
    }

    /// The events it knows.
    public var events: [Event] {
        get { lock.withLock { storedEvents } }
        set { lock.withLock { storedEvents = newValue } }
    }

    /// What every call fails with, if anything.
    public var failure: EventsError? {
        get { lock.withLock { storedFailure } }
        set { lock.withLock { storedFailure = newValue } }
    }

    /// The searches asked for so far.
    public var queries: [EventQuery] { lock.withLock { storedQueries } }

    public func events(_ query: EventQuery) async throws -> EventPage {
        let known = try known(query)
        let hits = query.order.sorted(known.filter(query.matches))
        let first = min(max(query.start, 1) - 1, hits.count)
        let page = Array(hits[first...].prefix(query.pageSize))
        let accepted = page.filter(query.accepts)
        return EventPage(
            events: accepted, available: hits.count, start: max(query.start, 1),
            returned: page.count, filteredCount: page.count - accepted.count)
    }

    public func event(id: Int) async throws -> Event {
        let known = try known(EventQuery(eventID: id))
        guard let event = known.first(where: { $0.id == id }) else {
            throw EventsError.notFound(what: "event \(id)")
        }
        return event
    }

    public func presentations(eventID: Int) async throws -> [Presentation] {
        _ = try known(EventQuery(eventID: eventID))
        return []
    }

    public func groups(subdomains: [String]) async throws -> [EventGroupProfile] {
        _ = try known(EventQuery())
        return []
    }

    private func known(_ query: EventQuery) throws -> [Event] {
        try lock.withLock {
            storedQueries.append(query)
            if let storedFailure { throw storedFailure }
            return storedEvents
        }
    }
}
