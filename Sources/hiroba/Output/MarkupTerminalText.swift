import ArticlesClient
import Foundation

/// An article's blocks as text for a terminal; links become numbers.
struct MarkupTerminalText {
    let language: DisplayLanguage
    let columns: Int?
    /// Where the numbers lead, from 1.
    private(set) var links: [URL] = []

    init(language: DisplayLanguage, columns: Int?) {
        self.language = language
        self.columns = columns
    }

    /// A text for each block.
    mutating func texts(_ blocks: [MarkupBlock]) -> [String] {
        blocks.map { text($0, indent: 0) }
    }

    private mutating func text(_ block: MarkupBlock, indent: Int) -> String {
        switch block {
        case .heading(let level, let runs):
            wrapped(String(repeating: "#", count: level) + " " + line(runs), indent)
        case .paragraph(let runs): wrapped(line(runs), indent)
        case .code(let code): self.code(code)
        case .rule: String(repeating: "─", count: max(4, min(40, (columns ?? 40) - indent)))
        case .image(let image): wrapped(picture(image), indent)
        case .table(let table): self.table(table)
        case .list(let list): self.list(list, indent)
        case .quote(let blocks): prefixed(joined(blocks, indent + 2), "│ ")
        case .note(let note, let blocks):
            name(note) + "\n" + prefixed(joined(blocks, indent + 2), "┃ ")
        case .details(let summary, let blocks):
            "▾ " + line(summary) + "\n" + prefixed(joined(blocks, indent + 2), "  ")
        case .footnotes(let notes): footnotes(notes, indent)
        }
    }

    private mutating func joined(_ blocks: [MarkupBlock], _ indent: Int) -> String {
        blocks.map { text($0, indent: indent) }.joined(separator: "\n")
    }

    private mutating func list(_ list: MarkupList, _ indent: Int) -> String {
        list.items.enumerated().map { index, blocks in
            let marker = list.marker(index) + " "
            return hanging(marker, joined(blocks, indent + DisplayWidth.of(marker)))
        }.joined(separator: "\n")
    }

    private mutating func footnotes(_ notes: [[MarkupBlock]], _ indent: Int) -> String {
        notes.enumerated().map { index, blocks in
            hanging("(\(index + 1)) ", joined(blocks, indent + 4))
        }.joined(separator: "\n")
    }

    private func code(_ code: MarkupCode) -> String {
        let name = [code.fileName, code.language].compactMap { $0 }.first.map(TerminalText.line)
        let lines = prefixed(TerminalText.paragraph(code.text), "    ")
        return (name.map { "    ── \($0)\n" } ?? "") + lines
    }

    private mutating func picture(_ image: MarkupImage) -> String {
        let words = image.alternative ?? language.pick("画像", "picture")
        return "［\(TerminalText.line(words))］\(number(image.url))"
    }

    private mutating func table(_ table: MarkupTable) -> String {
        var rows: [[String]] = []
        for row in table.rows {
            rows.append(row.map { TerminalText.line(line($0)) })
        }
        let widths = table.alignments.indices.map { column in
            rows.map { DisplayWidth.of($0[column]) }.max() ?? 0
        }
        var lines = rows.map { row in
            row.enumerated().map { column, cell in
                let isRight = table.alignments[column] == .right
                return DisplayWidth.pad(cell, to: widths[column], atStart: isRight)
            }.joined(separator: " │ ").trimmingSuffix(" ")
        }
        if table.headerCount > 0, table.headerCount < lines.count {
            let rule = widths.map { String(repeating: "─", count: $0) }
            lines.insert(rule.joined(separator: "─┼─"), at: table.headerCount)
        }
        return lines.joined(separator: "\n")
    }

    private func name(_ note: MarkupNote) -> String {
        switch note {
        case .info: language.pick("【補足】", "[Note]")
        case .warning: language.pick("【注意】", "[Warning]")
        case .alert: language.pick("【警告】", "[Alert]")
        }
    }

    // MARK: Words

    private mutating func line(_ runs: [MarkupRun]) -> String {
        var result = ""
        var open: URL?
        for run in runs {
            if let url = open, run.link != url { result += number(url) }
            open = run.link
            let words = TerminalText.paragraph(run.text)
            result += run.style.contains(.code) ? "`\(words)`" : words
        }
        if let open { result += number(open) }
        return result
    }

    /// ` [3]`; one address has one number.
    private mutating func number(_ url: URL) -> String {
        if let index = links.firstIndex(of: url) { return " [\(index + 1)]" }
        links.append(url)
        return " [\(links.count)]"
    }

    private func wrapped(_ text: String, _ indent: Int) -> String {
        TerminalText.wrap(text, columns: columns.map { max(20, $0 - indent) })
    }

    private func prefixed(_ text: String, _ prefix: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { (prefix + $0).trimmingSuffix(" ") }.joined(separator: "\n")
    }

    private func hanging(_ marker: String, _ text: String) -> String {
        let blanks = String(repeating: " ", count: DisplayWidth.of(marker))
        return marker + text.replacing("\n", with: "\n" + blanks)
    }
}
