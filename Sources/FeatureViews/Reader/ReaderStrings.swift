import ArticlesClient
import SwiftUI

/// The reader's own words, in the reader's language.
struct ReaderStrings: Hashable, Sendable {
    let language: DisplayLanguage

    init(_ language: DisplayLanguage = .current) { self.language = language }

    private func pick(_ japanese: String, _ english: String) -> String {
        language.pick(japanese, english)
    }

    var copied: String { pick("コピーしました", "Copied") }
    var copyCode: String { pick("コードをコピー", "Copy code") }
    func links(_ count: Int) -> String { pick("リンク（\(count)）", "Links (\(count))") }
    var footnotes: String { pick("脚注", "Notes") }
    var picture: String { pick("画像", "Picture") }
    var loadPicture: String { pick("画像を読み込む", "Load pictures") }
    var alwaysLoad: String { pick("いつも読み込む", "Always load") }
    func picturesHeld(_ hosts: String) -> String {
        pick(
            "このページの画像は \(hosts) にあります。読み込むと、読んでいることが相手に伝わります。",
            "The pictures of this page are on \(hosts), which will know that you read it.")
    }
    var emptyBody: String { pick("本文がありません。", "There is no text.") }
    var truncated: String {
        pick("長いため、途中までを表示しています。", "This is too long to show whole.")
    }

    func name(_ note: MarkupNote) -> String {
        switch note {
        case .info: pick("補足", "Note")
        case .warning: pick("注意", "Warning")
        case .alert: pick("警告", "Alert")
        }
    }
}

private struct ReaderStringsKey: EnvironmentKey {
    static let defaultValue = ReaderStrings()
}

extension EnvironmentValues {
    var readerStrings: ReaderStrings {
        get { self[ReaderStringsKey.self] }
        set { self[ReaderStringsKey.self] = newValue }
    }
}

extension View {
    /// Chooses the language in which pages speak of themselves.
    public func readerLanguage(_ language: DisplayLanguage) -> some View {
        environment(\.readerStrings, ReaderStrings(language))
    }
}
