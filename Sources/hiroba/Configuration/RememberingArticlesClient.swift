import ArticlesClient
import ArticlesFeature
import Library

/// Keeps the articles it fetches for searching offline.
struct RememberingArticlesClient: ArticlesClient {
    private let client: any ArticlesClient
    private let surroundings: Surroundings
    private let output: Output

    init(_ client: any ArticlesClient, _ surroundings: Surroundings, _ output: Output) {
        self.client = client
        self.surroundings = surroundings
        self.output = output
    }

    func articles(_ query: ArticleQuery) async throws -> ArticlesPage<Article> {
        let page = try await client.articles(query)
        await remember(page.elements)
        return page
    }

    func article(id: String) async throws -> Article {
        let article = try await client.article(id: id)
        await remember([article])
        return article
    }

    func comments(articleID: String) async throws -> [ArticleComment] {
        try await client.comments(articleID: articleID)
    }

    func tags(page: Int) async throws -> ArticlesPage<ArticleTopic> {
        try await client.tags(page: page)
    }

    func user(id: String) async throws -> ArticleUser { try await client.user(id: id) }

    func users(page: Int) async throws -> ArticlesPage<ArticleUser> {
        try await client.users(page: page)
    }

    func authenticatedUser() async throws -> ArticleUser? {
        try await client.authenticatedUser()
    }

    private func remember(_ articles: [Article]) async {
        await LibraryAccess.remember(surroundings, output) {
            try articles.map { try $0.savedItem() }
        }
    }
}
