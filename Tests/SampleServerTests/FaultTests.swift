import Foundation
import SampleServer
import Testing

@Suite struct FaultTests {
    @Test func `a status befalls only the requests it names`() async throws {
        try await TestServer.run(.faulty("status=500@2,status=503@3-4")) { server in
            var statuses: [Int] = []
            for _ in 1...5 { statuses.append(try await server.get("api/v2/groups/").status) }
            #expect(statuses == [200, 500, 503, 503, 200])
        }
    }

    @Test func `a server error is HTML, a refusal is JSON`() async throws {
        try await TestServer.run(.faulty("status=500@1,status=429@2")) { server in
            let broken = try await server.get("api/v2/groups/")
            #expect(broken.headers["content-type"]?.hasPrefix("text/html") == true)
            let refused = try await server.get("api/v2/groups/")
            #expect(refused.text == #"{"detail": "Too many requests."}"#)
        }
    }

    @Test func `a cut ends the connection in the middle of the body`() async throws {
        try await TestServer.run(.faulty("cut=100")) { server in
            await #expect(throws: (any Error).self) { try await server.get("api/v2/events/") }
            let raw = try RawClient.exchange(
                port: server.root.port ?? 0,
                request: "GET /api/v2/events/ HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: x\r\n\r\n")
            #expect(RawClient.body(of: raw).count == 100)
            let head = String(decoding: raw.prefix(300), as: UTF8.self)
            let length = try #require(head.firstMatch(of: /Content-Length: (\d+)/)?.output.1)
            #expect(try #require(Int(length)) > 100)
        }
    }

    @Test func `garbage claims to be JSON and is none`() async throws {
        try await TestServer.run(.faulty("garbage")) { server in
            let answer = try await server.get("api/v2/events/")
            #expect(answer.status == 200)
            #expect(answer.headers["content-type"] == "application/json; charset=utf-8")
            #expect(throws: (any Error).self) { try answer.json() }
        }
    }

    @Test func `html403 is the network's page`() async throws {
        try await TestServer.run(.faulty("html403")) { server in
            let answer = try await server.get("api/v2/events/")
            #expect(answer.status == 403)
            #expect(answer.headers["content-type"]?.hasPrefix("text/html") == true)
            #expect(answer.text.contains("403 ERROR"))
        }
    }

    @Test func `a delay holds the answer back and nothing else`() async throws {
        try await TestServer.run(.faulty("delay=300@1")) { server in
            let start = ContinuousClock.now
            let answer = try await server.get("api/v2/groups/")
            #expect(ContinuousClock.now - start >= .milliseconds(300))
            #expect(answer.status == 200)
            #expect(try answer.list("groups").count == 10)
        }
    }

    @Test func `a delayed request does not hold up the next one`() async throws {
        try await TestServer.run(.faulty("delay=60000@1")) { server in
            let slow = Task { try await server.get("api/v2/groups/") }
            // The log knows the first request as soon as its delay begins.
            while server.server.requestLog().isEmpty { await Task.yield() }
            let next = try await server.get("api/v2/users/")
            #expect(next.status == 200)
            server.server.stop()
            await #expect(throws: (any Error).self) { try await slow.value }
        }
    }

    @Test func `a held request is answered once the faults change`() async throws {
        try await TestServer.run(.faulty("hold@1")) { server in
            let held = Task { try await server.get("api/v2/groups/") }
            while server.server.requestLog().isEmpty { await Task.yield() }
            let next = try await server.get("api/v2/users/")
            #expect(next.status == 200)
            server.server.setFaults(FaultPlan())
            let answer = try await held.value
            #expect(answer.status == 200)
            #expect(try answer.list("groups").count == 10)
        }
    }

    @Test func `slow spreads the whole body over time`() async throws {
        let plain = try await TestServer.run { try await $0.get("api/v2/groups/").data }
        let speed = plain.count * 4
        try await TestServer.run(.faulty("slow=\(speed)")) { server in
            let start = ContinuousClock.now
            let answer = try await server.get("api/v2/groups/")
            // A quarter of a second less the first and last interval.
            #expect(ContinuousClock.now - start >= .milliseconds(150))
            #expect(answer.data == plain)
        }
    }

    @Test func `faults add up`() async throws {
        try await TestServer.run(.faulty("delay=100,status=502,cut=10")) { server in
            let raw = try RawClient.exchange(
                port: server.root.port ?? 0,
                request: "GET /api/v2/events/ HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: x\r\n\r\n")
            #expect(String(decoding: raw, as: UTF8.self).hasPrefix("HTTP/1.1 502 Bad Gateway"))
            #expect(RawClient.body(of: raw).count == 10)
        }
    }
}
