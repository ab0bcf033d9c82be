import ArticlesClient
import Foundation
import Library
import Testing

@testable import ArticlesFeature

@MainActor
@Suite struct ArticleListModelTests {
    @Test func `the newest articles come first, and once`() async {
        let client = FixtureArticlesClient(articles: sampleArticles(1...3))
        let model = makeModel(live: client)
        #expect(!model.isEmpty)
        await model.appeared()
        await model.appeared()
        #expect(model.articles.map(\.id) == ["3", "2", "1"])
        #expect(model.total == 3)
        #expect(client.queries == [.newest])
        #expect(model.articles.allSatisfy { $0.markdown == nil })
    }

    @Test func `a search is made when it is submitted, not while it is typed`() async {
        let client = FixtureArticlesClient(articles: sampleArticles(1...9))
        let model = makeModel(live: client)
        await model.appeared()
        model.search.text = "記事 7"
        #expect(client.queries.count == 1)
        await model.searchSubmitted()
        #expect(client.queries.last?.source == .search("title:記事 title:7"))
        #expect(model.articles.map(\.id) == ["7"])
        #expect(model.shownSearch.text == "記事 7")
    }

    @Test func `each kind asks in its own way`() async {
        let client = FixtureArticlesClient(articles: sampleArticles(1...9))
        let model = makeModel(live: client)
        let cases: [(ArticleSearch, String)] = [
            (ArticleSearch("Swift", kind: .tag), "tag:Swift"),
            (ArticleSearch("Swift", kind: .excludedTag), "-tag:Swift"),
            (ArticleSearch("writer1", kind: .user), "user:writer1"),
            (ArticleSearch("５", kind: .stocks), "stocks:>=5"),
            (ArticleSearch("本文", kind: .body), "body:本文"),
            (ArticleSearch("tag:x OR user:y", kind: .body, isRaw: true), "tag:x OR user:y"),
        ]
        for (search, expected) in cases {
            model.search = search
            await model.searchSubmitted()
            #expect(client.queries.last?.source == .search(expected))
        }
    }

    @Test func `stocks that are no number are told, and nothing is asked`() async {
        let client = FixtureArticlesClient(articles: sampleArticles(1...3))
        let model = makeModel(live: client)
        model.search = ArticleSearch("たくさん", kind: .stocks)
        await model.searchSubmitted()
        #expect(client.queries.isEmpty)
        #expect(model.isFailurePresented)
        #expect(model.failure?.sentence.summary == "ストック数は数字で入力してください。")
        #expect(model.failure?.canRetry == false)
    }

    @Test func `the list is sorted here; what comes later goes below until asked to move`() async {
        let client = FixtureArticlesClient(articles: sampleArticles(1...80))
        let model = makeModel(live: client)
        await model.appeared()
        model.order = .lgtm
        #expect(model.articles.map(\.likeCount) == model.articles.map(\.likeCount).sorted(by: >))
        let first = model.articles
        #expect(model.countBelowPlace == 0)
        await model.loadMore()
        #expect(model.articles.count == 80)
        #expect(Array(model.articles.prefix(first.count)) == first)
        let later = model.articles.dropFirst(first.count).map(\.likeCount)
        #expect(later == later.sorted(by: >))
        let least = first.map(\.likeCount).min() ?? 0
        let higher = later.filter { $0 > least }.count
        #expect(higher > 0 && model.countBelowPlace == higher)
        model.sortAgain()
        #expect(model.articles.map(\.likeCount) == model.articles.map(\.likeCount).sorted(by: >))
        #expect(model.countBelowPlace == 0)
        model.order = .date
        #expect(model.articles.first?.id == "80")
    }

