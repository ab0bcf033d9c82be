import Foundation

/// A piece of an invented article, which knows its Markdown and the HTML the service makes of it.
///
/// Texts may hold `code`, **bold** and [words](address); pictures have numbers.
enum ArticlePart: Sendable {
    case heading(Int, String)
    case text(String)
    case bullets([String])
    case numbers([String])
    case tasks([(Bool, String)])
    case code(language: String, file: String?, text: String)
    case table([[String]])
    case picture(Int, String)
    case quote(String)
    case note(String, String)
    case details(String, String)
    case footnote(String, String)
    case rule
    /// HTML that goes through as it is.
    case raw(String)

    func markdown(root: URL?) -> String {
        switch self {
        case .heading(let level, let text): String(repeating: "#", count: level) + " " + text
        case .text(let text): text
        case .bullets(let items): items.map { "- \($0)" }.joined(separator: "\n")
        case .numbers(let items):
            items.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
        case .tasks(let items):
            items.map { "- [\($0 ? "x" : " ")] \($1)" }.joined(separator: "\n")
        case .code(let language, let file, let text):
            "```\(language)\(file.map { ":\($0)" } ?? "")\n\(text)\n```"
        case .table(let rows): Self.tableMarkdown(rows)
        case .picture(let number, let words): "![\(words)](\(Self.address(number, root)))"
        case .quote(let text): "> \(text)"
        case .note(let kind, let text): ":::note \(kind)\n\(text)\n:::"
        case .details(let summary, let text):
            "<details><summary>\(summary)</summary>\n\n\(text)\n\n</details>"
        case .footnote(let text, let note): "\(text)[^1]\n\n[^1]: \(note)"
        case .rule: "---"
        case .raw(let html): html
        }
    }

    func html(root: URL?, place: String) -> String {
        let mark = "data-sourcepos=\"\(place)\""
        switch self {
        case .heading(let level, let text):
            return "\n<h\(level) \(mark)>\(Self.inline(text))</h\(level)>"
        case .text(let text): return "<p \(mark)>\(Self.inline(text))</p>"
        case .bullets(let items): return "<ul \(mark)>\n\(Self.items(items))</ul>"
        case .numbers(let items): return "<ol \(mark)>\n\(Self.items(items))</ol>"
        case .tasks(let items): return "<ul \(mark)>\n\(Self.tasks(items))</ul>"
        case .code(let language, let file, let text):
            return Self.code(language, file, text, mark)
        case .table(let rows): return Self.table(rows, mark)
        case .picture(let number, let words):
            let address = Self.address(number, root)
            return "<p \(mark)><a href=\"\(address)\" target=\"_blank\" rel=\"nofollow noopener\">"
                + "<img src=\"\(address)\" alt=\"\(words)\" loading=\"lazy\"></a></p>"
        case .quote(let text):
            return "<blockquote \(mark)>\n<p>\(Self.inline(text))</p>\n</blockquote>"
        case .rule: return "<hr \(mark)>"
        case .raw(let html): return html
        default: return boxHTML(mark)
        }
    }

    private func boxHTML(_ mark: String) -> String {
        switch self {
        case .note(let kind, let text):
            "<div \(mark) class=\"note \(kind)\">\n<span class=\"fa fa-fw fa-check-circle\"></span>"
                + "<div><p>\(Self.inline(text))</p></div>\n</div>"
        case .details(let summary, let text):
            "<details><summary>\(Self.inline(summary))</summary>\n<p>\(Self.inline(text))</p>\n"
                + "</details>"
        case .footnote(let text, let note):
            "<p \(mark)>\(Self.inline(text))<sup><a href=\"#fn-1\" id=\"fnref-1\">1</a></sup></p>\n"
                + "<div class=\"footnotes\">\n<hr>\n<ol>\n<li id=\"fn-1\">\n<p>"
                + "\(Self.inline(note)) <a href=\"#fnref-1\">↩</a></p>\n</li>\n</ol>\n</div>"
        default: ""
        }
    }

    private static func address(_ number: Int, _ root: URL?) -> String {
        (root?.absoluteString ?? "https://example.com/") + SamplePictures.path(picture: number)
    }

    private static func items(_ items: [String]) -> String {
        items.map { "<li>\(inline($0))</li>\n" }.joined()
    }

    private static func tasks(_ items: [(Bool, String)]) -> String {
        items.map { isDone, text in
            "<li class=\"task-list-item\"><input type=\"checkbox\""
                + "\(isDone ? " checked" : "") disabled>\(inline(text))</li>\n"
        }.joined()
    }

    private static func tableMarkdown(_ rows: [[String]]) -> String {
        var lines = rows.map { "| \($0.joined(separator: " | ")) |" }
        let columns = rows.first?.count ?? 0
        let rule = (0..<columns).map { $0 == columns - 1 ? "--:" : ":--" }
        lines.insert("|\(rule.joined(separator: "|"))|", at: min(1, lines.count))
        return lines.joined(separator: "\n")
    }

    private static func table(_ rows: [[String]], _ mark: String) -> String {
        func line(_ cells: [String], _ name: String) -> String {
            let made = cells.enumerated().map { index, text in
                let side = index == cells.count - 1 ? "right" : "left"
                return "<\(name) style=\"text-align: \(side)\">\(inline(text))</\(name)>"
            }
            return "<tr>\n\(made.joined(separator: "\n"))\n</tr>"
        }
        let head = rows.prefix(1).map { line($0, "th") }.joined()
        let body = rows.dropFirst().map { line($0, "td") }.joined(separator: "\n")
        return "<table \(mark)>\n<thead>\n\(head)\n</thead>\n"
            + "<tbody>\n\(body)\n</tbody>\n</table>"
    }

    private static func code(
        _ language: String, _ file: String?, _ text: String, _ mark: String
    ) -> String {
        let name =
            file.map { "<div class=\"code-lang\"><span class=\"bold\">\($0)</span></div>\n" } ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            // The service marks words for its own colours; comments are enough to have marks.
            let safe = escaped(String(line))
            let isComment = ["//", "#", "--"].contains { line.hasPrefix($0) }
            return isComment ? "<span class=\"c1\">\(safe)</span>" : safe
        }
        return "<div class=\"code-frame\" data-lang=\"\(language)\" \(mark)>\n\(name)"
            + "<div class=\"highlight\"><pre><code>\(lines.joined(separator: "\n"))\n"
            + "</code></pre></div>\n</div>"
    }

    /// `code`, **bold** and [words](address) as elements, everything else as it is written.
    static func inline(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let character = rest.first {
            if character == "`", let (inner, after) = between("`", rest.dropFirst()) {
                result += "<code>\(escaped(inner))</code>"
                rest = after
            } else if rest.hasPrefix("**"), let (inner, after) = between("**", rest.dropFirst(2)) {
                result += "<strong>\(inline(inner))</strong>"
                rest = after
            } else if character == "[", let (words, after) = between("](", rest.dropFirst()),
                let (address, end) = between(")", after)
            {
                result +=
                    "<a href=\"\(escaped(address))\" rel=\"nofollow noopener\">"
                    + "\(inline(words))</a>"
                rest = end
            } else {
                result += escaped(String(character))
                rest.removeFirst()
            }
        }
        return result
    }

    private static func between(_ mark: String, _ text: Substring) -> (String, Substring)? {
        guard let end = text.range(of: mark) else { return nil }
        return (String(text[..<end.lowerBound]), text[end.upperBound...])
    }

    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}
