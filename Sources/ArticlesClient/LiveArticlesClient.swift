import Foundation
import HTTPService
import Payload

/// Asks Qiita, or a server that speaks like it.
public struct LiveArticlesClient: ArticlesClient {
    /// The service itself.
    public static let qiita = URL(string: "https://qiita.com/api/v2/")

    private let baseURL: URL
    private let token: String?
    private let http: HTTPService

    /// Makes a client.
    ///
    /// - Parameters:
    ///   - baseURL: Up to and with `/api/v2/`.
    ///   - token: Sent as `Authorization: Bearer`; blanks around it are cut off, empty is none.
    ///     With one the service grants 1000 requests an hour, without 60.
    ///   - http: Shared with everything else that talks to the same host.
    public init(baseURL: URL, token: String?, http: HTTPService) {
        self.baseURL = baseURL
        let trimmed = token?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        self.token = trimmed.isEmpty ? nil : trimmed
        self.http = http
    }

    public func articles(_ query: ArticleQuery) async throws -> ArticlesPage<Article> {
        let (path, search, what) = Self.place(query.source)
        return try await list(path, search, query.page, query.perPage, what: what)
    }

    private static func place(_ source: ArticleQuery.Source) -> (String, String?, String) {
        switch source {
        case .search(let text):
            let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
            return ("items", trimmed.isEmpty ? nil : trimmed, "items")
        case .tag(let name): return ("tags/\(QiitaAddress.encoded(name))/items", nil, name)
        case .user(let id): return ("users/\(QiitaAddress.encoded(id))/items", nil, id)
        case .own: return ("authenticated_user/items", nil, "authenticated_user")
        }
    }

    public func article(id: String) async throws -> Article {
        try await one("items/\(QiitaAddress.encoded(id))", what: id)
    }

    public func comments(articleID: String) async throws -> [ArticleComment] {
        let response = try await get(
            "items/\(QiitaAddress.encoded(articleID))/comments", "", what: articleID)
        let list: LossyList<ArticleComment> = try Self.list(response)
        return list.elements
    }

    public func tags(page: Int) async throws -> ArticlesPage<ArticleTopic> {
        try await list("tags", nil, page, 100, more: "&sort=count", what: "tags")
    }

    public func user(id: String) async throws -> ArticleUser {
        try await one("users/\(QiitaAddress.encoded(id))", what: id)
    }

    public func users(page: Int) async throws -> ArticlesPage<ArticleUser> {
        try await list("users", nil, page, 100, what: "users")
    }

    public func authenticatedUser() async throws -> ArticleUser? {
        guard token != nil else { return nil }
        return try await one("authenticated_user", what: "authenticated_user")
    }

    // MARK: Exchange

    private func list<Element: Decodable & Sendable>(
        _ path: String, _ search: String?, _ page: Int, _ perPage: Int, more: String = "",
        what: String
    ) async throws -> ArticlesPage<Element> {
        // The service would only say "Bad request".
        guard (1...ArticleQuery.lastPage).contains(page) else {
            throw ArticlesError.pageOutOfReach(page: page)
        }
        var query = "page=\(page)&per_page=\(perPage)" + more
        if let search { query += "&query=" + QiitaAddress.encoded(search) }
        let response = try await get(path, query, what: what)
        let list: LossyList<Element> = try Self.list(response)
        let total = response.headers["Total-Count"].flatMap { Int($0) }
        return ArticlesPage(
            elements: list.elements, total: total, page: page, perPage: perPage,
            nextPage: PageLinks.nextPage(
                response.headers, page: page, perPage: perPage, returned: list.count,
                total: total),
            droppedCount: list.droppedCount, droppedReasons: list.droppedReasons,
            rate: RateFields(response.headers))
    }

    /// - Throws: `unexpectedShape` when it is no list, `allDropped` when nothing of it is readable.
    private static func list<Element: Decodable>(
        _ response: HTTPResponse
    ) throws -> LossyList<Element> {
        let list: LossyList<Element> = try decode(response, "not a list")
        guard list.droppedCount == 0 || !list.elements.isEmpty else {
            throw ArticlesError.allDropped(count: list.droppedCount, reasons: list.droppedReasons)
        }
        return list
    }

    private func one<Value: Decodable>(_ path: String, what: String) async throws -> Value {
        try Self.decode(try await get(path, "", what: what), "not an object")
    }

    private static func decode<Value: Decodable>(
        _ response: HTTPResponse, _ mismatch: String
    ) throws(ArticlesError) -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: try response.json())
        } catch let error as HTTPError {
            throw .http(error)
        } catch let defect as Defect {
            throw .unexpectedShape(reason: defect.description)
        } catch DecodingError.typeMismatch {
            throw .unexpectedShape(reason: mismatch)
        } catch {
            throw .unexpectedShape(reason: "broken JSON, \(response.body.count) bytes")
        }
    }

    /// A hundred long articles with pictures and all make a body of some megabytes.
    private static let bodyLimit = 64 << 20

    private func get(_ path: String, _ query: String, what: String) async throws -> HTTPResponse {
        guard let url = url(path, query) else {
            throw ArticlesError.unexpectedShape(reason: "address \(path)")
        }
        var request = HTTPRequest(url, deadline: .seconds(30), bodyLimit: Self.bodyLimit)
        request.headers["Accept"] = "application/json"
        request.headers["Authorization"] = token.map { "Bearer \($0)" }
        do throws(HTTPError) {
            return try await http.send(request)
        } catch {
            try Task.checkCancellation()
            throw ArticlesError(error, what: what)
        }
    }

    private func url(_ path: String, _ query: String) -> URL? {
        guard var parts = URLComponents(url: baseURL, resolvingAgainstBaseURL: true) else {
            return nil
        }
        let base = parts.percentEncodedPath
        parts.percentEncodedPath = base.hasSuffix("/") ? base + path : "\(base)/\(path)"
        parts.percentEncodedQuery = query.isEmpty ? nil : query
        return parts.url
    }
}
