import Foundation
import SampleServer
import Testing

@Suite struct QiitaTests {
    private let base = "qiita/api/v2/"

    private func items(
        _ server: TestServer, _ query: String, perPage: Int = 100
    ) async throws -> [[String: Any]] {
        let search = TestServer.encode([("query", query)])
        let answer = try await server.get(base + "items?per_page=\(perPage)&" + search)
        return try answer.array()
    }

    @Test func `the newest twenty come first, with links and counts`() async throws {
        try await TestServer.run { server in
            let answer = try await server.get(base + "items")
            let items = try answer.array()
            #expect(items.count == 20)
            let dates = items.map { $0.text("created_at") }
            #expect(dates == dates.sorted(by: >))
            #expect(dates.first?.hasPrefix("2026-11-20T00:") == true)
            #expect(answer.headers["total-count"] == "500")
            let link = try #require(answer.headers["link"])
            let root = server.root.absoluteString
            #expect(
                link == "<\(root)qiita/api/v2/items?page=1&per_page=20>; rel=\"first\", "
                    + "<\(root)qiita/api/v2/items?page=2&per_page=20>; rel=\"next\", "
                    + "<\(root)qiita/api/v2/items?page=25&per_page=20>; rel=\"last\"")
            #expect(answer.headers["rate-limit"] == "60")
            #expect(answer.headers["rate-reset"].flatMap { Double($0) } ?? 0 > 1_700_000_000)
            #expect(answer.headers["content-type"] == "application/json; charset=utf-8")
        }
    }

    @Test func `every item has every key of the documents`() async throws {
        try await TestServer.run { server in
            let keys: Set = [
                "rendered_body", "body", "coediting", "comments_count", "created_at", "group",
                "id", "likes_count", "private", "reactions_count", "stocks_count", "tags", "title",
                "updated_at", "url", "user", "page_views_count", "team_membership",
                "organization_url_name", "slide", "posting_campaign_uuid",
            ]
            for item in try await items(server, "") {
                #expect(Set(item.keys) == keys)
                #expect(item.text("id").count == 20)
                #expect(item.text("rendered_body").contains("data-sourcepos=\"1:1-1:"))
            }
        }
    }

    @Test func `bodies hold code, tables, pictures, boxes and mess`() async throws {
        try await TestServer.run { server in
            var bodies = ""
            for page in 1...5 {
                let answer = try await server.get(base + "items?per_page=100&page=\(page)")
                bodies += try answer.array().map { $0.text("rendered_body") }.joined()
            }
            for mark in [
                "data-lang=\"swift\"", "data-lang=\"yaml\"", "<table ", "<img src=\"http",
                "class=\"note warn\"", "<details>", "class=\"footnotes\"", "task-list-item",
                "<blockquote", "<script>", "&lt;T&gt;",
            ] {
                #expect(bodies.contains(mark), "\(mark)")
            }
        }
    }

    @Test func `terms are joined by and, or and not`() async throws {
        try await TestServer.run { server in
            func ids(_ query: String) async throws -> Set<String> {
                Set(try await items(server, query).map { $0.text("id") })
            }
            let swift = try await ids("tag:Swift")
            let linux = try await ids("tag:linux")
            #expect(swift.count == 60 && linux.count == 40)
            #expect(try await ids("tag:Swift tag:Linux") == swift.intersection(linux))
            #expect(try await ids("tag:Swift OR tag:Linux") == swift.union(linux))
            #expect(try await ids("tag:Swift -tag:Linux") == swift.subtracting(linux))
            let phrase = try await items(server, "title:\"使ってわかった10のこと\" tag:Rust")
            #expect(phrase.map { $0.text("title") } == ["Rustの所有権を半年使ってわかった10のこと"])
            #expect(try await ids("code:longest").count == 20)
            #expect(try await ids("諸悪の根源 tag:Rust") == ids("body:諸悪の根源 tag:Rust"))
            #expect(try await ids("no-such-word-anywhere") == [])
            #expect(try await ids("user:sample_writer5").isEmpty == false)
        }
    }

    @Test func `numbers and days are compared`() async throws {
        try await TestServer.run { server in
            let stocked = try await items(server, "stocks:>=100")
            #expect(!stocked.isEmpty)
            #expect(stocked.allSatisfy { $0["stocks_count"] as? Int ?? 0 >= 100 })
            #expect(try await items(server, "stocks:>100000").isEmpty)
            let november = try await items(server, "created:>=2026-11 created:<=2026-11-10")
            #expect(!november.isEmpty)
            for item in november {
                let day = item.text("created_at").prefix(10)
                #expect(day >= "2026-11-01" && day <= "2026-11-10")
            }
            let october = try await items(server, "updated:<2026-11 created:>2026-10-05")
            #expect(!october.isEmpty)
            for item in october { #expect(item.text("updated_at") < "2026-11") }
        }
    }

    @Test(arguments: [
        "items?page=101", "items?page=0", "items?page=x", "items?per_page=101", "tags?page=101",
    ])
    func `pages beyond the hundredth are a bad request`(_ path: String) async throws {
        try await TestServer.run { server in
            let answer = try await server.get(base + path)
            #expect(answer.status == 400)
            #expect(answer.text == #"{"message": "Bad request", "type": "bad_request"}"#)
        }
    }

    @Test(arguments: [
        "items/ffffffffffffffffffff", "tags/NoSuchTag", "tags/NoSuchTag/items", "users/nobody",
        "users/nobody/items", "items/ffffffffffffffffffff/comments", "nothing", "",
    ])
    func `what there is not is not found`(_ path: String) async throws {
        try await TestServer.run { server in
            let answer = try await server.get(base + path)
            #expect(answer.status == 404)
            #expect(answer.text == #"{"message": "Not found", "type": "not_found"}"#)
        }
    }

    @Test func `tags with odd letters are found by their encoded names`() async throws {
        try await TestServer.run { server in
            for (name, id) in [("C%2B%2B", "C++"), ("Sass%2FSCSS", "Sass/SCSS"), ("C%23", "C#")] {
                let tag = try await server.get(base + "tags/\(name)").json()
                #expect(tag.text("id") == id)
                let items = try await server.get(base + "tags/\(name)/items?per_page=100").array()
                #expect(items.count == tag["items_count"] as? Int)
            }
        }
    }

    @Test func `the sixty-first request of an hour is refused`() async throws {
        let clock = TestClock()
        let options = SampleServer.Options(
            limitsRate: true, now: testNow, uptime: { clock.now })
        try await TestServer.run(options) { server in
            for left in (0..<60).reversed() {
                let answer = try await server.get(base + "items?per_page=1")
                #expect(answer.headers["rate-remaining"] == "\(left)")
            }
            let refused = try await server.get(base + "items")
            #expect(refused.status == 429)
            #expect(
                refused.text
                    == #"{"message": "Rate limit exceeded", "type": "rate_limit_exceeded"}"#)
            let named = try await server.get(
                base + "items?per_page=1", headers: ["Authorization": "Bearer x"])
            #expect(named.headers["rate-remaining"] == "999")
            clock.now = .seconds(3600)
            #expect(try await server.get(base + "items?per_page=1").status == 200)
        }
    }

    @Test func `a token says who one is; without one nobody is`() async throws {
        try await TestServer.run { server in
            let nobody = try await server.get(base + "authenticated_user")
            #expect(nobody.status == 401)
            #expect(nobody.text == #"{"message": "Unauthorized", "type": "unauthorized"}"#)
            let me = try await server.get(
                base + "authenticated_user", headers: ["Authorization": "Bearer x"])
            #expect(try me.json().text("id") == "sample_me")
        }
    }

    @Test func `pictures of authors and articles are pictures`() async throws {
        try await TestServer.run { server in
            for path in ["media/avatars/7.png", "media/pictures/3.png", "media/thumbs/9.png"] {
                let answer = try await server.get(path)
                #expect(answer.headers["content-type"] == "image/png")
                #expect(answer.data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
            }
            #expect(try await server.get("media/avatars/x.png").status == 404)
        }
    }

    @Test func `faults speak like Qiita`() async throws {
        try await TestServer.run(.faulty("status=500@1,status=404@2")) { server in
            let first = try await server.get(base + "items")
            #expect(first.status == 500)
            #expect(
                first.text
                    == #"{"message": "Internal server error", "type": "internal_server_error"}"#)
            #expect(try await server.get(base + "items").text.contains("not_found"))
            #expect(try await server.get(base + "items").status == 200)
        }
    }
}

/// A clock that a test moves.
private final class TestClock: @unchecked Sendable {
    private let lock = NSLock()
    private var time = Duration.zero
    var now: Duration {
        get { lock.withLock { time } }
        set { lock.withLock { time = newValue } }
    }
}

extension Answer {
    func array() throws -> [[String: Any]] {
        let object = try JSONSerialization.jsonObject(with: data)
        guard let list = object as? [[String: Any]] else { throw NotAnObject(text: text) }
        return list
    }
}
