import ArticlesClient
import Foundation
import HeadlessBackend
import SwiftUI
import Testing

@testable import ArticlesFeature

@MainActor
@Suite struct ArticleListViewTests {
    private func open(
        _ client: FixtureArticlesClient, width: CGFloat = 420, height: CGFloat = 900,
        _ model: ArticleListModel? = nil
    ) async -> (HeadlessWindow, ArticleListModel) {
        let model = model ?? makeModel(live: client)
        let window = HeadlessWindow(width: width, height: height) {
            ArticleListView(model: model).articlesLanguage(.japanese)
        }
        await window.pump {
            model.hasLoaded || model.isFailurePresented || model.waitingUntil != nil
        }
        window.pump()
        return (window, model)
    }

    @Test func `a row says who, when, what, and how many`() async {
        let (window, _) = await open(FixtureArticlesClient(articles: sampleArticles(1...3)))
        for text in ["@writer0", "2026/09/22 02:13", "記事 3", "Rust", "LGTM 3", "ストック 9"] {
            #expect(window.texts.contains(text), "\(text)")
        }
        #expect(window.texts.contains("新着 — 3 件"))
        window.close()
    }

    @Test func `six chips, of which one is chosen`() async {
        let (window, model) = await open(FixtureArticlesClient(articles: sampleArticles(1...3)))
        let names = ["タイトル", "本文", "タグ", "タグ(除く)", "ユーザー", "ストック数"]
        #expect(window.texts.filter(names.contains) == names)
        for kind in ArticleSearchKind.allCases {
            #expect(window.tap("article-kind-\(kind.rawValue)"))
            #expect(model.search.kind == kind)
        }
        window.close()
    }

    @Test func `a tag is chosen, typed in Japanese and found`() async {
        var articles = sampleArticles(1...5)
        articles[2].tags = [ArticleTag(name: "初心者")]
        let client = FixtureArticlesClient(articles: articles)
        let (window, model) = await open(client)
        #expect(window.tap("article-kind-tag"))
        #expect(window.type("初心者", into: "article-search-text"))
        #expect(window.tap("article-search-run"))
        await window.pump { client.queries.count == 2 && !model.isLoading }
        window.pump()
        #expect(client.queries.last?.source == .search("tag:初心者"))
        #expect(window.texts.contains("記事 3"))
        #expect(!window.texts.contains("記事 4"))
        #expect(window.texts.contains("タグ: 初心者 — 1 件"))
        window.close()
    }

    @Test func `return in the field searches too`() async {
        let client = FixtureArticlesClient(articles: sampleArticles(1...5))
        let (window, model) = await open(client)
        window.type("記事 4", into: "article-search-text")
        window.submit("検索文字")
        await window.pump { client.queries.count == 2 && !model.isLoading }
        #expect(window.texts.contains("記事 4"))
        #expect(!window.texts.contains("記事 3"))
        window.close()
    }

    @Test func `nothing found is said in the list`() async {
        let (window, _) = await open(FixtureArticlesClient())
        #expect(window.texts.contains("該当する記事が見つかりませんでした。"))
        #expect(window.alert == nil)
        window.close()
    }

    @Test func `a failure is an alert with the reason, and retrying recovers`() async {
        let client = FixtureArticlesClient(
            articles: sampleArticles(1...3), failure: .serverTrouble(status: 503))
        let (window, model) = await open(client)
        #expect(
            window.alert == """
                エラー
                Qiita で障害が起きています（503）。
                しばらくしてからもう一度お試しください。
                """)
        #expect(Set(window.alertButtons) == ["OK", "再試行"])
        client.failure = nil
        #expect(window.tapAlert("再試行"))
        await window.pump { model.hasLoaded }
        window.pump()
        #expect(window.alert == nil)
        #expect(window.texts.contains("記事 3"))
        window.close()
    }

    @Test func `pages come while the list is scrolled`() async {
        let client = FixtureArticlesClient(articles: sampleArticles(1...120))
        let (window, model) = await open(client)
        #expect(model.articles.count == 50)
        window.scrollToEnd()
        await window.pump { model.articles.count == 100 }
        window.scrollToEnd()
        await window.pump { model.articles.count == 120 }
        #expect(client.queries.map(\.page) == [1, 2, 3])
        #expect(!model.hasMore)
        window.close()
    }

    @Test func `F5 asks anew`() async {
        let client = FixtureArticlesClient(articles: sampleArticles(1...3))
        let (window, model) = await open(client)
        client.articles = sampleArticles(1...4)
        #expect(window.refresh())
        await window.pump { model.articles.count == 4 }
        #expect(window.texts.contains("記事 4"))
        window.close()
    }

    @Test func `a spent rate is told with its end`() async {
        let client = FixtureArticlesClient(
            failure: .rateLimited(until: Date(timeIntervalSince1970: 1_795_143_600)))
        let (window, _) = await open(client)
        #expect(
            window.texts.contains(
                "Qiita に問い合わせできる回数を使い切りました。11/20 12:00 に自動で再開します。"))
        #expect(window.alert == nil)
        window.close()
    }

    @Test func `sample data says so, why, and what to do`() async {
        let model = makeModel(
            live: FixtureArticlesClient(failure: .http(offline)),
            sample: FixtureArticlesClient(articles: sampleArticles(1...3)))
        let (window, _) = await open(FixtureArticlesClient(), model)
        #expect(window.texts.contains("見本データを表示しています。"))
        #expect(window.texts.contains("ネットワークに接続できません。"))
        #expect(window.tap("接続し直す"))
        window.close()
    }

    @Test func `only numbers are taken for stocks, and the field can be left`() async {
        let client = FixtureArticlesClient(articles: sampleArticles(1...9))
        let (window, model) = await open(client)
        window.tap("article-kind-stocks")
        window.type("8", into: "article-search-text")
        window.tap("article-search-run")
        await window.pump { client.queries.count == 2 && !model.isLoading }
        #expect(client.queries.last?.source == .search("stocks:>=8"))
        #expect(model.articles.allSatisfy { $0.stockCount >= 8 })
        window.close()
    }
}
