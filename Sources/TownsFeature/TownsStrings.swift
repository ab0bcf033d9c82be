import SwiftUI
import TownsClient

/// The section's own words, in the reader's language.
struct TownsStrings: Hashable, Sendable {
    let language: DisplayLanguage

    init(_ language: DisplayLanguage = .current) { self.language = language }

    private func pick(_ japanese: String, _ english: String) -> String {
        language.pick(japanese, english)
    }

    // The lists
    func title(area: TownArea, year: Int) -> String {
        title(year: year) + pick("", " ") + inBrackets(area)
    }
    func title(year: Int) -> String {
        pick("住みたい街ランキング\(year)", "Towns to live in \(year)")
    }
    func inBrackets(_ area: TownArea) -> String { "(\(area.title(in: language)))" }
    func title(_ list: RankingList) -> String { list.title(in: language) }
    var more: String { pick("11位以降を見る ▾", "Show 11th and below ▾") }
    var less: String { pick("閉じる ▴", "Close ▴") }
    var area: String { pick("地域", "Area") }
    var year: String { pick("年", "Year") }
    func name(ofYear year: Int) -> String { pick("\(year)年", "\(year)") }
    func rank(_ rank: Int) -> String { pick("\(rank)位", "No. \(rank)") }
    func gap(_ ranks: ClosedRange<Int>) -> String {
        let first = ranks.lowerBound
        let range = ranks.count == 1 ? "\(first)" : "\(first)〜\(ranks.upperBound)"
        return pick("\(range)位", "No. \(range.replacing("〜", with: "–"))")
    }
    var notPrinted: String { pick("出典に記載がありません", "Not named by the source") }
    func alsoIn(_ list: RankingList, rank: Int) -> String {
        pick(
            "「\(title(list))」でも\(rank)位",
            "Also no. \(rank) of the towns \(title(list).lowercased()) in")
    }
    func noTable(_ list: RankingList) -> String {
        pick(
            "この年の「\(title(list))」は記録がありません。",
            "There is no record of the towns \(title(list).lowercased()) in of this year.")
    }
    func source(_ name: String?) -> String {
        let source = name ?? pick("報道の断片（記事の控えなし）", "fragments in the press (articles not noted)")
        return pick("出典: \(source)", "Source: \(source)")
    }
    var basis: String {
        pick(
            "LIFULL HOME'S への問い合わせ数による順位",
            "Ranked by the number of inquiries at LIFULL HOME'S")
    }
    func dropped(_ count: Int) -> String {
        pick(
            "\(count) 件の街を読めませんでした。",
            count == 1 ? "One town could not be read." : "\(count) towns could not be read.")
    }
    var bundledInstead: String {
        pick("付属のデータを表示しています。", "Showing the data that came with the app.")
    }
    var unknownChange: String { pick("前年不明", "Unknown") }

    // Waiting and failing
    var loading: String { "Loading…" }
    var refresh: String { pick("更新", "Refresh") }
    var ok: String { "OK" }
    var retry: String { pick("再試行", "Retry") }

    // The detail
    var history: String { pick("順位の移り変わり", "Ranks over the years") }
    var unknownRank: String { "–" }
    func computed(_ rank: String) -> String { pick("\(rank)＊", "\(rank)*") }
    var computedNote: String {
        pick("＊ 翌年の変動から計算した順位", "* worked out from the change of the year after")
    }
    var openMap: String { pick("OpenStreetMap で見る", "Show on OpenStreetMap") }
    var noPlace: String {
        pick("場所がわからない街です。", "Nobody knows where this town is.")
    }
    func station(_ name: String) -> String { pick("\(name)駅の付近", "Around \(name) Station") }
    var save: String { pick("保存", "Save") }
    var unsave: String { pick("保存をやめる", "Do not keep") }
    var chooseTown: String { pick("一覧から街を選んでください", "Choose a town from the list") }

    /// One line for a screen reader: rank, town, change, line.
    func spoken(_ entry: TownEntry, line: String?) -> String {
        let change = entry.change.title(in: language)
        return [rank(entry.rank), entry.town, change, line].compactMap { $0 }
            .joined(separator: pick("、", ", "))
    }
}

private struct TownsLanguageKey: EnvironmentKey {
    static let defaultValue = DisplayLanguage.current
}

extension EnvironmentValues {
    /// The language the towns section speaks.
    public var townsLanguage: DisplayLanguage {
        get { self[TownsLanguageKey.self] }
        set { self[TownsLanguageKey.self] = newValue }
    }

    var townsStrings: TownsStrings { TownsStrings(townsLanguage) }
}
