import Foundation
import Markup
import Payload

/// Puts the tokens of a description together to blocks of text.
struct DescriptionBuilder {
    private typealias Block = EventDescription.Block

    private struct List {
        var isNumbered: Bool
        var number: Int
    }

    private var blocks: [Block] = []
    private var links: [EventDescription.Link] = []
    private var seenLinks: Set<URL> = []

    private var line = ""
    private var endsInBlank = true
    private var heading = 0
    private var lists: [List] = []
    private var marker: String?
    private var preDepth = 0
    private var quoteDepth = 0
    private var isInRow = false
    private var cells = 0
    private var link: (url: URL, start: Int)?
    private var linkText = ""
    /// The element whose content is left out, and how often it was opened inside itself.
    private var hidden: (name: String, depth: Int)?

    private static let hiddenElements: Set<String> = ["svg", "math", "template", "object", "head"]
    private static let blockElements: Set<String> = [
        "p", "div", "section", "article", "header", "footer", "main", "aside", "nav", "figure",
        "figcaption", "address", "details", "summary", "dl", "dt", "dd", "form", "fieldset",
        "table", "thead", "tbody", "tfoot", "caption", "body", "html", "hr", "center",
    ]
    /// Deeper lists are not set in further, or a hostile one would be all blanks.
    private static let deepestIndent = 6
    private static let linkLimit = 200

    mutating func take(_ token: HTMLTokenizer.Token) {
        if let hidden { return takeHidden(token, hidden) }
        switch token {
        case .text(let text): append(text)
        case .open(let name, let attributes): open(name, attributes)
        case .close(let name): close(name)
        }
    }

    mutating func finish() -> ([EventDescription.Block], [EventDescription.Link]) {
        endLink()
        flush()
        return (blocks, links)
    }

    private mutating func takeHidden(
        _ token: HTMLTokenizer.Token, _ current: (name: String, depth: Int)
    ) {
        switch token {
        case .open(current.name, _): hidden?.depth += 1
        case .close(current.name):
            hidden?.depth -= 1
            if current.depth <= 1 { hidden = nil }
        default: break
        }
    }

    private mutating func open(_ name: String, _ attributes: [String: String]) {
        switch name {
        case "br": breakLine()
        case "h1", "h2", "h3", "h4", "h5", "h6":
            flush()
            heading = Int(name.dropFirst()) ?? 1
        case "ul", "ol":
            flush()
            let first = attributes["start"].flatMap { Int($0) } ?? 1
            lists.append(List(isNumbered: name == "ol", number: min(max(first, 0), 9_999_999)))
        case "li": openItem()
        case "pre":
            flush()
            preDepth += 1
        case "blockquote":
            flush()
            quoteDepth += 1
        case "tr":
            flush()
            isInRow = true
            cells = 0
        case "td", "th": openCell()
        case "a": openLink(attributes["href"])
        case "img": append(attributes["alt"].map { $0.isEmpty ? "" : "［\($0)］" } ?? "")
        case _ where Self.hiddenElements.contains(name): hidden = (name, 1)
        case _ where Self.blockElements.contains(name): flushUnlessInRow()
        default: break
        }
    }

    private mutating func close(_ name: String) {
        switch name {
        case "h1", "h2", "h3", "h4", "h5", "h6":
            flush()
            heading = 0
        case "ul", "ol":
            flush()
            _ = lists.popLast()
        case "li": flush()
        case "pre":
            flush()
            preDepth = max(0, preDepth - 1)
        case "blockquote":
            flush()
            quoteDepth = max(0, quoteDepth - 1)
        case "tr", "table":
            isInRow = false
            flush(asRow: cells > 0)
            cells = 0
        case "a": endLink()
        case _ where Self.blockElements.contains(name): flushUnlessInRow()
        default: break
        }
    }

    private mutating func openItem() {
        flush()
        guard let last = lists.indices.last, lists[last].isNumbered else {
            marker = "・"
            return
        }
        marker = "\(lists[last].number). "
        lists[last].number += 1
    }

    private mutating func openCell() {
        guard isInRow else { return flush() }
        if cells > 0 {
            trimEnd()
            line += " | "
            endsInBlank = true
        }
        cells += 1
    }

    private mutating func openLink(_ address: String?) {
        endLink()
        if let url = address.flatMap(WebAddress.parse) { link = (url, 0) }
    }

    private mutating func endLink() {
        guard let (url, _) = link else { return }
        link = nil
        let words = linkText.trimmingCharacters(in: .whitespacesAndNewlines)
        linkText = ""
        guard links.count < Self.linkLimit, seenLinks.insert(url).inserted else { return }
        links.append(.init(text: words.isEmpty ? url.absoluteString : words, url: url))
    }

    private mutating func append(_ text: String) {
        let before = line.utf8.count
        for scalar in text.unicodeScalars where !Self.isDangerous(scalar) {
            if preDepth > 0, scalar == "\n" {
                line.unicodeScalars.append(scalar)
                endsInBlank = true
            } else if preDepth == 0, Self.isBlank(scalar) {
                if !endsInBlank { line += " " }
                endsInBlank = true
            } else {
                line.unicodeScalars.append(scalar)
                endsInBlank = false
            }
        }
        if link != nil, linkText.utf8.count < 300 {
            linkText += String(decoding: line.utf8.dropFirst(before).prefix(300), as: UTF8.self)
        }
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" || scalar == "\u{C}"
    }

    /// Control characters, and those that turn the direction of text to make it look different.
    private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: false
        case 0...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private mutating func breakLine() {
        trimEnd()
        if isInRow { append(" ") } else if !line.isEmpty { line += "\n" }
        endsInBlank = true
    }

    private mutating func trimEnd() {
        while let last = line.unicodeScalars.last, last == " " { line.unicodeScalars.removeLast() }
    }

    private mutating func flushUnlessInRow() {
        if isInRow { append(" ") } else { flush() }
    }

    private mutating func flush(asRow: Bool = false) {
        let text =
            preDepth > 0
            ? line.trimmingCharacters(in: .newlines)
            : line.trimmingCharacters(in: .whitespacesAndNewlines)
        line = ""
        endsInBlank = true
        guard text.contains(where: { !$0.isWhitespace && $0 != "|" }) else { return }
        blocks.append(block(text, asRow: asRow))
        marker = nil
    }

    private func block(_ text: String, asRow: Bool) -> EventDescription.Block {
        if asRow { return .init(kind: .tableRow, text: text) }
        if heading > 0 { return .init(kind: .heading(heading), text: text) }
        if preDepth > 0 { return .init(kind: .preformatted, text: text) }
        if let marker {
            let depth = min(max(0, lists.count - 1), Self.deepestIndent)
            let indent = String(repeating: "　", count: depth)
            return .init(kind: .listItem(depth: depth), text: indent + marker + text)
        }
        return .init(kind: quoteDepth > 0 ? .quote : .paragraph, text: text)
    }
}
