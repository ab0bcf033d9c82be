import Foundation
import Payload

// What each element does to the tree.

extension MarkupBuilder {
    private static let hiddenElements: Set<String> = [
        "svg", "math", "template", "object", "head", "audio", "video", "canvas", "select",
    ]
    private static let blockElements: Set<String> = [
        "p", "section", "article", "header", "footer", "main", "aside", "nav", "figure",
        "figcaption", "address", "dl", "dt", "dd", "form", "fieldset", "caption", "body", "html",
        "center",
    ]
    private static let styles: [String: MarkupRun.Style] = [
        "b": .bold, "strong": .bold, "dt": .bold, "i": .italic, "em": .italic, "cite": .italic,
        "code": .code, "kbd": .code, "samp": .code, "tt": .code, "del": .strike, "s": .strike,
        "strike": .strike, "u": .underline, "ins": .underline, "sup": .raised, "sub": .lowered,
    ]

    mutating func open(_ name: String, _ attributes: [String: String]) {
        if code != nil { return openInsideCode(name, attributes) }
        if let style = Self.styles[name], styles.count < Self.styleLimit {
            if name == "dt" { flush() }
            return styles.append((name, style))
        }
        switch name {
        case "br": text.breakLine()
        case "h1", "h2", "h3", "h4", "h5", "h6":
            flush()
            heading = Int(name.dropFirst()) ?? 1
        case "hr":
            flush()
            if table == nil { add(.rule) }
        case "a": openLink(attributes["href"])
        case "img": openImage(attributes)
        case "input": openInput(attributes)
        case "pre": openCode(attributes)
        case "div": openDivision(attributes)
        case "iframe", "qiita-embed-ogp": openEmbedded(attributes)
        case _ where Self.hiddenElements.contains(name): hide(name)
        case _ where Self.blockElements.contains(name): flush()
        default: openContainer(name, attributes)
        }
    }

    private mutating func openContainer(_ name: String, _ attributes: [String: String]) {
        switch name {
        case "ul": openFrame(MarkupFrame(.list))
        case "ol":
            let first = attributes["start"].flatMap { Int($0) } ?? 1
            openFrame(MarkupFrame(.list, start: min(max(first, 0), 9_999_999)))
        case "li": openItem()
        case "blockquote": openFrame(MarkupFrame(.quote))
        case "details": openFrame(MarkupFrame(.details))
        case "summary":
            flush()
            isInSummary = table == nil && frames.last?.kind == .details
        case "table": openTable()
        case "tr":
            guard innerTables == 0, table != nil else { return flush() }
            closeCell()
            table?.openRow()
        case "td", "th": openCell(isHeader: name == "th", attributes)
        default: break
        }
    }

    mutating func close(_ name: String) {
        if code != nil {
            if name == "pre" { closeCode() }
            return
        }
        if Self.styles[name] != nil {
            if let index = styles.lastIndex(where: { $0.name == name }) {
                styles.remove(at: index)
            }
            if name == "dt" { flush() }
            return
        }
        switch name {
        case "h1", "h2", "h3", "h4", "h5", "h6":
            flush()
            heading = 0
        case "a": link = (nil, false)
        case "div": closeDivision()
        case "ul", "ol": closeFrame { $0 == .list }
        case "li": closeItem()
        case "blockquote": closeFrame { $0 == .quote }
        case "details":
            closeSummary()
            closeFrame { $0 == .details }
        case "summary": closeSummary()
        case "td", "th": closeCell()
        case "tr":
            guard innerTables == 0 else { return flush() }
            closeCell()
            table?.closeRow()
        case "table": if table != nil { closeTable() }
        case _ where Self.blockElements.contains(name): flush()
        default: break
        }
    }

    private mutating func closeItem() {
        flush()
        let list = frames.lastIndex { $0.kind == .list } ?? 0
        if let item = frames.lastIndex(where: { $0.kind == .item }), item > list {
            closeFrame { $0 == .item }
        }
    }

    private mutating func closeSummary() {
        guard isInSummary else { return }
        isInSummary = false
        frames[frames.count - 1].summary = text.finish()
    }

    /// Inside code only line breaks and the name of the language count.
    private mutating func openInsideCode(_ name: String, _ attributes: [String: String]) {
        if name == "br" { return append("\n") }
        guard name == "code", code?.language == nil, let names = attributes["class"] else {
            return
        }
        code?.language =
            names.split(separator: " ").lazy.compactMap { word in
                word.hasPrefix("language-") ? word.dropFirst(9).lowercased() : nil
            }.first
    }

    private mutating func openLink(_ address: String?) {
        // Marks inside the page lead nowhere here.
        link = (address.flatMap(WebAddress.parse), true)
    }

    private mutating func openImage(_ attributes: [String: String]) {
        let words = attributes["alt"]?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        let classes = attributes["class"]?.split(separator: " ") ?? []
        if classes.contains("emoji") { return append(words) }
        guard table == nil, heading == 0, !isInSummary,
            let url = (attributes["src"] ?? attributes["data-canonical-src"])
                .flatMap(WebAddress.parse)
        else { return append(words.isEmpty ? "" : "［\(words)］") }
        flush()
        let width = attributes["width"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        add(
            .image(
                MarkupImage(
                    url: url, alternative: words.isEmpty ? nil : words,
                    link: link.url == url ? nil : link.url, width: width)))
    }

    private mutating func openInput(_ attributes: [String: String]) {
        guard attributes["type"]?.lowercased() == "checkbox" else { return }
        append(attributes["checked"] == nil ? "☐ " : "☑ ")
    }

    /// What would show another page in this one becomes a link to it.
    private mutating func openEmbedded(_ attributes: [String: String]) {
        guard let url = attributes["src"].flatMap(WebAddress.parse) else { return }
        flush()
        text.append(url.absoluteString, [], link: url)
        flush()
    }

    private mutating func openDivision(_ attributes: [String: String]) {
        let classes = Set((attributes["class"] ?? "").split(separator: " ").map(String.init))
        if classes.contains("code-lang") {
            isInFileName = true
            fileName = nil
            return divisions.append(.fileName)
        }
        flush()
        if classes.contains("code-frame") {
            codeLanguage = attributes["data-lang"]?.lowercased()
            divisions.append(.codeFrame)
        } else if classes.contains("note"), table == nil {
            let kind = classes.lazy.compactMap(MarkupNote.init(rawValue:)).first ?? .info
            openFrame(MarkupFrame(.note(kind)))
            divisions.append(.container)
        } else if classes.contains("footnotes"), table == nil {
            openFrame(MarkupFrame(.footnotes))
            divisions.append(.container)
        } else {
            divisions.append(.plain)
        }
    }

    private mutating func closeDivision() {
        switch divisions.popLast() {
        case .fileName: isInFileName = false
        case .codeFrame:
            flush()
            codeLanguage = nil
            fileName = nil
        case .container:
            closeFrame { kind in
                if case .note = kind { return true }
                return kind == .footnotes
            }
        case .plain, nil: flush()
        }
    }
}
