import Foundation
import HTTPService
import Testing

@Suite struct HostLimiterTests {
    private let spaced = HTTPRequest(page, minimumInterval: .seconds(1))

    @Test func `requests to a host are spaced out`() async throws {
        let clock = FakeClock()
        let service = makeService(StubTransport(.status(200)), clock: clock)
        for _ in 0..<3 { _ = try await service.send(spaced) }
        #expect(clock.sleeps == [1, 1])
    }

    @Test func `time that has passed anyway is not waited for`() async throws {
        let clock = FakeClock()
        let service = makeService(StubTransport(.status(200)), clock: clock)
        _ = try await service.send(spaced)
        clock.advance(0.4)
        _ = try await service.send(spaced)
        clock.advance(5)
        _ = try await service.send(spaced)
        #expect(clock.sleeps == [0.6])
    }

    @Test func `hosts do not wait for each other`() async throws {
        let clock = FakeClock()
        let service = makeService(StubTransport(.status(200)), clock: clock)
        for host in ["a.example", "b.example", "c.example"] {
            let url = try #require(URL(string: "https://\(host)/"))
            _ = try await service.send(HTTPRequest(url, minimumInterval: .seconds(1)))
        }
        #expect(clock.sleeps.isEmpty)
    }

    @Test func `each attempt takes a turn`() async throws {
        let clock = FakeClock()
        let transport = StubTransport(.status(502), .status(200))
        _ = try await makeService(transport, clock: clock, random: 0).send(spaced)
        #expect(clock.sleeps == [0.25, 0.75])
    }

    @Test func `turns are remembered across restarts`() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("state/limits.json")
        let clock = FakeClock()
        for _ in 0..<3 {
            let service = makeService(
                StubTransport(.status(200)), clock: clock, limiter: HostLimiter(stateFile: file))
            _ = try await service.send(spaced)
        }
        #expect(clock.sleeps == [1, 1])
    }

    @Test func `a block is remembered across restarts and ends`() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("limits.json")
        let clock = FakeClock()
        let refusing = StubTransport(.status(429, ["Retry-After": "600"]))
        let first = makeService(refusing, clock: clock, limiter: HostLimiter(stateFile: file))
        await #expect(throws: HTTPError.self) { try await first.send(spaced) }

        let willing = StubTransport(.status(200))
        let second = makeService(willing, clock: clock, limiter: HostLimiter(stateFile: file))
        await #expect(throws: HTTPError.self) { try await second.send(spaced) }
        #expect(willing.requests.isEmpty)
        clock.advance(601)
        _ = try await second.send(spaced)
        #expect(willing.requests.count == 1)
    }

    @Test(arguments: ["", "{", "[]", "{\"example.com\":{\"lastTurn\":1e300}}", "\u{0}"])
    func `a broken state file counts as empty`(_ content: String) async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("limits.json")
        try Data(content.utf8).write(to: file)
        let clock = FakeClock()
        let service = makeService(
            StubTransport(.status(200)), clock: clock, limiter: HostLimiter(stateFile: file))
        _ = try await service.send(spaced)
        _ = try await service.send(spaced)
        #expect(clock.sleeps == [1])
    }

    @Test func `a clock set back does not stop everything`() async throws {
        let limiter = HostLimiter()
        let future = Date(timeIntervalSince1970: 5_000_000_000)
        let present = Date(timeIntervalSince1970: 1_000_000)
        _ = await limiter.reserve("h", interval: .seconds(1), now: future)
        #expect(await limiter.reserve("h", interval: .seconds(1), now: present) == present)
    }

    @Test func `an unusable place is told and limits still hold`() async throws {
        let folder = try TemporaryFolder()
        let blocked = folder.url.appendingPathComponent("file")
        try Data().write(to: blocked)
        let warnings = Warnings()
        let limiter = HostLimiter(
            stateFile: blocked.appendingPathComponent("limits.json"), warn: warnings.add)
        let clock = FakeClock()
        let service = makeService(StubTransport(.status(200)), clock: clock, limiter: limiter)
        for _ in 0..<3 { _ = try await service.send(spaced) }
        #expect(clock.sleeps == [1, 1])
        #expect(!warnings.all.isEmpty)
    }
}

final class Warnings: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [String] = []
    var all: [String] { lock.withLock { list } }
    @Sendable func add(_ text: String) { lock.withLock { list.append(text) } }
}
