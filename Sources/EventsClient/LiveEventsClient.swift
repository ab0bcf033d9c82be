import Foundation
import HTTPService

/// Asks connpass, or a server that speaks like it.
public struct LiveEventsClient: EventsClient {
    /// The service itself.
    public static let connpass = URL(string: "https://connpass.com/api/v2/")

    private let baseURL: URL
    private let apiKey: String?
    private let http: HTTPService
    private let minimumInterval: Duration

    /// Makes a client.
    ///
    /// - Parameters:
    ///   - baseURL: Up to and with `/api/v2/`.
    ///   - apiKey: Sent as `X-API-Key`; blanks around it are cut off, and empty is none.
    ///   - http: Shared with everything else that talks to the same host.
    ///   - minimumInterval: The service allows one request a second; servers on this machine set
    ///     their own limits. `nil` chooses by the host.
    public init(
        baseURL: URL, apiKey: String?, http: HTTPService, minimumInterval: Duration? = nil
    ) {
        self.baseURL = baseURL
        let trimmed = apiKey?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        self.apiKey = trimmed.isEmpty ? nil : trimmed
        self.http = http
        self.minimumInterval =
            minimumInterval ?? (Self.isConnpass(baseURL) ? .seconds(1) : .zero)
    }

    private static func isConnpass(_ url: URL) -> Bool {
        let host = url.host?.lowercased() ?? ""
        return host == "connpass.com" || host.hasSuffix(".connpass.com")
    }

    public func events(_ query: EventQuery) async throws -> EventPage {
        let json = try await get("events/", query.queryString, what: "events")
        return try EventPage(json: json, query: query)
    }

    public func event(id: Int) async throws -> Event {
        let page = try await events(EventQuery(eventID: id))
        guard let event = page.events.first(where: { $0.id == id }) else {
            throw EventsError.notFound(what: "event \(id)")
        }
        return event
    }

    public func presentations(eventID: Int) async throws -> [Presentation] {
        let json = try await get(
            "events/\(eventID)/presentations/", "start=1&count=100", what: "event \(eventID)")
        return try list(json)
    }

    public func groups(subdomains: [String]) async throws -> [EventGroupProfile] {
        var parameters = subdomains.prefix(100).map { (name: "subdomain", value: $0) }
        parameters += [("start", "1"), ("count", "100")]
        let json = try await get("groups/", EventQuery.encode(parameters), what: "groups")
        return try list(json)
    }

    private func list<Element: Decodable>(_ json: Data) throws -> [Element] {
        let response: ListResponse<Element> = try EventPage.decode(json)
        let list = response.list
        guard list.droppedCount == 0 || !list.elements.isEmpty else {
            throw EventsError.allDropped(count: list.droppedCount, reasons: list.droppedReasons)
        }
        return list.elements
    }

    private func get(_ path: String, _ query: String, what: String) async throws -> Data {
        // connpass answers nobody without a key; asking would only use up a turn.
        if apiKey == nil, Self.isConnpass(baseURL) { throw EventsError.keyMissing }
        guard let url = url(path, query) else {
            throw EventsError.unexpectedShape(reason: "address \(path)")
        }
        var request = HTTPRequest(url, minimumInterval: minimumInterval)
        request.headers["Accept"] = "application/json"
        request.headers["X-API-Key"] = apiKey
        do throws(HTTPError) {
            return try await http.send(request).json()
        } catch {
            try Task.checkCancellation()
            throw EventsError(error, hasKey: apiKey != nil, what: what)
        }
    }

    private func url(_ path: String, _ query: String) -> URL? {
        guard var parts = URLComponents(url: baseURL, resolvingAgainstBaseURL: true) else {
            return nil
        }
        parts.path = parts.path.hasSuffix("/") ? parts.path + path : "\(parts.path)/\(path)"
        parts.percentEncodedQuery = query
        return parts.url
    }
}
