import Foundation
import SampleServer
import Synchronization
import Testing

@Suite struct RefusalTests {
    @Test func `a missing key is 401 where one is required`() async throws {
        var options = SampleServer.Options.testing
        options.keys = .any
        try await TestServer.run(options) { server in
            let without = try await server.get("api/v2/events/")
            #expect(without.status == 401)
            #expect(without.text == #"{"detail": "Unauthorized"}"#)
            let with = try await server.get("api/v2/events/", headers: ["X-API-Key": "anything"])
            #expect(with.status == 200)
        }
    }

    @Test func `with a set of keys only those are let in`() async throws {
        var options = SampleServer.Options.testing
        options.keys = .only(["right"])
        try await TestServer.run(options) { server in
            for (key, status) in [("right", 200), ("wrong", 401)] {
                let answer = try await server.get("api/v2/groups/", headers: ["X-API-Key": key])
                #expect(answer.status == status, "key \(key)")
            }
        }
    }

    @Test func `a client that names no User-Agent gets an HTML page`() async throws {
        try await TestServer.run { server in
            let raw = try RawClient.exchange(
                port: server.root.port ?? 0,
                request: "GET /api/v2/events/ HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                    + "X-API-Key: k\r\nConnection: close\r\n\r\n")
            let text = String(decoding: raw, as: UTF8.self)
            #expect(text.hasPrefix("HTTP/1.1 403 "))
            #expect(text.contains("Content-Type: text/html"))
            #expect(text.contains("The request could not be satisfied"))
        }
    }

    @Test func `unknown paths, events and users are 404`() async throws {
        try await TestServer.run { server in
            let paths = [
                "/", "/x%20y", "api/v1/event/", "api/v2/", "api/v2/events/900001/", "api/v2/event/",
                "api/v2/events/1/presentations/", "api/v2/users/nobody/groups/",
            ]
            for path in paths {
                let answer = try await server.get(path)
                #expect(answer.status == 404, "\(path)")
                #expect(answer.text == #"{"detail": "Not Found"}"#, "\(path)")
            }
        }
    }

    @Test func `other methods than GET are 405`() async throws {
        try await TestServer.run { server in
            let answer = try await server.get("api/v2/events/", method: "POST")
            #expect(answer.status == 405)
            #expect(answer.headers["allow"] == "GET")
        }
    }

    @Test func `bad parameters are 422 and say which and why`() async throws {
        let cases = [
            ("count=101", "count", "less_than_equal"), ("count=0", "count", "greater_than_equal"),
            ("start=0", "start", "greater_than_equal"), ("start=x", "start", "int_parsing"),
            ("order=4", "order", "less_than_equal"), ("event_id=abc", "event_id", "int_parsing"),
            ("ym=2026-11", "ym", "string_pattern_mismatch"),
            ("ymd=202611", "ymd", "string_pattern_mismatch"),
            ("prefecture=edo", "prefecture", "enum"),
        ]
        try await TestServer.run { server in
            for (query, name, type) in cases {
                let answer = try await server.get("api/v2/events/?\(query)")
                #expect(answer.status == 422, "\(query)")
                let detail = try #require(try answer.list("detail").first, "\(query)")
                #expect(detail.text("type") == type, "\(query)")
                #expect(detail["loc"] as? [String] == ["query", "query", name], "\(query)")
                #expect(!detail.text("msg").isEmpty, "\(query)")
            }
            let several = try await server.get("api/v2/events/?count=101&start=0")
            #expect(try several.list("detail").count == 2)
        }
    }

    @Test func `more than 100 subdomains are 422`() async throws {
        try await TestServer.run { server in
            let names = (1...101).map { "g\($0)" }.joined(separator: ",")
            let answer = try await server.get("api/v2/groups/?subdomain=\(names)")
            #expect(try answer.list("detail").first?.text("type") == "too_long")
        }
    }

    @Test func `a second request within a second of one key is 429`() async throws {
        let clock = ManualUptime()
        var options = SampleServer.Options.testing
        options.limitsRate = true
        options.uptime = { clock.now }
        try await TestServer.run(options) { server in
            func status(_ key: String) async throws -> Int {
                try await server.get("api/v2/groups/", headers: ["X-API-Key": key]).status
            }
            #expect(try await status("a") == 200)
            #expect(try await status("b") == 200)
            clock.advance(.milliseconds(999))
            let refused = try await server.get("api/v2/groups/", headers: ["X-API-Key": "a"])
            #expect(refused.status == 429)
            #expect(refused.text == #"{"detail": "Too many requests."}"#)
            clock.advance(.milliseconds(1))
            #expect(try await status("a") == 200)
        }
    }
}

/// An uptime that moves when told.
final class ManualUptime: Sendable {
    private let elapsed = Mutex(Duration.zero)

    var now: Duration { elapsed.withLock { $0 } }

    func advance(_ duration: Duration) {
        elapsed.withLock { $0 += duration }
    }
}