    @Test func `a row near the end asks for the next page, to the last`() async throws {
        let client = FixtureArticlesClient(articles: sampleArticles(1...120))
        let model = makeModel(live: client)
        await model.appeared()
        await model.rowAppeared(model.articles[20])
        #expect(client.queries.map(\.page) == [1])
        for _ in 0..<4 { await model.rowAppeared(try #require(model.articles.last)) }
        #expect(client.queries.map(\.page) == [1, 2, 3])
        #expect(model.articles.count == 120)
        #expect(!model.hasMore)
    }

    @Test func `a failure keeps what was on screen, and a retry recovers`() async {
        let client = FixtureArticlesClient(articles: sampleArticles(1...3))
        let model = makeModel(live: client)
        await model.appeared()
        client.failure = .serverTrouble(status: 500)
        await model.refresh()
        #expect(model.isFailurePresented)
        #expect(model.failure?.sentence.summary == "Qiita で障害が起きています（500）。")
        #expect(model.articles.count == 3)
        client.failure = nil
        client.articles = sampleArticles(1...4)
        await model.retry()
        #expect(model.articles.count == 4)
        #expect(!model.isFailurePresented)
    }

    @Test func `a failed page is not asked for again by itself`() async throws {
        let client = FixtureArticlesClient(articles: sampleArticles(1...120))
        let model = makeModel(live: client)
        await model.appeared()
        client.failure = .serverTrouble(status: 502)
        let last = try #require(model.articles.last)
        await model.rowAppeared(last)
        await model.rowAppeared(last)
        #expect(client.queries.count == 2)
        client.failure = nil
        await model.retry()
        #expect(model.articles.count == 100)
    }

    @Test func `a spent rate waits by itself and goes on`() async {
        let gate = Gate()
        let client = FixtureArticlesClient(articles: sampleArticles(1...3))
        let until = Date(timeIntervalSince1970: 1_800_000_000)
        client.failure = .rateLimited(until: until)
        let model = makeModel(live: client, wait: gate.wait)
        await model.appeared()
        #expect(model.waitingUntil == until)
        #expect(!model.isFailurePresented)
        #expect(!model.isLoading)
        await model.appeared()
        #expect(client.queries.count == 1)
        while gate.asked.isEmpty { await Task.yield() }
        #expect(gate.asked == [until])
        client.failure = nil
        gate.open()
        while model.articles.isEmpty { await Task.yield() }
        #expect(model.waitingUntil == nil)
        #expect(model.articles.count == 3)
    }

    @Test func `a spent rate without an end is told like any failure`() async {
        let client = FixtureArticlesClient(failure: .rateLimited(until: nil))
        let model = makeModel(live: client)
        await model.appeared()
        #expect(model.waitingUntil == nil)
        #expect(model.isFailurePresented)
    }

    @Test func `what is left is told when it is little`() async {
        let client = FixtureArticlesClient(articles: sampleArticles(1...3))
        let model = makeModel(live: client)
        let later = Date(timeIntervalSince1970: 1_800_000_000)
        for (remaining, told) in [(59, nil), (11, nil), (10, 10), (1, 1), (0, nil)] as [(Int, Int?)]
        {
            client.rate = RateFields(limit: 60, remaining: remaining, resetsAt: later)
            await model.refresh()
            #expect(model.lowRate == told)
        }
    }

    @Test func `sample data stands in where there is no way to the service`() async throws {
        let url = offline
        let live = FixtureArticlesClient(failure: .http(url))
        let sample = FixtureArticlesClient(articles: sampleArticles(1...60))
        let model = makeModel(live: live, sample: sample)
        await model.appeared()
        #expect(model.sampleReason == .failure(.http(url)))
        await model.loadMore()
        #expect(model.articles.count == 60)
        #expect(live.queries.count == 1)
        live.failure = nil
        live.articles = sampleArticles(900...901)
        await model.refresh()
        #expect(model.sampleReason == nil)
        #expect(model.articles.map(\.id) == ["901", "900"])
        live.failure = .http(url)
        await model.refresh()
        #expect(model.articles.map(\.id) == ["901", "900"])
        #expect(model.isFailurePresented)
    }

    @Test func `trouble of the service is told, not papered over`() async {
        let sample = FixtureArticlesClient(articles: sampleArticles(1...3))
        let model = makeModel(
            live: FixtureArticlesClient(failure: .tokenRejected), sample: sample)
        await model.appeared()
        #expect(model.sampleReason == nil)
        #expect(model.isFailurePresented)
        #expect(sample.queries.isEmpty)
    }

    @Test func `what was on screen can be found offline`() async throws {
        let library = Library.inMemory()
        let model = makeModel(
            live: FixtureArticlesClient(articles: sampleArticles(1...3)), saving: Saving(library))
        await model.appeared()
        var found: [SavedItem] = []
        while found.isEmpty {
            await Task.yield()
            found = try await library.items(LibrarySearch("本文 2", onlySaved: false))
        }
        #expect(found.map(\.id) == ["2"])
        #expect(try found.first?.value(Article.self).html == "<p>本文 2</p>")
    }
}
