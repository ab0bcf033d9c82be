import Foundation
import Testing

@testable import ArticlesClient

@Suite struct ArticleDecodingTests {
    private func article(_ json: String) throws -> Article {
        try JSONDecoder().decode(Article.self, from: Data(json.utf8))
    }

    @Test func `an article of the service is read whole`() throws {
        let article = try article(
            """
            {"rendered_body": "<h1>はじめに</h1>", "body": "# はじめに", "coediting": false,
             "comments_count": 1, "created_at": "2026-09-01T08:30:00+09:00", "group": null,
             "id": "0123456789abcdef0123", "likes_count": 12, "private": false,
             "reactions_count": 0, "stocks_count": 7,
             "tags": [{"name": "Swift", "versions": []}, {"name": "Linux", "versions": ["6.1"]}],
             "title": "Swiftで端末アプリを書く", "updated_at": "2026-09-02T12:05:10+00:00",
             "url": "https://qiita.com/sample_writer/items/0123456789abcdef0123",
             "user": {"id": "sample_writer", "name": "", "items_count": 4,
                      "profile_image_url": "https://example.com/avatar.png"},
             "page_views_count": null, "organization_url_name": null, "slide": false}
            """)
        #expect(article.id == "0123456789abcdef0123")
        #expect(article.createdText == "2026/09/01 08:30")
        #expect(article.updatedText == "2026/09/02 21:05")
        #expect(article.tags.map(\.name) == ["Swift", "Linux"])
        #expect(article.tags.last?.versions == ["6.1"])
        #expect((article.likeCount, article.stockCount, article.commentCount) == (12, 7, 1))
        #expect(article.author?.id == "sample_writer")
        #expect(article.author?.name == nil)
        #expect(article.author?.pictureURL?.absoluteString == "https://example.com/avatar.png")
        #expect(article.document.blocks.count == 1)
    }

    @Test func `what can be forgiven is forgiven`() throws {
        let article = try article(
            """
            {"id": "a", "title": "x", "likes_count": "3", "stocks_count": null, "tags": [1, {}],
             "user": {"name": "nobody"}, "url": "javascript:alert(1)", "created_at": "gestern",
             "private": "yes", "new_field": {}}
            """)
        #expect(article == Article(id: "a", title: "x", likeCount: 3))
    }

    @Test(arguments: [
        "{}", "{\"id\": \"a\"}", "{\"title\": \"x\"}", "{\"id\": \"\", \"title\": \"x\"}",
    ])
    func `without number or title it is no article`(_ json: String) {
        #expect(throws: (any Error).self) { try article(json) }
    }

    @Test func `what is written can be read again`() throws {
        let user = ArticleUser(
            id: "a", name: "b", pictureURL: URL(string: "https://example.com/a.png"),
            summary: "c", itemCount: 1, followerCount: 2, organization: "d")
        let article = Article(
            id: "a", title: "題", url: URL(string: "https://example.com/"), markdown: "m",
            html: "<p>h</p>", createdAt: Date(timeIntervalSince1970: 1_790_000_000),
            updatedAt: Date(timeIntervalSince1970: 1_790_000_001), author: user,
            tags: [ArticleTag(name: "C++", versions: ["20"])], likeCount: 1, stockCount: 2,
            commentCount: 3, isPrivate: true, isSlide: true, organization: "o")
        let data = try JSONEncoder().encode(article)
        #expect(try JSONDecoder().decode(Article.self, from: data) == article)
    }

    @Test func `the next page is told by the links, or else by the total`() {
        let link =
            "<https://qiita.com/api/v2/items?page=1&per_page=20&query=a%2Cb>; rel=\"first\", "
            + "<https://qiita.com/api/v2/items?page=3&per_page=20&query=a%2Cb>; rel=\"next\", "
            + "<https://qiita.com/api/v2/items?page=2946>; rel=\"last\""
        #expect(PageLinks.number(of: "next", in: link) == 3)
        #expect(PageLinks.number(of: "last", in: link) == 2946)
        #expect(PageLinks.number(of: "prev", in: link) == nil)
        func next(_ headers: HTTPHeadersFixture, _ page: Int, _ returned: Int, _ total: Int?)
            -> Int?
        {
            PageLinks.nextPage(
                headers.value, page: page, perPage: 20, returned: returned, total: total)
        }
        #expect(next(.init(link), 2, 20, 58_919) == 3)
        #expect(next(.init("<https://a/?page=1>; rel=\"first\""), 2, 20, 58_919) == nil)
        #expect(next(.init(nil), 2, 20, 41) == 3)
        #expect(next(.init(nil), 2, 20, 40) == nil)
        #expect(next(.init(nil), 2, 20, nil) == 3)
        #expect(next(.init(nil), 2, 19, nil) == nil)
        #expect(next(.init(link), 2, 0, nil) == nil)
        #expect(next(.init("<https://a/?page=101>; rel=\"next\""), 100, 20, 9999) == nil)
    }
}
