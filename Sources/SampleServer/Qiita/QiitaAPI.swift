import Foundation
import Synchronization

/// Qiita v2 over the invented articles.
///
/// Where the service's ways are not known: a number that is none, or out of range, is 400; a
/// missing User-Agent is served.
final class QiitaAPI: Sendable {
    /// Where the endpoints begin below the root.
    static let prefix = "/qiita/api/v2/"

    private let articles: [SampleArticle]
    private let options: SampleServer.Options
    private let rate: Mutex<QiitaRate>
    private let root = Mutex<URL?>(nil)

    init(options: SampleServer.Options) {
        self.options = options
        let today = JapanTime(options.now).day
        articles = SampleArticles(today: today, seed: options.seed).all
        rate = Mutex(QiitaRate(isLimited: options.limitsRate))
    }

    func began(at url: URL) {
        root.withLock { $0 = url }
    }

    /// The answer; `nil` when the path is none of Qiita's.
    func answer(_ request: SampleRequest) -> SampleResponse? {
        guard request.path.hasPrefix(Self.prefix) else { return nil }
        let token = Self.token(request)
        let grant = rate.withLock {
            $0.take(by: token, at: options.uptime(), now: Date().timeIntervalSince1970)
        }
        var response = grant.isGranted ? checked(request, token) : .qiitaFailure(429)
        response.headers += grant.headers
        return response
    }

    private static func token(_ request: SampleRequest) -> String? {
        guard let field = request.headers["authorization"], field.hasPrefix("Bearer ") else {
            return nil
        }
        return String(field.dropFirst("Bearer ".count))
    }

    private func checked(_ request: SampleRequest, _ token: String?) -> SampleResponse {
        guard let route = QiitaRoute(path: String(request.path.dropFirst(Self.prefix.count)))
        else { return .qiitaFailure(404) }
        guard request.method == "GET" else { return .qiitaFailure(404) }
        // Reading works without a token; a wrong one is refused all the same.
        if let token, case .only(let keys) = options.keys, !keys.contains(token) {
            return .qiitaFailure(401)
        }
        return answer(route, request, isNamed: token != nil)
    }

    // MARK: Endpoints

    private func answer(
        _ route: QiitaRoute, _ request: SampleRequest, isNamed: Bool
    ) -> SampleResponse {
        switch route {
        case .items: items(request)
        case .item(let id): found(article(id)) { $0.json(root: url) }
        case .comments(let id):
            found(article(id)) { .array(SampleComment.all(of: $0).map { $0.json(root: url) }) }
        case .tags: tags(request)
        case .tag(let name): found(tag(name)) { json(tag: $0) }
        case .tagItems(let name):
            tag(name).map { tag in
                page(articles.filter { $0.hasTag(tag) }, request) { $0.json(root: url) }
            } ?? .qiitaFailure(404)
        case .users: page(SampleWriter.all, request) { json($0) }
        case .user(let id): found(writer(id)) { json($0) }
        case .userItems(let id):
            writer(id).map { items(of: $0, request) } ?? .qiitaFailure(404)
        case .authenticatedUser:
            isNamed ? .json(json(SampleWriter.reader, isOwn: true)) : .qiitaFailure(401)
        case .authenticatedUserItems:
            isNamed ? items(of: SampleWriter.reader, request) : .qiitaFailure(401)
        }
    }

    private var url: URL? { root.withLock { $0 } }

    private func items(_ request: SampleRequest) -> SampleResponse {
        let query = request.queryItems.last { $0.name == "query" }?.value ?? ""
        let search = ItemSearch(query)
        return page(articles.filter(search.matches), request) { $0.json(root: url) }
    }

    private func items(of writer: SampleWriter, _ request: SampleRequest) -> SampleResponse {
        page(articles.filter { $0.writer == writer }, request) { $0.json(root: url) }
    }

    private func tags(_ request: SampleRequest) -> SampleResponse {
        let sort = request.queryItems.last { $0.name == "sort" }?.value
        var names = SampleSubject.tags
        if sort == "name" { names.sort() }
        if sort == "count" {
            let counts = Dictionary(uniqueKeysWithValues: names.map { ($0, count(ofTag: $0)) })
            names.sort { (counts[$0] ?? 0, $1) > (counts[$1] ?? 0, $0) }
        }
        return page(names, request) { json(tag: $0) }
    }

