/// Bodies of the invented articles: what articles hold, in an order that varies.
enum SampleArticleBody {
    static func make(
        _ subject: SampleSubject, title: String, number: Int, _ random: inout SeededGenerator
    ) -> [ArticlePart] {
        let name = subject.name
        var parts: [ArticlePart] = [
            .heading(1, "はじめに"),
            .text(
                "この記事では**\(name)**について、見本としてわかったことをまとめます。:tada: "
                    + "間違いがあればコメントで教えてください。"),
        ]
        if random.oneIn(2) { parts.append(.bullets(goals(name))) }
        if random.oneIn(3) { parts.append(.note(random.pick(["info", "warn", "alert"]), notice)) }
        parts += [.heading(2, "動くコード"), .text("まずは全体です。`\(subject.language)` で書きました。")]
        parts.append(.code(language: subject.language, file: subject.file, text: subject.code))
        parts += middle(name, number, &random)
        parts += ending(name, &random)
        return parts
    }

    private static func goals(_ name: String) -> [String] {
        ["\(name)を触ったことがない方", "つまずいて `検索` してきた方", "**半年後の自分**"]
    }

    private static let notice =
        "動作確認は Debian 12 で行いました。"
        + "ほかの環境では [手順](https://example.com/setup) が変わります。"

    private static func middle(
        _ name: String, _ number: Int, _ random: inout SeededGenerator
    ) -> [ArticlePart] {
        var parts: [ArticlePart] = []
        if random.oneIn(2) {
            parts += [.heading(2, "比べてみる"), .table(comparison(&random))]
        }
        if random.oneIn(2) {
            parts += [
                .heading(2, "図にすると"), .picture(number % 12, "\(name)の流れを表す図"),
                .text("左から右へ、時間とともに値が増えていくのがわかります。"),
            ]
        }
        if random.oneIn(2) { parts += [.heading(2, "手順"), .numbers(steps)] }
        if random.oneIn(3) { parts.append(.tasks([(true, "読む"), (true, "書く"), (false, "消す")])) }
        if random.oneIn(3) { parts.append(.quote("早すぎる最適化は諸悪の根源、と言われます。")) }
        if random.oneIn(3) {
            parts.append(.details("実行結果（長いので折りたたみ）", "`OK` が 128 行続きます。"))
        }
        if random.oneIn(12) { parts.append(.raw(random.pick(messes))) }
        return parts
    }

    private static func comparison(_ random: inout SeededGenerator) -> [[String]] {
        [
            ["方法", "書きやすさ", "時間 (ms)"],
            ["素朴に書く", "◎", "\(random.number(80...200))"],
            ["まとめて処理", "○", "\(random.number(30...79))"],
            ["`cache` を使う", "△ (消し忘れに注意)", "**\(random.number(1...29))**"],
        ]
    }

    private static let steps = [
        "道具を入れる（[一覧](https://example.com/tools)）", "設定ファイルを `~/.config` に置く",
        "動かして、**ログ**を見る",
    ]

    private static func ending(
        _ name: String, _ random: inout SeededGenerator
    ) -> [ArticlePart] {
        var parts: [ArticlePart] = [.heading(2, "まとめ")]
        if random.oneIn(4) {
            parts.append(.footnote("\(name)は手になじみます", "個人の感想です。"))
        } else {
            parts.append(.text("\(name)は思っていたより素直でした。困ったら `--help` を読みましょう。:+1:"))
        }
        if random.oneIn(2) { parts.append(.rule) }
        parts += [
            .heading(3, "参考"),
            .bullets([
                "[公式の手引き](https://example.com/docs?from=qiita&lang=ja)",
                "[前回の記事](https://example.com/previous)",
            ]),
        ]
        return parts
    }

    /// Markup that must neither run, load nor break a reader.
    private static let messes = [
        "<script>alert('sample')</script><p onclick=\"alert(1)\">スクリプトつきの段落</p>",
        "<p>閉じない<b>太字<i>と斜体</b>の段落<p>つぎの段落<ul><li>項目<li>項目<table><tr><td>表",
        "<iframe src=\"https://example.com/embed\" width=\"560\"></iframe>",
        "<p><a href=\"javascript:alert(1)\">危ないリンク</a> <img src=\"x\" onerror=\"alert(1)\"></p>",
        "<style>body{display:none}</style><p style=\"font-size:40px\">大きな字 1 &lt; 2 &amp;&amp; 3</p>",
    ]
}
