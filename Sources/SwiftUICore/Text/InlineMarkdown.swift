import Foundation

/// A stretch of text with the styles that Markdown's signs gave it.
struct MarkdownSpan: Equatable, Sendable {
    var string: String
    var intent: InlinePresentationIntent = []
    var link: URL?
}

/// Reads the signs of Markdown that style words within a paragraph.
///
/// `**bold**`, `*italic*`, `_italic_`, `` `code` ``, `~~struck~~`, `[words](address)`,
/// `<https://address>` and backslashes before signs. What doesn't match stays as it is written.
///
/// Source: CommonMark 0.31, section 6, without images, HTML and entities; strikethrough as in
/// GitHub's addition to it.
struct InlineMarkdown {
    private let characters: [Character]
    private var spans: [MarkdownSpan] = []

    /// The spans of a text, neighbours of one style joined.
    static func spans(of text: String) -> [MarkdownSpan] {
        guard mayHoldSigns(text) else { return [MarkdownSpan(string: text)] }
        var reader = InlineMarkdown(characters: Array(text))
        reader.read(0..<reader.characters.count, intent: [], link: nil)
        return reader.spans
    }

    private init(characters: [Character]) { self.characters = characters }

    static func mayHoldSigns(_ text: String) -> Bool {
        text.utf8.contains { "*_`~[\\<".utf8.contains($0) }
    }

    // MARK: Reading

    private mutating func read(_ range: Range<Int>, intent: InlinePresentationIntent, link: URL?) {
        var index = range.lowerBound
        while index < range.upperBound {
            index = readSign(at: index, in: range, intent, link)
        }
    }

    /// Reads what starts at an index.
    ///
    /// - Returns: The index behind it.
    private mutating func readSign(
        at index: Int, in range: Range<Int>, _ intent: InlinePresentationIntent, _ link: URL?
    ) -> Int {
        let character = characters[index]
        switch character {
        case "\\" where index + 1 < range.upperBound && characters[index + 1].isSign:
            add(String(characters[index + 1]), intent, link)
            return index + 2
        case "`":
            if let end = readCode(at: index, in: range, intent, link) { return end }
        case "[" where link == nil:
            if let end = readLink(at: index, in: range, intent) { return end }
        case "<" where link == nil:
            if let end = readAddress(at: index, in: range, intent) { return end }
        case "*", "_", "~":
            if let end = readEmphasis(at: index, in: range, intent, link) { return end }
            let count = runLength(at: index, in: range)
            add(String(repeating: character, count: count), intent, link)
            return index + count
        default: break
        }
        add(String(character), intent, link)
        return index + 1
    }

    private mutating func add(_ string: String, _ intent: InlinePresentationIntent, _ link: URL?) {
        if let last = spans.last, last.intent == intent, last.link == link {
            spans[spans.count - 1].string += string
        } else {
            spans.append(MarkdownSpan(string: string, intent: intent, link: link))
        }
    }

    private func runLength(at index: Int, in range: Range<Int>) -> Int {
        let sign = characters[index]
        return characters[index..<range.upperBound].prefix { $0 == sign }.count
    }

    // MARK: Code, links

