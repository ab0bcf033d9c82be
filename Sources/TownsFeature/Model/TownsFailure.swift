import Foundation
import TownsClient

/// A failure in the reader's words, for an alert.
public struct TownsFailure: LocalizedError, Hashable, Sendable {
    /// What happened and what to do.
    public let sentence: ErrorSentence

    init(_ error: any Error, language: DisplayLanguage) {
        sentence = ErrorSentence(for: error, in: language)
    }

    /// The alert's title.
    public var errorDescription: String? { sentence.summary }
    /// The alert's text.
    public var recoverySuggestion: String? { sentence.help }
}
