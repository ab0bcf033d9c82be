import Foundation
import HTTPService

extension TownsError: SentenceError, LocalizedError {
    /// The sentence in the process's language, for alerts.
    public var errorDescription: String? { sentence(in: .current).summary }
    /// What to do, in the process's language.
    public var recoverySuggestion: String? { sentence(in: .current).help }

    public func sentence(in language: DisplayLanguage) -> ErrorSentence {
        ErrorSentence(summary: summary(language), help: help(language))
    }

    private func summary(_ language: DisplayLanguage) -> String {
        switch self {
        case .unexpectedShape(let reason):
            language.pick(
                "ランキングのデータが知らない形です（\(reason)）。",
                "The ranking's data has an unknown shape (\(reason)).")
        case .allDropped(let count, let reasons):
            language.pick(
                "\(count) 件の街を 1 件も読めませんでした", "Not one of \(count) towns could be read")
                + (reasons.first.map { " (\($0))" } ?? "") + language.pick("。", ".")
        case .badAddress(let text):
            language.pick(
                "ランキングのアドレスとして使えません: \(text)",
                "This cannot be the address of a ranking: \(text)")
        case .missingFile(let name):
            language.pick(
                "付属のデータ \(name) が見つかりません。", "The product's own file \(name) is missing.")
        case .unknownTown(let name, _):
            language.pick(
                "「\(name)」はどのランキングにもありません。", "No ranking has a town named \(name).")
        case .unknownTable(let id, _):
            language.pick(
                "\(id.area.title(in: language))の \(id.year) 年「\(id.list.title(in: language))」はありません。",
                "There is no ranking of \(id.area.title(in: language)) \(id.year),"
                    + " \(id.list.title(in: language).lowercased()).")
        case .http(let error):
            error.sentence(in: language).summary
        }
    }

    private func help(_ language: DisplayLanguage) -> String {
        switch self {
        case .unexpectedShape, .allDropped:
            language.pick(
                "townRankingsForRent と townRankingsForBuy を持つ JSON か確かめてください。",
                "Check that it is JSON with townRankingsForRent and townRankingsForBuy.")
        case .badAddress:
            language.pick(
                "https で始まるアドレスを指定してください。", "Give an address that starts with https.")
        case .missingFile:
            language.pick("アプリを入れ直してください。", "Install the app again.")
        case .unknownTown(_, let similar):
            similar.isEmpty
                ? language.pick("駅の名前を漢字で指定してください。", "Give the station's name in Japanese.")
                : language.pick(
                    "\(similar.joined(separator: "、")) のことですか？",
                    "Did you mean \(similar.joined(separator: ", "))?")
        case .unknownTable(_, let years):
            language.pick(
                "あるのは \(years.map(String.init).joined(separator: "、")) 年です。",
                "There is \(years.map(String.init).joined(separator: ", ")).")
        case .http(let error):
            error.sentence(in: language).help
        }
    }
}
