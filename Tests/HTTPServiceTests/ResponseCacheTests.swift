import Foundation
import HTTPService
import Testing

@Suite struct ResponseCacheTests {
    private let tagged: HTTPHeaders = ["ETag": "\"v1\"", "Content-Type": "application/json"]

    @Test func `an unchanged answer is not sent again`() async throws {
        let transport = StubTransport(.status(200, tagged, body: "[1]"), .status(304))
        let service = makeService(transport)
        let first = try await service.send(HTTPRequest(page))
        let second = try await service.send(HTTPRequest(page))
        #expect(!first.isRevalidated)
        #expect(second.isRevalidated)
        #expect(second.body == Data("[1]".utf8))
        #expect(second.headers["Content-Type"] == "application/json")
        #expect(transport.requests[0].headers["If-None-Match"] == nil)
        #expect(transport.requests[1].headers["If-None-Match"] == "\"v1\"")
    }

    @Test func `a date serves where there is no tag`() async throws {
        let date = "Sun, 06 Nov 1994 08:49:37 GMT"
        let transport = StubTransport(.status(200, ["Last-Modified": date]), .status(304))
        let service = makeService(transport)
        for _ in 0..<2 { _ = try await service.send(HTTPRequest(page)) }
        #expect(transport.requests[1].headers["If-Modified-Since"] == date)
    }

    @Test func `a changed answer replaces the old one`() async throws {
        let transport = StubTransport(
            .status(200, tagged, body: "old"), .status(200, ["ETag": "\"v2\""], body: "new"),
            .status(304))
        let service = makeService(transport)
        var bodies: [String] = []
        for _ in 0..<3 {
            let response = try await service.send(HTTPRequest(page))
            bodies.append(String(decoding: response.body, as: UTF8.self))
        }
        #expect(bodies == ["old", "new", "new"])
    }

    @Test func `answers to different keys are not mixed`() async throws {
        let transport = StubTransport(.status(200, tagged))
        let service = makeService(transport)
        for key in ["one", "two"] {
            _ = try await service.send(HTTPRequest(page, headers: ["X-API-Key": key]))
        }
        #expect(transport.requests[1].headers["If-None-Match"] == nil)
    }

    @Test func `what must not be stored is not`() async throws {
        var headers = tagged
        headers["Cache-Control"] = "private, no-store"
        let transport = StubTransport(.status(200, headers))
        let service = makeService(transport)
        for _ in 0..<2 { _ = try await service.send(HTTPRequest(page)) }
        #expect(transport.requests[1].headers["If-None-Match"] == nil)
    }

    @Test func `a folder outlives the process and holds no secret`() async throws {
        let folder = try TemporaryFolder()
        let secretPage = try #require(URL(string: "https://example.com/?token=open-sesame"))
        let request = HTTPRequest(secretPage, headers: ["X-API-Key": "hush-hush"])
        let transport = StubTransport(.status(200, tagged, body: "kept"), .status(304))
        for _ in 0..<2 {
            let service = makeService(transport, cache: ResponseCache(folder: folder.url))
            #expect(try await service.send(request).body == Data("kept".utf8))
        }
        let files = try FileManager.default.contentsOfDirectory(
            at: folder.url, includingPropertiesForKeys: nil)
        #expect(files.count == 1)
        for file in files {
            let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            for secret in ["open-sesame", "hush-hush"] {
                #expect(!text.contains(secret))
                #expect(!file.path.contains(secret))
            }
        }
    }

    @Test func `a damaged file is as good as none`() async throws {
        let folder = try TemporaryFolder()
        let cache = { ResponseCache(folder: folder.url) }
        let transport = StubTransport(.status(200, tagged, body: "kept"))
        _ = try await makeService(transport, cache: cache()).send(HTTPRequest(page))
        let files = try FileManager.default.contentsOfDirectory(
            at: folder.url, includingPropertiesForKeys: nil)
        for file in files { try Data("rubbish".utf8).write(to: file) }
        _ = try await makeService(transport, cache: cache()).send(HTTPRequest(page))
        #expect(transport.requests[1].headers["If-None-Match"] == nil)
    }

    @Test func `a folder keeps no more files than allowed`() async throws {
        let folder = try TemporaryFolder()
        let cache = ResponseCache(folder: folder.url, fileLimit: 3)
        let service = makeService(StubTransport(.status(200, tagged)), cache: cache)
        for number in 0..<10 {
            let url = try #require(URL(string: "https://example.com/\(number)"))
            _ = try await service.send(HTTPRequest(url))
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(files.count == 3)
    }

    @Test func `memory holds no more bytes than allowed`() async throws {
        let cache = ResponseCache(memoryLimit: 10)
        let transport = StubTransport(.status(200, tagged, body: "123456"))
        let service = makeService(transport, cache: cache)
        let other = try #require(URL(string: "https://example.com/other"))
        for url in [page, other, page] { _ = try await service.send(HTTPRequest(url)) }
        #expect(transport.requests[2].headers["If-None-Match"] == nil)
    }
}
