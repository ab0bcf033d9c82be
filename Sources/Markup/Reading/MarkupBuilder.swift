import Foundation
import Payload

/// Puts the tokens of a page together to a tree of blocks.
struct MarkupBuilder {
    /// What a `div` is for, as its class tells.
    enum Division { case plain, container, codeFrame, fileName }

    var frames = [MarkupFrame(.page)]
    var table: TableFrame?
    /// Tables inside the open one; their cells join its own.
    var innerTables = 0
    var text = RunBuilder()
    var heading = 0
    var isInSummary = false
    var styles: [(name: String, style: MarkupRun.Style)] = []
    var link: (url: URL?, isOpen: Bool) = (nil, false)
    var divisions: [Division] = []
    var code: MarkupCode?
    var codeLanguage: String?
    var fileName: String?
    var isInFileName = false
    /// The element whose content is left out, and how often it was opened inside itself.
    private var hidden: (name: String, depth: Int)?

    /// Containers further in are shown without their frame, for a tree that deep has no end.
    static let deepest = 16
    static let styleLimit = 64

    mutating func take(_ token: HTMLTokenizer.Token) {
        if let hidden { return takeHidden(token, hidden) }
        switch token {
        case .text(let words): append(words)
        case .open(let name, let attributes): open(name, attributes)
        case .close(let name): close(name)
        }
    }

    mutating func finish() -> [MarkupBlock] {
        if code != nil { closeCode() }
        if table != nil { closeTable(all: true) }
        flush()
        while frames.count > 1 { closeFrame() }
        return frames[0].blocks
    }

    mutating func hide(_ name: String) { hidden = (name, 1) }

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

    // MARK: Text

    mutating func append(_ words: String) {
        if code != nil {
            let safe = words.unicodeScalars.filter { !RunBuilder.isDangerous($0) && $0 != "\r" }
            code?.text += String(String.UnicodeScalarView(safe))
        } else if isInFileName {
            fileName = (fileName ?? "") + words
        } else {
            let style = currentStyle
            let shown = style.contains(.code) ? words : Emoji.replacing(words)
            text.append(shown, style, link: link.url)
        }
    }

    var currentStyle: MarkupRun.Style {
        styles.reduce([]) { $0.union($1.style) }
    }

    /// Ends the running text, which becomes a paragraph or a heading.
    mutating func flush() {
        guard table?.isInCell != true, !isInSummary else { return text.breakLine() }
        guard !text.isEmpty else {
            _ = text.finish()
            return
        }
        let runs = text.finish()
        add(heading > 0 ? .heading(level: heading, runs) : .paragraph(runs))
    }

    // MARK: Containers

    mutating func add(_ block: MarkupBlock) {
        let last = frames.count - 1
        if frames[last].kind == .list {
            // What stands in a list beside its items reads like one.
            frames[last].items.append([block])
        } else {
            frames[last].blocks.append(block)
        }
    }

    mutating func openFrame(_ frame: MarkupFrame) {
        flush()
        guard frames.count < Self.deepest, table == nil else { return }
        frames.append(frame)
    }

    /// Closes the nearest container of a kind with everything inside it.
    mutating func closeFrame(where matches: (MarkupFrame.Kind) -> Bool) {
        flush()
        guard table == nil, let index = frames.lastIndex(where: { matches($0.kind) }), index > 0
        else { return }
        while frames.count > index { closeFrame() }
    }

    private mutating func closeFrame() {
        let frame = frames.removeLast()
        if frame.kind == .item {
            guard !frame.blocks.isEmpty else { return }
            frames[frames.count - 1].items.append(frame.blocks)
        } else if let block = frame.block {
            add(block)
        }
    }

    /// An item belongs to the nearest list; without one it makes a list.
    mutating func openItem() {
        flush()
        guard table == nil else { return append("・") }
        let list = frames.lastIndex { $0.kind == .list }
        let item = frames.lastIndex { $0.kind == .item }
        if let item, let list, item > list { closeFrame { $0 == .item } }
        if list == nil { openFrame(MarkupFrame(.list)) }
        if frames.last?.kind == .list { openFrame(MarkupFrame(.item)) }
    }

    // MARK: Code

    mutating func openCode(_ attributes: [String: String]) {
        flush()
        code = MarkupCode(
            text: "", language: codeLanguage ?? attributes["lang"]?.lowercased(),
            fileName: fileName?.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    mutating func closeCode() {
        guard var code else { return }
        self.code = nil
        fileName = nil
        if code.text.hasPrefix("\n") { code.text.removeFirst() }
        while code.text.last == "\n" { code.text.removeLast() }
        if code.language?.isEmpty == true { code.language = nil }
        guard !code.text.isEmpty else { return }
        guard table == nil else {
            return text.append(code.text, .code, link: nil)
        }
        add(.code(code))
    }

    // MARK: Tables

    mutating func openTable() {
        if table != nil {
            innerTables += 1
        } else {
            flush()
            table = TableFrame()
        }
    }

    mutating func openCell(isHeader: Bool, _ attributes: [String: String]) {
        guard innerTables == 0, table != nil else { return append(" ") }
        closeCell()
        _ = text.finish()
        table?.openCell(isHeader: isHeader, attributes)
    }

    mutating func closeCell() {
        guard innerTables == 0, table?.isInCell == true else { return }
        table?.closeCell(text.finish())
    }

    mutating func closeTable(all: Bool = false) {
        if innerTables > 0, !all {
            innerTables -= 1
            return
        }
        innerTables = 0
        closeCell()
        table?.closeRow()
        let block = table?.block
        table = nil
        if let block { add(block) }
    }
}
