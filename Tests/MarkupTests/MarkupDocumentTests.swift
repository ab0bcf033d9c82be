import Foundation
import Markup
import Testing

@Suite struct MarkupDocumentTests {
    private func blocks(_ html: String) -> [MarkupBlock] { MarkupDocument(html: html).blocks }
    private func web(_ text: String) throws -> URL { try #require(URL(string: text)) }

    @Test func `headings and paragraphs keep their styles`() throws {
        let html = """
            <h2 data-sourcepos="1:1-1:4">見出し <code>x</code></h2>
            <p>ふつう <strong>太字<em>斜め</em></strong> <del>消す</del>\
            <a href="https://example.com/a?b=1&amp;c=2">リンク</a></p>
            """
        #expect(
            blocks(html) == [
                .heading(level: 2, [MarkupRun("見出し "), MarkupRun("x", .code)]),
                .paragraph([
                    MarkupRun("ふつう "), MarkupRun("太字", .bold),
                    MarkupRun("斜め", [.bold, .italic]), MarkupRun(" "), MarkupRun("消す", .strike),
                    MarkupRun("リンク", link: try web("https://example.com/a?b=1&c=2")),
                ]),
            ])
    }

    @Test func `code keeps its blanks, language and file name`() {
        let html = """
            <div class="code-frame" data-lang="Swift" data-sourcepos="3:1-5:3">\
            <div class="code-lang"><span class="bold">Main.swift</span></div>\
            <div class="highlight"><pre><code><span class="k">let</span> a = "&lt;b&gt;"
              <span class="c1">// :tada:</span>
            </code></pre></div></div><pre><code class="language-js">x</code></pre><pre>y</pre>
            """
        #expect(
            blocks(html) == [
                .code(
                    MarkupCode(
                        text: "let a = \"<b>\"\n  // :tada:", language: "swift",
                        fileName: "Main.swift")),
                .code(MarkupCode(text: "x", language: "js")), .code(MarkupCode(text: "y")),
            ])
    }

    @Test func `lists nest and keep their numbers`() {
        let html = """
            <ol start="3"><li>三<ul><li>a</li><li><p>b</p><p>c</p></li></ul></li><li>四</li></ol>
            <ul><li class="task-list-item"><input type="checkbox" checked>済み</li></ul>
            """
        let inner = MarkupList(items: [
            [.paragraph([MarkupRun("a")])],
            [.paragraph([MarkupRun("b")]), .paragraph([MarkupRun("c")])],
        ])
        let outer = MarkupList(
            start: 3,
            items: [
                [.paragraph([MarkupRun("三")]), .list(inner)], [.paragraph([MarkupRun("四")])],
            ])
        let tasks = MarkupList(items: [[.paragraph([MarkupRun("☑ 済み")])]])
        #expect(blocks(html) == [.list(outer), .list(tasks)])
        #expect(outer.marker(1) == "4.")
    }

    @Test func `items without a list, and lists without an end, are still lists`() {
        let one = MarkupList(items: [
            [.paragraph([MarkupRun("a")])], [.paragraph([MarkupRun("b")])],
        ])
        #expect(blocks("<li>a<li>b") == [.list(one)])
        #expect(blocks("<ul><li>a<li>b") == [.list(one)])
        #expect(blocks("<ul><p>a</p><li>b</ul>") == [.list(one)])
    }

    @Test func `a table has headings, alignment and rows of one length`() {
        let html = """
            <table><thead><tr><th style="text-align: right">n</th><th>b</th></tr></thead>
            <tbody><tr><td style="text-align: right">1</td><td><code>x</code><br>y</td></tr>
            <tr><td><p>2</p></td></tr></tbody></table>
            """
        let table = MarkupTable(
            rows: [
                [[MarkupRun("n")], [MarkupRun("b")]],
                [[MarkupRun("1")], [MarkupRun("x\n", .code), MarkupRun("y")]],
                [[MarkupRun("2")], []],
            ], headerCount: 1, alignments: [.right, .left])
        #expect(blocks(html) == [.table(table)])
    }

    @Test func `pictures stand by themselves with address and words`() throws {
        let html = """
            <p>前<a href="https://example.com/"><img width="300" alt="図" \
            src="https://example.com/a.png"></a>後</p><p><img src="file:///etc/passwd" alt="悪">\
            <img src="data:image/png;base64,AA=="></p>
            """
        let picture = MarkupImage(
            url: try web("https://example.com/a.png"), alternative: "図",
            link: try web("https://example.com/"), width: 300)
        #expect(
            blocks(html) == [
                .paragraph([MarkupRun("前")]), .image(picture), .paragraph([MarkupRun("後")]),
                .paragraph([MarkupRun("［悪］")]),
            ])
        #expect(MarkupDocument(html: html).imageURLs == [picture.url])
    }

    @Test func `quotes, boxes, folds and footnotes hold blocks`() {
        let html = """
            <blockquote><p>引用</p><blockquote>さらに</blockquote></blockquote>
            <div class="note warn"><span class="fa"></span><div><p>注意</p></div></div>
            <details><summary>開く</summary><p>中</p></details>
            <p>本文<sup><a href="#fn1" id="fnref1">1</a></sup></p><hr>
            <div class="footnotes"><hr><ol><li id="fn1"><p>脚注</p></li></ol></div>
            """
        #expect(
            blocks(html) == [
                .quote([
                    .paragraph([MarkupRun("引用")]), .quote([.paragraph([MarkupRun("さらに")])]),
                ]),
                .note(.warning, [.paragraph([MarkupRun("注意")])]),
                .details(summary: [MarkupRun("開く")], [.paragraph([MarkupRun("中")])]),
                .paragraph([MarkupRun("本文"), MarkupRun("1", .raised)]), .rule,
                .footnotes([[.paragraph([MarkupRun("脚注")])]]),
            ])
    }

    @Test func `emoji are drawn from their names, except in code`() {
        let html = """
            <p>:tada: :no_such_thing: 12:30 <code>:tada:</code>\
            <img class="emoji" alt=":sushi:" src="https://example.com/s.png"></p>
            """
        #expect(
            blocks(html) == [
                .paragraph([
                    MarkupRun("🎉 :no_such_thing: 12:30 "), MarkupRun(":tada:", .code),
                    MarkupRun("🍣"),
                ])
            ])
    }

    @Test(arguments: [
        "<script>alert(1)</script>", "<style>p{}</style>", "<!-- x -->",
        "<svg onload=alert(1)><text>x</text></svg>", "<p onclick=\"alert(1)\"></p>",
        "<template><p>x</p></template>", "<object data=x>x</object>",
        "<iframe src=\"javascript:alert(1)\"></iframe>", "<img src=x onerror=alert(1)>",
        "<math><mi>x</mi></math>", "<audio src=\"https://example.com/a.mp3\">x</audio>",
    ])
    func `nothing that runs or loads is left`(_ html: String) {
        #expect(blocks(html) == [])
        #expect(blocks("<p>a</p>\(html)<p>b</p>").map(\.text) == ["a", "b"])
    }

    @Test(arguments: [
        "javascript:alert(1)", " JaVaScRiPt:alert(1)", "data:text/html,x", "file:///etc/passwd",
        "vbscript:x", "#top", "/items/1", "mailto:a@example.com", "https://",
    ])
    func `a link that is no web address is plain text`(_ address: String) {
        #expect(blocks("<a href=\"\(address)\">x</a>") == [.paragraph([MarkupRun("x")])])
    }

    @Test func `embedded pages become links`() throws {
        let url = try web("https://example.com/embed")
        #expect(
            blocks("<iframe src=\"https://example.com/embed\"></iframe>") == [
                .paragraph([MarkupRun("https://example.com/embed", link: url)])
            ])
    }

    @Test func `hostile depth ends somewhere and loses no words`() {
        for name in ["blockquote", "ul><li", "div", "b", "table><tr><td", "details"] {
            let html = String(repeating: "<\(name)>", count: 5000) + "底"
            let document = MarkupDocument(html: html)
            #expect(document.text.contains("底"), "\(name)")
        }
    }

    @Test func `long HTML is cut and says so`() {
        let html = String(repeating: "<p>あいうえお</p>", count: 200_000)
        let document = MarkupDocument(html: html)
        #expect(document.isTruncated)
        #expect(document.blocks.count > 10_000)
        #expect(!MarkupDocument(html: "<p>a</p>").isTruncated)
        #expect(MarkupDocument(html: nil).blocks.isEmpty)
    }
}
