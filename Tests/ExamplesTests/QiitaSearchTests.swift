import Foundation
import FoundationNetworking
import HeadlessBackend
import SwiftUICore
import Testing

@testable import QiitaSearch

/// The model is one for the whole app, so these run one after the other.
@MainActor
@Suite(.serialized) struct QiitaSearchTests {
    private func open(_ site: LoopbackSite) -> HeadlessWindow {
        let model = SearchModel.shared
        model.clear()
        model.kind = .title
        model.failure = nil
        model.site = site.qiita
        return HeadlessWindow(width: 600, height: 4000) { SearchView() }
    }

    private func search(_ words: String, in window: HeadlessWindow) async throws {
        #expect(window.type(words, into: "検索文字"))
        #expect(window.tap("検索"))
        try #require(
            await window.wait { window.texts.contains { $0.hasPrefix("検索結果 ") } },
            "\(window.tree())")
    }

    private func field(_ window: HeadlessWindow) -> TextFieldState? {
        window.nodes.lazy.compactMap {
            if case .textField(let state) = $0.content { state } else { nil }
        }.first
    }

    @Test func `without words there is nothing to search`() async throws {
        try await LoopbackSite.run { site in
            let window = open(site)
            #expect(!window.offers("検索"))
            window.type("Swift", into: "検索文字")
            #expect(window.offers("検索"))
        }
    }

    @Test func `titles are searched and found`() async throws {
        try await LoopbackSite.run { site in
            let window = open(site)
            try await search("Swift", in: window)
            #expect(site.queries == ["per_page=20&query=title:Swift"])
            let count = SearchModel.shared.articles.count
            #expect(count > 0 && window.texts.contains("検索結果 \(count)件"))
            for article in SearchModel.shared.articles {
                #expect(window.texts.contains(article.title))
                #expect(article.title.localizedCaseInsensitiveContains("swift"))
            }
        }
    }

    @Test func `Return searches too`() async throws {
        try await LoopbackSite.run { site in
            let window = open(site)
            window.type("Linux", into: "検索文字")
            window.submit("検索文字")
            #expect(await window.wait { !SearchModel.shared.articles.isEmpty })
        }
    }

    @Test(arguments: [
        ("タグ", "Swift", "tag:Swift"), ("タグ(除く)", "Swift", "-tag:Swift"),
        ("本文", "SwiftUI", "body:SwiftUI"), ("ストック数", "50", "stocks:>=50"),
    ])
    func `every chip is a search of its own`(
        chip: String, words: String, query: String
    ) async throws {
        try await LoopbackSite.run { site in
            let window = open(site)
            #expect(window.tap(chip))
            #expect(field(window)?.isFocused == true)
            try await search(words, in: window)
            #expect(site.queries == ["per_page=20&query=\(query)"])
            #expect(!SearchModel.shared.articles.isEmpty)
        }
    }

    @Test func `numbers of stocks take digits alone and the keyboard has a button`() async throws {
        try await LoopbackSite.run { site in
            let window = open(site)
            #expect(!window.offers("閉じる"))
            window.tap("ストック数")
            window.focus("検索文字")
            #expect(window.offers("閉じる"), "\(window.tree())")
            window.type("12あ3", into: "検索文字")
            #expect(SearchModel.shared.words == "123")
            #expect(window.tap("閉じる"))
            #expect(field(window)?.isFocused == false)
            window.focus("検索文字", false)
            #expect(!window.offers("閉じる"))
        }
    }

    @Test func `finding nothing is said`() async throws {
        try await LoopbackSite.run { site in
            let window = open(site)
            try await search("無い言葉無い言葉", in: window)
            #expect(window.texts.contains("該当する記事が見つかりませんでした。"))
        }
    }

    @Test func `a failure is an alert that can be tried again`() async throws {
        try await LoopbackSite.run(faults: "status=503@1") { site in
            let window = open(site)
            window.type("Swift", into: "検索文字")
            window.tap("検索")
            #expect(await window.wait { window.alert == "エラー\n検索できませんでした(503)" })
            #expect(window.tapAlert("もう一度"))
            #expect(await window.wait { !SearchModel.shared.articles.isEmpty })
            #expect(window.alert == nil)
        }
    }

    @Test func `pictures of the authors are loaded`() async throws {
        try await LoopbackSite.run { site in
            let window = open(site)
            window.imageLoader = { try await URLSession.shared.data(from: $0).0 }
            try await search("Swift", in: window)
            let wanted = Set(SearchModel.shared.articles.compactMap(\.user.picture))
            let allAsked = await window.wait { Set(window.imageRequests) == wanted }
            #expect(allAsked)
            let allShown = await window.wait { !window.tree().contains("progress") }
            #expect(allShown)
        }
    }

    @Test func `an article opens in the browser`() async throws {
        try await LoopbackSite.run { site in
            let window = open(site)
            try await search("Swift", in: window)
            let article = try #require(SearchModel.shared.articles.first)
            #expect(window.tap(article.title))
            #expect(window.openedURLs == [article.url])
        }
    }
}
