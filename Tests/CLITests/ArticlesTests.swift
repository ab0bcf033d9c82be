import Foundation
import FoundationNetworking
import Testing

@Suite struct ArticlesTests {
    private func found(_ arguments: String...) async throws -> [[String: Any]] {
        let all = ["articles", "--sample", "--format", "ndjson", "--limit", "500"] + arguments
        let outcome = try await Hiroba().run(all)
        #expect(outcome.code == 0, "\(outcome.err)")
        return try outcome.out.split(separator: "\n").map { line in
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
            return object as? [String: Any] ?? [:]
        }
    }

    private func tags(_ article: [String: Any]) -> [String] {
        (article["tags"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    }

    @Test func `the table is fitted to the terminal's width`() async throws {
        for columns in ["120", "80", "50"] {
            let hiroba = try Hiroba(environment: ["COLUMNS": columns], language: "ja_JP.UTF-8")
            let outcome = try await hiroba.run("articles", "--sample", "--limit", "12")
            #expect(outcome.code == 0)
            #expect(outcome.err == "はじめの 12 件です。--limit で増やせます。\n")
            try expectOutput("articles-table-\(columns)-ja.txt", outcome.out)
        }
        let wide = try await Hiroba().run("articles", "--sample", "--limit", "12")
        try expectOutput("articles-table-en.txt", wide.out)
    }

    @Test func `options become Qiita's syntax`() async throws {
        let swift = try await found("--tag", "swift,linux", "--not-tag", "ポエム")
        #expect(!swift.isEmpty)
        for article in swift {
            #expect(Set(tags(article)).isSuperset(of: ["Swift", "Linux"]))
            #expect(!tags(article).contains("ポエム"))
        }
        let titled = try await found("--title", "入門 最初", "--body", "諸悪の根源")
        #expect(titled.allSatisfy { ($0["title"] as? String ?? "").contains("入門") })
        let stocked = try await found("--stocks", "300")
        #expect(!stocked.isEmpty)
        #expect(stocked.allSatisfy { $0["stocks_count"] as? Int ?? 0 >= 300 })
        let users = try await found("--user", "sample_writer3,sample_writer4")
        let names = users.compactMap { ($0["user"] as? [String: Any])?["id"] as? String }
        #expect(Set(names) == ["sample_writer3", "sample_writer4"])
        let dated = try await found("tag:C++", "created:>=2026-01")
        #expect(!dated.isEmpty && dated.allSatisfy { tags($0).contains("C++") })
        #expect(try await found("--tag", "C++,Sass/SCSS").isEmpty)
    }

    @Test func `sorting is done here, over everything found`() async throws {
        for (sort, key) in [("lgtm", "likes_count"), ("stocks", "stocks_count")] {
            let counts = try await found("--sort", sort).compactMap { $0[key] as? Int }
            #expect(counts.count == 500)
            #expect(counts == counts.sorted(by: >))
        }
        let dates = try await found().compactMap { $0["created_at"] as? String }
        #expect(dates == dates.sorted(by: >))
    }

    @Test func `nothing found is a success and said`() async throws {
        let outcome = try await Hiroba(language: "ja_JP.UTF-8").run(
            "articles", "--sample", "--title", "どこにもない言葉")
        #expect(outcome.code == 0)
        #expect(outcome.out == "")
        #expect(outcome.err == "該当する記事が見つかりませんでした。\n")
    }

    @Test func `an article is shown to be read`() async throws {
        let article = try #require(try await found("--title", "図で理解する", "--tag", "Go").first)
        let id = try #require(article["id"] as? String)
        for (language, suffix) in [("C", "en"), ("ja_JP.UTF-8", "ja")] {
            let hiroba = try Hiroba(environment: ["COLUMNS": "60"], language: language)
            let outcome = try await hiroba.run("articles", "show", id, "--sample")
            #expect(outcome.code == 0)
            #expect(outcome.err == "")
            try expectOutput("article-\(suffix).txt", outcome.out)
        }
        let address = "https://qiita.com/sample_writer1/items/\(id)"
        let markdown = try await Hiroba().run(
            "articles", "show", address, "--sample", "--format", "markdown")
        #expect(markdown.out.hasPrefix("# はじめに\n"))
        let json = try await Hiroba().run("articles", "show", id, "--sample", "--format", "json")
        let object = try JSONSerialization.jsonObject(with: Data(json.out.utf8))
        #expect((object as? [String: Any])?["title"] as? String == article["title"] as? String)
    }

    @Test(arguments: [
        (["articles", "--stocks", "many"], "--stocks is a whole number"),
        (["articles", "--sort", "age"], "--sort cannot be 'age'."),
        (["articles", "show"], "ID is missing."),
        (["articles", "show", "12"], "'12' is no article's number or address."),
    ])
    func `a wrong command line is exit 2`(_ arguments: [String], _ start: String) async throws {
        let outcome = try await Hiroba().run(arguments)
        #expect(outcome.code == 2)
        #expect(outcome.out == "")
        #expect(outcome.err.hasPrefix("hiroba: \(start)"), "\(outcome.err)")
    }

    @Test(arguments: [
        ("status=500", 3, "Qiita is having trouble (500)."),
        ("status=401", 3, "Qiita did not accept the token."),
        ("status=429", 3, "All requests that Qiita grants are spent."),
        ("garbage", 3, "The answer from Qiita has an unknown shape"),
    ])
    func `trouble of the service has its exit code and its sentence`(
        _ fault: String, _ code: Int, _ start: String
    ) async throws {
        try await RunningServer.run(["--fault", fault]) { server in
            let outcome = try await server.articles().run("articles")
            #expect(outcome.code == Int32(code))
            #expect(outcome.out == "")
            #expect(outcome.err.hasPrefix("hiroba: \(start)"), "\(outcome.err)")
        }
    }

    @Test func `a missing article is exit 1`() async throws {
        try await RunningServer.run { server in
            let outcome = try await server.articles().run(
                "articles", "show", "00000000000000000000")
            #expect(outcome.code == 1)
            #expect(outcome.err.hasPrefix("hiroba: 00000000000000000000 was not found.\n"))
        }
    }

    @Test func `without a way to the service there are samples, and it is said`() async throws {
        let hiroba = try Hiroba(environment: ["HIROBA_QIITA_URL": "http://127.0.0.1:9/"])
        let outcome = try await hiroba.run("articles", "--limit", "3")
        #expect(outcome.code == 0)
        #expect(outcome.out.split(separator: "\n").count == 4)
        let sentence = "hiroba: Could not connect to 127.0.0.1. Showing sample data."
        #expect(outcome.err.hasPrefix(sentence), "\(outcome.err)")
    }

    @Test func `a token is kept for its owner alone, and sent`() async throws {
        try await RunningServer.run { server in
            let hiroba = try server.articles()
            let stored = try await hiroba.run("key", "qiita", input: "secret-token\n")
            #expect(stored.code == 0)
            let path = hiroba.home.appendingPathComponent(".config/hiroba/qiita-token").path
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
            #expect(mode as? Int == 0o600)
            #expect(try await hiroba.run("articles", "--limit", "1").code == 0)
            let log = try #require(URL(string: "/__requests", relativeTo: server.url))
            let (data, _) = try await URLSession.shared.data(from: log)
            let text = String(decoding: data, as: UTF8.self)
            #expect(text.contains("\"has_key\": true"))
            #expect(!text.contains("secret-token"))
        }
    }

    @Test func `Qiita's address must be safe`() async throws {
        let hiroba = try Hiroba(environment: ["HIROBA_QIITA_URL": "http://example.com/"])
        let outcome = try await hiroba.run("articles")
        #expect(outcome.code == 2)
        let sentence = "hiroba: HIROBA_QIITA_URL cannot be used: http://example.com/"
        #expect(outcome.err.hasPrefix(sentence))
    }
}

extension RunningServer {
    /// A Hiroba that asks this server for articles.
    func articles() throws -> Hiroba {
        let root = "http://127.0.0.1:\(url.port ?? 0)/qiita/api/v2/"
        return try Hiroba(environment: ["HIROBA_QIITA_URL": root])
    }
}