    private func found<Value>(
        _ value: Value?, _ json: (Value) -> JSONValue
    ) -> SampleResponse {
        value.map { .json(json($0)) } ?? .qiitaFailure(404)
    }

    private func article(_ id: String) -> SampleArticle? { articles.first { $0.id == id } }
    private func writer(_ id: String) -> SampleWriter? {
        SampleWriter.all.first { $0.id == id }
    }
    private func tag(_ name: String) -> String? {
        SampleSubject.tags.first { $0.lowercased() == name.lowercased() }
    }
    private func count(ofTag tag: String) -> Int { articles.count { $0.hasTag(tag) } }

    private func json(tag: String) -> JSONValue {
        .object([
            ("followers_count", .int(tag.utf8.reduce(0) { ($0 * 31 + Int($1)) % 9973 })),
            ("icon_url", .null), ("id", .string(tag)), ("items_count", .int(count(ofTag: tag))),
        ])
    }

    private func json(_ writer: SampleWriter, isOwn: Bool = false) -> JSONValue {
        let count = articles.count { $0.writer == writer }
        return writer.json(root: url, itemCount: count, isOwn: isOwn)
    }

    // MARK: Pages

    private func page<Item>(
        _ all: [Item], _ request: SampleRequest, _ json: (Item) -> JSONValue
    ) -> SampleResponse {
        guard let number = Self.number("page", request, default: 1),
            let size = Self.number("per_page", request, default: 20)
        else { return .qiitaFailure(400) }
        let slice = all.dropFirst((number - 1) * size).prefix(size)
        var response = SampleResponse.json(.array(slice.map(json)))
        response.headers.append(("Total-Count", String(all.count)))
        let links = QiitaLinks(request: request, root: url, page: number, size: size)
        response.headers.append(("Link", links.field(total: all.count)))
        return response
    }

    /// 1 to 100; `nil` when it is something else.
    private static func number(
        _ name: String, _ request: SampleRequest, default fallback: Int
    ) -> Int? {
        guard let text = request.queryItems.last(where: { $0.name == name })?.value else {
            return fallback
        }
        return Int(text).flatMap { (1...100).contains($0) ? $0 : nil }
    }
}

/// The `Link` field of a page.
struct QiitaLinks {
    let request: SampleRequest
    let root: URL?
    let page: Int
    let size: Int

    /// `last` may lead past the hundredth page, which is not given out, as the service's does.
    func field(total: Int) -> String {
        let last = max(1, (total + size - 1) / size)
        var links = [link("first", 1)]
        if page > 1 { links.append(link("prev", page - 1)) }
        if page < last { links.append(link("next", page + 1)) }
        links.append(link("last", last))
        return links.joined(separator: ", ")
    }

    private func link(_ relation: String, _ number: Int) -> String {
        let kept = request.query.split(separator: "&").filter {
            !$0.hasPrefix("page=") && !$0.hasPrefix("per_page=")
        }
        let items = ["page=\(number)", "per_page=\(size)"] + kept.map(String.init)
        let host = root?.absoluteString.dropLast() ?? "https://qiita.com"
        let path = request.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
        return "<\(host)\(path ?? request.path)?\(items.joined(separator: "&"))>;"
            + " rel=\"\(relation)\""
    }
}

extension SampleResponse {
    /// The service's error bodies.
    static func qiitaFailure(_ status: Int) -> SampleResponse {
        let (message, type) =
            switch status {
            case 400, 422: ("Bad request", "bad_request")
            case 401: ("Unauthorized", "unauthorized")
            case 403: ("Forbidden", "forbidden")
            case 404: ("Not found", "not_found")
            case 429: ("Rate limit exceeded", "rate_limit_exceeded")
            default: ("Internal server error", "internal_server_error")
            }
        return .json(
            .object([("message", .string(message)), ("type", .string(type))]), status: status)
    }
}
