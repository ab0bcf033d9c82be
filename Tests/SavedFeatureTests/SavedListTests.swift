import EventsClient
import Foundation
import HeadlessBackend
import Library
import SwiftUICore
import Testing

@testable import SavedFeature

@MainActor
@Suite struct SavedListTests {
    private func show(
        _ library: Library, _ body: (HeadlessWindow, SavedModel) async throws -> Void
    ) async throws {
        let model = SavedModel(
            library: library, actions: SavedActions { _, name in name }, language: .japanese)
        let window = HeadlessWindow(width: 400, height: 800) {
            NavigationStack {
                SavedList(model: model)
                    .navigationDestination(for: SavedItem.self) {
                        SavedItemView(item: $0, model: model)
                    }
            }
        }
        defer { window.close() }
        #expect(await window.pump(until: { model.hasLoaded }))
        window.pump()
        try await body(window, model)
    }

    private func filled() async throws -> Library {
        let library = Library.inMemory()
        try await library.save([
            SavedItem(
                kind: .event, id: "7", title: "みどりSwift", subtitle: "2026/12/01", text: "マクロの話"),
            SavedItem(kind: .town, id: "t", title: "鎌倉", text: "海の街"),
        ])
        return library
    }

    @Test func `an empty library says how to fill it`() async throws {
        try await show(.inMemory()) { window, _ in
            #expect(window.texts.contains("まだ何も保存していません。"))
        }
    }

    @Test func `typing finds, deleting empties`() async throws {
        try await show(try await filled()) { window, model in
            #expect(window.texts.contains("みどりSwift") && window.texts.contains("鎌倉"))
            #expect(window.type("うみ", into: "保存したものを検索"))
            #expect(await window.pump(until: { model.items.isEmpty }))
            #expect(window.texts.contains("見つかりませんでした。"))
            #expect(window.type("海", into: "保存したものを検索"))
            #expect(await window.pump(until: { model.items.map(\.id) == ["t"] }))
            #expect(!window.texts.contains("みどりSwift"))
            #expect(window.tap("編集"))
            window.pump()
            #expect(window.tap("削除: 鎌倉"))
            #expect(await window.pump(until: { model.items.isEmpty }))
        }
    }

    @Test func `a row swiped aside is deleted, or marked as read`() async throws {
        try await show(try await filled()) { window, model in
            #expect(window.swipe("saved-row-event-7", by: 200))
            #expect(window.tap("既読にする"))
            #expect(
                await window.pump(until: { model.items.first { $0.id == "7" }?.isRead == true }))
            #expect(window.swipe("saved-row-town-t", by: -100))
            #expect(window.tap("削除"))
            #expect(await window.pump(until: { model.items.map(\.id) == ["7"] }))
            #expect(window.pressDelete(on: "saved-row-event-7"))
            #expect(await window.pump(until: { model.items.isEmpty }))
        }
    }

    @Test func `opening an item shows its words and marks it as read`() async throws {
        let library = try await filled()
        try await show(library) { window, model in
            #expect(window.tap("みどりSwift"))
            #expect(await window.pump(until: { window.texts.contains("マクロの話") }))
            let reference = SavedItem.Reference(kind: .event, id: "7")
            while try await library.item(reference)?.isRead != true { window.pump() }
            #expect(window.goBack())
            #expect(
                await window.pump(until: {
                    model.items.first { $0.id == "7" }?.isRead == true
                }))
        }
    }
}
