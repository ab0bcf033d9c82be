/// Cuts HTML into tags and text, the way browsers forgive.
///
/// Every byte is looked at a fixed number of times at most. What is left open at the end (a tag,
/// a comment, a script) swallows the rest, as it does in browsers.
///
/// Source: the tokenization section of the HTML Living Standard, simplified.
package struct HTMLTokenizer {
    package enum Token: Hashable {
        case text(String)
        case open(name: String, attributes: [String: String])
        case close(name: String)
    }

    private let bytes: [UInt8]
    private var index = 0

    /// Elements whose content is no HTML, and none of the reader's business.
    private static let rawElements: Set<String> = [
        "script", "style", "title", "textarea", "xmp", "iframe", "noembed", "noframes",
    ]

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    package mutating func next() -> Token? {
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<"), let token = markup() else {
                if index >= bytes.count { return nil }
                if bytes[index] == UInt8(ascii: "<"), !isLiteral(index) { continue }
                return text()
            }
            return token
        }
        return nil
    }

    /// Text up to the next `<` that begins markup.
    private mutating func text() -> Token {
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") || isLiteral(index) {
            index += 1
        }
        return .text(HTMLEntities.decode(bytes[start..<index]))
    }

    /// Whether a `<` stands for itself, as in `a < b`.
    private func isLiteral(_ position: Int) -> Bool {
        guard position + 1 < bytes.count else { return true }
        let next = bytes[position + 1]
        return
            !(Self.isLetter(next) || next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
            || next == UInt8(ascii: "?"))
    }

    /// A tag; `nil` after skipping something that yields nothing, or at a literal `<`.
    private mutating func markup() -> Token? {
        guard !isLiteral(index) else { return nil }
        switch bytes[index + 1] {
        case UInt8(ascii: "!"), UInt8(ascii: "?"):
            skipDeclaration()
            return nil
        case UInt8(ascii: "/"):
            index += 2
            let name = name()
            skipPast(UInt8(ascii: ">"))
            return name.isEmpty ? nil : .close(name: name)
        default:
            index += 1
            return openTag()
        }
    }

    private mutating func openTag() -> Token? {
        let name = name()
        var attributes: [String: String] = [:]
        while true {
            skipBlanks()
            guard index < bytes.count else { return nil }
            if bytes[index] == UInt8(ascii: ">") {
                index += 1
                break
            }
            let (key, value) = attribute()
            if !key.isEmpty, attributes[key] == nil, attributes.count < 32 {
                attributes[key] = value
            }
        }
        if Self.rawElements.contains(name) { skipRaw(name) }
        return .open(name: name, attributes: attributes)
    }

    private mutating func attribute() -> (String, String) {
        let start = index
        index += 1
        while index < bytes.count, !Self.isBlank(bytes[index]),
            ![UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")].contains(bytes[index])
        {
            index += 1
        }
        let key = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
        skipBlanks()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return (key, "") }
        index += 1
        skipBlanks()
        return (key, value())
    }

    private mutating func value() -> String {
        guard index < bytes.count else { return "" }
        let quote = bytes[index]
        let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        if isQuoted { index += 1 }
        let start = index
        while index < bytes.count {
            let byte = bytes[index]
            if isQuoted ? byte == quote : Self.isBlank(byte) || byte == UInt8(ascii: ">") {
                break
            }
            index += 1
        }
        let value = HTMLEntities.decode(bytes[start..<index])
        if isQuoted, index < bytes.count { index += 1 }
        return value
    }

    private mutating func name() -> String {
        let start = index
        while index < bytes.count, !Self.isBlank(bytes[index]),
            bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "/")
        {
            index += 1
        }
        return String(decoding: bytes[start..<index].prefix(32), as: UTF8.self).lowercased()
    }

    private mutating func skipDeclaration() {
        let isComment = bytes[index...].starts(with: Array("<!--".utf8))
        guard isComment else { return skipPast(UInt8(ascii: ">")) }
        index += 2
        var dashes = 0
        // Starting inside the opening dashes lets `<!-->` end at once, as browsers have it.
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: ">"), dashes >= 2 { return }
            dashes = byte == UInt8(ascii: "-") ? dashes + 1 : 0
        }
    }

    private mutating func skipRaw(_ name: String) {
        let end = Array("</\(name)".utf8)
        while index < bytes.count {
            if bytes[index] == end[0], matches(end) { return }
            index += 1
        }
    }

    private func matches(_ word: [UInt8]) -> Bool {
        guard index + word.count <= bytes.count else { return false }
        for (offset, byte) in word.enumerated() {
            let found = bytes[index + offset]
            guard found == byte || (Self.isLetter(found) && found | 0x20 == byte) else {
                return false
            }
        }
        let after = index + word.count
        return after == bytes.count || Self.isBlank(bytes[after])
            || bytes[after] == UInt8(ascii: ">") || bytes[after] == UInt8(ascii: "/")
    }

    private mutating func skipPast(_ byte: UInt8) {
        while index < bytes.count, bytes[index] != byte { index += 1 }
        index = min(index + 1, bytes.count)
    }

    private mutating func skipBlanks() {
        while index < bytes.count, Self.isBlank(bytes[index]) || bytes[index] == UInt8(ascii: "/") {
            index += 1
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
}
