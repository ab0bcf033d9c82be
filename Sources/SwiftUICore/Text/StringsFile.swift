import Foundation

/// Reads the pairs of a `.strings` file.
enum StringsFile {
    static func read(_ data: Data) -> [String: String] {
        var encoding = String.Encoding.utf8
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            encoding = .utf16
        }
        guard let text = String(data: data, encoding: encoding) else { return [:] }
        var reader = StringsReader(characters: Array(text))
        return reader.read()
    }
}

private struct StringsReader {
    let characters: [Character]
    private var index = 0

    init(characters: [Character]) { self.characters = characters }

    mutating func read() -> [String: String] {
        var pairs: [String: String] = [:]
        while let key = word() {
            guard skip("="), let value = word() else { break }
            pairs[key] = value
            guard skip(";") else { break }
        }
        return pairs
    }

    private mutating func skip(_ character: Character) -> Bool {
        skipBlanks()
        guard index < characters.count, characters[index] == character else { return false }
        index += 1
        return true
    }

    private mutating func skipBlanks() {
        while index < characters.count {
            if characters[index].isWhitespace || characters[index] == "\u{FEFF}" {
                index += 1
            } else if starts("//") {
                while index < characters.count, !characters[index].isNewline { index += 1 }
            } else if starts("/*") {
                index += 2
                while index < characters.count, !starts("*/") { index += 1 }
                index += 2
            } else {
                return
            }
        }
    }

    private func starts(_ text: String) -> Bool {
        characters[index...].prefix(text.count).elementsEqual(text)
    }

    private mutating func word() -> String? {
        skipBlanks()
        guard index < characters.count else { return nil }
        if characters[index] != "\"" {
            let word = characters[index...].prefix {
                $0.isLetter || $0.isNumber || "_.-".contains($0)
            }
            index += word.count
            return word.isEmpty ? nil : String(word)
        }
        index += 1
        var word = ""
        while index < characters.count, characters[index] != "\"" {
            if characters[index] == "\\" {
                index += 1
                word += escaped()
            } else {
                word.append(characters[index])
                index += 1
            }
        }
        index += 1
        return word
    }

    private mutating func escaped() -> String {
        guard index < characters.count else { return "" }
        let character = characters[index]
        index += 1
        switch character {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "U", "u":
            let digits = String(characters[index...].prefix(4))
            index += digits.count
            return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
        default: return String(character)
        }
    }
}
