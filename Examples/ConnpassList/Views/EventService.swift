import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks connpass, or whoever speaks like it.
public struct EventService: Sendable {
    let site: URL
    let key: String?

    /// A service at a site; the environment says which when nothing else does.
    public init(site: URL? = nil, key: String? = nil) {
        let environment = ProcessInfo.processInfo.environment
        self.site =
            site ?? environment["EXAMPLE_URL"].flatMap(URL.init(string:))
            ?? URL(string: "https://connpass.com")!
        self.key = key ?? environment["EXAMPLE_KEY"]
    }

    func events(about keyword: String, order: EventOrder) async throws -> EventPage {
        let (data, response) = try await URLSession.shared.data(
            for: request(keyword: keyword, order: order))
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard status == 200 else { throw EventServiceError.refused(status: status) }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            return try decoder.decode(EventPage.self, from: data)
        } catch {
            throw EventServiceError.unreadable
        }
    }

    private func request(keyword: String, order: EventOrder) -> URLRequest {
        var parts = URLComponents(
            url: site.appendingPathComponent("api/v2/events/"), resolvingAgainstBaseURL: true)
        parts?.queryItems = [
            URLQueryItem(name: "keyword", value: keyword),
            URLQueryItem(name: "order", value: "\(order.rawValue)"),
            URLQueryItem(name: "count", value: "50"),
        ]
        var request = URLRequest(url: parts?.url ?? site)
        if let key { request.setValue(key, forHTTPHeaderField: "X-API-Key") }
        return request
    }
}

/// Why there are no events.
enum EventServiceError: LocalizedError {
    case refused(status: Int)
    case unreadable
    case unreachable(String)

    var errorDescription: String? {
        switch self {
        case .refused(let status): "サーバーに断られました(\(status))"
        case .unreadable: "答えを読めませんでした"
        case .unreachable: "サーバーに届きませんでした"
        }
    }

    var recoverySuggestion: String? {
        switch self {
        case .refused(status: 401): "APIキーを確かめてください。"
        case .refused, .unreadable: "しばらくしてからもう一度お試しください。"
        case .unreachable(let reason): reason
        }
    }
}
