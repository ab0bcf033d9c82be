import Foundation
import HTTPService

extension ArticlesError: SentenceError, LocalizedError {
    /// The sentence in the process's language, for alerts.
    public var errorDescription: String? { sentence(in: .current).summary }
    /// What to do, in the process's language.
    public var recoverySuggestion: String? { sentence(in: .current).help }

    /// Where a token is made.
    public static let tokenPage = "https://qiita.com/settings/tokens/new"

    public func sentence(in language: DisplayLanguage) -> ErrorSentence {
        ErrorSentence(summary: summary(language), help: help(language))
    }

    private func summary(_ language: DisplayLanguage) -> String {
        switch self {
        case .tokenRejected:
            language.pick(
                "Qiita がアクセストークンを受け付けませんでした。", "Qiita did not accept the token.")
        case .forbidden:
            language.pick("Qiita に許可されていない操作です。", "Qiita does not allow this.")
        case .blocked:
            language.pick(
                "Qiita の手前でアクセスが遮断されました。", "Access was blocked before it reached Qiita.")
        case .notFound(let what):
            language.pick("\(what) は見つかりませんでした。", "\(what) was not found.")
        case .badRequest(let message):
            language.pick("Qiita が検索条件を受け付けませんでした", "Qiita did not accept the search")
                + (message.map { " (\($0))" } ?? "") + language.pick("。", ".")
        case .pageOutOfReach(let page):
            language.pick(
                "Qiita が返すのは \(ArticleQuery.lastPage) ページ目までです（\(page)）。",
                "Qiita gives out \(ArticleQuery.lastPage) pages, not \(page).")
        case .rateLimited:
            language.pick(
                "Qiita に問い合わせできる回数を使い切りました。",
                "All requests that Qiita grants are spent.")
        case .serverTrouble(let status):
            language.pick("Qiita で障害が起きています（\(status)）。", "Qiita is having trouble (\(status)).")
        default: answerSummary(language)
        }
    }

    private func answerSummary(_ language: DisplayLanguage) -> String {
        switch self {
        case .unexpectedShape(let reason):
            language.pick(
                "Qiita の応答が知らない形です（\(reason)）。",
                "The answer from Qiita has an unknown shape (\(reason)).")
        case .allDropped(let count, let reasons):
            language.pick("\(count) 件を 1 件も読めませんでした", "Not one of \(count) could be read")
                + (reasons.first.map { " (\($0))" } ?? "") + language.pick("。", ".")
        case .http(let error): error.sentence(in: language).summary
        default: ""
        }
    }

    private func help(_ language: DisplayLanguage) -> String {
        switch self {
        case .tokenRejected:
            language.pick(
                "設定のトークンを確かめるか、消してください。なくても検索できます。",
                "Check the token in the settings, or remove it: searching works without one.")
        case .forbidden:
            language.pick(
                "トークンに read_qiita の権限があるか確かめてください。",
                "Check that the token has the scope read_qiita.")
        case .blocked:
            language.pick(
                "ネットワーク（VPN やプロキシ）を変えるか、しばらくしてからお試しください。",
                "Try another network (without VPN or proxy), or wait a while.")
        case .notFound:
            language.pick(
                "番号や名前を確かめてください。削除されたのかもしれません。",
                "Check the number or name; it may have been deleted.")
        case .badRequest:
            language.pick("検索条件を変えてお試しください。", "Change the search and try again.")
        case .pageOutOfReach:
            language.pick(
                "created:<2026-01-01 のように期間をしぼってお試しください。",
                "Narrow the search by date, such as created:<2026-01-01.")
        case .rateLimited(let until): Self.waitHelp(until, language)
        case .serverTrouble:
            language.pick("しばらくしてからもう一度お試しください。", "Try again in a while.")
        case .unexpectedShape, .allDropped:
            language.pick("アプリを新しくすると直るかもしれません。", "A newer version of the app may help.")
        case .http(let error): error.sentence(in: language).help
        }
    }

    private static func waitHelp(_ until: Date?, _ language: DisplayLanguage) -> String {
        guard let until else {
            return language.pick(
                "1 時間ほど待つか、設定にトークンを入れてください（1 時間 1000 回になります）。",
                "Wait an hour, or set a token in the settings (1000 requests an hour).")
        }
        let moment = ErrorSentence.moment(until)
        return language.pick(
            "\(moment) に回復します。トークンを設定すると 1 時間 1000 回になります。",
            "They come back at \(moment) (JST). With a token there are 1000 an hour.")
    }
}
