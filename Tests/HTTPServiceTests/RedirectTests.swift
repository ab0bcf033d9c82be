import Foundation
import HTTPService
import LoopbackSupport
import SoupTransport
import Testing

@Suite struct RedirectTests {
    private var request: HTTPRequest {
        HTTPRequest(
            page,
            headers: [
                "X-API-Key": "k", "Authorization": "Bearer t", "Cookie": "c", "Accept": "a",
            ])
    }

    private func secrets(_ request: TransportRequest) -> [String] {
        ["X-API-Key", "Authorization", "Cookie"].filter {
            request.headers[$0] != nil
        }
    }

    @Test func `a redirect on the same host keeps the key`() async throws {
        let transport = StubTransport(.redirect("/next"), .status(200, body: "x"))
        let response = try await makeService(transport).send(request)
        #expect(response.url.absoluteString == "https://example.com/next")
        #expect(secrets(transport.requests[1]).count == 3)
    }

    @Test(arguments: [
        "https://elsewhere.example/", "https://sub.example.com/", "https://example.com:8443/",
        "//elsewhere.example/x",
    ])
    func `a redirect to another place carries no credentials`(_ target: String) async throws {
        let transport = StubTransport(.redirect(target), .status(200))
        _ = try await makeService(transport).send(request)
        #expect(secrets(transport.requests[0]).count == 3)
        #expect(secrets(transport.requests[1]).isEmpty)
        #expect(transport.requests[1].headers["Accept"] == "a")
    }

    @Test func `credentials stay away when a second redirect comes back`() async throws {
        let transport = StubTransport(
            .redirect("https://elsewhere.example/"), .redirect("https://example.com/"),
            .status(200))
        _ = try await makeService(transport).send(request)
        #expect(secrets(transport.requests[2]).isEmpty)
    }

    @Test(arguments: [
        "http://example.com/", "ftp://example.com/", "file:///etc/passwd", "data:text/plain,x",
        "http://127.0.0.1/", "https://localhost/", "javascript:alert(1)",
    ])
    func `an unsafe redirect is not followed`(_ target: String) async throws {
        let transport = StubTransport(.redirect(target), .status(200))
        await #expect {
            try await makeService(transport).send(request)
        } throws: { error in
            if case HTTPError.redirectedAway = error { true } else { false }
        }
        #expect(transport.requests.count == 1)
    }

    @Test func `redirects end after five`() async throws {
        let transport = StubTransport(.redirect("/again"))
        await #expect(throws: HTTPError.tooManyRedirects(url: SafeURL(page))) {
            try await makeService(transport).send(request)
        }
        #expect(transport.requests.count == 6)
    }

    @Test func `a request that changes something is not redirected`() async throws {
        var request = request
        request.method = .post
        let transport = StubTransport(.redirect("/next", status: 307), .status(200))
        await #expect(throws: HTTPError.self) { try await makeService(transport).send(request) }
        #expect(transport.requests.count == 1)
    }

    @Test func `over real sockets the key does not reach another port`() async throws {
        let target = try LoopbackServer { _ in ok("{}") }
        defer { target.stop() }
        let address = target.url("/stolen").absoluteString
        let source = try LoopbackServer { _ in
            .bytes("HTTP/1.1 302 Found\r\nLocation: \(address)\r\nContent-Length: 0\r\n\r\n")
        }
        defer { source.stop() }
        let response = try await HTTPService(transport: SoupTransport()).send(
            HTTPRequest(source.url(), headers: ["X-API-Key": "open-sesame"]))
        #expect(response.status == 200)
        #expect(source.requests[0].contains("open-sesame"))
        #expect(target.requests[0].hasPrefix("GET /stolen "))
        #expect(!target.requests[0].contains("open-sesame"))
        #expect(target.requests[0].contains(HTTPService.userAgent))
    }
}
