import EventsClient
import Foundation
import Library
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
        let library = Library.inMemory()
        let model = makeModel(live: FixtureEventsClient(), storage: .library(library))
        for number in 1...12 { await model.searchChanged(swiftQuery("w\(number)")) }
        await model.searchChanged(swiftQuery("w5"))
        await model.searchChanged(EventQuery())
        let words = model.recentSearches.flatMap(\.keywords)
        #expect(words == ["w5", "w12", "w11", "w10", "w9", "w8", "w7", "w6", "w4", "w3"])
    }

    @Test func `searches made are there in the next window`() async throws {
        let library = Library.inMemory()
        let model = makeModel(live: FixtureEventsClient(), storage: .library(library))
        var changes = library.changes.makeAsyncIterator()
        await model.searchChanged(swiftQuery("a"))
        #expect(await changes.next() == .searches)
        let next = makeModel(live: FixtureEventsClient(), storage: .library(library))
        await next.appeared()
        #expect(next.recentSearches == model.recentSearches)
    }

    @Test func `saved searches outlive the app until they are deleted`() async {
        let storage = SearchStorage.memory()
        let model = makeModel(live: FixtureEventsClient(), storage: storage)
        await model.saveSearch(swiftQuery("a"))
        await model.saveSearch(swiftQuery("b"))
        await model.saveSearch(swiftQuery("a"))
        func saved() async -> [String] {
            let next = makeModel(live: FixtureEventsClient(), storage: storage)
            await next.appeared()
            return next.savedSearches.flatMap(\.keywords)
        }
        #expect(await saved() == ["a", "b"])
        await model.deleteSearch(swiftQuery("a"))
        #expect(await saved() == ["b"])
    }

    @Test func `one search that can't be read doesn't take the others with it`() async throws {
        let library = Library.inMemory()
        for text in [
            "{\"keywords\":[\"a\"]}", "{\"keywords\":5}", "{\"keywords\":[\"b\"]}", "rubbish",
        ] {
            try await library.saveSearch(Data(text.utf8), SearchStorage.section)
        }
        let model = makeModel(live: FixtureEventsClient(), storage: .library(library))
        await model.appeared()
        #expect(model.savedSearches.flatMap(\.keywords) == ["a", "b"])
    }
}
