import Combine
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct FoundationTests {
    @Test func `notifications of a name and a sender arrive`() {
        final class Sender: Sendable {}
        let center = NotificationCenter()
        let (one, other) = (Sender(), Sender())
        let name = Notification.Name("news")
        let recorder = Recorder<Notification, Never>(demand: .max(2))
        center.publisher(for: name, object: one).subscribe(recorder)
        center.post(name: name, object: one)
        center.post(name: name, object: other)
        center.post(name: Notification.Name("other"), object: one)
        center.post(name: name, object: one)
        center.post(name: name, object: one)
        #expect(recorder.values.count == 2)
        recorder.request(.max(1))
        recorder.cancel()
        center.post(name: name, object: one)
        #expect(recorder.values.count == 2)
        #expect(recorder.violations == [])
        #expect(
            center.publisher(for: name, object: one) == center.publisher(for: name, object: one))
    }

    @Test func `a data task answers with data and response`() async throws {
        let session = StubProtocol.session()
        let stub = try #require(URL(string: "stub://host/hello"))
        var bodies: [String] = []
        for try await (data, response) in session.dataTaskPublisher(for: stub).values {
            bodies.append(String(decoding: data, as: UTF8.self))
            #expect(response.url == stub)
        }
        #expect(bodies == ["/hello"])
    }

    @Test func `a failed data task fails with its error`() async throws {
        let session = StubProtocol.session()
        let stub = try #require(URL(string: "stub://host/fail"))
        await #expect(throws: URLError.self) {
            for try await _ in session.dataTaskPublisher(for: stub).values {}
        }
    }

    @Test func `a data task waits for demand`() throws {
        let session = StubProtocol.session()
        let stub = try #require(URL(string: "stub://host/idle"))
        let recorder = Recorder<URLSession.DataTaskPublisher.Output, URLError>(demand: .none)
        session.dataTaskPublisher(for: stub).subscribe(recorder)
        recorder.cancel()
        #expect(recorder.values.isEmpty)
        #expect(recorder.violations == [])
    }

    @Test func `a timer sends dates once connected, until left`() async {
        let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
        var count = 0
        for await date in timer.values {
            #expect(date.timeIntervalSinceNow < 1)
            count += 1
            if count == 3 { break }
        }
        #expect(count == 3)
    }
}

/// Answers with the path, without a network; fails for `/fail`.
private final class StubProtocol: URLProtocol {
    static func session() -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubProtocol.self]
        return URLSession(configuration: configuration)
    }

    override class func canInit(with request: URLRequest) -> Bool {
        request.url?.scheme == "stub"
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, url.path != "/fail" else {
            client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
            return
        }
        let response = URLResponse(
            url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(url.path.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
