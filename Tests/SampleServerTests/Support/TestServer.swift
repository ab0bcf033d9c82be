import Foundation
import FoundationNetworking
import SampleServer

/// The moment the tests' events are arranged around: noon in Japan on 2026-11-20.
let testNow = Date(timeIntervalSince1970: 1_795_143_600)

/// An answer as it came over the socket.
struct Answer: Sendable {
    let status: Int
    let headers: [String: String]
    let data: Data

    var text: String { String(decoding: data, as: UTF8.self) }

    func json() throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: data)
        guard let members = object as? [String: Any] else { throw NotAnObject(text: text) }
        return members
    }

    func list(_ key: String) throws -> [[String: Any]] {
        guard let list = try json()[key] as? [[String: Any]] else { throw NotAnObject(text: text) }
        return list
    }

    struct NotAnObject: Error {
        let text: String
    }
}

/// A running server and a session that talks to it.
struct TestServer: Sendable {
    let server: SampleServer
    let root: URL
    private let session: URLSession

    /// Runs the body with a fresh server and stops the server whatever happens.
    static func run<Result>(
        _ options: SampleServer.Options = .testing,
        _ body: (TestServer) async throws -> Result
    ) async throws -> Result {
        let server = SampleServer(options: options)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        let session = URLSession(configuration: configuration)
        let root = try server.start()
        defer {
            session.invalidateAndCancel()
            server.stop()
        }
        return try await body(TestServer(server: server, root: root, session: session))
    }

    func get(
        _ path: String, method: String = "GET", headers: [String: String] = [:]
    ) async throws -> Answer {
        guard let url = URL(string: path, relativeTo: root) else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.setValue("SampleServerTests/1.0", forHTTPHeaderField: "User-Agent")
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        let (data, response) = try await session.data(for: request)
        guard let http = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        var found: [String: String] = [:]
        for (name, value) in http.allHeaderFields {
            found["\(name)".lowercased()] = "\(value)"
        }
        return Answer(status: http.statusCode, headers: found, data: data)
    }

    /// Asks for events; the values are percent-encoded here.
    func events(_ parameters: [(String, String)]) async throws -> Answer {
        try await get("api/v2/events/?" + Self.encode(parameters))
    }

    /// All hits of a search that fit on a page of 100.
    func hits(_ parameters: (String, String)...) async throws -> [[String: Any]] {
        try await events(parameters + [("count", "100")]).list("events")
    }

    static func encode(_ parameters: [(String, String)]) -> String {
        let allowed = CharacterSet.alphanumerics
        return parameters.map { name, value in
            let encoded = value.addingPercentEncoding(withAllowedCharacters: allowed) ?? value
            return "\(name)=\(encoded)"
        }.joined(separator: "&")
    }
}

extension SampleServer.Options {
    /// No key, no limit, no faults, and events around `testNow`.
    static var testing: SampleServer.Options { SampleServer.Options(now: testNow) }

    static func faulty(_ text: String) throws -> SampleServer.Options {
        SampleServer.Options(faults: try FaultPlan(parsing: text), now: testNow)
    }
}

extension [String: Any] {
    var id: Int { self["id"] as? Int ?? -1 }

    func text(_ key: String) -> String { self[key] as? String ?? "" }
}
