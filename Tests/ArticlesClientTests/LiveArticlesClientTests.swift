import ArticlesClient
import Foundation
import HTTPService
import SampleServer
import SoupTransport
import Testing

@Suite struct LiveArticlesClientTests {
    private func run(
        _ options: SampleServer.Options = .init(now: Date(timeIntervalSince1970: 1_795_143_600)),
        token: String? = nil, clock: any HTTPClock = StillClock(),
        _ body: (LiveArticlesClient, SampleServer) async throws -> Void
    ) async throws {
        let server = SampleServer(options: options)
        let root = try server.start()
        defer { server.stop() }
        let http = HTTPService(transport: SoupTransport(), retry: .never, clock: clock)
        let url = root.appendingPathComponent(SampleServer.qiitaPath, isDirectory: true)
        try await body(LiveArticlesClient(baseURL: url, token: token, http: http), server)
    }

    private func options(
        keys: SampleServer.KeyPolicy = .notRequired, faults: String = "", limits: Bool = false
    ) throws -> SampleServer.Options {
        SampleServer.Options(
            keys: keys, limitsRate: limits, faults: try FaultPlan(parsing: faults),
            now: Date(timeIntervalSince1970: 1_795_143_600))
    }

    @Test func `the newest articles come page by page, to the last`() async throws {
        try await run { client, server in
            var seen: [Article] = []
            for try await page in client.pages(ArticleQuery(perPage: 100)) {
                #expect(page.total == 500)
                #expect(page.droppedCount == 0)
                seen += page.elements
            }
            #expect(Set(seen.map(\.id)).count == 500)
            #expect(seen == ArticleOrder.date.sorted(seen))
            #expect(server.requestLog().count == 5)
            #expect(server.requestLog()[1].query == "page=2&per_page=100")
        }
    }

    @Test(
        arguments: [
            (.tag, "C++"), (.tag, "Sass/SCSS"), (.tag, "ポエム"), (.title, "Swift"),
            (.title, "入門 〜最初"), (.body, "諸悪の根源"), (.user, "sample_writer7"),
            (.stocks, "500"), (.tag, "C#"),
        ] as [(ArticleSearchKind, String)])
    func `searches find what they should`(_ kind: ArticleSearchKind, _ text: String) async throws {
        try await run { client, _ in
            let search = try #require(kind.query(text))
            let page = try await client.articles(ArticleQuery(.search(search), perPage: 100))
            #expect(!page.elements.isEmpty)
            for article in page.elements {
                switch kind {
                case .tag: #expect(article.tags.contains { $0.name == text })
                case .title: #expect(text.split(separator: " ").allSatisfy(article.title.contains))
                case .body: #expect(article.document.text.contains(text))
                case .user: #expect(article.author?.id == text)
                default: #expect(article.stockCount >= 500)
                }
            }
        }
    }

    @Test func `a tag's and an author's articles have addresses of their own`() async throws {
        try await run { client, server in
            for name in ["C++", "Sass/SCSS", "ポエム", "C#"] {
                let page = try await client.articles(ArticleQuery(.tag(name)))
                #expect(!page.elements.isEmpty)
                #expect(page.elements.allSatisfy { $0.tags.contains { $0.name == name } })
            }
            let page = try await client.articles(ArticleQuery(.user("sample_writer3")))
            #expect(page.elements.allSatisfy { $0.author?.id == "sample_writer3" })
            #expect(server.requestLog().last?.path.hasSuffix("/users/sample_writer3/items") == true)
        }
    }

