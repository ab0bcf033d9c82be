import Foundation
import SampleServer
import Testing

@Suite struct EventSearchTests {
    @Test func `paging visits all 120 hits once and in one order`() async throws {
        try await TestServer.run { server in
            func walk(count: Int) async throws -> [Int] {
                var ids: [Int] = []
                var start = 1
                while true {
                    let answer = try await server.events([
                        ("keyword", "YUMEMI.swift"), ("start", "\(start)"), ("count", "\(count)"),
                    ])
                    let json = try answer.json()
                    ids += try answer.list("events").map(\.id)
                    let returned = try #require(json["results_returned"] as? Int)
                    #expect(json["results_start"] as? Int == start)
                    start += returned
                    let available = try #require(json["results_available"] as? Int)
                    if start > available || returned == 0 { return ids }
                }
            }
            let small = try await walk(count: 7)
            #expect(small.count == 120)
            #expect(Set(small).count == 120)
            #expect(try await walk(count: 100) == small)
        }
    }

    @Test func `without a count ten events come, past the end none`() async throws {
        try await TestServer.run { server in
            #expect(try await server.events([]).list("events").count == 10)
            let past = try await server.events([("start", "301")]).json()
            #expect(past["results_returned"] as? Int == 0)
            #expect(past["results_available"] as? Int == 300)
        }
    }

    @Test func `each order falls by its own key`() async throws {
        try await TestServer.run { server in
            for (order, key) in [("1", "updated_at"), ("2", "started_at")] {
                let values = try await server.hits(("order", order)).map { $0.text(key) }
                #expect(values == values.sorted(by: >), "order \(order)")
            }
            let newest = try await server.hits(("order", "3"))
                .map { $0.text("published_at") }.filter { !$0.isEmpty }
            #expect(newest == newest.sorted(by: >))
            let plain = try await server.hits().map(\.id)
            #expect(try await server.hits(("order", "1")).map(\.id) == plain)
        }
    }

    @Test func `all keywords must be found, in any of the four texts`() async throws {
        try await TestServer.run { server in
            let one = try await server.hits(("keyword", "yumemi.SWIFT"))
            #expect(one.count == 100)
            let both = try await server.hits(("keyword", "YUMEMI.swift,もくもく会"))
            #expect(!both.isEmpty && both.count < 100)
            for event in both {
                let texts = ["title", "catch", "description", "address"].map(event.text)
                #expect(texts.contains { $0.contains("もくもく会") }, "event \(event.id)")
                #expect(texts.contains { $0.contains("YUMEMI.swift") }, "event \(event.id)")
            }
            let repeated = try await server.hits(
                ("keyword", "もくもく会"), ("keyword", "YUMEMI.swift"))
            #expect(repeated.map(\.id) == both.map(\.id))
            let byAddress = try await server.hits(("keyword", "福岡県福岡市"))
            #expect(!byAddress.isEmpty)
            #expect(try await server.hits(("keyword", "ありえない語句")).isEmpty)
        }
    }

    @Test func `of keyword_or any may be found`() async throws {
        try await TestServer.run { server in
            func available(_ parameters: (String, String)...) async throws -> Int {
                try await server.events(parameters).json()["results_available"] as? Int ?? -1
            }
            let swift = try await available(("keyword", "YUMEMI.swift"))
            let rust = try await available(("keyword", "あおぞらRust"))
            let either = try await available(("keyword_or", "YUMEMI.swift,あおぞらRust"))
            #expect(rust > 0)
            #expect(either == swift + rust)
        }
    }

    @Test func `prefectures are alternatives and each has events`() async throws {
        try await TestServer.run { server in
            let online = try await server.hits(("prefecture", "online"), ("keyword", "YUMEMI"))
            #expect(!online.isEmpty)
            #expect(online.allSatisfy { $0["lat"] is NSNull })
            let okinawa = try await server.hits(("prefecture", "okinawa"))
            #expect(okinawa.allSatisfy { $0.text("address").hasPrefix("沖縄県") })
            let hokkaido = try await server.hits(("prefecture", "hokkaido"))
            let both = try await server.hits(("prefecture", "okinawa,hokkaido"))
            #expect(both.count == okinawa.count + hokkaido.count)
            #expect(!okinawa.isEmpty && !hokkaido.isEmpty)
        }
    }

    @Test func `months and days select by start in Japan`() async throws {
        try await TestServer.run { server in
            let month = try await server.hits(("ym", "202611"))
            #expect(!month.isEmpty)
            #expect(month.allSatisfy { $0.text("started_at").hasPrefix("2026-11-") })
            let two = try await server.hits(("ym", "202611,202612"))
            #expect(two.contains { $0.text("started_at").hasPrefix("2026-12-") })
            let someDay = try #require(month.first).text("started_at").prefix(10)
            let digits = String(someDay.replacing("-", with: ""))
            let day = try await server.hits(("ymd", digits))
            #expect(!day.isEmpty)
            #expect(day.allSatisfy { $0.text("started_at").hasPrefix(someDay) })
            let published = try await server.hits(("publish_ym", "202611"))
            #expect(!published.isEmpty)
            #expect(published.allSatisfy { $0.text("published_at").hasPrefix("2026-11-") })
        }
    }

    @Test func `groups, owners, participants and numbers select`() async throws {
        try await TestServer.run { server in
            let group = try await server.hits(("subdomain", "sample-midori-swift"))
            #expect(!group.isEmpty)
            for event in group {
                let reference = event["group"] as? [String: Any]
                #expect(reference?["title"] as? String == "みどりSwift")
                #expect(event.text("url").hasPrefix("https://sample-midori-swift.connpass.com/"))
            }
            #expect(try await server.hits(("group_id", "99002")).map(\.id) == group.map(\.id))
            let owner = try #require(group.first).text("owner_nickname")
            let owned = try await server.hits(("owner_nickname", owner))
            #expect(owned.allSatisfy { $0.text("owner_nickname") == owner } && !owned.isEmpty)
            let attended = try await server.hits(("nickname", "sample_user5")).map(\.id)
            let path = "api/v2/users/sample_user5/attended_events/?count=100"
            let listed = try await server.get(path).list("events").map(\.id)
            #expect(!attended.isEmpty && Set(attended) == Set(listed))
            let two = try await server.hits(("event_id", "900001"), ("event_id", "900003"))
            #expect(Set(two.map(\.id)) == [900_001, 900_003])
        }
    }

    @Test func `different parameters must all hold`() async throws {
        try await TestServer.run { server in
            let hits = try await server.hits(
                ("keyword", "YUMEMI.swift"), ("prefecture", "tokyo"), ("ym", "202611,202612"))
            #expect(!hits.isEmpty)
            for event in hits {
                #expect(event.text("address").hasPrefix("東京都"))
                #expect(event.text("started_at") > "2026-11")
            }
        }
    }
}
