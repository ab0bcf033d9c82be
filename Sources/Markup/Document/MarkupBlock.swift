import Foundation

/// A piece of a page that stands by itself.
public indirect enum MarkupBlock: Hashable, Sendable {
    /// A heading, 1 to 6.
    case heading(level: Int, [MarkupRun])
    /// Running text.
    case paragraph([MarkupRun])
    /// A list; an item holds blocks.
    case list(MarkupList)
    /// Quoted blocks.
    case quote([MarkupBlock])
    /// A box that informs, warns or alerts.
    case note(MarkupNote, [MarkupBlock])
    /// Code.
    case code(MarkupCode)
    /// A picture.
    case image(MarkupImage)
    /// A table.
    case table(MarkupTable)
    /// A line across.
    case rule
    /// Blocks that open and close under a summary.
    case details(summary: [MarkupRun], [MarkupBlock])
    /// Notes at the end, in the order of their numbers.
    case footnotes([[MarkupBlock]])

    /// The pictures in it.
    public var images: [MarkupImage] {
        switch self {
        case .image(let image): [image]
        case .heading, .paragraph, .code, .table, .rule: []
        case .quote(let blocks), .note(_, let blocks), .details(_, let blocks):
            blocks.flatMap(\.images)
        case .list(let list): list.items.joined().flatMap(\.images)
        case .footnotes(let notes): notes.joined().flatMap(\.images)
        }
    }

    /// Its words, blocks inside on lines of their own.
    public var text: String {
        switch self {
        case .heading(_, let runs), .paragraph(let runs): runs.text
        case .code(let code): code.text
        case .image(let image): image.alternative.map { "［\($0)］" } ?? ""
        case .rule: "――――"
        case .table(let table):
            table.rows.map { $0.map(\.text).joined(separator: " | ") }.joined(separator: "\n")
        case .quote(let blocks), .note(_, let blocks):
            blocks.map(\.text).joined(separator: "\n")
        case .details(let summary, let blocks):
            ([summary.text] + blocks.map(\.text)).joined(separator: "\n")
        case .list(let list):
            list.items.enumerated().map { index, blocks in
                list.marker(index) + " " + blocks.map(\.text).joined(separator: "\n")
            }.joined(separator: "\n")
        case .footnotes(let notes):
            notes.enumerated().map { index, blocks in
                "[\(index + 1)] " + blocks.map(\.text).joined(separator: "\n")
            }.joined(separator: "\n")
        }
    }
}

/// A list's items.
public struct MarkupList: Hashable, Sendable {
    /// The number of the first item; `nil` for bullets.
    public var start: Int?
    /// What each item holds; never empty.
    public var items: [[MarkupBlock]]

    /// Describes a list.
    public init(start: Int? = nil, items: [[MarkupBlock]]) {
        self.start = start
        self.items = items
    }

    /// What stands before an item: `•`, or its number with a full stop.
    public func marker(_ index: Int) -> String { start.map { "\($0 + index)." } ?? "•" }
}

/// What a box is for.
public enum MarkupNote: String, Hashable, Sendable {
    /// Tells something beside.
    case info
    /// Warns.
    case warning = "warn"
    /// Warns of harm.
    case alert
}

/// A piece of code.
public struct MarkupCode: Hashable, Sendable {
    /// The code, without a line break at its end.
    public var text: String
    /// The language as the author named it, in lower case.
    public var language: String?
    /// The name of the file it is from.
    public var fileName: String?

    /// Describes code.
    public init(text: String, language: String? = nil, fileName: String? = nil) {
        self.text = text
        self.language = language
        self.fileName = fileName
    }
}

/// A picture somewhere on the web, which nobody has loaded yet.
public struct MarkupImage: Hashable, Sendable {
    /// Where it is, http or https.
    public var url: URL
    /// What stands for it.
    public var alternative: String?
    /// Where it leads when chosen.
    public var link: URL?
    /// Its width in points, if the page tells.
    public var width: Int?

    /// Describes a picture.
    public init(url: URL, alternative: String? = nil, link: URL? = nil, width: Int? = nil) {
        self.url = url
        self.alternative = alternative
        self.link = link
        self.width = width
    }
}

/// A table whose rows all have the same number of cells.
public struct MarkupTable: Hashable, Sendable {
    /// How a column's text is set.
    public enum Alignment: String, Hashable, Sendable {
        /// At the beginning.
        case left
        /// In the middle.
        case center
        /// At the end.
        case right
    }

    /// Rows of cells.
    public var rows: [[[MarkupRun]]]
    /// How many rows at the top are headings.
    public var headerCount: Int
    /// How the columns are set, one for each.
    public var alignments: [Alignment]

    /// Describes a table; short rows are filled up.
    public init(rows: [[[MarkupRun]]], headerCount: Int = 0, alignments: [Alignment] = []) {
        let columns = rows.map(\.count).max() ?? 0
        self.rows = rows.map { $0 + Array(repeating: [], count: columns - $0.count) }
        self.headerCount = headerCount
        let missing = max(0, columns - alignments.count)
        self.alignments =
            Array(alignments.prefix(columns)) + Array(repeating: .left, count: missing)
    }
}
