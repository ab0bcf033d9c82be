import EventsClient
import Foundation
import Library
import Testing

@testable import SavedFeature

@MainActor
@Suite struct SavedModelTests {
    private final class Files {
        var written: [(text: String, name: String)] = []
    }

    private struct Refused: Error {}

    private func filled() async throws -> Library {
        let library = Library.inMemory()
        let event = Event(
            id: 7, title: "みどりSwift", startedAt: Date(timeIntervalSince1970: 1_800_000_000))
        try await library.save(
            SavedItem(
                kind: .event, id: "7", title: event.title, text: "マクロの話",
                payload: SavedItem.payload(of: event)))
        try await library.save(SavedItem(kind: .article, id: "a", title: "縁側の記事"))
        try await library.save(SavedItem(kind: .town, id: "t", title: "鎌倉"))
        return library
    }

    private func model(
        _ library: Library, _ files: Files = Files(), refuses: Bool = false
    ) -> SavedModel {
        let actions = SavedActions { text, name in
            if refuses { throw Refused() }
            files.written.append((text, name))
            return "/home/\(name)"
        }
        return SavedModel(
            library: library, actions: actions, language: .japanese,
            now: { Date(timeIntervalSince1970: 0) })
    }

    @Test func `all kinds are one list`() async throws {
        let model = model(try await filled())
        await model.reload()
        #expect(Set(model.items.map(\.kind)) == Set(SavedItem.Kind.allCases))
        #expect(!model.isEmpty)
    }

    /// Waits until the model has asked the library for what it was told last.
    private func settle(_ isDone: () -> Bool) async -> Bool {
        for _ in 0..<10_000 where !isDone() { await Task.yield() }
        return isDone()
    }

    @Test func `words, kind and marks narrow the list`() async throws {
        let library = try await filled()
        let model = model(library)
        model.words = "まくろ"
        #expect(await settle { model.items.map(\.id) == ["7"] })
        model.words = ""
        model.kind = .town
        #expect(await settle { model.items.map(\.id) == ["t"] })
        model.kind = nil
        model.onlyUnread = true
        await model.readToggled(try #require(try await library.item(.init(kind: .town, id: "t"))))
        #expect(await settle { Set(model.items.map(\.id)) == ["7", "a"] })
        #expect(!model.isEmpty)
    }

    @Test func `an empty library is told from a search without hits`() async {
        let model = model(.inMemory())
        await model.reload()
        #expect(model.isEmpty)
        model.words = "何か"
        await model.reload()
        #expect(!model.isEmpty && model.items.isEmpty)
    }

    @Test func `what is deleted goes from the list and the library`() async throws {
        let library = try await filled()
        let model = model(library)
        await model.deleted([.init(kind: .event, id: "7"), .init(kind: .town, id: "t")])
        #expect(model.items.map(\.id) == ["a"])
        #expect(try await library.items().map(\.id) == ["a"])
    }

    @Test func `opening marks as read`() async throws {
        let library = try await filled()
        let model = model(library)
        let item = try #require(try await library.item(.init(kind: .event, id: "7")))
        await model.opened(item)
        #expect(try await library.item(item.reference)?.isRead == true)
    }

    @Test func `changes made elsewhere show`() async throws {
        let library = try await filled()
        let model = model(library)
        let task = Task { await model.appeared() }
        defer { task.cancel() }
        try await library.remove(.init(kind: .event, id: "7"))
        #expect(await settle { model.hasLoaded && model.items.count == 2 })
        #expect(!model.items.contains { $0.id == "7" })
    }

    @Test(arguments: [
        (SavedModel.ExportFormat.ics, "hiroba-saved.ics", "SUMMARY:みどりSwift"),
        (.json, "hiroba-saved.json", "\"縁側の記事\""), (.markdown, "hiroba-saved.md", "## 街"),
    ])
    func `the list goes to a file`(
        format: SavedModel.ExportFormat, name: String, part: String
    ) async throws {
        let files = Files()
        let model = model(try await filled(), files)
        await model.exported(format)
        #expect(files.written.map(\.name) == [name])
        #expect(files.written.first?.text.contains(part) == true)
        #expect(model.notice?.summary == "書き出しました: /home/\(name)")
    }

    @Test func `a file that can't be written is said`() async throws {
        let model = model(try await filled(), refuses: true)
        await model.exported(.json)
        #expect(model.isFailurePresented && model.failure != nil && model.notice == nil)
    }
}
