/// What a language looks like, as far as colours care.
struct CodeLanguage {
    /// How a text is written.
    struct Quote {
        let open: String
        let close: String
        /// Whether `\` takes the meaning from the character behind it.
        var hasEscapes = true
        var spansLines = false

        init(_ mark: String, escapes: Bool = true, lines: Bool = false) {
            self.init(mark, mark, escapes: escapes, lines: lines)
        }

        init(_ open: String, _ close: String, escapes: Bool = true, lines: Bool = false) {
            self.open = open
            self.close = close
            hasEscapes = escapes
            spansLines = lines
        }
    }

    /// In lower case; the first is the usual one.
    let names: [String]
    var keywords: Set<String> = []
    var constants: Set<String> = []
    var lineComments: [String] = []
    var blockComments: [(open: String, close: String)] = []
    /// Longer marks first.
    var quotes: [Quote] = [Quote("\""), Quote("'")]
    /// Whether `SELECT` and `select` are the same word.
    var ignoresCase = false
    /// Whether names that begin in upper case are types.
    var marksTypes = true
    /// Whether a word or text before `:` is a name.
    var namesBeforeColon = false
    /// Whether what counts stands inside `<` and `>`.
    var isTagged = false
    /// Characters beside letters, digits and `_` that may stand in a word.
    var wordCharacters = ""
    /// Characters that begin a name by themselves, such as `$` and `@`.
    var sigils = ""

    static func named(_ name: String?) -> CodeLanguage? {
        guard let name else { return nil }
        return byName[name.lowercased()]
    }

    private static let byName: [String: CodeLanguage] = {
        var found: [String: CodeLanguage] = [:]
        for language in all { for name in language.names { found[name] = language } }
        return found
    }()
}

/// The words of a text, for tables of keywords.
func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
}
