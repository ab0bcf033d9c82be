/// Cuts code into stretches by its language's table, from front to back, once.
///
/// It knows words, texts, comments and numbers, no grammar: what is drawn wrongly is still there.
struct CodeHighlighter {
    /// The code in stretches, neighbours of different kinds; plain for an unknown language.
    static func tokens(_ code: String, language: String?) -> [CodeToken] {
        guard !code.isEmpty else { return [] }
        guard code.utf8.count <= sizeLimit, let language = CodeLanguage.named(language) else {
            return [CodeToken(code, .plain)]
        }
        var highlighter = CodeHighlighter(code, language)
        while highlighter.index < highlighter.code.count { highlighter.step() }
        return highlighter.tokens
    }

    /// Longer code is shown without colours.
    private static let sizeLimit = 200_000

    private let code: [Character]
    private let language: CodeLanguage
    private let quotes: [(open: [Character], quote: CodeLanguage.Quote)]
    private let lineComments: [[Character]]
    private let blockComments: [(open: [Character], close: [Character])]
    private var index = 0
    private var tokens: [CodeToken] = []
    private var isInTag = false

    private init(_ text: String, _ language: CodeLanguage) {
        code = Array(text)
        self.language = language
        quotes = language.quotes.map { (Array($0.open), $0) }
        lineComments = language.lineComments.map(Array.init)
        blockComments = language.blockComments.map { (Array($0.open), Array($0.close)) }
    }

    private mutating func step() {
        if comment() { return }
        if language.isTagged { return tagStep() }
        if text() || word() || number() { return }
        emit(1, .plain)
    }

    private mutating func comment() -> Bool {
        if lineComments.contains(where: { matches($0) && startsComment($0) }) {
            emit(upTo: index + lengthOfLine, .comment)
            return true
        }
        guard let mark = blockComments.first(where: { matches($0.open) }) else { return false }
        emit(upTo: end(after: mark.close, from: index + mark.open.count), .comment)
        return true
    }

    /// `#` begins a comment at the start of a line or after a blank only: `a#b` is a word.
    private func startsComment(_ mark: [Character]) -> Bool {
        guard mark == ["#"] || mark == [";"], index > 0 else { return true }
        return code[index - 1].isWhitespace
    }

    private var lengthOfLine: Int {
        code[index...].firstIndex(where: \.isNewline).map { $0 - index } ?? code.count - index
    }

    private mutating func text() -> Bool {
        guard let (open, quote) = quotes.first(where: { matches($0.open) }) else { return false }
        let end = endOfText(quote, from: index + open.count)
        emit(upTo: end, language.namesBeforeColon && isColon(at: end) ? .name : .string)
        return true
    }

    /// A text that does not end stops at the end of its line, unless it may be longer.
    private func endOfText(_ quote: CodeLanguage.Quote, from start: Int) -> Int {
        let close = Array(quote.close)
        var position = start
        while position < code.count {
            if quote.hasEscapes, code[position] == "\\" {
                position += 2
                continue
            }
            if !quote.spansLines, code[position].isNewline { return position }
            if matches(close, at: position) { return position + close.count }
            position += 1
        }
        return code.count
    }

    private mutating func word() -> Bool {
        let first = code[index]
        let hasSigil = language.sigils.contains(first)
        guard hasSigil || first.isLetter || first == "_" else { return false }
        var end = index + 1
        while end < code.count, isWordPart(code[end]) { end += 1 }
        guard !hasSigil || end > index + 1 else { return false }
        emit(upTo: end, kind(String(code[index..<end]), hasSigil: hasSigil, end: end))
        return true
    }

    private func kind(_ word: String, hasSigil: Bool, end: Int) -> CodeToken.Kind {
        if hasSigil { return .name }
        let known = language.ignoresCase ? word.lowercased() : word
        if language.namesBeforeColon, isColon(at: end) { return .name }
        if language.keywords.contains(known) { return .keyword }
        if language.constants.contains(known) { return .number }
        if language.marksTypes, word.first?.isUppercase == true, word.count > 1 { return .type }
        return .plain
    }

    private mutating func number() -> Bool {
        guard code[index].isASCII, code[index].isNumber else { return false }
        var end = index + 1
        while end < code.count, isWordPart(code[end]) || isDecimalPoint(end) { end += 1 }
        emit(upTo: end, .number)
        return true
    }

    private func isDecimalPoint(_ position: Int) -> Bool {
        code[position] == "." && position + 1 < code.count && code[position + 1].isASCII
            && code[position + 1].isNumber
    }

    // MARK: Tags

    private mutating func tagStep() {
        if !isInTag {
            guard code[index] == "<" else {
                let next = code[(index + 1)...].firstIndex(of: "<") ?? code.count
                return emit(upTo: next, .plain)
            }
            return openTag()
        }
        if code[index] == ">" { isInTag = false }
        if text() { return }
        if code[index].isLetter {
            var end = index + 1
            while end < code.count, isWordPart(code[end]) { end += 1 }
            return emit(upTo: end, .name)
        }
        emit(1, .plain)
    }

    private mutating func openTag() {
        var end = index + 1
        while end < code.count, "/?!".contains(code[end]) { end += 1 }
        guard end < code.count, code[end].isLetter else { return emit(1, .plain) }
        emit(upTo: end, .plain)
        while end < code.count, isWordPart(code[end]) { end += 1 }
        emit(upTo: end, .type)
        isInTag = true
    }

    // MARK: Characters

    private func isWordPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
            || language.wordCharacters.contains(character)
    }

    private func isColon(at position: Int) -> Bool {
        var position = position
        while position < code.count, code[position] == " " { position += 1 }
        guard position < code.count, code[position] == ":" else { return false }
        // In YAML `a:b` is one word, in CSS `a:hover` is no property.
        return position + 1 == code.count || code[position + 1].isWhitespace
            || "\"[{0123456789".contains(code[position + 1])
    }

    private func matches(_ mark: [Character], at position: Int? = nil) -> Bool {
        let start = position ?? index
        guard start + mark.count <= code.count, code[start] == mark.first else { return false }
        return code[start..<start + mark.count].elementsEqual(mark)
    }

    private func end(after mark: [Character], from start: Int) -> Int {
        var position = start
        while position < code.count {
            if matches(mark, at: position) { return position + mark.count }
            position += 1
        }
        return code.count
    }

    private mutating func emit(_ count: Int, _ kind: CodeToken.Kind) {
        emit(upTo: index + count, kind)
    }

    private mutating func emit(upTo end: Int, _ kind: CodeToken.Kind) {
        let end = min(end, code.count)
        guard end > index else { return }
        let text = String(code[index..<end])
        index = end
        // Blanks have no colour: they join what stands before them.
        let isBlank = text.allSatisfy(\.isWhitespace)
        if let last = tokens.indices.last, tokens[last].kind == kind || isBlank {
            tokens[last].text += text
        } else {
            tokens.append(CodeToken(text, kind))
        }
    }
}
