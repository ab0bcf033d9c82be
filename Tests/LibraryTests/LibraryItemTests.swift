import Foundation
import Library
import Testing

@Suite struct LibraryItemTests {
    @Test func `a saved item comes back as it was`() async throws {
        let library = Library.ticking()
        let item = SavedItem.sample(
            "1", "みどりSwift勉強会 #12", text: "発表\n質問", date: Date(timeIntervalSince1970: 1.5e9))
        try await library.save(item)
        var found = try #require(try await library.item(item.reference))
        #expect(found.isSaved && !found.isRead)
        found.savedAt = nil
        #expect(found == item)
    }

    @Test func `empty texts and absent fields come back as they were`() async throws {
        let library = Library.ticking()
        let item = SavedItem(kind: .town, id: "横浜", title: "")
        try await library.save(item)
        var found = try #require(try await library.item(item.reference))
        found.savedAt = nil
        #expect(found == item)
    }

    @Test func `the one saved last comes first`() async throws {
        let library = Library.ticking()
        for id in ["1", "2", "3"] { try await library.save(.sample(id)) }
        #expect(try await library.ids() == ["3", "2", "1"])
    }

    @Test func `saving again brings up to date and keeps place and mark`() async throws {
        let library = Library.ticking()
        for id in ["1", "2"] { try await library.save(.sample(id)) }
        let first = SavedItem.sample("1").reference
        try await library.setRead(true, first)
        try await library.save(.sample("1", "新しい題"))
        #expect(try await library.ids() == ["2", "1"])
        let found = try #require(try await library.item(first))
        #expect(found.title == "新しい題" && found.isRead)
        #expect(try await library.ids("新しい題") == ["1"])
    }

    @Test func `kinds have their own numbers`() async throws {
        let library = Library.ticking()
        for kind in SavedItem.Kind.allCases { try await library.save(.sample("1", kind: kind)) }
        #expect(try await library.ids().count == 3)
        try await library.remove(.init(kind: .town, id: "1"))
        #expect(try await library.isSaved(kind: .event, id: "1"))
        #expect(try await !library.isSaved(kind: .town, id: "1"))
        #expect(try await library.ids(kind: .article) == ["1"])
    }

    @Test func `what was taken back stays among those seen`() async throws {
        let library = Library.ticking()
        try await library.save(.sample("1"))
        try await library.remove(SavedItem.sample("1").reference)
        #expect(try await library.ids().isEmpty)
        #expect(try await library.ids(onlySaved: false) == ["1"])
    }

    @Test func `seeing a saved item brings it up to date and saves nothing`() async throws {
        let library = Library.ticking()
        try await library.save(.sample("1"))
        try await library.noteSeen([.sample("1", "中止になりました"), .sample("2")])
        #expect(try await library.ids() == ["1"])
        #expect(try await library.ids("中止になりました") == ["1"])
        #expect(try await library.ids(onlySaved: false) == ["1", "2"])
    }

    @Test func `the items longest unseen are forgotten, saved ones never`() async throws {
        let library = Library.ticking(cacheLimit: 3)
        try await library.save(.sample("saved"))
        for id in ["1", "2", "3"] { try await library.noteSeen([.sample(id)]) }
        try await library.noteSeen([.sample("1")])
        try await library.noteSeen([.sample("4")])
        #expect(try await library.ids(onlySaved: false) == ["saved", "4", "1", "3"])
        #expect(try await library.ids("副題 2", onlySaved: false).isEmpty)
    }

    @Test func `read marks are kept and taken back`() async throws {
        let library = Library.ticking()
        for id in ["1", "2"] { try await library.save(.sample(id)) }
        let reference = SavedItem.sample("1").reference
        try await library.setRead(true, reference)
        #expect(try await library.items(LibrarySearch(onlyUnread: true)).map(\.id) == ["2"])
        try await library.setRead(false, reference)
        #expect(try await library.items(LibrarySearch(onlyUnread: true)).count == 2)
    }

    @Test func `several are saved together or not at all`() async throws {
        let library = Library.ticking()
        var broken = SavedItem.sample("2")
        broken.payload = Data("{".utf8)
        let error = LibraryError.unreadablePayload(kind: .event, id: "2")
        await #expect(throws: error) { try await library.save([.sample("1"), broken]) }
        #expect(try await library.ids().isEmpty)
    }

    @Test func `an item's value is read from its JSON`() throws {
        struct Value: Codable, Equatable { let name: String }
        let payload = try SavedItem.payload(of: Value(name: "駅"))
        let item = SavedItem(kind: .town, id: "1", title: "駅", payload: payload)
        #expect(try item.value(Value.self) == Value(name: "駅"))
        #expect(throws: DecodingError.self) { try item.value([Int].self) }
    }
}
