import Foundation

/// A page of untrusted HTML as a tree of blocks to show, without anything that could run or load.
///
/// The HTML comes from strangers. It is read once from front to back, in time proportional to
/// its length; nothing in it is fetched or run, and links lead to http and https alone.
public struct MarkupDocument: Hashable, Sendable {
    /// The pieces in order.
    public let blocks: [MarkupBlock]
    /// Whether the HTML was longer than is read.
    public let isTruncated: Bool

    /// The most bytes of HTML that are read.
    public static let inputLimit = 2 << 20

    /// Reads HTML; `nil` is as good as empty.
    public init(html: String?) {
        let bytes = Array((html ?? "").utf8.prefix(Self.inputLimit + 1))
        isTruncated = bytes.count > Self.inputLimit
        var builder = MarkupBuilder()
        var tokenizer = HTMLTokenizer(Array(bytes.prefix(Self.inputLimit)))
        while let token = tokenizer.next() { builder.take(token) }
        blocks = builder.finish()
    }

    /// The addresses of all pictures, each once, in order.
    public var imageURLs: [URL] {
        var seen: Set<URL> = []
        return blocks.flatMap(\.images).map(\.url).filter { seen.insert($0).inserted }
    }

    /// Everything as plain text, an empty line between pieces.
    public var text: String { blocks.map(\.text).joined(separator: "\n\n") }
}