    private mutating func readCode(
        at start: Int, in range: Range<Int>, _ intent: InlinePresentationIntent, _ link: URL?
    ) -> Int? {
        let count = runLength(at: start, in: range)
        guard let end = closingTicks(count, from: start + count, in: range) else { return nil }
        var code = String(characters[(start + count)..<end])
        if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
            code = String(code.dropFirst().dropLast())
        }
        add(code, intent.union(.code), link)
        return end + count
    }

    private func closingTicks(_ count: Int, from start: Int, in range: Range<Int>) -> Int? {
        var index = start
        while index < range.upperBound {
            guard characters[index] == "`" else {
                index += 1
                continue
            }
            let length = runLength(at: index, in: range)
            if length == count { return index }
            index += length
        }
        return nil
    }

    private mutating func readLink(
        at start: Int, in range: Range<Int>, _ intent: InlinePresentationIntent
    ) -> Int? {
        guard let close = closing("]", opening: "[", from: start, in: range),
            close + 1 < range.upperBound, characters[close + 1] == "(",
            let end = closing(")", opening: "(", from: close + 1, in: range)
        else { return nil }
        let inside = String(characters[(close + 2)..<end])
        // A title in quotes may follow the address.
        let address = inside.split(separator: " ").first.map(String.init) ?? ""
        guard let url = URL(string: address.trimmingCharacters(in: ["<", ">"])) else { return nil }
        read((start + 1)..<close, intent: intent, link: url)
        return end + 1
    }

    private func closing(
        _ close: Character, opening: Character, from start: Int, in range: Range<Int>
    ) -> Int? {
        var depth = 0
        var index = start
        while index < range.upperBound {
            if characters[index] == "\\" {
                index += 2
                continue
            }
            if characters[index] == opening { depth += 1 }
            if characters[index] == close {
                depth -= 1
                if depth == 0 { return index }
            }
            index += 1
        }
        return nil
    }

    private mutating func readAddress(
        at start: Int, in range: Range<Int>, _ intent: InlinePresentationIntent
    ) -> Int? {
        guard let end = characters[start..<range.upperBound].firstIndex(of: ">") else { return nil }
        let text = String(characters[(start + 1)..<end])
        guard ["http://", "https://", "mailto:"].contains(where: text.hasPrefix),
            !text.contains(where: \.isWhitespace), let url = URL(string: text)
        else { return nil }
        add(text, intent, url)
        return end + 1
    }

    // MARK: Emphasis

    private mutating func readEmphasis(
        at start: Int, in range: Range<Int>, _ intent: InlinePresentationIntent, _ link: URL?
    ) -> Int? {
        let sign = characters[start]
        let count = runLength(at: start, in: range)
        guard count <= 3, canOpen(at: start, count: count) else { return nil }
        if sign == "~", count == 3 { return nil }
        guard let end = closingRun(sign, count, from: start + count, in: range) else { return nil }
        let added: InlinePresentationIntent
        switch (sign, count) {
        case ("~", _): added = .strikethrough
        case (_, 1): added = .emphasized
        case (_, 2): added = .stronglyEmphasized
        default: added = [.emphasized, .stronglyEmphasized]
        }
        read((start + count)..<end, intent: intent.union(added), link: link)
        return end + count
    }

    private func closingRun(
        _ sign: Character, _ count: Int, from start: Int, in range: Range<Int>
    ) -> Int? {
        var index = start
        while index < range.upperBound {
            switch characters[index] {
            case "\\": index += 2
            case "`":
                let length = runLength(at: index, in: range)
                index = closingTicks(length, from: index + length, in: range) ?? index
                index += length
            case sign:
                let length = runLength(at: index, in: range)
                let fits = length == count || (length == 3 && count < 3 && sign != "~")
                if fits, index > start, canClose(at: index, count: length) {
                    // Of three signs the inner ones belong to what was opened inside.
                    return index + length - count
                }
                index += length
            default: index += 1
            }
        }
        return nil
    }

    private func canOpen(at index: Int, count: Int) -> Bool {
        guard let next = character(index + count), !next.isWhitespace else { return false }
        let before = character(index - 1)
        if characters[index] == "_", let before, before.isLetter || before.isNumber { return false }
        // Japanese is written without spaces, so that punctuation after the sign is allowed.
        return true
    }

    private func canClose(at index: Int, count: Int) -> Bool {
        guard let before = character(index - 1), !before.isWhitespace else { return false }
        let next = character(index + count)
        if characters[index] == "_", let next, next.isLetter || next.isNumber { return false }
        return true
    }

    private func character(_ index: Int) -> Character? {
        characters.indices.contains(index) ? characters[index] : nil
    }
}

extension Character {
    /// Whether a backslash before it takes its meaning away.
    fileprivate var isSign: Bool { isASCII && (isPunctuation || isSymbol) }
}