    @Test func `one article, its comments, its author and the tags can be had`() async throws {
        try await run { client, _ in
            let page = try await client.articles(ArticleQuery(perPage: 100))
            let discussed = try #require(page.elements.first { $0.commentCount > 0 })
            let again = try await client.article(id: discussed.id)
            #expect(again == discussed)
            let comments = try await client.comments(articleID: discussed.id)
            #expect(comments.count == discussed.commentCount)
            #expect(comments.first?.document.blocks.isEmpty == false)
            let author = try #require(discussed.author)
            let profile = try await client.user(id: author.id)
            #expect(profile.pictureURL == author.pictureURL)
            let tags = try await client.tags(page: 1).elements
            #expect(tags.map(\.itemCount) == tags.map(\.itemCount).sorted(by: >))
            let users = try await client.users(page: 1).elements
            #expect(users.count == 61)
        }
    }

    @Test func `a token is sent and says who one is`() async throws {
        try await run(token: " secret\n") { client, server in
            let user = try await client.authenticatedUser()
            #expect(user?.id == "sample_me")
            #expect(server.requestLog().last?.hasKey == true)
            let page = try await client.articles(.newest)
            #expect(page.rate?.limit == 1000)
        }
        try await run { client, server in
            let user = try await client.authenticatedUser()
            #expect(user == nil)
            #expect(server.requestLog().isEmpty)
            let page = try await client.articles(.newest)
            #expect(page.rate?.limit == 60)
        }
    }

    @Test func `a wrong token is told apart from having none`() async throws {
        try await run(try options(keys: .only(["right"])), token: "wrong") { client, _ in
            await #expect(throws: ArticlesError.tokenRejected) {
                try await client.articles(.newest)
            }
        }
        try await run(try options(keys: .only(["right"]))) { client, _ in
            let page = try await client.articles(.newest)
            #expect(page.elements.count == 50)
        }
    }

    @Test func `no page beyond the hundredth is asked for`() async throws {
        try await run { client, server in
            await #expect(throws: ArticlesError.pageOutOfReach(page: 101)) {
                try await client.articles(ArticleQuery(page: 101))
            }
            #expect(server.requestLog().isEmpty)
            let last = try await client.articles(ArticleQuery(page: 100, perPage: 1))
            #expect(last.elements.count == 1)
            #expect(last.nextPage == nil)
            #expect(last.isCapped)
        }
    }

    @Test func `a spent rate names its end, and the host is left alone until then`() async throws {
        try await run(try options(limits: true), clock: SystemClock()) { client, server in
            for _ in 0..<59 { _ = try await client.tags(page: 1) }
            let low = try await client.articles(.newest)
            #expect(low.rate?.remaining == 0)
            let error = await #expect(throws: ArticlesError.self) {
                try await client.articles(.newest)
            }
            guard case .rateLimited(let until?) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect((3000...3602).contains(until.timeIntervalSinceNow))
            #expect(server.requestLog().count == 60)
        }
    }

    @Test(arguments: [("status=429", 429), ("status=403", 403), ("status=500", 500)])
    func `the service's own trouble has its name`(_ fault: String, _ status: Int) async throws {
        try await run(try options(faults: fault)) { client, _ in
            let error = await #expect(throws: ArticlesError.self) {
                try await client.articles(.newest)
            }
            switch (status, error) {
            case (429, .rateLimited), (403, .forbidden), (500, .serverTrouble(status: 500)): break
            default: Issue.record("\(String(describing: error))")
            }
        }
    }

    @Test func `a missing article is named`() async throws {
        try await run { client, _ in
            await #expect(throws: ArticlesError.notFound(what: "ffff")) {
                try await client.article(id: "ffff")
            }
        }
    }

    @Test func `garbage is no list, and no server is no way`() async throws {
        try await run(try options(faults: "garbage")) { client, server in
            let error = await #expect(throws: ArticlesError.self) {
                try await client.articles(.newest)
            }
            guard case .unexpectedShape = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            server.stop()
            let gone = await #expect(throws: ArticlesError.self) {
                try await client.articles(.newest)
            }
            #expect(gone?.callsForSampleData == true)
        }
    }
}

/// A clock whose time is the machine's and that never waits.
private struct StillClock: HTTPClock {
    var now: Date { Date() }
    func sleep(for duration: Duration) async throws {}
}
