import ArticlesClient
import HTTPService

/// The live service with the token as it is stored now, so that a new one needs no restart.
struct KeyedArticlesClient: ArticlesClient {
    let surroundings: Surroundings
    let http: HTTPService

    private func client() throws -> LiveArticlesClient {
        let setup = try QiitaSetup(surroundings)
        return LiveArticlesClient(baseURL: setup.baseURL, token: setup.token, http: http)
    }

    func articles(_ query: ArticleQuery) async throws -> ArticlesPage<Article> {
        try await client().articles(query)
    }

    func article(id: String) async throws -> Article { try await client().article(id: id) }

    func comments(articleID: String) async throws -> [ArticleComment] {
        try await client().comments(articleID: articleID)
    }

    func tags(page: Int) async throws -> ArticlesPage<ArticleTopic> {
        try await client().tags(page: page)
    }

    func user(id: String) async throws -> ArticleUser { try await client().user(id: id) }

    func users(page: Int) async throws -> ArticlesPage<ArticleUser> {
        try await client().users(page: page)
    }

    func authenticatedUser() async throws -> ArticleUser? {
        try await client().authenticatedUser()
    }
}
