import CAdwaita

/// The few words that GTK widgets need and no app supplies, in Japanese and English.
enum Words {
    static var back: String { isJapanese ? "戻る" : "Back" }
    static var clear: String { isJapanese ? "消去" : "Clear" }
    static var decrease: String { isJapanese ? "減らす" : "Decrease" }
    static var resize: String { isJapanese ? "高さを変える" : "Change the height" }
    static var increase: String { isJapanese ? "増やす" : "Increase" }

    static func notInstalled(_ package: String, for what: String) -> String {
        isJapanese
            ? "\(what)を表示するには \(package) をインストールしてください。"
            : "To show \(what), install \(package)."
    }
    static var maps: String { isJapanese ? "地図" : "maps" }
    static var webPages: String { isJapanese ? "ウェブページ" : "web pages" }

    private static let isJapanese: Bool = {
        guard let names = g_get_language_names(), let first = names[0] else { return false }
        return String(cString: first).hasPrefix("ja")
    }()
}
