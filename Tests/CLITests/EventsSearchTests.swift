import Foundation
import Testing

@Suite struct EventsSearchTests {
    private struct Found {
        let id: Int
        let title: String
        let day: String
        let members: [String: Any]
    }

    private func search(_ arguments: String...) async throws -> [Found] {
        let all = ["events", "--sample", "--format", "ndjson", "--limit", "300"] + arguments
        let outcome = try await Hiroba().run(all)
        #expect(outcome.code == 0, "\(outcome.err)")
        return try outcome.out.split(separator: "\n").map { line in
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
            let event = object as? [String: Any] ?? [:]
            return Found(
                id: event["id"] as? Int ?? 0, title: event["title"] as? String ?? "",
                day: String((event["started_at"] as? String ?? "").prefix(10)), members: event)
        }
    }

    @Test func `the first search has its 120 events, the latest first`() async throws {
        let found = try await search("YUMEMI.swift")
        #expect(found.count == 120)
        #expect(Set(found.map(\.id)).count == 120)
        let days = found.map(\.day)
        #expect(days == days.sorted(by: >))
    }

    @Test func `table and json have the same order`() async throws {
        let table = try await Hiroba().run("events", "YUMEMI.swift", "--sample", "--limit", "200")
        let ids = table.out.split(separator: "\n").dropFirst().map { $0.prefix(6) }
        #expect(ids == (try await search("YUMEMI.swift")).map { "\($0.id)"[...] })
    }

    @Test func `newest and updated order by their own dates`() async throws {
        for (order, key) in [("newest", "published_at"), ("updated", "updated_at")] {
            let dates = try await search("--order", order)
                .compactMap { $0.members[key] as? String }
            #expect(dates.count > 200)
            #expect(dates == dates.sorted(by: >), "\(order)")
        }
    }

    @Test func `any finds more than all, exclude less`() async throws {
        let all = try await search("swift", "もくもく会")
        let any = try await search("swift", "もくもく会", "--any")
        #expect(!all.isEmpty && all.count < any.count)
        let without = try await search("swift", "--exclude", "もくもく")
        let with = try await search("swift")
        #expect(!without.isEmpty && without.count < with.count)
        #expect(without.allSatisfy { !$0.title.contains("もくもく") })
    }

    @Test func `days limit the search`() async throws {
        let from = try await search("--from", "today")
        #expect(!from.isEmpty && from.allSatisfy { $0.day >= "2026-11-20" })
        let range = try await search("--from", "2026-12-01", "--to", "2026/12/15")
        #expect(!range.isEmpty)
        #expect(range.allSatisfy { ("2026-12-01"..."2026-12-15").contains($0.day) })
        let day = try #require(range.first).day
        let on = try await search("--on", day)
        #expect(!on.isEmpty && on.allSatisfy { $0.day == day })
        let to = try await search("--to", "2026-11-01")
        #expect(!to.isEmpty && to.allSatisfy { $0.day <= "2026-11-01" })
    }

    @Test func `places may be named in Japanese too`() async throws {
        let latin = try await search("--prefecture", "tokyo,online").map(\.id)
        let japanese = try await search("--prefecture", "東京都", "--prefecture", "オンライン")
        #expect(!latin.isEmpty)
        #expect(japanese.map(\.id) == latin)
    }

    @Test func `a group's events are its own`() async throws {
        let found = try await search("--group", "sample-midori-swift")
        #expect(!found.isEmpty)
        for event in found {
            let group = event.members["group"] as? [String: Any]
            #expect(group?["subdomain"] as? String == "sample-midori-swift")
        }
    }

    @Test func `free and hide-announcements filter here`() async throws {
        let free = try await search("--free")
        #expect(!free.isEmpty)
        for event in free {
            let status = event.members["open_status"] as? String
            #expect(status != "cancelled" && status != "close")
            if let limit = event.members["limit"] as? Int {
                #expect(event.members["accepted"] as? Int ?? 0 < limit)
            }
        }
        let real = try await search("--hide-announcements")
        #expect(!real.isEmpty && real.count < 300)
        #expect(real.allSatisfy { $0.members["event_type"] as? String == "participation" })
    }
}
