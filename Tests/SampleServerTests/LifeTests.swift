import Foundation
import SampleServer
import Testing

@Suite struct LifeTests {
    @Test func `faults are set and read over the admin path`() async throws {
        try await TestServer.run { server in
            let set = try await server.get("__faults?set=status%3D500%401")
            #expect(set.text == #"{"faults": "status=500@1"}"#)
            #expect(try await server.get("api/v2/groups/").status == 500)
            #expect(try await server.get("api/v2/groups/").status == 200)
            let wrong = try await server.get("__faults?set=nonsense")
            #expect(wrong.status == 400)
            #expect(try await server.get("__faults").text == #"{"faults": "status=500@1"}"#)
        }
    }

    @Test func `admin paths answer to no other name of this machine`() async throws {
        try await TestServer.run { server in
            let answer = try await server.get("__requests", headers: ["Host": "evil.example"])
            #expect(answer.status == 403)
        }
    }

    @Test func `the log tells what was asked, without keys`() async throws {
        try await TestServer.run(.faulty("status=500@2")) { server in
            _ = try await server.get("api/v2/events/?count=1", headers: ["X-API-Key": "secret"])
            _ = try await server.get("api/v2/nothing/")
            let answer = try await server.get("__requests")
            #expect(!answer.text.contains("secret"))
            let log = try answer.list("requests")
            #expect(log.map { $0["status"] as? Int } == [200, 500])
            #expect(log.map { $0.text("path") } == ["/api/v2/events/", "/api/v2/nothing/"])
            #expect(log.map { $0["has_key"] as? Bool } == [true, false])
            #expect(log.first?.text("query") == "count=1")
            #expect(log.first?.text("user_agent") == "SampleServerTests/1.0")
            #expect(log.last?["faults"] as? [String] == ["status=500"])
        }
    }

    @Test func `a taken port is an error that names it`() async throws {
        try await TestServer.run { server in
            let port = try #require(server.root.port.map { UInt16($0) })
            let second = SampleServer(options: .init(port: port, now: testNow))
            let error = #expect(throws: SampleServerError.self) { try second.start() }
            guard case .cannotListen(port, let reason) = error else {
                Issue.record("unexpected: \(String(describing: error))")
                return
            }
            #expect(!reason.isEmpty)
        }
    }

    @Test func `starting twice is an error, stopping twice is none`() throws {
        let server = SampleServer(options: .testing)
        _ = try server.start()
        #expect(throws: SampleServerError.alreadyRunning) { try server.start() }
        server.stop()
        server.stop()
        _ = try server.start()
        server.stop()
    }

    @Test func `a stopped server takes no connection`() async throws {
        let server = SampleServer(options: .testing)
        let port = try #require(try server.start().port)
        server.stop()
        #expect(throws: RawClient.Failed.self) {
            try RawClient.exchange(port: port, request: "GET / HTTP/1.1\r\n\r\n")
        }
    }

    @Test func `stopping does not wait for a slow transfer`() async throws {
        try await TestServer.run(.faulty("slow=20")) { server in
            let answer = Task { try await server.get("api/v2/events/") }
            while server.server.requestLog().isEmpty { await Task.yield() }
            server.server.stop()
            await #expect(throws: (any Error).self) { try await answer.value }
        }
    }
}
