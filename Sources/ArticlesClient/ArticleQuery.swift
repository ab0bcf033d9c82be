import Foundation

/// Which articles are wanted, and which page of them.
public struct ArticleQuery: Hashable, Sendable, Codable {
    /// Where they are taken from.
    public enum Source: Hashable, Sendable, Codable {
        /// All articles that a search in Qiita's syntax finds; empty finds all.
        case search(String)
        /// The articles of a tag, the latest tagged first.
        case tag(String)
        /// The articles of an author.
        case user(String)
        /// The articles of whoever the token belongs to, private ones included.
        case own
    }

    /// Where they are taken from.
    public var source: Source
    /// The page, from 1 to `lastPage`.
    public var page: Int
    /// How many a page holds, 1 to 100.
    public var perPage: Int

    /// The service answers no page after this one.
    public static let lastPage = 100

    /// Asks for articles.
    public init(_ source: Source = .search(""), page: Int = 1, perPage: Int = 50) {
        self.source = source
        self.page = page
        self.perPage = min(max(perPage, 1), 100)
    }

    /// The same search at another page.
    public func at(page: Int) -> ArticleQuery {
        var copy = self
        copy.page = page
        return copy
    }

    /// The newest articles.
    public static let newest = ArticleQuery()
}

/// Parts of addresses.
enum QiitaAddress {
    /// Everything but letters, digits and `-._~` as `%XX`: tags hold `+`, `#` and `/`.
    static func encoded(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count < 2 ? "0" : "") + digits
            }
        }
        return result
    }
}
