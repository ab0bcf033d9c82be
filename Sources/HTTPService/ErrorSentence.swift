import Foundation

/// What went wrong and what to do about it, in words for a person.
public struct ErrorSentence: Hashable, Sendable, CustomStringConvertible {
    /// One sentence: what happened.
    public var summary: String
    /// One sentence: what the reader can do. Empty when there is nothing to do.
    public var help: String

    /// Makes a sentence from its two halves.
    public init(summary: String, help: String = "") {
        self.summary = summary
        self.help = help
    }

    /// Both halves on separate lines.
    public var description: String { help.isEmpty ? summary : "\(summary)\n\(help)" }

    /// Turns any error into words, by its own facts when it has some.
    public init(for error: any Error, in language: DisplayLanguage = .current) {
        switch error {
        case let error as any SentenceError:
            self = error.sentence(in: language)
        case is CancellationError:
            self = HTTPError.cancelled.sentence(in: language)
        default:
            self.init(
                summary: language.pick("処理に失敗しました。", "Something failed.")
                    + " (\(String(describing: error).prefix(200)))",
                help: language.pick("もう一度お試しください。", "Please try again."))
        }
    }
}

/// An error that holds facts and knows how to say them.
public protocol SentenceError: Error {
    /// Says what happened and what to do, in the given language.
    func sentence(in language: DisplayLanguage) -> ErrorSentence
}

extension ErrorSentence {
    /// Writes a moment as people in Japan read it, to the minute: `12/31 23:59`.
    ///
    /// Always Japan Standard Time, like every other time in the product.
    public static func moment(_ date: Date) -> String {
        // Up to the next minute: "after 23:13" must not be too early.
        let seconds = (date.timeIntervalSince1970 / 60).rounded(.up) * 60 + 9 * 3600
        guard seconds.magnitude < 1e11 else { return "–" }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents(
            [.month, .day, .hour, .minute], from: Date(timeIntervalSince1970: seconds))
        return String(
            format: "%02d/%02d %02d:%02d", parts.month ?? 0, parts.day ?? 0, parts.hour ?? 0,
            parts.minute ?? 0)
    }
}
