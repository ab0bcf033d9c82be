import Foundation

/// Makes strangers' text fit for a terminal.
enum TerminalText {
    /// One line without anything that could steer the terminal.
    ///
    /// Control and format characters go, so that no title can move the cursor, change colours or
    /// turn the direction of writing; joiners inside emoji stay.
    static func line(_ text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace)
        return clean(words.joined(separator: " "))
    }

    /// Several lines, otherwise as `line(_:)`; indentation stays.
    static func paragraph(_ text: String) -> String {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.map { clean(String($0.replacing("\t", with: "    "))) }.joined(separator: "\n")
    }

    /// Breaks lines that are wider than the columns, at blanks or between wide characters.
    static func wrap(_ text: String, columns: Int?) -> String {
        guard let columns, columns >= 20 else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { wrapLine($0, columns) }.joined(separator: "\n")
    }

    private static func wrapLine(_ line: Substring, _ columns: Int) -> String {
        var lines: [String] = []
        var current = ""
        for piece in pieces(of: line) {
            let width = DisplayWidth.of(current) + DisplayWidth.of(piece)
            if width > columns, !current.isEmpty {
                lines.append(current)
                current = piece == " " ? "" : piece
            } else {
                current += piece
            }
        }
        lines.append(current)
        return lines.map { $0.trimmingSuffix(" ") }.joined(separator: "\n")
    }

    /// Words, blanks and wide characters: a line may break between any two of them.
    private static func pieces(of line: Substring) -> [String] {
        var result: [String] = []
        var word = ""
        for character in line {
            if character == " " || DisplayWidth.of(character) == 2 {
                if !word.isEmpty { result.append(word) }
                word = ""
                // No line may begin with these.
                if "、。，．）」』】〕！？ー".contains(character), let last = result.indices.last {
                    result[last].append(character)
                } else {
                    result.append(String(character))
                }
            } else {
                word.append(character)
            }
        }
        return word.isEmpty ? result : result + [word]
    }

    private static let joiners: Set<Unicode.Scalar> = ["\u{200D}", "\u{FE0F}"]

    private static func clean(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .surrogate, .lineSeparator, .paragraphSeparator: continue
            case .format where !joiners.contains(scalar): continue
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}

extension StringProtocol {
    /// The text without these characters at its end.
    func trimmingSuffix(_ character: Character) -> String {
        var text = String(self)
        while text.last == character { text.removeLast() }
        return text
    }
}
