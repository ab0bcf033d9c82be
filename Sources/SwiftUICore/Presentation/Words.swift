import Foundation

/// Words that the runtime itself shows, in Japanese and English.
package enum Words {
    /// Whether the user reads Japanese, by the language of messages.
    private static let isJapanese: Bool = {
        let environment = ProcessInfo.processInfo.environment
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
            .compactMap { environment[$0] }.first { !$0.isEmpty }
        guard let locale else { return Locale.current.identifier.hasPrefix("ja") }
        let list = environment["LANGUAGE"] ?? ""
        let isPlain = locale == "C" || locale == "POSIX"
        return (isPlain || list.isEmpty ? locale : list).hasPrefix("ja")
    }()

    package static func pick(_ japanese: String, _ english: String) -> String {
        isJapanese ? japanese : english
    }

    package static var ok: String { pick("OK", "OK") }
    package static var cancel: String { pick("キャンセル", "Cancel") }
    package static var hour: String { pick("時", "Hour") }
    package static var minute: String { pick("分", "Minute") }
    package static var share: String { pick("共有", "Share") }
    package static var copy: String { pick("コピー", "Copy") }
    package static var paste: String { pick("貼り付け", "Paste") }
    package static var sendMail: String { pick("メールで送る", "Send by Mail") }
    package static var openInBrowser: String { pick("ブラウザーで開く", "Open in Browser") }
    package static var search: String { pick("検索", "Search") }
    package static var back: String { pick("戻る", "Back") }
    package static var edit: String { pick("編集", "Edit") }
    package static var done: String { pick("完了", "Done") }
    package static var delete: String { pick("削除", "Delete") }
    package static var moveUp: String { pick("上へ移動", "Move Up") }
    package static var moveDown: String { pick("下へ移動", "Move Down") }
    package static var reorder: String { pick("並べ替え", "Reorder") }
    package static func page(_ number: Int, of count: Int) -> String {
        pick("\(count)ページ中\(number)ページ", "Page \(number) of \(count)")
    }
}
