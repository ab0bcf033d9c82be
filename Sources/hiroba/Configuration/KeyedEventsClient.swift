import EventsClient
import HTTPService

/// The live service with the key as it is stored now, so that a new key needs no restart.
struct KeyedEventsClient: EventsClient {
    let surroundings: Surroundings
    let http: HTTPService

    private func client() throws -> any EventsClient {
        let setup = try ConnpassSetup(surroundings)
        let groups = FollowedGroups(surroundings)
        return KeylessEventsClient(
            service: LiveEventsClient(baseURL: setup.baseURL, apiKey: setup.key, http: http),
            feeds: FeedEventsClient(apiURL: setup.baseURL, http: http) { groups.names })
    }

    func events(_ query: EventQuery) async throws -> EventPage {
        try await client().events(query)
    }

    func event(id: Int) async throws -> Event { try await client().event(id: id) }

    func presentations(eventID: Int) async throws -> [Presentation] {
        try await client().presentations(eventID: eventID)
    }

    func groups(subdomains: [String]) async throws -> [EventGroupProfile] {
        try await client().groups(subdomains: subdomains)
    }
}
