import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

@testable import SwiftUICore

struct MarkdownTests {
    /// Spans as text: the style's letters, a colon, the words.
    private func spans(_ text: String) -> [String] {
        InlineMarkdown.spans(of: text).map { span in
            var mark = ""
            if span.intent.contains(.stronglyEmphasized) { mark += "b" }
            if span.intent.contains(.emphasized) { mark += "i" }
            if span.intent.contains(.code) { mark += "c" }
            if span.intent.contains(.strikethrough) { mark += "s" }
            if let link = span.link { mark += "<\(link.absoluteString)>" }
            return mark + ":" + span.string
        }
    }

    @Test(arguments: [
        ("plain", [":plain"]),
        ("a **b** c", [":a ", "b:b", ": c"]),
        ("*a* _b_", ["i:a", ": ", "i:b"]),
        ("***both***", ["bi:both"]),
        ("**a *b* c**", ["b:a ", "bi:b", "b: c"]),
        ("*a **b***", ["i:a ", "bi:b"]),
        ("`a*b*`", ["c:a*b*"]),
        ("``a`b``", ["c:a`b"]),
        ("~~gone~~ ~too~", ["s:gone", ": ", "s:too"]),
        ("[words](https://a.example/x)", ["<https://a.example/x>:words"]),
        ("[**b**](https://a.example)", ["b<https://a.example>:b"]),
        ("<https://a.example>", ["<https://a.example>:https://a.example"]),
        ("これは**太字**です", [":これは", "b:太字", ":です"]),
    ])
    func `signs give words their styles`(_ text: String, _ expected: [String]) {
        #expect(spans(text) == expected)
    }

    @Test(arguments: [
        "2 * 3 * 4", "snake_case_name", "a ** b", "**open", "a*", "[no link]", "[a](", "<b>",
        "`open", "~~~~", "5 < 6", "*", "[", "\\", "____",
    ])
    func `what matches nothing stays as it is written`(_ text: String) {
        #expect(spans(text) == [":" + text])
    }

    @Test func `a backslash takes a sign's meaning away`() {
        #expect(spans("\\*a\\*") == [":*a*"])
        #expect(spans("a\\b") == [":a\\b"])
    }

    @Test func `no text of signs stops the reader`() {
        let signs = ["*", "_", "`", "~", "[", "]", "(", ")", "\\", "<", ">", "a", " "]
        for a in signs {
            for b in signs {
                for c in signs {
                    for d in signs {
                        let text = a + b + c + d
                        let length = InlineMarkdown.spans(of: text).reduce(0) {
                            $0 + $1.string.count
                        }
                        #expect(length <= text.count)
                    }
                }
            }
        }
    }
}

@MainActor
struct StyledTextTests {
    private func runs(_ view: some View) -> [ResolvedText.Run] {
        HeadlessWindow { view }.nodes.flatMap { node -> [ResolvedText.Run] in
            if case .text(let text) = node.content { text.runs } else { [] }
        }
    }

    @Test func `literals are Markdown, strings are not`() {
        #expect(runs(Text("a **b**")).map(\.font.weight) == [400, 700])
        let string = "a **b**"
        #expect(runs(Text(string)).map(\.string) == ["a **b**"])
        #expect(runs(Text(verbatim: "**b**")).map(\.string) == ["**b**"])
    }

    @Test func `values of an interpolation keep their signs and their styles`() {
        let value = "*raw*"
        #expect(runs(Text("**\(value)**")).map(\.string) == ["*raw*"])
        #expect(runs(Text("**\(value)**")).map(\.font.weight) == [700])
        let nested = runs(Text("a \(Text("b").italic()) c"))
        #expect(nested.map(\.string) == ["a ", "b", " c"])
        #expect(nested.map(\.font.isItalic) == [false, true, false])
    }

    @Test func `percent signs stay, in literals and in interpolations`() {
        let number = 5
        #expect(runs(Text("100% sure")).map(\.string) == ["100% sure"])
        #expect(runs(Text("\(number)% of 100%")).map(\.string) == ["5% of 100%"])
    }

    @Test func `a link opens through the environment`() throws {
        var opened: [URL] = []
        let window = HeadlessWindow {
            Text("see [here](https://a.example/)")
                .environment(
                    \.openURL,
                    OpenURLAction {
                        opened.append($0)
                        return .handled
                    })
        }
        let node = try #require(window.nodes.first { $0.handlers.linkOpened != nil })
        guard case .text(let text) = node.content, let link = text.runs.last?.link else {
            Issue.record("no link in \(window.tree())")
            return
        }
        node.handlers.linkOpened?(link)
        #expect(opened.map(\.absoluteString) == ["https://a.example/"])
    }

    @Test func `an attributed string brings its attributes`() throws {
        var string = AttributedString("red")
        string.foregroundColor = .red
        string.font = .title
        string.append(try AttributedString(markdown: " **bold** [link](https://a.example)"))
        let found = runs(Text(string))
        #expect(found.map(\.string) == ["red", " ", "bold", " ", "link"])
        #expect(found[0].color == Color.red.resolved(in: EnvironmentValues()))
        #expect(found[0].font.size > found[1].font.size)
        #expect(found[2].font.weight == 700)
        #expect(found[4].link?.absoluteString == "https://a.example")
    }

    @Test func `a gradient paints a text, whoever sets it`() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        func paint(_ view: some View) -> Paint? {
            HeadlessWindow { view }.nodes.lazy.compactMap { node -> Paint? in
                if case .text(let text) = node.content { text.paint } else { nil }
            }.first
        }
        #expect(paint(Text("a").foregroundStyle(gradient)) != nil)
        #expect(paint(VStack { Text("a") }.foregroundStyle(gradient)) != nil)
        #expect(paint(VStack { Text("a").foregroundColor(.red) }.foregroundStyle(gradient)) == nil)
        #expect(paint(Text("a")) == nil)
    }

    @Test func `a text shrinks to fit, but not below its least`() {
        func size(_ factor: CGFloat, width: CGFloat) -> Double? {
            runs(
                Text(verbatim: "0123456789").font(.system(size: 20)).lineLimit(1)
                    .minimumScaleFactor(factor).frame(width: width)
            ).first?.font.size
        }
        #expect(size(0.2, width: 300) == 20)
        #expect(size(0.2, width: 100) ?? 99 <= 10)
        #expect(size(0.8, width: 100) == 16)
        #expect(size(1, width: 100) == 20)
    }

    @Test func `a timer follows the clock`() {
        let window = HeadlessWindow {
            TimerText(start: Date())
        }
        let first = window.texts
        window.advance(by: 65)
        #expect(window.texts != first)
        #expect(["1:04", "1:05", "1:06"].contains(window.texts.first ?? ""), "\(window.texts)")
    }

    struct TimerText: View {
        let start: Date
        var body: some View { Text(start, style: .timer) }
    }
}
