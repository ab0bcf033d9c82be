/// Where events come from.
public protocol EventsClient: Sendable {
    /// One page of the events that match, in the query's order.
    /// - Throws: `EventsError`.
    func events(_ query: EventQuery) async throws -> EventPage
    /// One event.
    /// - Throws: `EventsError.notFound` when there is none.
    func event(id: Int) async throws -> Event
    /// The slides, films and articles of an event's talks; the first 100.
    func presentations(eventID: Int) async throws -> [Presentation]
    /// The groups with these subdomains, at most 100.
    func groups(subdomains: [String]) async throws -> [EventGroupProfile]
}

extension EventsClient {
    /// The pages of a search one after the other, as they are asked for.
    public func pages(_ query: EventQuery) -> EventPages {
        EventPages(client: self, query: query)
    }

    /// All events of a search, up to a number of them, in one order and each once.
    ///
    /// - Returns: A page as if the service could send everything at once.
    public func allEvents(_ query: EventQuery, atMost limit: Int) async throws -> EventPage {
        var whole = EventPage(events: [], available: 0, start: query.start, returned: 0)
        for try await page in pages(query) {
            whole.events = query.order.merging(page.events, into: whole.events)
            whole.available = page.available
            whole.returned += page.returned
            whole.droppedCount += page.droppedCount
            whole.droppedReasons = Array((whole.droppedReasons + page.droppedReasons).prefix(5))
            whole.filteredCount += page.filteredCount
            whole.unreadableFields.merge(page.unreadableFields, uniquingKeysWith: +)
            if whole.events.count >= limit { break }
        }
        whole.events = Array(whole.events.prefix(max(0, limit)))
        return whole
    }
}

/// Pages, each fetched when the one before has been used.
public struct EventPages: AsyncSequence, Sendable {
    let client: any EventsClient
    let query: EventQuery

    /// Fetches page after page.
    public struct Iterator: AsyncIteratorProtocol {
        let client: any EventsClient
        var next: EventQuery?

        public mutating func next() async throws -> EventPage? {
            guard let query = next else { return nil }
            let page = try await client.events(query)
            next = page.nextStart.map(query.starting)
            return page
        }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(client: client, next: query) }
}
