import ArticlesClient
import Foundation
import Testing

@Suite struct ArticleQueryTests {
    @Test(
        arguments: [
            (.title, "swift", "title:swift"), (.title, " swift　linux ", "title:swift title:linux"),
            (.title, "\"もくもく 会\" x", "title:\"もくもく 会\" title:x"),
            (.title, "std::vector", "title:\"std::vector\""), (.title, "-x", "title:\"-x\""),
            (.title, "OR", "title:\"OR\""), (.body, "日本語", "body:日本語"),
            (.tag, "#C++ C#", "tag:C++ tag:C#"), (.excludedTag, "ポエム PHP", "-tag:ポエム -tag:PHP"),
            (.user, "@a b", "user:a OR user:b"), (.stocks, "100", "stocks:>=100"),
            (.stocks, "１,０００", "stocks:>=1000"), (.stocks, "0", "stocks:>=0"),
            (.title, "", ""), (.stocks, " ", ""), (.title, "か\u{3099}", "title:が"),
        ] as [(ArticleSearchKind, String, String)])
    func `what is typed becomes a search`(
        _ kind: ArticleSearchKind, _ text: String, _ expected: String
    ) {
        #expect(kind.query(text) == expected)
    }

    @Test(arguments: ["many", "-1", "1.5", "10 x", "99999999999999999999", "½"])
    func `stocks are counted in whole numbers`(_ text: String) {
        #expect(ArticleSearchKind.stocks.query(text) == nil)
    }

    @Test func `each kind has its name`() {
        #expect(
            ArticleSearchKind.allCases.map { $0.title(in: .japanese) }
                == ["タイトル", "本文", "タグ", "タグ(除く)", "ユーザー", "ストック数"])
        #expect(ArticleSearchKind.allCases.filter(\.takesNumber) == [.stocks])
        #expect(Set(ArticleSearchKind.allCases.map { $0.title(in: .english) }).count == 6)
    }

    @Test func `articles are ordered here`() {
        func article(_ id: String, _ day: Double, _ likes: Int, _ stocks: Int) -> Article {
            Article(
                id: id, title: id, createdAt: Date(timeIntervalSince1970: day * 86_400),
                likeCount: likes, stockCount: stocks)
        }
        let articles = [article("a", 1, 5, 2), article("b", 3, 5, 9), article("c", 2, 7, 2)]
        func order(_ order: ArticleOrder) -> String {
            order.sorted(articles).map(\.id).joined()
        }
        #expect(order(.date) == "bca")
        #expect(order(.lgtm) == "cba")
        #expect(order(.stocks) == "bca")
        let merged = ArticleOrder.lgtm.merging([article("a", 1, 9, 2)], into: articles)
        #expect(merged.map(\.id) == ["a", "c", "b"])
        let older = [article("e", 0, 1, 1), article("b", 3, 6, 9), article("d", 4, 1, 1)]
        let further = ArticleOrder.date.merging(
            older, into: ArticleOrder.date.sorted(articles))
        #expect(further.map(\.id) == ["b", "c", "a", "e", "d"], "pages stay below one another")
        #expect(further.first?.likeCount == 6)
    }

    @Test(
        arguments: [
            ("0123456789abcdef0123", "0123456789abcdef0123"),
            (" 0123456789ABCDEF0123\n", "0123456789abcdef0123"),
            ("https://qiita.com/a/items/0123456789abcdef0123#b", "0123456789abcdef0123"),
            ("https://qiita.com/a/private/0123456789abcdef0123", "0123456789abcdef0123"),
            ("https://qiita.com/a", nil), ("12", nil), ("", nil), ("zzzz456789abcdef0123", nil),
        ] as [(String, String?)])
    func `an article is named by its number or its page`(_ text: String, _ id: String?) {
        #expect(Article.id(in: text) == id)
    }
}
