import ArticlesClient
import SwiftUI

/// Words with their styles.
struct MarkupText: View {
    let runs: [MarkupRun]

    var body: some View {
        Text(runs: runs)
            .textSelection(.enabled)
            .fixedSize(horizontal: false, vertical: true)
    }
}

extension Text {
    /// Joins runs to one text.
    init(runs: [MarkupRun]) {
        self = Text.joined(runs.map(Text.init(run:)))
    }

    private init(run: MarkupRun) {
        var text = Self.words(run)
        if run.style.contains(.bold) { text = text.bold() }
        if run.style.contains(.italic) { text = text.italic() }
        if run.style.contains(.strike) { text = text.strikethrough() }
        if run.style.contains(.underline) { text = text.underline() }
        if run.style.contains(.code) { text = text.fontDesign(.monospaced) }
        if run.style.contains(.raised) { text = text.font(.caption2).baselineOffset(5) }
        if run.style.contains(.lowered) { text = text.font(.caption2).baselineOffset(-3) }
        self = text
    }

    /// Links are pressed where they stand.
    private static func words(_ run: MarkupRun) -> Text {
        guard let link = run.link else { return Text(verbatim: run.text) }
        var words = AttributedString(run.text)
        words.link = link
        return Text(words)
    }

    /// Joins many texts by halves: one after the other would nest as deep as there are texts.
    static func joined(_ texts: [Text]) -> Text {
        switch texts.count {
        case 0: return Text(verbatim: "")
        case 1: return texts[0]
        default:
            let middle = texts.count / 2
            return joined(Array(texts[..<middle])) + joined(Array(texts[middle...]))
        }
    }
}

/// A link in a page: its words and where they lead.
struct MarkupLink: Hashable {
    var text: String
    var url: URL
}

extension MarkupDocument {
    /// All links in order, each address once, 200 at most.
    var links: [MarkupLink] {
        var seen: Set<URL> = []
        var found: [MarkupLink] = []
        for block in blocks { block.collectLinks(&found, &seen) }
        return Array(found.prefix(200))
    }
}

extension MarkupBlock {
    fileprivate func collectLinks(_ found: inout [MarkupLink], _ seen: inout Set<URL>) {
        func add(_ runs: [MarkupRun]) {
            for link in runs.links where seen.insert(link.url).inserted {
                found.append(MarkupLink(text: link.text, url: link.url))
            }
        }
        switch self {
        case .heading(_, let runs), .paragraph(let runs): add(runs)
        case .table(let table): table.rows.joined().forEach(add)
        case .quote(let blocks), .note(_, let blocks):
            for block in blocks { block.collectLinks(&found, &seen) }
        case .details(let summary, let blocks):
            add(summary)
            for block in blocks { block.collectLinks(&found, &seen) }
        case .list(let list):
            for block in list.items.joined() { block.collectLinks(&found, &seen) }
        case .footnotes(let notes):
            for block in notes.joined() { block.collectLinks(&found, &seen) }
        case .code, .image, .rule: break
        }
    }
}
