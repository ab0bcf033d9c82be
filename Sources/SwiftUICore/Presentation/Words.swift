import Foundation

/// Words that the runtime itself shows, in Japanese and English.
package enum Words {
    /// Whether the user reads Japanese, by the language of messages.
    private static let isJapanese: Bool = {
        let environment = ProcessInfo.processInfo.environment
        for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
            if let value = environment[name], !value.isEmpty, value != "C", !value.hasPrefix("C.") {
                return value.hasPrefix("ja")
            }
        }
        return Locale.current.identifier.hasPrefix("ja")
    }()

    package static func pick(_ japanese: String, _ english: String) -> String {
        isJapanese ? japanese : english
    }

    package static var ok: String { pick("OK", "OK") }
    package static var cancel: String { pick("キャンセル", "Cancel") }
    package static var back: String { pick("戻る", "Back") }
}
