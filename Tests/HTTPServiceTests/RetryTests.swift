import Foundation
import HTTPService
import Testing

@Suite struct RetryTests {
    @Test(arguments: [429, 502, 503, 504])
    func `passing trouble is tried three times with growing waits`(_ status: Int) async {
        let transport = StubTransport(.status(status))
        let clock = FakeClock()
        await #expect(throws: HTTPError.self) {
            try await makeService(transport, clock: clock).send(HTTPRequest(page))
        }
        #expect(transport.requests.count == 3)
        #expect(clock.sleeps == [0.5, 1])
    }

    @Test func `jitter halves the wait at most`() async {
        let transport = StubTransport(.status(503))
        let clock = FakeClock()
        await #expect(throws: HTTPError.self) {
            try await makeService(transport, clock: clock, random: 0).send(HTTPRequest(page))
        }
        #expect(clock.sleeps == [0.25, 0.5])
    }

    @Test func `a lost connection is tried again and can succeed`() async throws {
        let transport = StubTransport(.failure(.connectionLost), .status(200, body: "x"))
        let response = try await makeService(transport).send(HTTPRequest(page))
        #expect(response.body == Data("x".utf8))
        #expect(transport.requests.count == 2)
    }

    @Test(arguments: [400, 401, 403, 404, 422, 500, 501])
    func `other statuses are final`(_ status: Int) async {
        let transport = StubTransport(.status(status))
        await #expect(throws: HTTPError.self) {
            try await makeService(transport).send(HTTPRequest(page))
        }
        #expect(transport.requests.count == 1)
    }

    @Test(arguments: [
        TransportFailure.timedOut, .cannotConnect, .offline, .tooLarge, .untrusted, .cancelled,
        .other("x"),
    ])
    func `other failures are final`(_ failure: TransportFailure) async {
        let transport = StubTransport(.failure(failure))
        await #expect(throws: HTTPError.self) {
            try await makeService(transport).send(HTTPRequest(page))
        }
        #expect(transport.requests.count == 1)
    }

    @Test(arguments: [HTTPRequest.Method.post, .put, .delete])
    func `what changes something is never sent twice`(_ method: HTTPRequest.Method) async {
        let transport = StubTransport(.status(503))
        await #expect(throws: HTTPError.self) {
            try await makeService(transport).send(HTTPRequest(page, method: method))
        }
        #expect(transport.requests.count == 1)
    }

    @Test func `the server's wait is kept`() async throws {
        let transport = StubTransport(.status(429, ["Retry-After": "7"]), .status(200))
        let clock = FakeClock()
        _ = try await makeService(transport, clock: clock).send(HTTPRequest(page))
        #expect(clock.sleeps == [7])
    }

    @Test func `the server's wait may be a date`() async throws {
        let clock = FakeClock(784_111_767)
        let transport = StubTransport(
            .status(503, ["Retry-After": "Sun, 06 Nov 1994 08:49:37 GMT"]), .status(200))
        _ = try await makeService(transport, clock: clock).send(HTTPRequest(page))
        #expect(clock.sleeps == [10])
    }

    @Test func `a long wait is told instead of waited`() async throws {
        let transport = StubTransport(.status(429, ["Retry-After": "3600"]))
        let clock = FakeClock()
        let service = makeService(transport, clock: clock)
        let until = clock.now.addingTimeInterval(3600)
        await #expect(throws: HTTPError.rateLimited(url: SafeURL(page), until: until)) {
            try await service.send(HTTPRequest(page))
        }
        #expect(transport.requests.count == 1)
        #expect(clock.sleeps.isEmpty)

        // Asking again before then does not reach the server.
        await #expect(throws: HTTPError.rateLimited(url: SafeURL(page), until: until)) {
            try await service.send(HTTPRequest(page))
        }
        #expect(transport.requests.count == 1)
    }

    @Test(arguments: ["soon", "-5", "", "1e9", "99999999999999999999"])
    func `an unreadable wait does no harm`(_ value: String) async {
        let transport = StubTransport(.status(503, ["Retry-After": value]))
        await #expect(throws: HTTPError.self) {
            try await makeService(transport).send(HTTPRequest(page))
        }
        #expect(transport.requests.count == 3)
    }

    @Test func `a cancelled task does not wait for its next attempt`() async {
        let transport = StubTransport(.status(503))
        let service = makeService(transport)
        let task = Task { () async -> HTTPError? in
            withUnsafeCurrentTask { $0?.cancel() }
            do throws(HTTPError) {
                _ = try await service.send(HTTPRequest(page))
                return nil
            } catch { return error }
        }
        #expect(await task.value == .cancelled)
    }
}
