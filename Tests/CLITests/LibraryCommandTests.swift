import Foundation
import Testing

@testable import hiroba

@Suite struct LibraryCommandTests {
    private func json(_ text: String) throws -> [[String: Any]] {
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        return object as? [[String: Any]] ?? []
    }

    /// A number of the sample data's first search.
    private func sampleID(_ hiroba: Hiroba) async throws -> String {
        let found = try await hiroba.run(
            "events", "YUMEMI.swift", "--sample", "--limit", "1", "--format", "json")
        return String(try json(found.out).first?["id"] as? Int ?? 0)
    }

    @Test func `an event is saved, listed, found, exported and taken back`() async throws {
        let hiroba = try Hiroba()
        let id = try await sampleID(hiroba)
        let added = try await hiroba.run("saved", "add", id, "--sample")
        #expect(added.code == 0 && added.err.hasPrefix("Saved: "), "\(added.err)")
        let listed = try await hiroba.run("saved", "--format", "json")
        let item = try #require(try json(listed.out).first)
        #expect(item["id"] as? String == id && item["kind"] as? String == "event")
        let payload = item["payload"] as? [String: Any]
        #expect(payload?["id"] as? Int == Int(id))
        let title = item["title"] as? String ?? ""

        let table = try await hiroba.run("saved", "swift")
        #expect(table.out.hasPrefix("Kind") && table.out.contains(id), "\(table.out)")
        let calendar = try await hiroba.run("saved", "--format", "ics")
        #expect(calendar.out.hasPrefix("BEGIN:VCALENDAR\r\n"))
        #expect(calendar.out.contains("UID:event-\(id)@connpass.com"))
        let markdown = try await hiroba.run("saved", "--format", "markdown")
        #expect(markdown.out.hasPrefix("# Saved\n\n## Events\n\n- ["))
        #expect(try await hiroba.run("saved", "無いもの").out == "")

        let removed = try await hiroba.run("saved", "remove", id)
        #expect(removed.code == 0 && removed.err == "No longer saved: \(title)\n")
        #expect(try await hiroba.run("saved").out == "")
        let again = try await hiroba.run("saved", "remove", id)
        #expect(again.code == 1 && again.err.contains("is not saved"))
    }

    @Test func `what was listed is found offline, samples are not`() async throws {
        try await RunningServer.run { server in
            let hiroba = try server.client(key: "k")
            let found = try await hiroba.run("events", "rust", "--format", "json")
            let titles = try json(found.out).compactMap { $0["title"] as? String }
            #expect(!titles.isEmpty)
            _ = try await hiroba.run("events", "YUMEMI.swift", "--sample")
            let offline = Hiroba(sameHomeAs: hiroba)
            let search = try await offline.run("search", "ｒｕｓｔ", "--format", "json")
            let kept = try json(search.out).compactMap { $0["title"] as? String }
            #expect(Set(kept) == Set(titles))
            #expect(try await offline.run("search", "YUMEMI").out == "")
        }
    }

    @Test func `articles that were listed or shown are found offline, samples are not`()
        async throws
    {
        try await RunningServer.run { server in
            let hiroba = try server.articles()
            let found = try await hiroba.run(
                "articles", "--tag", "Rust", "--limit", "10", "--format", "json")
            #expect(found.code == 0, "\(found.err)")
            let titles = try json(found.out).compactMap { $0["title"] as? String }
            #expect(!titles.isEmpty)
            _ = try await hiroba.run("articles", "--tag", "Swift", "--sample")
            let offline = Hiroba(sameHomeAs: hiroba)
            let search = try await offline.run("search", "ｒｕｓｔ", "--format", "json")
            let kept = try json(search.out).compactMap { $0["title"] as? String }
            #expect(Set(titles).isSubset(of: kept), "\(kept)")
            #expect(try await offline.run("search", "SwiftUI").out == "")
        }
    }

    @Test func `unknown things are not saved`() async throws {
        let hiroba = try Hiroba()
        let town = try await hiroba.run("saved", "add", "どこか", "--kind", "town")
        #expect(town.code == 1 && town.out == "" && town.err.contains("no town"))
        let event = try await hiroba.run("saved", "add", "1", "--sample")
        #expect(event.code == 1, "\(event.err)")
    }

