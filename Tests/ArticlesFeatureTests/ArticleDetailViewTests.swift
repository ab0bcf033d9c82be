import ArticlesClient
import Foundation
import HeadlessBackend
import Library
import SwiftUI
import Testing

@testable import ArticlesFeature
@testable import FeatureViews

@MainActor
@Suite struct ArticleDetailViewTests {
    private func article(_ html: String) -> Article {
        var article = sampleArticles(7...7)[0]
        article.html = html
        return article
    }

    private func open(
        _ html: String, saving: Saving? = nil, settings: ReadingSettings? = nil,
        height: CGFloat = 1400, searchTag: ((String) -> Void)? = nil
    ) async -> HeadlessWindow {
        let actions = ArticleActions(
            saving: saving, settings: settings ?? ReadingSettings(defaults: nil),
            language: .japanese, searchTag: searchTag)
        let article = article(html)
        let window = HeadlessWindow(width: 420, height: height) {
            NavigationStack {
                ArticleDetailView(article: article, actions: actions)
            }
            .articlesLanguage(.japanese)
        }
        await window.pump { window.find("article-body") != nil }
        window.pump()
        return window
    }

    @Test func `of a long article only what is near the screen is laid out`() async {
        let html = (1...2000).map { "<p>段落 \($0)</p>" }.joined()
        let window = await open(html, height: 800)
        let laidOut = window.texts.filter { $0.hasPrefix("段落 ") }
        #expect(laidOut.contains("段落 1"))
        #expect(laidOut.count < 200, "\(laidOut.count) paragraphs are laid out")
    }

    @Test func `an article is read with its headings, lists, code and tables`() async {
        let window = await open(
            """
            <h1>見出し</h1><p>本文の<strong>太字</strong>です。</p><ul><li>一</li><li>二</li></ul>
            <pre><code class="language-swift">let a = 1
            let b = 2</code></pre>
            <table><tr><th>名</th></tr><tr><td>値</td></tr></table>
            <details><summary>開く</summary><p>中身</p></details>
            """)
        for text in [
            "記事 7", "@writer1", "2026/09/22 06:13 に公開", "見出し", "本文の太字です。", "一", "二",
            "swift", "let a = 1\nlet b = 2", "名", "値", "開く",
        ] {
            #expect(window.texts.contains(text), "\(text) in \(window.texts)")
        }
        #expect(!window.texts.contains("中身"))
        #expect(window.tap("開く"))
        #expect(window.texts.contains("中身"))
        window.close()
    }

    @Test func `pictures are loaded only after consent`() async {
        let html = "<p><img src=\"https://pictures.example.com/a.png\" alt=\"図\"></p>"
        let settings = ReadingSettings(defaults: nil)
        let window = await open(html, settings: settings)
        #expect(window.texts.contains("図"))
        #expect(
            window.texts.contains(
                "このページの画像は pictures.example.com にあります。読み込むと、読んでいることが相手に伝わります。"))
        #expect(window.imageRequests.isEmpty)
        #expect(window.tap("article-load-pictures"))
        await window.pump { !window.imageRequests.isEmpty }
        #expect(
            window.imageRequests.map(\.absoluteString) == ["https://pictures.example.com/a.png"])
        #expect(!settings.loadsPictures)
        window.close()
        let second = await open(html, settings: settings)
        #expect(second.tap("article-always-load-pictures"))
        #expect(settings.loadsPictures)
        second.close()
    }

    @Test func `code and link are copied`() async {
        let window = await open("<pre>let a = 1</pre>")
        #expect(window.tap("copy-code"))
        #expect(UIPasteboard.general.string == "let a = 1")
        #expect(window.tap("article-copy-link"))
        #expect(UIPasteboard.general.string == "https://qiita.com/a/items/7")
        window.close()
    }

    @Test func `saving saves, and takes back`() async throws {
        let library = Library.inMemory()
        let window = await open("<p>保存する本文</p>", saving: Saving(library))
        let reference = SavedItem.Reference(kind: .article, id: "7")
        #expect(window.tap("article-save"))
        await window.pump { window.find("保存済み") != nil }
        let item = try #require(try await library.item(reference))
        #expect(item.text == "保存する本文")
        #expect(item.isSaved)
        #expect(item.isRead)
        #expect(window.tap("article-save"))
        await window.pump { window.find("保存済み") == nil }
        #expect(try await library.isSaved(reference) == false)
        window.close()
    }

    @Test func `a tag searches`() async {
        var searched: [String] = []
        let window = await open("<p>x</p>") { searched.append($0) }
        #expect(window.tap("article-tag-Rust"))
        #expect(searched == ["Rust"])
        window.close()
    }

    @Test func `links are listed with where they lead, and open in the browser`() async {
        let window = await open("<p><a href=\"https://example.com/x\">銀行</a></p>")
        #expect(window.tap("article-links"))
        #expect(window.texts.contains("example.com"))
        #expect(window.tap("銀行 example.com"))
        #expect(window.openedURLs.map(\.absoluteString) == ["https://example.com/x"])
        #expect(window.tap("article-open-page"))
        #expect(window.openedURLs.count == 2)
        window.close()
    }

    @Test func `pages open in the app where that is set`() async {
        let settings = ReadingSettings(defaults: nil)
        settings.opensPagesInApp = true
        let window = await open("<p>x</p>", settings: settings)
        #expect(window.tap("article-open-page"))
        #expect(window.openedURLs.isEmpty)
        #expect(window.sheet != nil)
        window.close()
    }

    @Test func `an article without a body says so`() async {
        let window = await open("<script>x</script>")
        #expect(window.texts.contains("本文がありません。"))
        window.close()
    }

    @Test func `ten thousand styled words do not bring it down`() async {
        let words = (0..<10_000).map { "<b>\($0)</b> <i>\($0)</i>" }.joined(separator: " ")
        let window = await open("<p>\(words)</p>")
        #expect(window.texts.contains { $0.hasPrefix("0 0 1 1") && $0.hasSuffix("9999 9999") })
        window.close()
    }

    @Test func `a long listing is cut into pieces that together are all of it`() {
        let code = (1...200).map { "let a\($0) = \"\($0)\" // c" }.joined(separator: "\n")
        let pieces = CodePiece.split(MarkupCode(text: code, language: "swift").tokens)
        #expect(pieces.count == 5)
        let texts = pieces.map { $0.tokens.map(\.text).joined() }
        #expect(texts.joined(separator: "\n") == code)
    }
}
