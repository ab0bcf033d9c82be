import Foundation
import HTTPService
import LoopbackSupport
import SoupTransport
import Testing

@Suite struct HTTPServiceTests {
    @Test(arguments: [
        "http://example.com/", "ftp://example.com/", "file:///etc/passwd", "https:///x",
        "http://127.evil.example/", "http://localhost.evil.example/", "http://127.0.0.1.nip.io/",
        "http://10.0.0.1/", "data:,x",
    ])
    func `an insecure address is not asked`(_ address: String) async throws {
        let transport = StubTransport(.status(200))
        let url = try #require(URL(string: address))
        await #expect(throws: HTTPError.insecureURL(url: SafeURL(url))) {
            try await makeService(transport).send(HTTPRequest(url))
        }
        #expect(transport.requests.isEmpty)
    }

    @Test(arguments: [
        "https://example.com/", "http://localhost:8080/", "http://127.0.0.1/", "http://[::1]:1/",
        "HTTPS://EXAMPLE.COM/",
    ])
    func `a secure or own address is asked`(_ address: String) async throws {
        let transport = StubTransport(.status(200))
        let url = try #require(URL(string: address))
        _ = try await makeService(transport).send(HTTPRequest(url))
        #expect(transport.requests.count == 1)
    }

    @Test func `requests name the product`() async throws {
        let transport = StubTransport(.status(200))
        _ = try await makeService(transport).send(HTTPRequest(page))
        let agent = transport.requests[0].headers["User-Agent"]
        #expect(agent == "Hiroba/1.0 (+Linux; Engawa)")
    }

    @Test func `a header value cannot smuggle in another header`() async throws {
        let transport = StubTransport(.status(200))
        let request = HTTPRequest(page, headers: ["X-API-Key": "a\r\nX-Evil: 1"])
        _ = try await makeService(transport).send(request)
        #expect(transport.requests[0].headers["X-Evil"] == nil)
        #expect(transport.requests[0].headers["X-API-Key"] == "aX-Evil: 1")
    }

    @Test func `an error status tells what the body said`() async throws {
        let transport = StubTransport(
            .status(404, ["Content-Type": "application/json"], body: "{\"detail\":\"x\"}"))
        let expected = HTTPError.status(
            404, url: SafeURL(page),
            body: BodyExcerpt(text: "{\"detail\":\"x\"}", contentType: "application/json"),
            retryAfter: nil)
        await #expect(throws: expected) {
            try await makeService(transport).send(HTTPRequest(page))
        }
    }

    @Test func `errors hold no secret of the address`() throws {
        let url = try #require(
            URL(string: "https://me:pw1@example.com/a?api_key=s1&keyword=swift&access_token=s2#s3"))
        let text = SafeURL(url).description
        #expect(text == "https://example.com/a?api_key=***&keyword=swift&access_token=***")
    }

    @Test(arguments: [
        ("application/json; charset=utf-8", "x", true), ("text/json", "", true),
        ("application/problem+json", "", true), ("", " {}", true), ("text/plain", "\n[1]", true),
        ("", "<html>", false), ("text/html", "{}", false), ("", "", false),
        ("application/octet-stream", "\u{FEFF}{}", true),
    ])
    func `a body counts as JSON by its type or its look`(
        _ type: String, _ body: String, _ isJSON: Bool
    ) throws {
        let response = HTTPResponse(
            status: 200, url: page, headers: type.isEmpty ? [:] : ["Content-Type": type],
            body: Data(body.utf8))
        if isJSON {
            #expect(try response.json() == Data(body.utf8))
        } else {
            #expect(throws: HTTPError.self) { try response.json() }
        }
    }

    @Test func `the whole way over a real socket`() async throws {
        let server = try LoopbackServer { request in
            request.lowercased().contains("if-none-match")
                ? .bytes("HTTP/1.1 304 Not Modified\r\nETag: \"1\"\r\n\r\n")
                : ok("{\"a\":1}", "Content-Type: application/json", "ETag: \"1\"")
        }
        defer { server.stop() }
        let service = HTTPService(transport: SoupTransport())
        let first = try await service.send(HTTPRequest(server.url("/x?y=1")))
        let second = try await service.send(HTTPRequest(server.url("/x?y=1")))
        #expect(try first.json() == Data("{\"a\":1}".utf8))
        #expect(second.isRevalidated)
        #expect(second.body == first.body)
        #expect(server.requests[0].hasPrefix("GET /x?y=1 HTTP/1.1"))
    }
}
