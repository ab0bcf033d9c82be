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
        let hits = query.order.sorted(known.filter { Self.matches($0, query) })
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

    private static func matches(_ event: Event, _ query: EventQuery) -> Bool {
        let text = EventQuery.searchText(event)
        let all = query.keywords.map(EventQuery.folded)
        let any = query.anyKeywords.map(EventQuery.folded).filter { !$0.isEmpty }
        return all.allSatisfy { $0.isEmpty || text.contains($0) }
            && (any.isEmpty || any.contains { text.contains($0) })
            && (query.eventIDs.isEmpty || query.eventIDs.contains(event.id))
            && matchesGroup(event, query) && matchesPlace(event, query)
            && (query.ownerNicknames.isEmpty
                || query.ownerNicknames.contains(event.ownerNickname ?? ""))
    }

    private static func matchesGroup(_ event: Event, _ query: EventQuery) -> Bool {
        if query.groupIDs.isEmpty, query.subdomains.isEmpty { return true }
        return query.groupIDs.contains(event.group?.id ?? -1)
            || query.subdomains.contains(event.group?.subdomain ?? "")
    }

    private static func matchesPlace(_ event: Event, _ query: EventQuery) -> Bool {
        guard !query.prefectures.isEmpty else { return true }
        return query.prefectures.contains { event.address?.contains($0.japaneseName) == true }
    }
}
