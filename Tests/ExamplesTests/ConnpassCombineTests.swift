import Foundation
import HeadlessBackend
import SwiftUICore
import Testing

@testable import ConnpassCombine

@MainActor
@Suite struct ConnpassCombineTests {
    /// A window with its list, and the titles of the rows on screen.
    private func openList(_ site: LoopbackSite) async throws -> (HeadlessWindow, [String]) {
        let window = HeadlessWindow(width: 500, height: 3000) {
            MeetupsView(source: MeetupSource(site: site.connpass))
        }
        try #require(await window.wait { !titles(window).isEmpty }, "\(window.tree())")
        return (window, titles(window))
    }

    /// A row says title, place and day.
    private func titles(_ window: HeadlessWindow) -> [String] {
        let texts = window.texts
        return texts.indices.dropFirst(2).compactMap { index in
            texts[index].wholeMatch(of: /\d{4}-\d\d-\d\d/) == nil ? nil : texts[index - 2]
        }
    }

    @Test func `meetups of Tokyo are there on opening`() async throws {
        try await LoopbackSite.run { site in
            let (_, titles) = try await openList(site)
            #expect(titles.count == 30)
            #expect(site.queries == ["prefecture=tokyo&count=30"])
        }
    }

    @Test func `another prefecture brings its own`() async throws {
        try await LoopbackSite.run { site in
            let (window, tokyo) = try await openList(site)
            #expect(window.tap("オンライン"))
            #expect(await window.wait { titles(window) != tokyo })
            #expect(!titles(window).isEmpty)
            #expect(site.queries.last == "prefecture=online&count=30")
        }
    }

    @Test func `a page opens and goes back`() async throws {
        try await LoopbackSite.run { site in
            let (window, titles) = try await openList(site)
            #expect(window.tap(titles[1]))
            #expect(window.texts.contains { $0.hasPrefix("主催: ") }, "\(window.tree())")
            #expect(window.texts.contains(titles[1]))
            #expect(window.goBack())
            #expect(self.titles(window) == titles)
            #expect(site.queries.count == 1)
        }
    }

    @Test func `the page of the web is a Safari view in a sheet`() async throws {
        try await LoopbackSite.run { site in
            let (window, titles) = try await openList(site)
            window.tap(titles[0])
            #expect(window.tap("ページを開く"))
            let sheet = try #require(window.sheet)
            let address = try #require(sheet.pageAddress, "\(sheet.tree())")
            #expect(address.host()?.hasSuffix("connpass.com") == true)
            #expect(address.path().hasPrefix("/event/"))
            window.closeSheet()
            #expect(window.sheet == nil)
            #expect(window.texts.contains(titles[0]))
        }
    }

    @Test func `failures are told in place`() async throws {
        try await LoopbackSite.run(faults: "garbage@1") { site in
            let window = HeadlessWindow {
                MeetupsView(source: MeetupSource(site: site.connpass))
            }
            #expect(await window.wait { window.texts.contains("勉強会を取得できませんでした") })
            window.tap("大阪")
            #expect(await window.wait { !window.texts.contains("勉強会を取得できませんでした") })
            #expect(!titles(window).isEmpty)
        }
    }

    @Test func `the row has a preview`() {
        let window = HeadlessWindow(previewsOf: MeetupRow_Previews.self)
        #expect(window.texts == ["Swift読書会", "公民館", "2026-12-01"])
    }
}
