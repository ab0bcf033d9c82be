import ArticlesClient
import Foundation

/// A failure in the reader's words, for an alert.
public struct ArticlesFailure: LocalizedError, Hashable, Sendable {
    /// What happened and what to do.
    public let sentence: ErrorSentence
    /// Whether doing it again may help.
    public let canRetry: Bool

    init(_ error: any Error, language: DisplayLanguage) {
        sentence = ErrorSentence(for: error, in: language)
        canRetry = true
    }

    /// Says what the person has to mend first.
    init(summary: String) {
        sentence = ErrorSentence(summary: summary)
        canRetry = false
    }

    /// What happened.
    public var errorDescription: String? { sentence.summary }
    /// What to do.
    public var recoverySuggestion: String? { sentence.help }
}
