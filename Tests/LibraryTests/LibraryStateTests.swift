import Foundation
import Library
import Testing

@Suite struct LibraryStateTests {
    @Test func `searches made lately stand once, the latest first, and not too many`()
        async throws
    {
        let library = Library.ticking()
        for text in ["a", "b", "c", "a", "d"] {
            try await library.noteSearch(Data(text.utf8), "events", limit: 3)
        }
        try await library.noteSearch(Data("x".utf8), "articles")
        let recent = try await library.recentSearches("events")
        #expect(recent.map { String(decoding: $0, as: UTF8.self) } == ["d", "a", "c"])
    }

    @Test func `searches are kept once until they are deleted`() async throws {
        let library = Library.ticking()
        for text in ["a", "b", "a"] {
            try await library.saveSearch(Data(text.utf8), "events")
        }
        try await library.noteSearch(Data("a".utf8), "events")
        #expect(try await library.savedSearches("events") == [Data("a".utf8), Data("b".utf8)])
        try await library.deleteSearch(Data("a".utf8), "events")
        #expect(try await library.savedSearches("events") == [Data("b".utf8)])
        #expect(try await library.recentSearches("events") == [Data("a".utf8)])
    }

    @Test func `facts are kept under their names`() async throws {
        let library = Library.ticking()
        #expect(try await library.fact("a") == nil)
        try await library.setFact("a", Data("1".utf8))
        try await library.setFact("a", Data("2".utf8))
        #expect(try await library.fact("a") == Data("2".utf8))
    }

    @Test func `reminders are due once, for saved events that lie ahead`() async throws {
        let library = Library.inMemory(now: { Date(timeIntervalSince1970: 1000) })
        try await library.save([
            .sample("past", date: Date(timeIntervalSince1970: 999)),
            .sample("soon", date: Date(timeIntervalSince1970: 1500)),
            .sample("later", date: Date(timeIntervalSince1970: 9000)),
            .sample("article", kind: .article, date: Date(timeIntervalSince1970: 1500)),
        ])
        try await library.noteSeen([.sample("seen", date: Date(timeIntervalSince1970: 1500))])
        let end = Date(timeIntervalSince1970: 2000)
        let due = try await library.due(until: end)
        #expect(due.map(\.id) == ["soon"])
        #expect(try await library.nextUnremindedStart()?.timeIntervalSince1970 == 1500)
        #expect(try await library.claimReminder(due[0].reference))
        #expect(try await !library.claimReminder(due[0].reference))
        #expect(try await library.due(until: end).isEmpty)
        #expect(try await library.nextUnremindedStart()?.timeIntervalSince1970 == 9000)
    }

    @Test func `listeners hear of changes of both libraries on a folder`() async throws {
        try await withFolder { folder in
            let mine = Library(folder: folder)
            let other = Library(folder: folder)
            var changes = mine.changes.makeAsyncIterator()
            try await mine.save(.sample("1"))
            #expect(await changes.next() == .saved)
            try await other.save(.sample("2"))
            #expect(await changes.next() == .elsewhere)
            #expect(try await mine.ids().count == 2)
        }
    }

    @Test func `a saving value does what the library does`() async throws {
        let saving = Saving.memory()
        let item = SavedItem.sample("1")
        try await saving.save(item)
        #expect(try await saving.isSaved(item.reference))
        try await saving.remove(item.reference)
        #expect(try await !saving.isSaved(item.reference))
    }
}
