import ArticlesClient
import EventsClient
import Foundation
import HTTPService
import TownsClient

/// Results to standard output, everything else to standard error.
struct Output: Sendable {
    let language: DisplayLanguage

    /// Writes results.
    ///
    /// - Throws: `OutputError.closed` when the reader has left, `.failed` with the system's number.
    func write(_ text: String) throws(OutputError) {
        try Self.write(text, to: STDOUT_FILENO)
    }

    /// Writes a sentence for the person at the terminal.
    ///
    /// When standard error can't be written there is no place left to say so.
    func note(_ text: String) {
        try? Self.write(text + "\n", to: STDERR_FILENO)
    }

    func note(_ words: Words) {
        note(words.text(in: language))
    }

    /// Writes to standard error without ending the line.
    func draw(_ text: String) {
        try? Self.write(text, to: STDERR_FILENO)
    }

    /// Says what went wrong and chooses the exit code.
    func report(_ error: any Error) -> ExitCode {
        switch error {
        case OutputError.closed:
            // The reader had enough: `hiroba events | head`.
            return .success
        case let error as UsageError:
            note("hiroba: " + error.text(in: language))
            return .usage
        case let error as SetupError:
            note("hiroba: " + error.sentence(in: language).description)
            return error.exitCode
        case let error as EventsError:
            note("hiroba: " + error.sentenceForTerminal(in: language).description)
            return error.exitCode
        case let error as TownsError:
            note("hiroba: " + error.sentence(in: language).description)
            return error.exitCode
        case let error as ArticlesError:
            note("hiroba: " + error.sentenceForTerminal(in: language).description)
            return error.exitCode
        default:
            note("hiroba: " + ErrorSentence(for: error, in: language).description)
            return error is HTTPError ? .service : .failure
        }
    }

    private static func write(_ text: String, to descriptor: Int32) throws(OutputError) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if count >= 0 {
                bytes = bytes.dropFirst(count)
            } else if errno == EPIPE {
                throw .closed
            } else if errno != EINTR {
                throw .failed(errno)
            }
        }
    }
}

/// Why results could not be written.
enum OutputError: Error, Equatable, SentenceError {
    /// Nobody reads any more.
    case closed
    /// The system's error number.
    case failed(Int32)

    func sentence(in language: DisplayLanguage) -> ErrorSentence {
        guard case .failed(let number) = self else { return ErrorSentence(summary: "") }
        let reason = String(cString: strerror(number))
        return ErrorSentence(
            summary: language.pick(
                "結果を書き出せませんでした（\(reason)）。", "Could not write the results (\(reason))."),
            help: language.pick("出力先の空き容量を確かめてください。", "Check the space at the destination."))
    }
}

extension EventsError {
    var exitCode: ExitCode {
        if case .notFound = self { return .failure }
        return .service
    }

    /// The sentence with the help that fits a terminal, which has no settings.
    func sentenceForTerminal(in language: DisplayLanguage) -> ErrorSentence {
        var sentence = sentence(in: language)
        switch self {
        case .keyMissing:
            sentence.help = language.pick(
                "\(Self.keyPage) で申し込み、届いたキーを hiroba key connpass で登録してください。",
                "Apply for one at \(Self.keyPage) and store it with: hiroba key connpass")
        case .keyRejected:
            sentence.help = language.pick(
                "キーを確かめ、hiroba key connpass で登録し直してください。",
                "Check the key and store it again with: hiroba key connpass")
        default: break
        }
        return sentence
    }
}