    @Test func `a folder that can't be written says so`() async throws {
        let hiroba = try Hiroba(environment: ["XDG_DATA_HOME": "/proc/nowhere"])
        let outcome = try await hiroba.run("saved")
        #expect(outcome.code == 1)
        #expect(outcome.err.contains("/proc/nowhere/hiroba"))
        #expect(outcome.err.contains("XDG_DATA_HOME"))
    }

    @Test func `a damaged library is set aside and said so`() async throws {
        let hiroba = try Hiroba()
        let id = try await sampleID(hiroba)
        _ = try await hiroba.run("saved", "add", id, "--sample")
        let file = hiroba.home.appendingPathComponent(".local/share/hiroba/library.sqlite")
        try Data(repeating: 0x42, count: 8192).write(to: file)
        let outcome = try await hiroba.run("saved", "--format", "ndjson")
        #expect(outcome.code == 0)
        #expect(outcome.out.contains("\"id\":\"\(id)\""))
        #expect(outcome.err.contains("has been rebuilt; 1 saved items are back"))
        #expect(outcome.err.contains("library-damaged-"))
    }

    @Test func `a saved search tells what is new from the second look on`() async throws {
        try await RunningServer.run { server in
            let hiroba = try server.client(key: "k")
            let none = try await hiroba.run("watch", "--once")
            #expect(none.code == 0 && none.out == "" && none.err.contains("No search is saved"))
            let saved = try await hiroba.run("events", "rust", "--save")
            #expect(saved.code == 0 && saved.err.contains("hiroba watch"))
            #expect(try await hiroba.run("watch", "--once").out == "")
            // As if the newest had not been there at the first look.
            let database = hiroba.home.appendingPathComponent(
                ".local/share/hiroba/library.sqlite")
            let forget = Process()
            forget.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            forget.arguments = [
                "python3", "-c",
                """
                import json, sqlite3, sys
                base = sqlite3.connect(sys.argv[1])
                name, value = base.execute(
                    "SELECT name, value FROM facts WHERE name LIKE 'watch.%'").fetchone()
                base.execute("UPDATE facts SET value = ? WHERE name = ?",
                    (json.dumps(json.loads(value)[1:]).encode(), name))
                base.commit()
                """, database.path,
            ]
            try await forget.runToEnd()
            #expect(forget.terminationStatus == 0)
            let news = try await hiroba.run("watch", "--once")
            let lines = news.out.split(separator: "\n")
            #expect(lines.count == 1 && lines[0].hasPrefix("New\t"), "\(news.out)\(news.err)")
            #expect(try await hiroba.run("watch", "--once").out == "")
        }
    }

    @Test func `without a key groups are read from their feeds`() async throws {
        try await RunningServer.run(["--require-key"]) { server in
            let hiroba = try server.client()
            let outcome = try await hiroba.run(
                "events", "--group", "sample-midori-swift", "--format", "json")
            #expect(outcome.code == 0)
            #expect(try json(outcome.out).count == 10)
            #expect(outcome.err.contains("groups' feeds"), "\(outcome.err)")
            #expect(outcome.err.contains("https://help.connpass.com/api/"))
        }
    }

    @Test func `the doctor reports on everything and fails for what is bad`() async throws {
        try await RunningServer.run { server in
            let hiroba = try server.client(key: "k")
            let well = try await hiroba.run("doctor")
            #expect(well.code == 0, "\(well.out)")
            for part in ["127.0.0.1 answers", "It is set", "Whole. 0 saved", " MB"] {
                #expect(well.out.contains(part), "\(part) is missing in\n\(well.out)")
            }
            let broken = try Hiroba(environment: [
                "HIROBA_CONNPASS_URL": "http://127.0.0.1:1/", "XDG_DATA_HOME": "/proc/nowhere",
            ])
            let ill = try await broken.run("doctor")
            #expect(ill.code == 1)
            #expect(ill.out.components(separatedBy: "✗ ").count >= 3, "\(ill.out)")
        }
    }
}

extension Hiroba {
    /// Another run by the same person, without what leads to a server.
    fileprivate init(sameHomeAs other: Hiroba) {
        self = other
        environment["HIROBA_CONNPASS_URL"] = "http://127.0.0.1:1/"
    }
}
