import EventsClient
import Foundation
import Testing

@testable import EventsFeature

@MainActor
@Suite struct EventListPagingTests {
    private func loaded(_ client: FixtureEventsClient) async -> EventListModel {
        let model = makeModel(live: client)
        await model.appeared()
        return model
    }

    @Test func `a row near the end asks for the next page`() async throws {
        // Given
        let client = FixtureEventsClient(events: sampleEvents(1...250))
        let model = await loaded(client)
        // When
        await model.rowAppeared(try #require(model.events.last))
        // Then
        #expect(client.queries.map(\.start) == [1, 101])
        #expect(model.events.map(\.id) == Array((51...250).reversed()))
        #expect(model.hasMore)
    }

    @Test func `a row far from the end asks for nothing`() async {
        let client = FixtureEventsClient(events: sampleEvents(1...250))
        let model = await loaded(client)
        await model.rowAppeared(model.events[50])
        #expect(client.queries.count == 1)
    }

    @Test func `pages end with the last hit`() async throws {
        let client = FixtureEventsClient(events: sampleEvents(1...150))
        let model = await loaded(client)
        for _ in 0..<3 { await model.rowAppeared(try #require(model.events.last)) }
        #expect(client.queries.count == 2)
        #expect(model.events.count == 150)
        #expect(!model.hasMore)
    }

    @Test func `many rows appearing at once ask for one page`() async {
        let client = FixtureEventsClient(events: sampleEvents(1...250))
        let model = await loaded(client)
        let rows = model.events.suffix(10)
        await withTaskGroup(of: Void.self) { group in
            for row in rows { group.addTask { await model.rowAppeared(row) } }
        }
        #expect(client.queries.map(\.start) == [1, 101])
    }

    @Test func `a failed page is not asked for again by itself`() async throws {
        // Given
        let client = FixtureEventsClient(events: sampleEvents(1...250))
        let model = await loaded(client)
        client.failure = .rateLimited(until: nil)
        let last = try #require(model.events.last)
        // When
        await model.rowAppeared(last)
        await model.rowAppeared(last)
        // Then
        #expect(client.queries.count == 2)
        #expect(model.hasPageFailed)
        #expect(model.isFailurePresented)
        #expect(model.events.count == 100)
        client.failure = nil
        await model.retry()
        #expect(model.events.count == 200)
        #expect(client.queries.map(\.start) == [1, 101, 101])
    }

    @Test func `pages of which the filters leave nothing are passed over`() async {
        // Given: the 100 events that come first are full.
        var events = sampleEvents(1...250)
        for index in events.indices where events[index].id > 150 { events[index].limit = 0 }
        let client = FixtureEventsClient(events: events)
        var query = swiftQuery()
        query.onlyFreeSeats = true
        let model = makeModel(live: client, query: query)
        // When
        await model.appeared()
        // Then
        #expect(client.queries.map(\.start) == [1, 101])
        #expect(model.events.first?.id == 150)
        #expect(!model.isEmpty)
    }

    @Test func `passing over pages ends after ten`() async {
        var events = sampleEvents(1...1500)
        for index in events.indices { events[index].limit = 0 }
        let client = FixtureEventsClient(events: events)
        var query = swiftQuery()
        query.onlyFreeSeats = true
        let model = makeModel(live: client, query: query)
        await model.appeared()
        #expect(client.queries.count == 10)
        #expect(model.hasMore)
        #expect(!model.isEmpty)
        await model.loadMore()
        #expect(client.queries.count == 15)
        #expect(model.isEmpty)
    }
}
