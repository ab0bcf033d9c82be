import EventsClient
import SwiftUI

/// The section's own words, in the reader's language.
struct EventsStrings: Hashable, Sendable {
    let language: DisplayLanguage

    init(_ language: DisplayLanguage = .current) { self.language = language }

    private func pick(_ japanese: String, _ english: String) -> String {
        language.pick(japanese, english)
    }

    // The list
    var title: String { pick("勉強会", "Events") }
    var refresh: String { pick("更新", "Refresh") }
    var loadMore: String { pick("続きを読み込む", "Load more") }
    var nothingFound: String {
        pick("該当するイベントが見つかりませんでした。", "No events were found.")
    }
    var nothingFoundHelp: String {
        pick("検索条件を変えてお試しください。", "Try changing the search.")
    }
    var sampleData: String { pick("見本データを表示しています。", "This is sample data.") }
    var tryLive: String { pick("接続し直す", "Try again") }

    func dropped(_ count: Int) -> String {
        pick(
            "\(count) 件のイベントを読めませんでした。",
            count == 1 ? "One event could not be read." : "\(count) events could not be read.")
    }

    func hits(_ count: Int) -> String {
        pick("\(count) 件", count == 1 ? "1 event" : "\(count) events")
    }

    // Without a key
    var feeds: String {
        pick(
            "キーがないため、グループのフィード（新着 10 件ずつ）を表示しています。",
            "Without a key, these are the groups' feeds: the newest ten of each.")
    }
    var feedsHelp: String {
        pick(
            "すべての検索には API キーが必要です。個人やコミュニティーは無料で申し込めます（審査に 1 週間ほど）。"
                + "届いたキーを設定に入れてください。",
            "Searching everything needs an API key, free of charge for people and communities; "
                + "it takes about a week. Enter it in the settings when it has come.")
    }
    var applyForKey: String { pick("キーを申し込む", "Apply for a key") }

    // Alerts
    var ok: String { "OK" }
    var retry: String { pick("再試行", "Retry") }

    // The search
    var search: String { pick("検索", "Search") }
    var searchTitle: String { pick("検索条件", "Search events") }
    var cancel: String { pick("キャンセル", "Cancel") }
    var clear: String { pick("条件を消す", "Clear") }
    var keywords: String { pick("キーワード", "Keywords") }
    var allWords: String { pick("すべてを含む", "All of these words") }
    var anyWords: String { pick("いずれかを含む", "Any of these words") }
    var excludedWords: String { pick("除く言葉", "None of these words") }
    var group: String { pick("グループ（サブドメインか番号）", "Group (subdomain or number)") }
    var place: String { pick("場所", "Place") }
    var prefecture: String { pick("都道府県", "Prefecture") }
    var anywhere: String { pick("指定なし", "Anywhere") }
    var alsoOnline: String { pick("オンラインも含む", "Include online events") }
    var dates: String { pick("開催日", "Dates") }
    var from: String { pick("開始日 yyyy-MM-dd", "From yyyy-MM-dd") }
    var through: String { pick("終了日 yyyy-MM-dd", "Through yyyy-MM-dd") }
    var conditions: String { pick("絞り込み", "Filters") }
    var onlyFreeSeats: String { pick("空席ありのみ", "Only with free seats") }
    var hideAnnouncements: String { pick("告知のみのイベントを隠す", "Hide announcements") }
    var hideCancelled: String { pick("中止のイベントを隠す", "Hide cancelled events") }
    var order: String { pick("並び順", "Order") }
    var recentSearches: String { pick("最近の検索", "Recent searches") }
    var savedSearches: String { pick("保存した検索", "Saved searches") }
    var saveSearch: String { pick("この条件を保存", "Save this search") }
    var delete: String { pick("削除", "Delete") }
    var everything: String { pick("すべてのイベント", "All events") }

    func name(_ order: EventOrder) -> String {
        switch order {
        case .date: pick("開催日順", "By date")
        case .newest: pick("新着順", "Newest")
        case .updated: pick("更新順", "Recently updated")
        }
    }

    func problem(_ problem: EventSearchDraft.Problem) -> String {
        switch problem {
        case .unreadableFrom:
            pick(
                "開始日は 2026-12-01 のように入力してください。",
                "Write the first day like 2026-12-01.")
        case .unreadableThrough:
            pick(
                "終了日は 2026-12-31 のように入力してください。",
                "Write the last day like 2026-12-31.")
        case .reversedRange:
            pick("終了日が開始日より前です。", "The last day is before the first.")
        }
    }

    // The detail
    var detailTitle: String { pick("勉強会詳細", "Event") }
    var openPage: String { pick("connpassのイベントページ", "Event page on connpass") }
    var description: String { pick("説明", "Description") }
    var venue: String { pick("会場", "Venue") }
    var address: String { pick("住所", "Address") }
    var date: String { pick("日時", "Date") }
    var seats: String { pick("参加者", "Seats") }
    var heldBy: String { pick("グループ", "Group") }
    var owner: String { pick("管理者", "Owner") }
    var save: String { pick("保存", "Save") }
    var saved: String { pick("保存済み", "Saved") }
    var addToCalendar: String { pick("カレンダーに追加", "Add to calendar") }
    var copyLink: String { pick("リンクをコピー", "Copy link") }
    var zoomIn: String { pick("拡大", "Zoom in") }
    var zoomOut: String { pick("縮小", "Zoom out") }
    var close: String { pick("閉じる", "Close") }

    func notice(_ notice: EventDetailModel.Notice) -> String {
        switch notice {
        case .copied: pick("リンクをコピーしました。", "The link was copied.")
        case .opened: pick("カレンダーに渡しました。", "Handed to the calendar.")
        case .savedFile(let path):
            pick("カレンダー用のファイルを保存しました: \(path)", "Saved a calendar file: \(path)")
        }
    }
}

private struct DisplayLanguageKey: EnvironmentKey {
    static let defaultValue = DisplayLanguage.current
}

extension EnvironmentValues {
    /// The language the events section speaks.
    public var displayLanguage: DisplayLanguage {
        get { self[DisplayLanguageKey.self] }
        set { self[DisplayLanguageKey.self] = newValue }
    }

    var eventsStrings: EventsStrings { EventsStrings(displayLanguage) }
}
