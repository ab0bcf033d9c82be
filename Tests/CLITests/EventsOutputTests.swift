import Foundation
import Testing

@Suite struct EventsOutputTests {
    @Test func `the table is fitted to the terminal's width`() async throws {
        for columns in ["120", "80", "50"] {
            let hiroba = try Hiroba(environment: ["COLUMNS": columns], language: "ja_JP.UTF-8")
            let outcome = try await hiroba.run("events", "--sample", "--limit", "15")
            #expect(outcome.err == "はじめの 15 件です。--limit で増やせます。\n")
            #expect(outcome.code == 0)
            try expectOutput("events-table-\(columns)-ja.txt", outcome.out)
        }
    }

    @Test func `into a file the table is as wide as need be`() async throws {
        let outcome = try await Hiroba().run("events", "swift", "--sample", "--limit", "12")
        try expectOutput("events-table-en.txt", outcome.out)
    }

    @Test func `an event is shown to be read`() async throws {
        for (language, suffix) in [("C", "en"), ("ja_JP.UTF-8", "ja")] {
            let hiroba = try Hiroba(environment: ["COLUMNS": "60"], language: language)
            let outcome = try await hiroba.run("events", "show", "900016", "--sample")
            #expect(outcome.code == 0)
            #expect(outcome.err == "")
            try expectOutput("event-\(suffix).txt", outcome.out)
        }
    }

    @Test func `json is one array in the service's own shape`() async throws {
        let outcome = try await Hiroba().run(
            "events", "swift", "--sample", "--limit", "2", "--format", "json")
        try expectOutput("events.json", outcome.out)
        let events = try JSONSerialization.jsonObject(with: Data(outcome.out.utf8))
        let list = try #require(events as? [[String: Any]])
        #expect(list.count == 2)
        #expect(list.allSatisfy { $0.keys.count == 24 })
    }

    @Test func `one event as json is an object`() async throws {
        let outcome = try await Hiroba().run(
            "events", "show", "900001", "--sample", "--format", "json")
        let event = try JSONSerialization.jsonObject(with: Data(outcome.out.utf8))
        #expect((event as? [String: Any])?["id"] as? Int == 900_001)
    }

    @Test func `ndjson is one object to a line`() async throws {
        let outcome = try await Hiroba().run(
            "events", "--sample", "--limit", "300", "--format", "ndjson")
        let lines = outcome.out.split(separator: "\n")
        #expect(lines.count == 300)
        var ids: Set<Int> = []
        for line in lines {
            let event = try JSONSerialization.jsonObject(with: Data(line.utf8))
            ids.insert(try #require((event as? [String: Any])?["id"] as? Int))
        }
        #expect(ids.count == 300)
    }

    @Test func `a calendar has CRLF ends, folded lines and one entry for each event`() async throws
    {
        let outcome = try await Hiroba().run(
            "events", "YUMEMI.swift", "--sample", "--limit", "20", "--format", "ics")
        let lines = outcome.out.components(separatedBy: "\r\n")
        #expect(lines.last == "")
        #expect(lines.allSatisfy { $0.utf8.count <= 75 })
        #expect(lines.contains { $0.hasPrefix(" ") })
        #expect(!outcome.out.replacing("\r\n", with: "").contains("\n"))
        let unfolded = outcome.out.replacing("\r\n ", with: "").components(separatedBy: "\r\n")
        #expect(unfolded.first == "BEGIN:VCALENDAR")
        #expect(unfolded.dropLast().last == "END:VCALENDAR")
        #expect(unfolded.count { $0 == "BEGIN:VEVENT" } == 20)
        #expect(unfolded.count { $0.hasPrefix("UID:") } == 20)
        let titles = unfolded.filter { $0.hasPrefix("SUMMARY:") }
        #expect(titles.count == 20 && titles.contains { $0.contains("YUMEMI.swift") })
    }

    @Test func `one event as a calendar is the whole file`() async throws {
        let outcome = try await Hiroba().run(
            "events", "show", "900006", "--sample", "--format", "ics")
        try expectOutput("event.ics", outcome.out.replacing("\r\n", with: "\n"))
    }

    @Test func `nothing found is a sentence and no failure`() async throws {
        let hiroba = try Hiroba()
        for (format, out) in [("table", ""), ("json", "[\n\n]\n"), ("ndjson", "")] {
            let outcome = try await hiroba.run(
                "events", "ありえない語", "--sample", "--format", format)
            #expect(outcome.out == out, "\(format)")
            #expect(outcome.err == "No events matched.\n")
            #expect(outcome.code == 0)
        }
    }

    @Test func `an unknown event is exit 1`() async throws {
        let outcome = try await Hiroba().run("events", "show", "5", "--sample")
        #expect(outcome.err == "hiroba: event 5 was not found.\nCheck the number.\n")
        #expect(outcome.out == "")
        #expect(outcome.code == 1)
    }

    @Test func `a reader that left early is no failure`() async throws {
        for format in ["table", "json", "ics"] {
            let outcome = try await Hiroba().run(
                ["events", "--sample", "--limit", "300", "--format", format], to: .closedPipe)
            #expect(outcome.code == 0)
            #expect(outcome.err == "")
        }
        #expect(try await Hiroba().run("--help", to: .closedPipe).code == 0)
    }

    @Test func `a full disk is`() async throws {
        let outcome = try await Hiroba().run(
            "events", "--sample", "--limit", "3", to: .device("/dev/full"))
        #expect(outcome.code == 1)
        #expect(
            outcome.err == """
                hiroba: Could not write the results (No space left on device).
                Check the space at the destination.

                """)
    }
}
