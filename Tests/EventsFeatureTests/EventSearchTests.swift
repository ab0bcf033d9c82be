import EventsClient
import Foundation
import Testing

@testable import EventsFeature

@MainActor
@Suite struct EventSearchTests {
    @Test func `a new search replaces the list`() async {
        let client = FixtureEventsClient(
            events: sampleEvents(1...3) + [Event(id: 9, title: "Kotlin")])
        let model = makeModel(live: client)
        await model.appeared()
        await model.searchChanged(swiftQuery("Kotlin"))
        #expect(model.events.map(\.id) == [9])
        #expect(model.query.keywords == ["Kotlin"])
    }

    @Test func `a late answer to an earlier search is not shown`() async {
        // Given
        let fixture = FixtureEventsClient(
            events: sampleEvents(1...3) + [Event(id: 9, title: "Kotlin")])
        let client = HeldEventsClient(fixture)
        let model = makeModel(live: client)
        let first = Task { await model.appeared() }
        await client.asked("Swift:1")
        // When
        let second = Task { await model.searchChanged(swiftQuery("Kotlin")) }
        await client.asked("Kotlin:1")
        client.letGo("Kotlin:1")
        await second.value
        client.letGo("Swift:1")
        await first.value
        // Then
        #expect(model.events.map(\.id) == [9])
        #expect(!model.isLoading)
        #expect(model.failure == nil)
    }

    @Test func `a search answered late keeps the list covered until the last one is there`() async {
        let client = HeldEventsClient(FixtureEventsClient(events: sampleEvents(1...3)))
        let model = makeModel(live: client)
        let first = Task { await model.appeared() }
        await client.asked("Swift:1")
        let second = Task { await model.searchChanged(swiftQuery("Kotlin")) }
        await client.asked("Kotlin:1")
        client.letGo("Swift:1")
        await first.value
        #expect(model.isLoading)
        client.letGo("Kotlin:1")
        await second.value
        #expect(!model.isLoading)
    }

    @Test func `a failed search leaves the old list, and its pages go on`() async {
        // Given
        let client = FixtureEventsClient(events: sampleEvents(1...250))
        let model = makeModel(live: client)
        await model.appeared()
        // When
        client.failure = .serverTrouble(status: 500)
        await model.searchChanged(swiftQuery("Kotlin"))
        client.failure = nil
        await model.loadMore()
        // Then
        #expect(model.events.count == 200)
        #expect(client.queries.last?.keywords == ["Swift"])
        await model.refresh()
        #expect(model.isEmpty)
    }

    @Test func `recent searches stand once, the latest first, ten at most`() async {
        let storage = SearchStorage.memory()
        let model = makeModel(live: FixtureEventsClient(), storage: storage)
        for number in 1...12 { await model.searchChanged(swiftQuery("w\(number)")) }
        await model.searchChanged(swiftQuery("w5"))
        await model.searchChanged(EventQuery())
        let words = model.recentSearches.flatMap(\.keywords)
        #expect(words == ["w5", "w12", "w11", "w10", "w9", "w8", "w7", "w6", "w4", "w3"])
        let next = makeModel(live: nil, storage: storage)
        #expect(next.recentSearches == model.recentSearches)
    }

    @Test func `saved searches outlive the app until they are deleted`() {
        let storage = SearchStorage.memory()
        let model = makeModel(live: nil, storage: storage)
        model.saveSearch(swiftQuery("a"))
        model.saveSearch(swiftQuery("b"))
        model.saveSearch(swiftQuery("a"))
        #expect(
            makeModel(live: nil, storage: storage).savedSearches.flatMap(\.keywords) == ["a", "b"])
        model.deleteSearch(swiftQuery("a"))
        #expect(makeModel(live: nil, storage: storage).savedSearches.flatMap(\.keywords) == ["b"])
    }

    @Test func `one search that can't be read doesn't take the others with it`() {
        let storage = SearchStorage.memory()
        let mixed = "[{\"keywords\":[\"a\"]},{\"keywords\":5},{\"keywords\":[\"b\"]}]"
        storage.write("events.searches.saved", Data(mixed.utf8))
        storage.write("events.searches.recent", Data("rubbish".utf8))
        let model = makeModel(live: nil, storage: storage)
        #expect(model.savedSearches.flatMap(\.keywords) == ["a", "b"])
        #expect(model.recentSearches.isEmpty)
    }
}
