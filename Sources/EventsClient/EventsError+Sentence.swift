import Foundation
import HTTPService

extension EventsError: SentenceError, LocalizedError {
    /// The sentence in the process's language, for alerts.
    public var errorDescription: String? { sentence(in: .current).summary }
    /// What to do, in the process's language.
    public var recoverySuggestion: String? { sentence(in: .current).help }

    /// Where a key is asked for.
    public static let keyPage = "https://help.connpass.com/api/"

    public func sentence(in language: DisplayLanguage) -> ErrorSentence {
        ErrorSentence(summary: summary(language), help: help(language))
    }

    private func summary(_ language: DisplayLanguage) -> String {
        switch self {
        case .keyMissing:
            language.pick(
                "connpass の API を使うにはキーが必要です。", "The connpass API needs a key.")
        case .keyRejected:
            language.pick(
                "connpass がキーを受け付けませんでした。", "connpass did not accept the key.")
        case .blocked:
            language.pick(
                "connpass の手前でアクセスが遮断されました。",
                "Access was blocked before it reached connpass.")
        case .notFound(let what):
            language.pick("\(what) は見つかりませんでした。", "\(what) was not found.")
        case .badRequest(let lines):
            language.pick(
                "connpass が検索条件を受け付けませんでした。", "connpass did not accept the search.")
                + (lines.isEmpty ? "" : " (\(lines.joined(separator: "; ")))")
        case .rateLimited:
            language.pick(
                "connpass への要求が多すぎるため、制限されています。",
                "connpass is limiting requests, since there were too many.")
        case .serverTrouble(let status):
            language.pick(
                "connpass で障害が起きています（\(status)）。",
                "connpass is having trouble (\(status)).")
        case .unexpectedShape(let reason):
            language.pick(
                "connpass の応答が知らない形です（\(reason)）。",
                "The answer from connpass has an unknown shape (\(reason)).")
        case .allDropped(let count, let reasons):
            language.pick(
                "\(count) 件のイベントを 1 件も読めませんでした",
                "Not one of \(count) events could be read")
                + (reasons.first.map { " (\($0))" } ?? "") + language.pick("。", ".")
        case .http(let error):
            error.sentence(in: language).summary
        }
    }

    private func help(_ language: DisplayLanguage) -> String {
        switch self {
        case .keyMissing:
            language.pick(
                "\(Self.keyPage) で申し込み、届いたキーを設定に入れてください。",
                "Apply for one at \(Self.keyPage) and enter it in the settings.")
        case .keyRejected:
            language.pick("設定のキーを確かめてください。", "Check the key in the settings.")
        case .blocked:
            language.pick(
                "ネットワーク（VPN やプロキシ）を変えるか、しばらくしてからお試しください。",
                "Try another network (without VPN or proxy), or wait a while.")
        case .notFound:
            language.pick("番号を確かめてください。", "Check the number.")
        case .badRequest:
            language.pick("検索条件を変えてお試しください。", "Change the search and try again.")
        case .rateLimited(let until):
            until.map {
                language.pick(
                    "\(ErrorSentence.moment($0)) 以降にもう一度お試しください。",
                    "Try again after \(ErrorSentence.moment($0)) (JST).")
            } ?? language.pick("しばらく待ってからお試しください。", "Wait a while, then try again.")
        case .serverTrouble:
            language.pick(
                "しばらくしてからもう一度お試しください。", "Try again in a while.")
        case .unexpectedShape, .allDropped:
            language.pick(
                "アプリを新しくすると直るかもしれません。", "A newer version of the app may help.")
        case .http(let error):
            error.sentence(in: language).help
        }
    }
}
