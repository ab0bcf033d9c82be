import EventsClient
import Library

/// The section's own words.
struct SavedStrings {
    let language: DisplayLanguage

    private func pick(_ japanese: String, _ english: String) -> String {
        language.pick(japanese, english)
    }

    var title: String { pick("保存", "Saved") }
    var search: String { pick("保存したものを検索", "Search what is saved") }
    var all: String { pick("すべて", "All") }
    var unread: String { pick("未読", "Unread") }
    var onlyUnread: String { pick("未読のみ", "Only unread") }
    var edit: String { pick("編集", "Edit") }
    var done: String { pick("完了", "Done") }
    var export: String { pick("書き出す", "Export") }
    var delete: String { pick("削除", "Delete") }
    var markRead: String { pick("既読にする", "Mark as read") }
    var markUnread: String { pick("未読にする", "Mark as unread") }
    var close: String { pick("閉じる", "Close") }
    var openPage: String { pick("ページを開く", "Open page") }
    var nothingSaved: String { pick("まだ何も保存していません。", "Nothing is saved yet.") }
    var nothingSavedHelp: String {
        pick(
            "勉強会・記事・街の詳細にある「保存」で、ここに集まります。",
            "“Save” on an event, an article or a town puts it here, to be read offline.")
    }
    var nothingFound: String { pick("見つかりませんでした。", "Nothing was found.") }

    func name(_ format: SavedModel.ExportFormat) -> String {
        switch format {
        case .ics: pick("カレンダー (.ics)", "Calendar (.ics)")
        case .json: "JSON"
        case .markdown: "Markdown"
        }
    }

    func symbol(_ kind: SavedItem.Kind) -> String {
        switch kind {
        case .event: "calendar"
        case .article: "doc.text"
        case .town: "building.2"
        }
    }
}
