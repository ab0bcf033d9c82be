/// A stretch of code of one kind.
public struct CodeToken: Hashable, Sendable {
    /// What it is, as far as colours care.
    public enum Kind: Hashable, Sendable {
        /// Anything else.
        case plain
        /// A word of the language.
        case keyword
        /// The name of a type, or of a tag.
        case type
        /// A name that stands before a value: a key, an attribute, a property.
        case name
        /// A text.
        case string
        /// A number, or a constant of the language.
        case number
        /// A comment.
        case comment
    }

    /// The characters; never empty.
    public var text: String
    /// What they are.
    public var kind: Kind

    /// Describes a stretch.
    public init(_ text: String, _ kind: Kind) {
        self.text = text
        self.kind = kind
    }
}

extension MarkupCode {
    /// The code in stretches; joined they are the code.
    public var tokens: [CodeToken] { CodeHighlighter.tokens(text, language: language) }
}
