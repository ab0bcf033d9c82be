import Foundation
import HeadlessBackend
import SampleServer
import SwiftUICore
import Testing

@testable import ConnpassList

@MainActor
@Suite struct ConnpassListTests {
    private func open(_ site: LoopbackSite) -> HeadlessWindow {
        HeadlessWindow(width: 400, height: 6000) {
            EventListView(service: EventService(site: site.connpass))
        }
    }

    /// A window with its list, and the events that the list is to show.
    private func openList(_ site: LoopbackSite) async throws -> (HeadlessWindow, [Event]) {
        let page = try await EventService(site: site.connpass).events(about: "swift", order: .date)
        let window = open(site)
        let title = try #require(page.events.first?.title)
        try #require(await window.wait { window.texts.contains(title) }, "\(window.tree())")
        return (window, page.events)
    }

    @Test func `the list is covered until the events are there`() async throws {
        try await LoopbackSite.run(faults: "hold") { site in
            let window = open(site)
            #expect(await window.wait { !site.queries.isEmpty })
            #expect(window.texts.contains("読み込み中…"))
            site.server.setFaults(FaultPlan())
            #expect(await window.wait { !window.texts.contains("読み込み中…") })
            #expect(window.texts.contains("勉強会"))
            #expect(site.queries == ["keyword=swift&order=2&count=50"])
        }
    }

    @Test func `a row opens its page and the way back asks nothing again`() async throws {
        try await LoopbackSite.run { site in
            let (window, events) = try await openList(site)
            let asked = site.queries.count
            let event = try #require(events.dropFirst().first)
            #expect(window.tap(event.title))
            #expect(window.title == "勉強会の詳細" || window.texts.contains("勉強会の詳細"))
            #expect(window.texts.contains(event.seats))
            #expect(window.goBack())
            #expect(window.texts.contains(events[0].title))
            #expect(site.queries.count == asked)
        }
    }

    @Test func `another order asks again`() async throws {
        try await LoopbackSite.run { site in
            let (window, _) = try await openList(site)
            #expect(window.select("新着順", in: "並び順"), "\(window.tree())")
            #expect(await window.wait { site.queries.last == "keyword=swift&order=3&count=50" })
        }
    }

    @Test func `a refusal is told and asking again helps`() async throws {
        try await LoopbackSite.run(faults: "status=500@1") { site in
            let window = open(site)
            #expect(await window.wait { window.alert != nil })
            #expect(window.alert == "サーバーに断られました(500)\nしばらくしてからもう一度お試しください。")
            #expect(window.alertButtons == ["もう一度", "閉じる"])
            #expect(window.tapAlert("もう一度"))
            #expect(window.alert == nil)
            #expect(await window.wait { window.texts.contains { $0.hasSuffix("件") && $0 != "0件" } })
        }
    }

    @Test func `what is not JSON is told`() async throws {
        try await LoopbackSite.run(faults: "garbage") { site in
            let window = open(site)
            #expect(await window.wait { window.alert?.hasPrefix("答えを読めませんでした") == true })
        }
    }

    @Test func `a server that is not there is told`() async throws {
        try await LoopbackSite.run { site in
            site.server.stop()
            let window = open(site)
            #expect(await window.wait { window.alert?.hasPrefix("サーバーに届きませんでした") == true })
            #expect(window.tapAlert("閉じる"))
            #expect(window.alert == nil)
        }
    }

    @Test func `the map looks at the venue and its buttons halve and double`() async throws {
        try await LoopbackSite.run { site in
            let (window, events) = try await openList(site)
            let event = try #require(events.first { $0.coordinate != nil })
            window.tap(event.title)
            let before = try #require(window.mapPosition)
            #expect(abs(before.latitude - event.coordinate!.latitude) < 1e-6)
            #expect(abs(before.longitude - event.coordinate!.longitude) < 1e-6)
            #expect(window.tap("拡大"))
            #expect(abs(try #require(window.mapPosition).zoom - before.zoom - 1) < 1e-6)
            window.tap("縮小")
            window.tap("縮小")
            #expect(abs(try #require(window.mapPosition).zoom - before.zoom + 1) < 1e-6)
            window.moveMap(latitude: 34.7, longitude: 135.5, zoom: 12)
            window.tap("拡大")
            let moved = try #require(window.mapPosition)
            #expect(abs(moved.longitude - 135.5) < 1e-6 && abs(moved.zoom - 13) < 1e-6)
        }
    }

    @Test func `online events show Tokyo from afar`() async throws {
        try await LoopbackSite.run { site in
            let (window, events) = try await openList(site)
            let event = try #require(events.first { $0.coordinate == nil })
            window.tap(event.title)
            let position = try #require(window.mapPosition)
            #expect(abs(position.longitude - 139.767125) < 1e-6 && position.zoom < 6)
        }
    }

    @Test func `the venue opens as a sheet with UIKit's map`() async throws {
        try await LoopbackSite.run { site in
            let (window, events) = try await openList(site)
            let event = try #require(events.first { $0.coordinate != nil && $0.venue != nil })
            window.tap(event.title)
            #expect(window.tap(event.venue!))
            let sheet = try #require(window.sheet)
            #expect(sheet.texts.contains(event.venue!), "\(sheet.tree())")
            #expect(
                abs(try #require(sheet.mapPosition).latitude - event.coordinate!.latitude) < 1e-6)
            #expect(sheet.tap("完了"))
            #expect(window.sheet == nil)
        }
    }

    @Test func `the link leads to the event's page`() async throws {
        try await LoopbackSite.run { site in
            let (window, events) = try await openList(site)
            window.tap(events[0].title)
            #expect(window.tap("connpassで見る"))
            #expect(window.openedURLs == [events[0].page])
        }
    }
}
