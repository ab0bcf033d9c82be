import EventsClient
import Foundation
import Testing

@testable import EventsFeature

@MainActor
@Suite struct EventListModelTests {
    @Test func `a newcomer sees the first search, a hundred to a page`() async {
        // Given
        let client = FixtureEventsClient(events: sampleEvents(1...3))
        let model = makeModel(live: client, query: EventListModel.firstQuery)
        // When
        await model.appeared()
        // Then
        #expect(client.queries.map(\.keywords) == [["YUMEMI.swift"]])
        #expect(client.queries.first?.count == 100)
    }

    @Test func `appearing loads once and in order`() async {
        let client = FixtureEventsClient(events: sampleEvents(1...3))
        let model = makeModel(live: client)
        #expect(!model.isEmpty)
        await model.appeared()
        await model.appeared()
        #expect(model.events.map(\.id) == [3, 2, 1])
        #expect(model.available == 3)
        #expect(!model.isLoading)
        #expect(client.queries.count == 1)
    }

    @Test func `the list is covered only while the first page is on its way`() async {
        // Given
        let client = HeldEventsClient(FixtureEventsClient(events: sampleEvents(1...3)))
        let model = makeModel(live: client)
        // When
        let loading = Task { await model.appeared() }
        await client.asked("Swift:1")
        // Then
        #expect(model.isLoading)
        #expect(!model.isEmpty)
        client.letGo("Swift:1")
        await loading.value
        #expect(!model.isLoading)
    }

    @Test func `nothing found is no failure`() async {
        let model = makeModel(live: FixtureEventsClient())
        await model.appeared()
        #expect(model.isEmpty)
        #expect(model.failure == nil)
        #expect(!model.isFailurePresented)
    }

    @Test func `a failure says why and keeps what was on screen`() async {
        // Given
        let client = FixtureEventsClient(events: sampleEvents(1...3))
        let model = makeModel(live: client)
        await model.appeared()
        // When
        client.failure = .serverTrouble(status: 503)
        await model.refresh()
        // Then
        #expect(model.isFailurePresented)
        #expect(model.failure?.errorDescription == "connpass で障害が起きています（503）。")
        #expect(model.events.map(\.id) == [3, 2, 1])
        #expect(!model.isLoading)
    }

    @Test func `retrying after a failure can succeed`() async {
        let client = FixtureEventsClient(
            events: sampleEvents(1...3), failure: .serverTrouble(status: 500))
        let model = makeModel(live: client)
        await model.appeared()
        #expect(model.events.isEmpty)
        #expect(!model.isEmpty)
        client.failure = nil
        await model.retry()
        #expect(model.events.count == 3)
        #expect(!model.isFailurePresented)
        #expect(model.failure == nil)
    }

    @Test func `refreshing shows what has changed`() async {
        let client = FixtureEventsClient(events: sampleEvents(1...3))
        let model = makeModel(live: client)
        await model.appeared()
        client.events = sampleEvents(2...5)
        await model.refresh()
        #expect(model.events.map(\.id) == [5, 4, 3, 2])
    }

    @Test func `events that can't be read are counted`() async {
        let model = makeModel(live: DroppingClient())
        await model.appeared()
        #expect(model.droppedCount == 2)
        await model.refresh()
        #expect(model.droppedCount == 2)
    }
}

/// Reports two unreadable events on its page.
private struct DroppingClient: EventsClient {
    func events(_ query: EventQuery) async throws -> EventPage {
        EventPage(events: sampleEvents(1...1), available: 3, returned: 3, droppedCount: 2)
    }
    func event(id: Int) async throws -> Event { throw EventsError.notFound(what: "event") }
    func presentations(eventID: Int) async throws -> [Presentation] { [] }
    func groups(subdomains: [String]) async throws -> [EventGroupProfile] { [] }
}
