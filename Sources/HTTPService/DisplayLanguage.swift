import Foundation

/// A language in which the product speaks to people.
public enum DisplayLanguage: String, Hashable, Sendable, Codable, CaseIterable {
    /// Japanese.
    case japanese = "ja"
    /// English, also used for every language that has no sentences of its own.
    case english = "en"

    /// Picks the language from a locale's language code.
    public init(locale: Locale) {
        self.init(identifier: locale.identifier)
    }

    /// Picks the language from an identifier such as `ja_JP.UTF-8`, `ja-JP` or `C`.
    public init(identifier: String) {
        self = identifier.lowercased().hasPrefix("ja") ? .japanese : .english
    }

    /// Picks the language as GNU programs do: `LC_ALL`, then `LC_MESSAGES`, then `LANG`; and in
    /// any locale but C and POSIX the first language of `LANGUAGE` goes before them.
    ///
    /// - Returns: `nil` when none of them is set.
    /// Source: GNU gettext's manual, "Locale Environment Variables" and "The LANGUAGE variable".
    public init?(environment: [String: String]) {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        guard let value = names.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty })
        else { return nil }
        let list = (environment["LANGUAGE"] ?? "").split(separator: ":")
        if let first = list.first, value != "C", value != "POSIX" {
            self.init(identifier: String(first))
        } else {
            self.init(identifier: value)
        }
    }

    /// The language of the process: the environment's, else the person's preferred one.
    public static let current: DisplayLanguage =
        DisplayLanguage(environment: ProcessInfo.processInfo.environment)
        ?? DisplayLanguage(identifier: Locale.preferredLanguages.first ?? "en")

    /// Chooses between two wordings.
    public func pick(_ japanese: String, _ english: String) -> String {
        self == .japanese ? japanese : english
    }
}
