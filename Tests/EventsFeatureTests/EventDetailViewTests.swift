import EventsClient
import Foundation
import HeadlessBackend
import Library
import SwiftUICore
import Testing

@testable import EventsFeature

@MainActor
@Suite struct EventDetailViewTests {
    private func event() -> Event {
        var event = Event(
            id: 7, title: "みどりSwift勉強会", catchphrase: "縁側で話そう",
            descriptionHTML: "<p>マクロの話</p><script>alert(1)</script>",
            url: URL(string: "https://midori.connpass.com/event/7/"))
        event.startedAt = Date(timeIntervalSince1970: 1_795_143_600)
        event.endedAt = Date(timeIntervalSince1970: 1_795_152_600)
        event.place = "見本ビル 5F"
        event.address = "東京都架空区見本町1-2-3"
        event.limit = 40
        event.accepted = 38
        event.waiting = 2
        event.group = EventGroup(id: 1, title: "みどりSwift")
        return event
    }

    private func show<Result>(
        _ event: Event, _ library: Library = .inMemory(), opensPagesInApp: Bool = false,
        _ body: (HeadlessWindow) async throws -> Result
    ) async rethrows -> Result {
        let actions = EventActions(
            saving: Saving(library), copy: { _ in }, addToCalendar: { _, _ in .opened },
            opensPagesInApp: { opensPagesInApp })
        let window = HeadlessWindow(width: 400, height: 1400) {
            NavigationStack { EventDetailView(event: event) }
                .environment(\.displayLanguage, .japanese)
                .environment(\.eventActions, actions)
        }
        window.pump()
        // Its tasks go on until it is closed.
        defer { window.close() }
        return try await body(window)
    }

    @Test func `everything about the event is there to read`() async {
        let texts = await show(event()) { window in
            await window.pump { window.texts.contains("マクロの話") }
            return window.texts
        }
        for expected in [
            "みどりSwift勉強会", "縁側で話そう", "見本ビル 5F", "東京都架空区見本町1-2-3",
            "2026/11/20(金) 12:00 ~ 14:30", "38 / 40 人（補欠 2 人）", "みどりSwift", "マクロの話",
            "connpassのイベントページ",
        ] {
            #expect(texts.contains(expected), "\(expected) is missing in \(texts)")
        }
        #expect(!texts.contains { $0.contains("alert") })
    }

    @Test func `a table of the description keeps its cells apart`() async {
        var event = event()
        event.descriptionHTML =
            "<table><tr><th>時刻</th><th>話</th></tr><tr><td>19:00</td><td>開会</td></tr></table>"
        await show(event) { window in
            await window.pump { window.texts.contains("開会") }
            for cell in ["時刻", "話", "19:00", "開会"] {
                #expect(window.texts.contains(cell), "\(cell) is missing in \(window.texts)")
            }
        }
    }

    @Test func `pictures of the description are loaded only after consent`() async {
        var event = event()
        event.descriptionHTML = "<p><img src=\"https://pictures.example.com/a.png\" alt=\"図\"></p>"
        await show(event) { window in
            await window.pump { window.texts.contains("図") }
            #expect(window.imageRequests.isEmpty)
            #expect(window.tap("event-load-pictures"))
            await window.pump { !window.imageRequests.isEmpty }
            #expect(
                window.imageRequests.map(\.absoluteString)
                    == ["https://pictures.example.com/a.png"])
        }
    }

    @Test func `links of the description are listed with where they lead, and open`() async {
        var event = event()
        event.descriptionHTML =
            "<p><a href=\"https://example.com/x\">銀行</a><a href=\"javascript:a()\">罠</a></p>"
        await show(event) { window in
            await window.pump { window.find("event-links") != nil }
            #expect(window.tap("event-links"))
            #expect(window.texts.contains("リンク（1）"))
            #expect(window.tap("銀行 example.com"))
            #expect(window.openedURLs.map(\.absoluteString) == ["https://example.com/x"])
        }
    }

    @Test func `links of the description open in the app by setting`() async {
        var event = event()
        event.descriptionHTML = "<p><a href=\"https://example.com/x\">銀行</a></p>"
        await show(event, opensPagesInApp: true) { window in
            await window.pump { window.find("event-links") != nil }
            #expect(window.tap("event-links"))
            #expect(window.tap("銀行 example.com"))
            window.pump()
            #expect(window.openedURLs.isEmpty)
            let address = window.sheet?.pageAddress?.absoluteString
            #expect(address == "https://example.com/x", "\(window.tree())")
        }
    }

    @Test func `what an event lacks leaves nothing`() async {
        let texts = await show(Event(id: 1, title: "題だけ")) { $0.texts }
        #expect(texts.contains("題だけ"))
        #expect(!texts.contains("connpassのイベントページ"))
        #expect(!texts.contains("カレンダーに追加"))
        #expect(!texts.contains("OpenStreetMap"))
    }

    @Test func `the red button opens the page in the browser by setting`() async {
        await show(event()) { window in
            #expect(window.tap("connpassのイベントページ"))
            window.pump()
            let opened = window.openedURLs.map(\.absoluteString)
            #expect(opened == ["https://midori.connpass.com/event/7/"])
        }
    }

    @Test func `save becomes saved and back`() async throws {
        let library = Library.inMemory()
        try await show(event(), library) { window in
            #expect(window.tap("保存"))
            #expect(await window.pump(until: { window.texts.contains("保存済み") }))
            var isSaved = try await library.isSaved(kind: .event, id: "7")
            #expect(isSaved)
            #expect(window.tap("保存済み"))
            #expect(await window.pump(until: { window.texts.contains("保存") }))
            isSaved = try await library.isSaved(kind: .event, id: "7")
            #expect(!isSaved)
        }
    }

    @Test func `an event saved elsewhere shows as saved`() async throws {
        let library = Library.inMemory()
        try await show(event(), library) { window in
            try await library.save(SavedItem(event: event(), language: .japanese))
            #expect(await window.pump(until: { window.texts.contains("保存済み") }))
        }
    }

    @Test func `the red button opens the page in the app by setting`() async {
        await show(event(), opensPagesInApp: true) { window in
            #expect(window.tap("connpassのイベントページ"))
            window.pump()
            #expect(window.openedURLs.isEmpty)
            let address = window.sheet?.pageAddress?.absoluteString
            #expect(address == "https://midori.connpass.com/event/7/", "\(window.tree())")
        }
    }

    @Test func `the map's buttons halve and double what it shows`() async throws {
        var placed = event()
        placed.latitude = 34.7
        placed.longitude = 135.5
        try await show(placed) { window in
            let first = try #require(window.mapPosition)
            #expect(abs(first.latitude - 34.7) < 0.001 && abs(first.longitude - 135.5) < 0.001)
            #expect(window.tap("拡大"))
            window.pump()
            let nearer = try #require(window.mapPosition)
            #expect(abs(nearer.zoom - first.zoom - 1) < 0.05)
            #expect(window.tap("縮小") && window.tap("縮小"))
            window.pump()
            let farther = try #require(window.mapPosition)
            #expect(abs(farther.zoom - first.zoom + 1) < 0.05)
        }
    }
}
