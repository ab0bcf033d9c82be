import Markup
import Testing

@Suite struct CodeHighlighterTests {
    /// Stretches that are not plain, as `kind:text`.
    private func marked(_ code: String, _ language: String?) -> [String] {
        MarkupCode(text: code, language: language).tokens.compactMap { token in
            let text = token.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return token.kind == .plain ? nil : "\(token.kind):\(text)"
        }
    }

    @Test(
        arguments: [
            (
                "swift", "let n: Int = 0x1F // \"no\"\n\"a\\\"b\" /* x\ny */ nil @State",
                [
                    "keyword:let", "type:Int", "number:0x1F", "comment:// \"no\"",
                    "string:\"a\\\"b\"", "comment:/* x y */", "number:nil", "name:@State",
                ]
            ),
            (
                "python", "def f(a):  # 註\n    return '''x\ny''' + 1.5",
                ["keyword:def", "comment:# 註", "keyword:return", "string:'''x y'''", "number:1.5"]
            ),
            (
                "ts", "const s = `a\n${b}`; type A = null",
                ["keyword:const", "string:`a ${b}`", "keyword:type", "number:null"]
            ),
            (
                "sql", "SELECT name FROM t WHERE id = 'x''y' -- end",
                [
                    "keyword:SELECT", "keyword:FROM", "keyword:WHERE", "string:'x''y'",
                    "comment:-- end",
                ]
            ),
            (
                "json", "{\"a\": [1, true, \"b\"]}",
                ["name:\"a\"", "number:1", "number:true", "string:\"b\""]
            ),
            (
                "yaml", "key: value # c\nurl: http://x/a#b",
                ["name:key", "comment:# c", "name:url"]
            ),
            (
                "html", "<!-- c --><a href=\"x\">text</a>",
                ["comment:<!-- c -->", "type:a", "name:href", "string:\"x\"", "type:a"]
            ),
            ("css", "a:hover { color: red }", ["name:color"]),
            ("sh", "echo \"$HOME\" # c", ["keyword:echo", "string:\"$HOME\"", "comment:# c"]),
            ("c++", "#include <a>\nint x;", ["name:#include", "keyword:int"]),
        ] as [(String, String, [String])])
    func `words, texts, comments and numbers are told apart`(
        _ language: String, _ code: String, _ expected: [String]
    ) {
        #expect(marked(code, language) == expected)
    }

    @Test(arguments: [
        "swift", "js", "python", "ruby", "go", "rust", "java", "kotlin", "c", "php", "sh", "sql",
        "json", "yaml", "html", "css", "dart", "diff", "toml", "c#", "no-such-language",
    ])
    func `joined, the stretches are the code, whatever it is`(_ language: String) {
        let mess = "\"'`\\ <a b='c\n/* # // -- <!-- x: 1.2.3 é絵👨‍👩‍👧 \"\"\" ''' =begin @ $ # . 0x"
        for start in mess.indices {
            let code = String(mess[start...])
            let tokens = MarkupCode(text: code, language: language).tokens
            #expect(tokens.map(\.text).joined() == code)
            #expect(tokens.allSatisfy { !$0.text.isEmpty })
        }
    }

    @Test func `an unknown language is plain`() {
        #expect(
            MarkupCode(text: "let x", language: "brainfudge").tokens
                == [CodeToken("let x", .plain)])
        #expect(MarkupCode(text: "let x").tokens == [CodeToken("let x", .plain)])
        #expect(MarkupCode(text: "", language: "swift").tokens == [])
    }
}
