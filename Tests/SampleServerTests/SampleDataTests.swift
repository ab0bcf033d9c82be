import Foundation
import SampleServer
import Testing

@Suite struct SampleDataTests {
    private func everyEvent(_ server: TestServer) async throws -> [[String: Any]] {
        var all: [[String: Any]] = []
        for start in [1, 101, 201] {
            all += try await server.events([("start", "\(start)"), ("count", "100")])
                .list("events")
        }
        return all
    }

    @Test func `there are 300 events and 120 of them answer the first search`() async throws {
        try await TestServer.run { server in
            let all = try await server.events([]).json()
            #expect(all["results_available"] as? Int == 300)
            let first = try await server.events([("keyword", "YUMEMI.swift")]).json()
            #expect(first["results_available"] as? Int == 120)
        }
    }

    @Test func `the first search has more than a hundred distinct titles`() async throws {
        try await TestServer.run { server in
            var titles: Set<String> = []
            for start in ["1", "101"] {
                let page = try await server.hits(("keyword", "YUMEMI.swift"), ("start", start))
                titles.formUnion(page.map { $0.text("title") })
            }
            #expect(titles.count >= 100)
        }
    }

    @Test func `every event has every key, whatever is null`() async throws {
        let keys: Set<String> = [
            "id", "title", "catch", "description", "url", "image_url", "hash_tag", "started_at",
            "ended_at", "published_at", "limit", "event_type", "open_status", "group", "address",
            "place", "lat", "lon", "owner_id", "owner_nickname", "owner_display_name", "accepted",
            "waiting", "updated_at",
        ]
        try await TestServer.run { server in
            for event in try await everyEvent(server) {
                #expect(Set(event.keys) == keys, "event \(event.id)")
            }
        }
    }

    @Test func `the odd cases a client must bear are all there`() async throws {
        try await TestServer.run { server in
            let events = try await everyEvent(server)
            let nullable = [
                "catch", "description", "image_url", "hash_tag", "started_at", "ended_at",
                "published_at", "limit", "group", "address", "place", "lat", "owner_id",
            ]
            for key in nullable {
                #expect(events.contains { $0[key] is NSNull }, "no event has a null \(key)")
                #expect(events.contains { !($0[key] is NSNull) }, "every event has a null \(key)")
            }
            for status in ["preopen", "open", "close", "cancelled"] {
                #expect(events.contains { $0.text("open_status") == status }, "none is \(status)")
            }
            #expect(events.contains { $0.text("event_type") == "advertisement" })
            #expect(events.contains { $0["catch"] as? String == "" })
            #expect(events.contains { $0.text("title").count > 80 })
            #expect(events.contains { $0.text("address").count > 80 })
            #expect(events.contains { $0.text("description").contains("<script>") })
            #expect(events.contains { $0.text("description").contains("<table>") })
        }
    }

    @Test func `seats never exceed the limit and only full events have a queue`() async throws {
        try await TestServer.run { server in
            let events = try await everyEvent(server)
            for event in events {
                let accepted = event["accepted"] as? Int ?? -1
                let waiting = event["waiting"] as? Int ?? -1
                let limit = event["limit"] as? Int ?? .max
                #expect(accepted >= 0 && accepted <= limit, "event \(event.id)")
                #expect(waiting == 0 || accepted == limit, "event \(event.id)")
            }
            #expect(events.contains { $0["limit"] as? Int == $0["accepted"] as? Int })
        }
    }

    @Test func `positions are decimal strings inside Japan`() async throws {
        try await TestServer.run { server in
            for event in try await everyEvent(server) where !(event["lat"] is NSNull) {
                let latitude = try #require(Double(event.text("lat")), "event \(event.id)")
                let longitude = try #require(Double(event.text("lon")), "event \(event.id)")
                #expect((24.0...46.0).contains(latitude), "event \(event.id)")
                #expect((122.0...146.0).contains(longitude), "event \(event.id)")
                #expect(event.text("lat").split(separator: ".").last?.count == 12)
            }
        }
    }

    @Test func `dates lie around today and agree with the status`() async throws {
        try await TestServer.run { server in
            try Self.checkDates(of: try await everyEvent(server), today: "2026-11-20")
        }
    }

    private static func checkDates(of events: [[String: Any]], today: String) throws {
        let starts = events.map { $0.text("started_at") }.filter { !$0.isEmpty }
        let past = starts.filter { $0 < today }
        #expect(past.count > 60 && starts.count - past.count > 60)
        for event in events {
            let start = String(event.text("started_at").prefix(10))
            if event.text("open_status") == "close" { #expect(start < today) }
            if event.text("open_status") == "preopen", !start.isEmpty { #expect(start > today) }
            let updated = event.text("updated_at")
            #expect(updated < today)
            #expect(updated.hasSuffix("+09:00"))
        }
    }

    @Test func `the same day and seed give the same bytes, another seed other ones`() async throws {
        func body(_ seed: UInt64, _ now: Date) async throws -> Data {
            var options = SampleServer.Options(now: now, seed: seed)
            options.port = nil
            return try await TestServer.run(options) { server in
                // Pictures hold the port, which differs.
                let events = try await server.hits().map { event in
                    event.filter { $0.key != "image_url" }
                }
                return try JSONSerialization.data(withJSONObject: events, options: .sortedKeys)
            }
        }
        let first = try await body(1, testNow)
        #expect(try await body(1, testNow.addingTimeInterval(3600)) == first)
        #expect(try await body(2, testNow) != first)
        #expect(try await body(1, testNow.addingTimeInterval(86400)) != first)
    }

    @Test func `pictures are PNG files on the server itself`() async throws {
        try await TestServer.run { server in
            let events = try await server.hits()
            let picture = try #require(events.first { !($0["image_url"] is NSNull) })
            let url = picture.text("image_url")
            #expect(url.hasPrefix(server.root.absoluteString))
            let answer = try await server.get(url)
            #expect(answer.headers["content-type"] == "image/png")
            #expect(answer.data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]))
        }
    }
}
