import Foundation
import HTTPService
import LoopbackSupport
import SoupTransport
import Testing

struct SoupTransportTests {
    private func exchange(
        with behaviour: LoopbackServer.Reply, bodyLimit: Int = 10_000,
        deadline: Duration = .seconds(5)
    ) async throws -> Result<TransportResponse, TransportFailure> {
        let server = try LoopbackServer { _ in behaviour }
        defer { server.stop() }
        do throws(TransportFailure) {
            return .success(
                try await SoupTransport().exchange(
                    TransportRequest(url: server.url()), bodyLimit: bodyLimit, deadline: deadline))
        } catch {
            return .failure(error)
        }
    }

    @Test func `an answer comes with its status, fields and body`() async throws {
        let answer = try await exchange(
            with: .bytes(
                "HTTP/1.1 404 Not Found\r\nContent-Type: text/plain\r\nX-A: 1\r\nX-A: 2\r\n"
                    + "Content-Length: 5\r\n\r\nhello")
        ).get()
        #expect(answer.status == 404)
        #expect(answer.headers["content-type"] == "text/plain")
        #expect(answer.headers["X-A"] == "1, 2")
        #expect(String(decoding: answer.body, as: UTF8.self) == "hello")
    }

    @Test func `a redirect comes back as the answer it is`() async throws {
        let answer = try await exchange(
            with: .bytes(
                "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n")
        ).get()
        #expect(answer.status == 302)
        #expect(answer.headers["Location"] == "http://127.0.0.1:1/")
    }

    @Test(arguments: [
        LoopbackServer.Reply.reset,
        .bytes(""),
        .bytes("HTTP/1.1 200 OK\r\nContent-Type: te"),
        .bytes("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nshort"),
        .bytes("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhel"),
        .bytes("this is no HTTP at all\r\n\r\n"),
        .endlessHead("HTTP/1.1 200 OK\r\n", line: "X-Endless: again\r\n"),
    ])
    func `a server that breaks off or talks nonsense is a lost connection`(
        _ behaviour: LoopbackServer.Reply
    ) async throws {
        #expect(try await exchange(with: behaviour) == .failure(.connectionLost))
    }

    // libsoup is lenient here; what reads the body finds that it is no JSON.
    @Test(arguments: [
        "HTTP/1.1 200 OK\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n",
    ])
    func `a head that breaks off between lines, and a chunk of no size, are an empty body`(
        _ text: String
    ) async throws {
        let answer = try await exchange(with: .bytes(text)).get()
        #expect(answer.status == 200)
        #expect(answer.body.isEmpty)
    }

    @Test func `a body over the limit is cut as it comes`() async throws {
        let endless = try await exchange(
            with: .endless(
                head: "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n",
                chunk: 1000))
        #expect(endless == .failure(.tooLarge))
        let announced = try await exchange(
            with: .bytes("HTTP/1.1 200 OK\r\nContent-Length: 20000\r\n\r\nx"))
        #expect(announced == .failure(.tooLarge))
    }

    @Test func `silence ends at the deadline`() async throws {
        for text in ["", "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nx"] {
            let answer = try await exchange(
                with: .bytesThenSilence(text), deadline: .milliseconds(150))
            #expect(answer == .failure(.timedOut))
        }
    }

    @Test func `nobody listening is a refused connection`() async throws {
        let server = try LoopbackServer { _ in .reset }
        server.stop()
        await #expect(throws: TransportFailure.cannotConnect) {
            try await SoupTransport().exchange(
                TransportRequest(url: server.url()), bodyLimit: 10, deadline: .seconds(5))
        }
    }

    @Test func `cancelling the task ends the exchange and frees its connection`() async throws {
        let server = try LoopbackServer { _ in .bytesThenSilence("") }
        defer { server.stop() }
        let url = server.url()
        let task = Task {
            try await SoupTransport().exchange(
                TransportRequest(url: url), bodyLimit: 10, deadline: .seconds(30))
        }
        while server.openCount == 0 { await Task.yield() }
        task.cancel()
        await #expect(throws: TransportFailure.cancelled) { try await task.value }
        while server.openCount > 0 { await Task.yield() }
    }

    @Test func `many requests at once each get their answer`() async throws {
        let server = try LoopbackServer { _ in
            .bytes("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
        }
        defer { server.stop() }
        let url = server.url()
        let answers = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    try await SoupTransport().exchange(
                        TransportRequest(url: url), bodyLimit: 10, deadline: .seconds(20)
                    ).status
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers == Array(repeating: 200, count: 50))
    }
}
