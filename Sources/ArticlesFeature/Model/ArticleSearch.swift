import ArticlesClient

/// What stands in the search field, and how it is meant.
public struct ArticleSearch: Hashable, Sendable {
    /// The words.
    public var text = ""
    /// Which chip is chosen.
    public var kind = ArticleSearchKind.title
    /// Whether the words are a search in Qiita's own syntax.
    public var isRaw = false

    /// Describes a search; without words it asks for the newest articles.
    public init(_ text: String = "", kind: ArticleSearchKind = .title, isRaw: Bool = false) {
        self.text = text
        self.kind = kind
        self.isRaw = isRaw
    }

    /// What the service is asked; `nil` as long as a number is wanted and there is none.
    var query: ArticleQuery? {
        if isRaw { return ArticleQuery(.search(text)) }
        return kind.query(text).map { ArticleQuery(.search($0)) }
    }

    var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }

    /// The search in a line.
    func summary(_ strings: ArticlesStrings) -> String {
        if isEmpty { return strings.newest }
        let kind = isRaw ? strings.rawQuery : self.kind.title(in: strings.language)
        return "\(kind): \(text)"
    }
}
