import Foundation

/// What a word in the search field is looked for in.
public enum ArticleSearchKind: String, Hashable, Sendable, CaseIterable, Codable {
    /// Titles.
    case title
    /// Bodies.
    case body
    /// Tags.
    case tag
    /// Tags an article must not have.
    case excludedTag
    /// Authors.
    case user
    /// Articles that at least so many people keep.
    case stocks

    /// Its name: タイトル, 本文, タグ, タグ(除く), ユーザー, ストック数.
    public func title(in language: DisplayLanguage) -> String {
        switch self {
        case .title: language.pick("タイトル", "Title")
        case .body: language.pick("本文", "Body")
        case .tag: language.pick("タグ", "Tag")
        case .excludedTag: language.pick("タグ(除く)", "Not tag")
        case .user: language.pick("ユーザー", "User")
        case .stocks: language.pick("ストック数", "Stocks")
        }
    }

    /// Whether only numbers can be searched for.
    public var takesNumber: Bool { self == .stocks }

    /// The search in Qiita's syntax; all words must be found, except that any user will do.
    ///
    /// - Parameter text: What a person typed. Blanks, also wide ones, set words apart; `"in
    ///   quotes"` they stay together.
    /// - Returns: An empty string when nothing was typed; `nil` when a number was wanted and
    ///   there is none.
    public func query(_ text: String) -> String? {
        let words = QueryWord.split(text)
        guard !words.isEmpty else { return "" }
        switch self {
        case .title: return words.map { "title:" + QueryWord.quoted($0) }.joined(separator: " ")
        case .body: return words.map { "body:" + QueryWord.quoted($0) }.joined(separator: " ")
        case .tag: return words.map { Self.tag($0) }.joined(separator: " ")
        case .excludedTag: return words.map { "-" + Self.tag($0) }.joined(separator: " ")
        case .user: return words.map { Self.user($0) }.joined(separator: " OR ")
        case .stocks: return QueryWord.number(text).map { "stocks:>=\($0)" }
        }
    }

    private static func tag(_ word: String) -> String {
        let name = word.drop { $0 == "#" || $0 == "＃" }
        return "tag:" + QueryWord.quoted(name.isEmpty ? word : String(name))
    }

    private static func user(_ word: String) -> String {
        let name = word.drop { $0 == "@" || $0 == "＠" }
        return "user:" + QueryWord.quoted(name.isEmpty ? word : String(name))
    }
}

/// Words as they stand in a search.
enum QueryWord {
    /// Words set apart by blanks; those in quotes stay together. Letters are composed.
    static func split(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var isQuoted = false
        for character in text.precomposedStringWithCanonicalMapping {
            if "\"“”".contains(character) {
                isQuoted.toggle()
            } else if character.isWhitespace, !isQuoted {
                words.append(word)
                word = ""
            } else {
                word.append(character)
            }
        }
        words.append(word)
        return words.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// The word in quotes where it would else mean something: blanks, colons, a minus, `OR`.
    ///
    /// The syntax has no way to write a quote itself.
    static func quoted(_ word: String) -> String {
        let plain = word.filter { $0 != "\"" }
        let means =
            plain.hasPrefix("-") || plain == "OR"
            || plain.contains { $0.isWhitespace || ":()<>".contains($0) }
        return means ? "\"\(plain)\"" : plain
    }

    /// A whole number from 0, also in wide digits and with commas.
    static func number(_ text: String) -> Int? {
        var value = 0
        var hasDigits = false
        for character in text where !character.isWhitespace && !",，、".contains(character) {
            guard let digit = character.wholeNumberValue, digit < 10 else { return nil }
            guard value < 100_000_000 else { return nil }
            value = value * 10 + digit
            hasDigits = true
        }
        return hasDigits ? value : nil
    }
}
