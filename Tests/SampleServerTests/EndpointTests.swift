import Foundation
import SampleServer
import Testing

@Suite struct EndpointTests {
    @Test func `groups are listed and found by subdomain`() async throws {
        try await TestServer.run { server in
            let all = try await server.get("api/v2/groups/?count=100").list("groups")
            #expect(all.count == 19)
            let one = try await server.get("api/v2/groups/?subdomain=sample-midori-swift")
                .list("groups")
            #expect(one.map { $0.text("title") } == ["みどりSwift"])
            #expect(one.first?["member_users_count"] is Int)
        }
    }

    @Test func `users are found by nickname and count their events`() async throws {
        try await TestServer.run { server in
            let users = try await server.get("api/v2/users/?nickname=sample_user5,sample_owner1")
                .list("users")
            #expect(Set(users.map { $0.text("nickname") }) == ["sample_user5", "sample_owner1"])
            let user = try #require(users.first { $0.text("nickname") == "sample_user5" })
            let attended = try await server.get("api/v2/users/sample_user5/attended_events/").json()
            #expect(
                attended["results_available"] as? Int == user["attended_event_count"] as? Int)
        }
    }

    @Test func `what a user presents is among what they attend`() async throws {
        try await TestServer.run { server in
            func ids(_ last: String) async throws -> Set<Int> {
                let path = "api/v2/users/sample_user5/\(last)/?count=100"
                return Set(try await server.get(path).list("events").map(\.id))
            }
            let presented = try await ids("presenter_events")
            let attended = try await ids("attended_events")
            #expect(!presented.isEmpty && presented.isStrictSubset(of: attended))
            let groups = try await server.get("api/v2/users/sample_user5/groups/").list("groups")
            #expect(!groups.isEmpty)
        }
    }

    @Test func `only past events have presentations`() async throws {
        try await TestServer.run { server in
            var counts: [String: Int] = [:]
            for event in try await server.hits(("order", "2")) + server.hits(("start", "101")) {
                let path = "api/v2/events/\(event.id)/presentations/"
                let list = try await server.get(path).list("presentations")
                counts[event.text("open_status"), default: 0] += list.count
                for item in list { #expect(item["presentation_type"] is String) }
            }
            #expect(counts["close", default: 0] > 0)
            #expect(counts["preopen"] == 0)
        }
    }

    @Test func `a path without its last slash is redirected with its query`() async throws {
        try await TestServer.run { server in
            // Raw, since URLSession on Linux takes the slash away again and runs in circles.
            let head = "GET /api/v2/events?count=3 HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            let raw = try RawClient.exchange(
                port: server.root.port ?? 0,
                request: head + "User-Agent: raw\r\nConnection: close\r\n\r\n")
            let text = String(decoding: raw, as: UTF8.self)
            #expect(text.hasPrefix("HTTP/1.1 301 "))
            #expect(text.contains("Location: /api/v2/events/?count=3\r\n"))
        }
    }

    @Test func `bodies are JSON with an entity tag that saves the second transfer`() async throws {
        try await TestServer.run { server in
            let first = try await server.get("api/v2/events/")
            #expect(first.headers["content-type"] == "application/json; charset=utf-8")
            let tag = try #require(first.headers["etag"])
            let second = try await server.get(
                "api/v2/events/", headers: ["If-None-Match": tag])
            #expect(second.status == 304)
            #expect(second.data.isEmpty)
            #expect(second.headers["etag"] == tag)
            let other = try await server.get(
                "api/v2/events/?count=11", headers: ["If-None-Match": tag])
            #expect(other.status == 200)
        }
    }
}
