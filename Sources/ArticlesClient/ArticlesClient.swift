/// Where articles come from.
public protocol ArticlesClient: Sendable {
    /// One page of articles, as the service orders them.
    /// - Throws: `ArticlesError`.
    func articles(_ query: ArticleQuery) async throws -> ArticlesPage<Article>
    /// One article.
    /// - Throws: `ArticlesError.notFound` when there is none.
    func article(id: String) async throws -> Article
    /// All comments of an article, the latest first.
    func comments(articleID: String) async throws -> [ArticleComment]
    /// One page of all tags, those with most articles first.
    func tags(page: Int) async throws -> ArticlesPage<ArticleTopic>
    /// One author.
    /// - Throws: `ArticlesError.notFound` when there is none.
    func user(id: String) async throws -> ArticleUser
    /// One page of all authors.
    func users(page: Int) async throws -> ArticlesPage<ArticleUser>
    /// Whom the token belongs to; `nil` without one.
    func authenticatedUser() async throws -> ArticleUser?
}

extension ArticlesClient {
    /// The pages of a search one after the other, as they are asked for.
    public func pages(_ query: ArticleQuery) -> ArticlePages {
        ArticlePages(client: self, query: query)
    }
}

/// Pages, each fetched when the one before has been used.
public struct ArticlePages: AsyncSequence, Sendable {
    let client: any ArticlesClient
    let query: ArticleQuery

    /// Fetches page after page.
    public struct Iterator: AsyncIteratorProtocol {
        let client: any ArticlesClient
        var next: ArticleQuery?

        public mutating func next() async throws -> ArticlesPage<Article>? {
            guard let query = next else { return nil }
            let page = try await client.articles(query)
            next = page.nextPage.map(query.at)
            return page
        }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(client: client, next: query) }
}
