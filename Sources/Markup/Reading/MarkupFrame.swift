/// A container that is open while HTML is read.
struct MarkupFrame {
    enum Kind: Hashable {
        case page
        case quote
        case list
        case item
        case details
        case note(MarkupNote)
        case footnotes
    }

    let kind: Kind
    var blocks: [MarkupBlock] = []
    /// Items of a list that are complete.
    var items: [[MarkupBlock]] = []
    /// The first number of a list; `nil` for bullets.
    var start: Int?
    var summary: [MarkupRun] = []

    init(_ kind: Kind, start: Int? = nil) {
        self.kind = kind
        self.start = start
    }

    /// What the container becomes; nothing when it stayed empty.
    var block: MarkupBlock? {
        switch kind {
        case .page, .item: nil
        case .quote: blocks.isEmpty ? nil : .quote(blocks)
        case .note(let note): blocks.isEmpty ? nil : .note(note, blocks)
        case .details: blocks.isEmpty && summary.isEmpty ? nil : .details(summary: summary, blocks)
        case .list: items.isEmpty ? nil : .list(MarkupList(start: start, items: items))
        case .footnotes: footnotes
        }
    }

    /// The notes are a numbered list among other things.
    private var footnotes: MarkupBlock? {
        let notes = blocks.flatMap { block -> [[MarkupBlock]] in
            if case .list(let list) = block { return list.items }
            return block == .rule ? [] : [[block]]
        }
        return notes.isEmpty ? nil : .footnotes(notes)
    }
}

/// A table that is open while HTML is read.
struct TableFrame {
    var rows: [[[MarkupRun]]] = []
    var headerCount = 0
    var alignments: [MarkupTable.Alignment] = []
    var isInCell = false
    /// Whether the row so far has headings alone.
    private var isHeaderRow = true
    private var isRowOpen = false

    /// So many cells are kept; a hostile table would take all memory.
    private static let cellLimit = 200

    mutating func openRow() {
        closeRow()
        rows.append([])
        isRowOpen = true
        isHeaderRow = true
    }

    mutating func closeRow() {
        guard isRowOpen, let last = rows.last else { return }
        isRowOpen = false
        if last.isEmpty { rows.removeLast() }
        if !last.isEmpty, isHeaderRow, headerCount == rows.count - 1 { headerCount = rows.count }
    }

    mutating func openCell(isHeader: Bool, _ attributes: [String: String]) {
        if !isRowOpen { openRow() }
        if !isHeader { isHeaderRow = false }
        isInCell = true
        guard rows.count == 1 else { return }
        alignments.append(Self.alignment(attributes))
    }

    mutating func closeCell(_ runs: [MarkupRun]) {
        isInCell = false
        guard let last = rows.indices.last, rows[last].count < Self.cellLimit else { return }
        rows[last].append(runs)
    }

    var block: MarkupBlock? {
        rows.isEmpty
            ? nil
            : .table(
                MarkupTable(rows: rows, headerCount: headerCount, alignments: alignments))
    }

    private static func alignment(_ attributes: [String: String]) -> MarkupTable.Alignment {
        let style = attributes["style"]?.lowercased() ?? ""
        let told = attributes["align"]?.lowercased() ?? ""
        if told == "center" || style.contains("center") { return .center }
        if told == "right" || style.contains("right") { return .right }
        return .left
    }
}
