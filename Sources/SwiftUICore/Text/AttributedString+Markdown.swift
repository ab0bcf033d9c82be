import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// Which signs are read; those of blocks never are here.
        public enum InterpretedSyntax: Sendable {
            case full, inlineOnly, inlineOnlyPreservingWhitespace
        }
        /// What becomes of damaged text.
        public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Reads Markdown; signs of words are followed, blocks are left as they are written.
    ///
    /// - Throws: Nothing today; the signature is Foundation's.
    public init(
        markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        var text = markdown
        if options.interpretedSyntax != .inlineOnlyPreservingWhitespace {
            text = text.replacingOccurrences(
                of: "(?<!\n)\n(?!\n)", with: " ", options: .regularExpression)
        }
        self.init()
        for span in InlineMarkdown.spans(of: text) {
            var part = AttributedString(span.string)
            if !span.intent.isEmpty { part.inlinePresentationIntent = span.intent }
            if let link = span.link {
                part.link = URL(string: link.absoluteString, relativeTo: baseURL)?.absoluteURL
            }
            append(part)
        }
    }
}
