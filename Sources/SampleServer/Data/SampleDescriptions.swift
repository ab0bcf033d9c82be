/// HTML descriptions in the manner of event pages: headings, lists, tables, links, and mess.
enum SampleDescriptions {
    static func make(
        title: String, topic: String, group: SampleGroup?, mentionsFirstKeyword: Bool,
        _ random: inout SeededGenerator
    ) -> String {
        var parts = [introduction(title, topic, group), audience(topic, &random)]
        if mentionsFirstKeyword {
            parts.append("<p>この会は <strong>YUMEMI.swift</strong> の有志と開きます。</p>")
        }
        parts.append(random.oneIn(2) ? timetable(topic) : agenda(topic))
        if random.oneIn(2) { parts.append(notes(&random)) }
        if random.oneIn(3) { parts.append(code) }
        if random.oneIn(6) { parts.append(random.pick(messes)) }
        parts.append(closing(group))
        return parts.joined(separator: "\n")
    }

    private static func introduction(
        _ title: String, _ topic: String, _ group: SampleGroup?
    ) -> String {
        """
        <h2>概要</h2>
        <p>\(escaped(group?.title ?? "有志"))では、<strong>\(escaped(topic))</strong>を\
        テーマに勉強会を開きます。<br>話を聞くだけの参加も、途中からの参加も歓迎です。</p>
        """
    }

    private static func audience(_ topic: String, _ random: inout SeededGenerator) -> String {
        let people = [
            "\(topic)に興味がある方", "これから始めたい方", "仕事で使っていて、困りごとを話したい方",
            "学生の方", "最近さわれていないので思い出したい方", "とにかく誰かと話したい方",
        ]
        let count = random.number(2...4)
        let items = people.prefix(count).map { "<li>\(escaped($0))</li>" }
        return "<h2>こんな方へ</h2>\n<ul>\n\(items.joined(separator: "\n"))\n</ul>"
    }

    private static func timetable(_ topic: String) -> String {
        """
        <h2>タイムテーブル</h2>
        <table>
        <thead><tr><th>時間</th><th>内容</th><th>発表者</th></tr></thead>
        <tbody>
        <tr><td>18:30</td><td>開場・受付</td><td></td></tr>
        <tr><td>19:00</td><td>はじめに</td><td>運営</td></tr>
        <tr><td>19:10</td><td>\(escaped(topic))の基本</td><td>sample_user3</td></tr>
        <tr><td>19:40</td><td>やってみてわかったこと</td><td>sample_user8</td></tr>
        <tr><td>20:10</td><td colspan="2">休憩・雑談</td></tr>
        <tr><td>20:30</td><td>LT（5分 × 3）</td><td>募集中！</td></tr>
        <tr><td>21:00</td><td>片付け</td><td>みんなで</td></tr>
        </tbody>
        </table>
        """
    }

    private static func agenda(_ topic: String) -> String {
        """
        <h2>当日の流れ</h2>
        <ol>
        <li>自己紹介（ひとり30秒）</li>
        <li>\(escaped(topic))について、<em>15分</em>の話を2本</li>
        <li>手を動かす時間
        <ul><li>用意した題材</li><li>自分の題材</li></ul>
        </li>
        <li>成果の発表</li>
        </ol>
        """
    }

    private static func notes(_ random: inout SeededGenerator) -> String {
        let rooms = random.pick(["3階", "5階", "21階", "地下1階"])
        return """
            <h3>持ち物・注意</h3>
            <ul>
            <li>ノートPC（電源は各机にあります）</li>
            <li>会場は<b>\(rooms)</b>です。19時を過ぎると正面が閉まります</li>
            <li>欠席のときは早めにキャンセルをお願いします</li>
            <li>写真に写りたくない方は受付で<a href="https://example.com/photo" rel="nofollow">\
            ストラップ</a>をお受け取りください</li>
            </ul>
            <blockquote><p>参加にあたっては\
            <a href="https://example.com/conduct">行動規範</a>をお読みください。</p></blockquote>
            """
    }

    private static let code = """
        <h3>事前準備</h3>
        <p>次の行が動けば準備完了です。</p>
        <div class="codehilite"><pre><span></span><code>let names = [&quot;a&quot;, &quot;b&quot;]
        for name in names where name &lt; &quot;b&quot; {
            print(name)
        }
        </code></pre></div>
        """

    private static func closing(_ group: SampleGroup?) -> String {
        let tag = group.map { "#" + $0.hashTag } ?? "#見本"
        return """
            <hr>
            <p>感想はハッシュタグ <code>\(tag)</code> で。お問い合わせは\
            <a href="https://example.com/contact?from=event&amp;lang=ja" rel="nofollow">こちら</a>。</p>
            """
    }

    /// Markup that real pages hold and that must neither run, load nor break a reader.
    private static let messes = [
        "<p>閉じない<b>太字<i>と斜体</b>の段落<p>つぎの段落<div><div><div>深い入れ子</div>",
        "<script>alert('sample')</script><p onclick=\"alert(1)\">スクリプトつきの段落</p>",
        "<img src=\"x\" onerror=\"alert(1)\"><p><a href=\"javascript:alert(1)\">危ないリンク</a></p>",
        "<p><font color=\"#ff0000\" size=\"5\">重要</font>&nbsp;&nbsp;&#x1F389;"
            + "&#12354;&copy;&unknown; 1 < 2 & 3 > 2</p>",
        "<style>body{display:none}</style><p style=\"font-size:40px;color:red\">大きな赤字</p>"
            + "<iframe src=\"https://example.com/embed\" width=\"560\"></iframe>",
        "<!-- 社内メモ <p>見えない段落</p> --><p>コメントのあと</p><br/><br/><br/>"
            + "<p>https://example.com/とても/長い/番地?q=abcdefghijklmnopqrstuvwxyz0123456789</p>",
        "<table><tr><td><table><tr><td>表の中の表</td></tr></table></td><td>右</tr></table>",
    ]

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;")
    }
}
