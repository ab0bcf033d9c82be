import ArticlesClient
import FeatureViews
import SwiftUI

/// The section's own words, in the reader's language.
struct ArticlesStrings: Hashable, Sendable {
    let language: DisplayLanguage

    init(_ language: DisplayLanguage = .current) { self.language = language }

    private func pick(_ japanese: String, _ english: String) -> String {
        language.pick(japanese, english)
    }

    // The list
    var title: String { pick("記事", "Articles") }
    var refresh: String { pick("更新", "Refresh") }
    var loadMore: String { pick("続きを読み込む", "Load more") }
    var newest: String { pick("新着", "Newest") }
    var nothingFound: String {
        pick("該当する記事が見つかりませんでした。", "No articles were found.")
    }
    var nothingFoundHelp: String { pick("検索文字を変えてお試しください。", "Try changing the search.") }
    var sampleData: String { pick("見本データを表示しています。", "This is sample data.") }
    var tryLive: String { pick("接続し直す", "Try again") }
    var likes: String { "LGTM" }
    var stocks: String { pick("ストック", "Stocks") }

    func dropped(_ count: Int) -> String {
        pick(
            "\(count) 件の記事を読めませんでした。",
            count == 1 ? "One article could not be read." : "\(count) articles could not be read.")
    }
    func hits(_ count: Int) -> String {
        pick("\(count) 件", count == 1 ? "1 article" : "\(count) articles")
    }
    var sortAgain: String { pick("並べ直す", "Sort again") }
    func belongHigher(_ count: Int) -> String {
        pick(
            "あとから届いた \(count) 件は、並び順ではもっと上です。",
            count == 1
                ? "One article that came later belongs higher up."
                : "\(count) articles that came later belong higher up.")
    }
    func capped(_ total: Int) -> String {
        pick(
            "Qiita が返すのはここまでです（全 \(total) 件）。期間などでしぼると続きを探せます。",
            "Qiita gives out no more of the \(total). Narrow the search to find the rest.")
    }
    func remaining(_ count: Int) -> String {
        pick("Qiita への問い合わせは残り \(count) 回です。", "\(count) requests to Qiita are left.")
    }
    func waiting(_ moment: String) -> String {
        pick(
            "Qiita に問い合わせできる回数を使い切りました。\(moment) に自動で再開します。",
            "All requests to Qiita are spent. Going on by itself at \(moment) (JST).")
    }

    // Alerts
    var error: String { pick("エラー", "Error") }
    var ok: String { "OK" }
    var retry: String { pick("再試行", "Retry") }
    var numberWanted: String {
        pick("ストック数は数字で入力してください。", "Enter the number of stocks in digits.")
    }
    func saveFailed(_ reason: String) -> String {
        pick("保存できませんでした（\(reason)）。", "Could not be saved (\(reason)).")
    }

    // The search
    var searchText: String { pick("検索文字", "Search text") }
    var search: String { pick("検索", "Search") }
    var clear: String { pick("検索文字を消す", "Clear the search") }
    var close: String { pick("閉じる", "Close") }
    var order: String { pick("並び順", "Order") }
    var rawQuery: String { pick("検索式", "Query") }
    var kinds: String { pick("検索の種類", "Kind of search") }

    // The detail
    var detailTitle: String { pick("記事", "Article") }
    func published(_ date: String) -> String { pick("\(date) に公開", "Published \(date)") }
    func updated(_ date: String) -> String { pick("\(date) に更新", "Updated \(date)") }
    var save: String { pick("保存", "Save") }
    var saved: String { pick("保存済み", "Saved") }
    var copyLink: String { pick("リンクをコピー", "Copy link") }
    var copied: String { pick("コピーしました", "Copied") }
    var openPage: String { pick("Qiita で開く", "Open on Qiita") }
    func searchTag(_ name: String) -> String {
        pick("タグ \(name) で検索", "Search for the tag \(name)")
    }
    func comments(_ count: Int) -> String {
        pick("コメントを読む（\(count) 件）", count == 1 ? "Read the comment" : "Read \(count) comments")
    }
}

private struct ArticlesStringsKey: EnvironmentKey {
    static let defaultValue = ArticlesStrings()
}

extension EnvironmentValues {
    var articlesStrings: ArticlesStrings {
        get { self[ArticlesStringsKey.self] }
        set { self[ArticlesStringsKey.self] = newValue }
    }
}

extension View {
    /// Chooses the language in which the articles section speaks.
    public func articlesLanguage(_ language: DisplayLanguage) -> some View {
        environment(\.articlesStrings, ArticlesStrings(language))
            .readerLanguage(language)
    }
}
