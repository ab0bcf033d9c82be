import Foundation
import Markup

/// A description as text to read: what its HTML says, without anything that could run or load.
///
/// The HTML comes from strangers. It is read once from front to back, in time proportional to
/// its length, and nothing in it is ever fetched, run or trusted.
public struct EventDescription: Hashable, Sendable {
    /// What a line is.
    public enum Kind: Hashable, Sendable {
        /// Plain text.
        case paragraph
        /// A heading, 1 to 6.
        case heading(Int)
        /// An entry of a list, at a depth from 0.
        case listItem(depth: Int)
        /// Text whose blanks and lines count.
        case preformatted
        /// Quoted text.
        case quote
        /// A row of a table, its cells set apart by ` | `.
        case tableRow
    }

    /// A piece of text that stands by itself.
    public struct Block: Hashable, Sendable {
        /// What it is.
        public var kind: Kind
        /// Its words, with the mark or number of a list entry; never empty.
        public var text: String
    }

    /// A link to http or https.
    public struct Link: Hashable, Sendable {
        /// The words that were linked; the address when there were none.
        public var text: String
        /// Where it leads.
        public var url: URL
    }

    /// The pieces in order.
    public let blocks: [Block]
    /// The links in order, each address once, 200 at most.
    public let links: [Link]
    /// Whether the HTML was longer than is read.
    public let isTruncated: Bool

    /// The most bytes of HTML that are read.
    public static let inputLimit = 512 * 1024

    /// Reads HTML; `nil` is as good as empty.
    public init(html: String?) {
        let bytes = Array((html ?? "").utf8.prefix(Self.inputLimit + 1))
        isTruncated = bytes.count > Self.inputLimit
        var builder = DescriptionBuilder()
        var tokenizer = HTMLTokenizer(Array(bytes.prefix(Self.inputLimit)))
        while let token = tokenizer.next() { builder.take(token) }
        (blocks, links) = builder.finish()
    }

    /// Everything as plain text: an empty line between pieces, none between a list's entries.
    public var text: String {
        var result = ""
        var previous: Kind?
        for block in blocks {
            if let previous { result += Self.isTight(previous, block.kind) ? "\n" : "\n\n" }
            result += block.text
            previous = block.kind
        }
        return result
    }

    private static func isTight(_ first: Kind, _ second: Kind) -> Bool {
        switch (first, second) {
        case (.listItem, .listItem), (.tableRow, .tableRow): true
        default: false
        }
    }
}
