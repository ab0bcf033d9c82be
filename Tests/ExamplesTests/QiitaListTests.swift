import Foundation
import HeadlessBackend
import SwiftUICore
import Testing

@testable import QiitaList

@MainActor
@Suite struct QiitaListTests {
    private func open(_ site: LoopbackSite) -> HeadlessWindow {
        HeadlessWindow(width: 700, height: 4000) { ItemsView(client: APIClient(site: site.qiita)) }
    }

    /// What the service says, without the app's screens.
    private nonisolated func answer<Request: APIRequest>(
        to request: Request, from site: LoopbackSite
    ) async throws -> Request.Response {
        try await APIClient(site: site.qiita).send(request).value
    }

    private func openList(_ site: LoopbackSite) async throws -> (HeadlessWindow, [Item]) {
        let items = try await answer(to: NewestItems(), from: site)
        let window = open(site)
        try #require(
            await window.wait { items.allSatisfy { window.texts.contains($0.title) } },
            "\(window.tree())")
        return (window, items)
    }

    @Test func `the newest articles are listed with author and tags`() async throws {
        try await LoopbackSite.run { site in
            let (window, items) = try await openList(site)
            #expect(items.count == 20)
            let item = items[3]
            #expect(window.texts.contains("#\(item.tags[0].name)"))
            #expect(
                window.texts.contains(
                    "\(item.user.id)(\(item.user.itemsCount)件)・\(item.likesCount) LGTM"))
        }
    }

    @Test func `a mark is written through the binding of its row`() async throws {
        try await LoopbackSite.run { site in
            let (window, items) = try await openList(site)
            #expect(window.texts.contains("しるし: 0"))
            #expect(window.toggle("\(items[2].title)にしるし", to: true), "\(window.tree())")
            #expect(window.texts.contains("しるし: 1"))
            window.tap(items[2].title)
            #expect(window.tap("しるしを消す"), "\(window.tree())")
            #expect(window.offers("しるしをつける"))
            window.goBack()
            #expect(window.texts.contains("しるし: 0"))
        }
    }

    @Test func `an article shows its page and says while it loads`() async throws {
        try await LoopbackSite.run { site in
            let (window, items) = try await openList(site)
            #expect(window.tap(items[0].title))
            #expect(window.pageAddress == items[0].url)
            #expect(window.texts.contains("読み込み中…"))
            #expect(await window.wait { window.finishPage(title: "page") })
            #expect(!window.texts.contains("読み込み中…"))
            #expect(window.goBack())
            #expect(window.pageAddress == nil)
            #expect(window.texts.contains(items[1].title))
        }
    }

    @Test func `a page that fails does not load for ever`() async throws {
        try await LoopbackSite.run { site in
            let (window, items) = try await openList(site)
            window.tap(items[0].title)
            #expect(await window.wait { window.failPage("unreachable") })
            #expect(!window.texts.contains("読み込み中…"))
        }
    }

    @Test func `a tag narrows the list and lets go again`() async throws {
        try await LoopbackSite.run { site in
            let (window, items) = try await openList(site)
            let tag = items[0].tags[0].name
            #expect(window.tap("#\(tag)"))
            #expect(window.offers("すべての記事"))
            let narrowed = try await answer(to: TaggedItems(tag: tag), from: site)
            #expect(!narrowed.isEmpty)
            #expect(await window.wait { narrowed.allSatisfy { window.texts.contains($0.title) } })
            #expect(window.tap("すべての記事"))
            #expect(await window.wait { items.allSatisfy { window.texts.contains($0.title) } })
            #expect(!window.offers("すべての記事"))
        }
    }

    @Test func `a failure is an alert that asks again`() async throws {
        try await LoopbackSite.run(faults: "status=500@1") { site in
            let window = open(site)
            #expect(await window.wait { window.alert == "エラー\nサーバーの答えは500でした。" })
            #expect(window.alertButtons == ["もう一度", "閉じる"])
            window.tapAlert("もう一度")
            #expect(await window.wait { window.texts.contains { $0.hasSuffix("LGTM") } })
            #expect(window.alert == nil)
        }
    }
}
