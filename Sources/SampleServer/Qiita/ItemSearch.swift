import Foundation

/// The search syntax of `items`.
///
/// Blanks join with "and", the word `OR` joins its neighbours, a minus before a term turns it
/// round, quotes keep words together. Parentheses mean nothing: the help does not name them.
///
/// Source: Qiita's help, "検索時に利用できるオプション".
struct ItemSearch {
    private enum Comparison: String, CaseIterable {
        case atLeast = ">="
        case atMost = "<="
        case above = ">"
        case below = "<"
        case equal = ""
    }

    private struct Term {
        var isNegated = false
        /// In lower case; empty for a bare word.
        var field = ""
        var value: String
    }

    /// One term of each group must hold.
    private let groups: [[Term]]

    init(_ text: String) {
        var groups: [[Term]] = []
        var joinsNext = false
        for word in Self.words(text) {
            if word == "OR", !groups.isEmpty {
                joinsNext = true
                continue
            }
            let term = Self.term(word)
            if joinsNext, let last = groups.indices.last {
                groups[last].append(term)
            } else {
                groups.append([term])
            }
            joinsNext = false
        }
        self.groups = groups
    }

    func matches(_ article: SampleArticle) -> Bool {
        groups.allSatisfy { $0.contains { Self.matches($0, article) != $0.isNegated } }
    }

    // MARK: Reading

    /// Words with their quotes; a quote may begin behind a colon.
    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var isQuoted = false
        for character in text {
            if character == "\"" { isQuoted.toggle() }
            if character.isWhitespace, !isQuoted {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        return word.isEmpty ? words : words + [word]
    }

    private static let fields = [
        "title", "body", "code", "tag", "user", "org", "stocks", "created", "updated",
    ]

    private static func term(_ word: String) -> Term {
        var rest = word[...]
        var term = Term(value: "")
        if rest.hasPrefix("-"), rest.count > 1 {
            term.isNegated = true
            rest.removeFirst()
        }
        if let colon = rest.firstIndex(of: ":") {
            let name = rest[..<colon].lowercased()
            if fields.contains(name) {
                term.field = name
                rest = rest[rest.index(after: colon)...]
            }
        }
        term.value = rest.replacing("\"", with: "").lowercased()
        return term
    }

    // MARK: Matching

    private static func matches(_ term: Term, _ article: SampleArticle) -> Bool {
        let value = term.value
        switch term.field {
        case "title": return article.title.lowercased().contains(value)
        case "body": return article.searchText.contains(value)
        case "code": return article.codeText.contains(value)
        case "tag": return article.tags.contains { $0.name.lowercased() == value }
        case "user": return article.writer.id.lowercased() == value
        case "org": return article.organization?.lowercased() == value
        case "stocks": return compares(article.stocks, value) { Int($0) }
        case "created": return comparesDay(article.created, value)
        case "updated": return comparesDay(article.updated, value)
        default:
            return value.isEmpty || article.title.lowercased().contains(value)
                || article.tags.contains { $0.name.lowercased() == value }
                || article.searchText.contains(value)
        }
    }

    private static func split(_ text: String) -> (Comparison, Substring) {
        let comparison = Comparison.allCases.first { text.hasPrefix($0.rawValue) } ?? .equal
        return (comparison, text.dropFirst(comparison.rawValue.count))
    }

    private static func compares<Value: Comparable>(
        _ found: Value, _ text: String, _ read: (Substring) -> Value?
    ) -> Bool {
        let (comparison, rest) = split(text)
        guard let wanted = read(rest) else { return false }
        switch comparison {
        case .atLeast: return found >= wanted
        case .atMost: return found <= wanted
        case .above: return found > wanted
        case .below: return found < wanted
        case .equal: return found == wanted
        }
    }

    /// Days, or months alone, in Japan. `>` lets the day itself through, as the help says.
    private static func comparesDay(_ found: JapanTime, _ text: String) -> Bool {
        let (comparison, rest) = split(text)
        let digits = rest.filter { $0 != "-" }
        guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isNumber) else {
            return false
        }
        let day = digits.count == 6 ? found.yearMonth : found.yearMonthDay
        switch comparison {
        case .atLeast, .above: return day >= digits
        case .atMost: return day <= digits
        case .below: return day < digits
        case .equal: return day == digits
        }
    }
}
