import EventsClient
import EventsFeature
import Library

/// Keeps what it fetches for searching offline, and says when events come from feeds.
struct RememberingEventsClient: EventsClient {
    private let client: any EventsClient
    private let surroundings: Surroundings
    private let output: Output

    init(_ client: any EventsClient, _ surroundings: Surroundings, _ output: Output) {
        self.client = client
        self.surroundings = surroundings
        self.output = output
    }

    func events(_ query: EventQuery) async throws -> EventPage {
        let page = try await client.events(query)
        if page.isFromFeeds { explainFeeds() }
        await remember(page.events)
        return page
    }

    func event(id: Int) async throws -> Event {
        let event = try await client.event(id: id)
        await remember([event])
        return event
    }

    func presentations(eventID: Int) async throws -> [Presentation] {
        try await client.presentations(eventID: eventID)
    }

    func groups(subdomains: [String]) async throws -> [EventGroupProfile] {
        try await client.groups(subdomains: subdomains)
    }

    private func explainFeeds() {
        let sentence = EventsError.keyMissing.sentenceForTerminal(in: output.language)
        let feeds = Words(
            "グループのフィード（新着 10 件ずつ）を表示します。",
            "These are the groups' feeds, the newest ten of each.")
        output.note("hiroba: \(sentence.summary) \(feeds.text(in: output.language))")
        output.note(sentence.help)
    }

    private func remember(_ events: [Event]) async {
        await LibraryAccess.remember(surroundings, output) {
            try events.map { try SavedItem(event: $0, language: output.language) }
        }
    }
}
