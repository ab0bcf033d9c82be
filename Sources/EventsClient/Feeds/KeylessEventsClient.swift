/// The service where there is a key, groups' feeds where there is none.
public struct KeylessEventsClient: EventsClient {
    private let service: any EventsClient
    private let feeds: FeedEventsClient

    /// Combines the service with the feeds that stand in for it.
    public init(service: any EventsClient, feeds: FeedEventsClient) {
        self.service = service
        self.feeds = feeds
    }

    public func events(_ query: EventQuery) async throws -> EventPage {
        do {
            return try await service.events(query)
        } catch EventsError.keyMissing where canUseFeeds(query) {
            return try await feeds.events(query)
        }
    }

    /// Whether the person follows groups or named some: without either nothing is asked for.
    private func canUseFeeds(_ query: EventQuery) -> Bool {
        !feeds.groups(for: query).isEmpty
    }

    public func event(id: Int) async throws -> Event {
        do {
            return try await service.event(id: id)
        } catch EventsError.keyMissing where canUseFeeds(EventQuery(eventID: id)) {
            return try await feeds.event(id: id)
        }
    }

    public func presentations(eventID: Int) async throws -> [Presentation] {
        try await service.presentations(eventID: eventID)
    }

    public func groups(subdomains: [String]) async throws -> [EventGroupProfile] {
        try await service.groups(subdomains: subdomains)
    }
}
