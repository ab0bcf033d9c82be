import Foundation
import Testing

@Suite struct TownsTests {
    @Test func `a ranking is a table that fits the terminal`() async throws {
        for (arguments, name) in [
            (["rent"], "towns-rent"), (["buy", "--year", "2026"], "towns-buy-2026"),
            (["rent", "--area", "kinki", "--year", "2023"], "towns-kinki"),
        ] {
            for (language, suffix) in [("C", "en"), ("ja_JP.UTF-8", "ja")] {
                let outcome = try await Hiroba(language: language).run(["towns"] + arguments)
                #expect(outcome.code == 0)
                try expectOutput("\(name)-\(suffix).txt", outcome.out)
            }
        }
        let hiroba = try Hiroba(environment: ["COLUMNS": "36"], language: "ja_JP.UTF-8")
        let narrow = try await hiroba.run("towns", "rent").out
        for line in narrow.split(separator: "\n") {
            #expect(line.reduce(0) { $0 + ($1.isASCII ? 1 : 2) } <= 36, "\(line)")
        }
        #expect(narrow.contains("…"))
    }

    @Test func `the source is named on standard error`() async throws {
        let outcome = try await Hiroba(language: "ja_JP.UTF-8").run(
            "towns", "buy", "--year", "2025")
        #expect(
            outcome.err
                == "住みたい街ランキング2025(首都圏)「買って住みたい」 出典: huffingtonpost 67a9a182 (2025-02-10)\n")
    }

    @Test func `json is one ranking, with null for what is not known and its gaps`() async throws {
        let outcome = try await Hiroba().run(
            "towns", "buy", "--year", "2026", "--format", "json")
        #expect(outcome.err == "")
        try expectOutput("towns.json", outcome.out)
        let ranking = try JSONSerialization.jsonObject(with: Data(outcome.out.utf8))
        let gaps = (ranking as? [String: Any])?["gaps"] as? [[Int]]
        #expect(gaps == [[6, 8], [10, 20]])
    }

    @Test func `ndjson is one town to a line`() async throws {
        let outcome = try await Hiroba().run("towns", "rent", "--format", "ndjson")
        let lines = outcome.out.split(separator: "\n")
        #expect(lines.count == 20)
        let first = try JSONSerialization.jsonObject(with: Data((lines.first ?? "").utf8))
        let town = try #require(first as? [String: Any])
        #expect(town["town"] as? String == "本厚木" && town["change"] as? Int == 3)
        #expect(town["area"] as? String == "shutoken" && town["year"] as? Int == 2021)
    }

    @Test func `an area without 2021 shows its latest`() async throws {
        let outcome = try await Hiroba().run("towns", "buy", "--area", "chubu", "--format", "json")
        #expect(outcome.out.contains(#""year" : 2026"#))
    }

    @Test func `a town is shown over the years`() async throws {
        for (language, suffix) in [("C", "en"), ("ja_JP.UTF-8", "ja")] {
            let outcome = try await Hiroba(language: language).run("towns", "show", "本厚木")
            #expect(outcome.code == 0 && outcome.err == "")
            try expectOutput("town-\(suffix).txt", outcome.out)
        }
    }

    @Test func `two towns of one name are both shown, or the one of an area`() async throws {
        let both = try await Hiroba().run("towns", "show", "恵比寿", "--format", "json")
        let towns = try JSONSerialization.jsonObject(with: Data(both.out.utf8))
        #expect((towns as? [[String: Any]])?.count == 2)
        let one = try await Hiroba().run(
            "towns", "show", "恵比寿", "--area", "kyushu", "--format", "json")
        #expect(one.out.contains(#""latitude" : null"#))
    }

    @Test func `an unknown town is exit 1, with towns that resemble it`() async throws {
        let outcome = try await Hiroba().run("towns", "show", "厚木")
        #expect(outcome.code == 1)
        #expect(outcome.out == "")
        #expect(outcome.err == "hiroba: No ranking has a town named 厚木.\nDid you mean 本厚木?\n")
    }

    @Test func `a ranking nobody recorded is exit 1, with the years there are`() async throws {
        let outcome = try await Hiroba().run(
            "towns", "rent", "--area", "chubu", "--year", "2025")
        #expect(outcome.code == 1)
        #expect(
            outcome.err
                == "hiroba: There is no ranking of Chubu 2025, to rent.\nThere is 2026, 2024.\n")
    }

    @Test(arguments: [
        [], ["sell"], ["rent", "buy"], ["rent", "--year", "soon"], ["rent", "--area", "hokkaido"],
        ["rent", "--format", "ics"], ["show"], ["show", "大宮", "浦和"],
    ])
    func `wrong usage is exit 2`(arguments: [String]) async throws {
        let outcome = try await Hiroba().run(["towns"] + arguments)
        #expect(outcome.code == 2)
        #expect(outcome.out == "")
        #expect(outcome.err.contains("hiroba towns") || outcome.err.contains("See hiroba"))
    }

    @Test func `an address of one's own is asked over the network`() async throws {
        try await RunningServer.run { server in
            let root = server.url.deletingLastPathComponent().deletingLastPathComponent()
            let url = root.appendingPathComponent("towns.json").absoluteString
            let hiroba = try Hiroba(environment: ["HIROBA_TOWNS_URL": url])
            let outcome = try await hiroba.run("towns", "rent")
            #expect(outcome.code == 0)
            #expect(outcome.err.contains("source: 127.0.0.1"))
            #expect(outcome.out.contains("本厚木"))
            let missing = try Hiroba(environment: ["HIROBA_TOWNS_URL": url + ".gone"])
            let failed = try await missing.run("towns", "rent")
            #expect(failed.code == 3)
            #expect(failed.err.contains("404"))
        }
    }

    @Test func `an address that is not encrypted is refused`() async throws {
        let hiroba = try Hiroba(environment: ["HIROBA_TOWNS_URL": "http://example.com/x"])
        let outcome = try await hiroba.run("towns", "rent")
        #expect(outcome.code == 2)
        #expect(outcome.err.contains("http://example.com/x"))
    }
}
