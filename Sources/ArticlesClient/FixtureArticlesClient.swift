import Foundation

/// Answers from a list in memory, nearly as the service would: for previews and tests.
///
/// Understands the words that `ArticleSearchKind` makes, all of which must hold.
public final class FixtureArticlesClient: ArticlesClient, @unchecked Sendable {
    private let lock = NSLock()
    private var storedArticles: [Article]
    private var storedFailure: ArticlesError?
    private var storedRate: RateFields?
    private var storedQueries: [ArticleQuery] = []

    /// Makes a client that knows some articles.
    public init(articles: [Article] = [], failure: ArticlesError? = nil) {
        storedArticles = articles
        storedFailure = failure
    }

    /// The articles it knows.
    public var articles: [Article] {
        get { lock.withLock { storedArticles } }
        set { lock.withLock { storedArticles = newValue } }
    }

    /// What every call fails with, if anything.
    public var failure: ArticlesError? {
        get { lock.withLock { storedFailure } }
        set { lock.withLock { storedFailure = newValue } }
    }

    /// What pages say is left.
    public var rate: RateFields? {
        get { lock.withLock { storedRate } }
        set { lock.withLock { storedRate = newValue } }
    }

    /// The searches asked for so far.
    public var queries: [ArticleQuery] { lock.withLock { storedQueries } }

    public func articles(_ query: ArticleQuery) async throws -> ArticlesPage<Article> {
        let known = try lock.withLock {
            storedQueries.append(query)
            if let storedFailure { throw storedFailure }
            return storedArticles
        }
        let hits = ArticleOrder.date.sorted(known.filter { Self.matches($0, query.source) })
        let first = min((query.page - 1) * query.perPage, hits.count)
        let page = Array(hits[first...].prefix(query.perPage))
        let hasNext = first + page.count < hits.count && query.page < ArticleQuery.lastPage
        return ArticlesPage(
            elements: page, total: hits.count, page: query.page, perPage: query.perPage,
            nextPage: hasNext ? query.page + 1 : nil, rate: rate)
    }

    public func article(id: String) async throws -> Article {
        if let failure { throw failure }
        guard let article = articles.first(where: { $0.id == id }) else {
            throw ArticlesError.notFound(what: id)
        }
        return article
    }

    public func comments(articleID: String) async throws -> [ArticleComment] {
        _ = try await article(id: articleID)
        return []
    }

    public func tags(page: Int) async throws -> ArticlesPage<ArticleTopic> {
        if let failure { throw failure }
        let names = Set(articles.flatMap(\.tags).map(\.name)).sorted()
        return ArticlesPage(elements: names.map { ArticleTopic(id: $0) }, total: names.count)
    }

    public func user(id: String) async throws -> ArticleUser {
        if let failure { throw failure }
        guard let user = articles.lazy.compactMap(\.author).first(where: { $0.id == id }) else {
            throw ArticlesError.notFound(what: id)
        }
        return user
    }

    public func users(page: Int) async throws -> ArticlesPage<ArticleUser> {
        if let failure { throw failure }
        return ArticlesPage(elements: Array(Set(articles.compactMap(\.author))))
    }

    public func authenticatedUser() async throws -> ArticleUser? { nil }

    private static func matches(_ article: Article, _ source: ArticleQuery.Source) -> Bool {
        switch source {
        case .search(let text): QueryWord.split(text).allSatisfy { matches(article, term: $0) }
        case .tag(let name): article.tags.contains { $0.name == name }
        case .user(let id): article.author?.id == id
        case .own: false
        }
    }

    private static func matches(_ article: Article, term: String) -> Bool {
        if term.hasPrefix("-") { return !matches(article, term: String(term.dropFirst())) }
        let parts = term.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return article.title.localizedStandardContains(term) }
        switch parts[0] {
        case "title": return article.title.localizedStandardContains(parts[1])
        case "body": return (article.html ?? "").localizedStandardContains(parts[1])
        case "tag": return article.tags.contains { $0.name.lowercased() == parts[1].lowercased() }
        case "user": return article.author?.id == parts[1]
        case "stocks": return article.stockCount >= Int(parts[1].drop { !$0.isNumber }) ?? 0
        default: return false
        }
    }
}
