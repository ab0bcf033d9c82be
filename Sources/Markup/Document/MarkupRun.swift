import Foundation

/// A stretch of text of one style.
public struct MarkupRun: Hashable, Sendable {
    /// How text is set off.
    public struct Style: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        /// Makes a set of its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Heavy letters.
        public static let bold = Style(rawValue: 1)
        /// Slanted letters.
        public static let italic = Style(rawValue: 2)
        /// Code within a line.
        public static let code = Style(rawValue: 4)
        /// Struck through.
        public static let strike = Style(rawValue: 8)
        /// Underlined.
        public static let underline = Style(rawValue: 16)
        /// Raised, as the number of a footnote.
        public static let raised = Style(rawValue: 32)
        /// Lowered.
        public static let lowered = Style(rawValue: 64)
    }

    /// The words; never empty. A line break stands for one.
    public var text: String
    /// How they are set off.
    public var style: Style
    /// Where they lead, http or https.
    public var link: URL?

    /// Describes a stretch of text.
    public init(_ text: String, _ style: Style = [], link: URL? = nil) {
        self.text = text
        self.style = style
        self.link = link
    }
}

extension [MarkupRun] {
    /// The words without styles.
    public var text: String { map(\.text).joined() }

    /// Where the words lead, each address once.
    public var links: [(text: String, url: URL)] {
        var found: [(text: String, url: URL)] = []
        for run in self {
            guard let url = run.link else { continue }
            if let last = found.indices.last, found[last].url == url {
                found[last].text += run.text
            } else {
                found.append((run.text, url))
            }
        }
        return found
    }
}
