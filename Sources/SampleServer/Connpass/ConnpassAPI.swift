import Foundation
import Synchronization

/// connpass v2 over the invented data.
///
/// Checks come in the service's order: network (User-Agent), path, method, key, rate, parameters.
/// Where the service's ways are not known: a path without its last slash is redirected, an
/// unknown nickname or event is 404.
final class ConnpassAPI: Sendable {
    private let events: [SampleEvent]
    private let options: SampleServer.Options
    private let limiter = Mutex(RateLimiter())
    private let root = Mutex<URL?>(nil)

    init(options: SampleServer.Options) {
        self.options = options
        let today = JapanTime(options.now).day
        events = SampleEvents(today: today, seed: options.seed).all
    }

    func began(at url: URL) {
        root.withLock { $0 = url }
    }

    func answer(_ request: SampleRequest) -> SampleResponse {
        if Self.isBlocked(userAgent: request.headers["user-agent"]) { return .blockedByNetwork }
        guard let route = ConnpassRoute(path: request.path) else {
            if request.method == "GET", let feed = ConnpassFeeds(events: events).answer(request) {
                return feed.validated(against: request)
            }
            return Self.redirect(request) ?? .detail("Not Found", status: 404)
        }
        return refusal(request) ?? answer(route, request).validated(against: request)
    }

    /// Clients that name nobody, or only a stock library, do not get past the network.
    private static func isBlocked(userAgent: String?) -> Bool {
        guard let userAgent, !userAgent.isEmpty else { return true }
        return userAgent.hasPrefix("Python-urllib")
    }

    private static func redirect(_ request: SampleRequest) -> SampleResponse? {
        guard ConnpassRoute(path: request.path + "/") != nil else { return nil }
        var response = SampleResponse.html("", status: 301)
        let query = request.query.isEmpty ? "" : "?" + request.query
        let path = request.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
        response.headers.append(("Location", (path ?? request.path) + "/" + query))
        return response
    }

    private func refusal(_ request: SampleRequest) -> SampleResponse? {
        guard request.method == "GET" else {
            var response = SampleResponse.html("Method not allowed", status: 405)
            response.headers.append(("Allow", "GET"))
            return response
        }
        guard accepts(key: request.headers["x-api-key"]) else { return .failure(401) }
        guard isInTime(request) else { return .failure(429) }
        return nil
    }

    private func accepts(key: String?) -> Bool {
        switch options.keys {
        case .notRequired: true
        case .any: key.map { !$0.isEmpty } ?? false
        case .only(let keys): key.map(keys.contains) ?? false
        }
    }

    private func isInTime(_ request: SampleRequest) -> Bool {
        guard options.limitsRate else { return true }
        let key = request.headers["x-api-key"] ?? ""
        return limiter.withLock { $0.allows(key, at: options.uptime()) }
    }

    // MARK: Endpoints

    private func answer(_ route: ConnpassRoute, _ request: SampleRequest) -> SampleResponse {
        var reader = QueryReader(request)
        let page = Page(&reader)
        let body: JSONValue?
        switch route {
        case .events: body = eventsBody(&reader, page)
        case .presentations(let id): body = presentationsBody(id, page)
        case .groups: body = groupsBody(&reader, page)
        case .users: body = usersBody(&reader, page)
        case .userGroups(let name): body = userGroupsBody(name, page)
        case .attendedEvents(let name):
            body = userEventsBody(name, page) { $0.isAttended(by: $1) }
        case .presenterEvents(let name):
            body = userEventsBody(name, page) { $0.isPresented(by: $1) }
        }
        guard reader.problems.isEmpty else {
            return .json(.object([("detail", .array(reader.problems))]), status: 422)
        }
        return body.map { .json($0) } ?? .failure(404)
    }

    private func eventsBody(_ reader: inout QueryReader, _ page: Page) -> JSONValue? {
        let search = EventSearch(&reader)
        return envelope(search.hits(in: events), page)
    }

    private func envelope(_ hits: [SampleEvent], _ page: Page) -> JSONValue {
        let url = root.withLock { $0 }
        return page.envelope("events", hits) { $0.json(root: url) }
    }

    private func presentationsBody(_ id: Int, _ page: Page) -> JSONValue? {
        guard let event = events.first(where: { $0.id == id }) else { return nil }
        return page.envelope("presentations", SamplePresentation.all(of: event), \.json)
    }

    private func groupsBody(_ reader: inout QueryReader, _ page: Page) -> JSONValue? {
        let wanted = reader.strings("subdomain", atMost: 100)
        let hits = SampleGroup.all.filter { wanted.isEmpty || wanted.contains($0.subdomain) }
        return page.envelope("groups", hits, \.json)
    }

    private func usersBody(_ reader: inout QueryReader, _ page: Page) -> JSONValue? {
        let wanted = reader.strings("nickname", atMost: 100)
        let hits = SampleUser.all.filter { wanted.isEmpty || wanted.contains($0.nickname) }
        return page.envelope("users", hits) { $0.json(events: events) }
    }

    private func userGroupsBody(_ nickname: String, _ page: Page) -> JSONValue? {
        guard let user = Self.user(nickname) else { return nil }
        let hits = SampleGroup.all.filter { ($0.id + user.number) % 5 == 0 }
        return page.envelope("groups", hits, \.json)
    }

    private func userEventsBody(
        _ nickname: String, _ page: Page, where matches: (SampleEvent, SampleUser) -> Bool
    ) -> JSONValue? {
        guard let user = Self.user(nickname) else { return nil }
        return envelope(events.filter { matches($0, user) }.reversed(), page)
    }

    private static func user(_ nickname: String) -> SampleUser? {
        SampleUser.all.first { $0.nickname == nickname }
    }
}
