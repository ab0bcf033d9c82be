import Foundation
import FoundationNetworking
import Testing

@Suite struct SampleServerCommandTests {
    @Test func `its address serves connpass v2`() async throws {
        try await RunningServer.run { server in
            #expect(server.url.path == "/api/v2/" || server.url.path == "/api/v2")
            let url = try #require(URL(string: "groups/?count=1", relativeTo: server.url))
            let (data, _) = try await URLSession.shared.data(from: url)
            let text = String(decoding: data, as: UTF8.self)
            #expect(text.hasPrefix(#"{"results_returned": 1, "results_available": 19"#))
        }
    }

    @Test func `both signals end it without a failure`() async throws {
        for signal in [SIGINT, SIGTERM] {
            let server = try RunningServer([])
            kill(server.process.processIdentifier, signal)
            server.process.waitUntilExit()
            #expect(server.process.terminationReason == .exit)
            #expect(server.process.terminationStatus == 0)
        }
    }

    @Test func `a taken port is exit 1 and names it`() async throws {
        try await RunningServer.run { server in
            let port = try #require(server.url.port)
            let outcome = try await Hiroba().run("sample-server", "--port", "\(port)")
            #expect(outcome.code == 1)
            #expect(outcome.out == "")
            #expect(
                outcome.err.hasPrefix("hiroba: The sample server could not start (port \(port),"))
            #expect(outcome.err.hasSuffix("Choose another port with --port.\n"))
        }
    }

    @Test func `the rate limit is on when asked for`() async throws {
        try await RunningServer.run(["--rate-limit"]) { server in
            let url = try #require(URL(string: "groups/", relativeTo: server.url))
            let session = URLSession(configuration: .ephemeral)
            defer { session.invalidateAndCancel() }
            // Twenty at once cannot all be a second apart.
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 1...20 {
                    group.addTask {
                        let (_, response) = try await session.data(from: url)
                        return (response as? HTTPURLResponse)?.statusCode ?? 0
                    }
                }
                return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
            }
            #expect(statuses == [200, 429])
        }
    }
}
