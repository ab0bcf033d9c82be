import Foundation

/// Collects text with its styles, one blank for any row of blanks.
struct RunBuilder {
    private(set) var runs: [MarkupRun] = []
    private var endsInBlank = true

    var isEmpty: Bool { runs.allSatisfy { $0.text.allSatisfy(\.isWhitespace) } }

    mutating func append(_ text: String, _ style: MarkupRun.Style, link: URL?) {
        var words = ""
        for scalar in text.unicodeScalars where !Self.isDangerous(scalar) {
            if Self.isBlank(scalar) {
                if !endsInBlank { words += " " }
                endsInBlank = true
            } else {
                words.unicodeScalars.append(scalar)
                endsInBlank = false
            }
        }
        add(words, style, link)
    }

    /// Starts a new line, unless nothing stands before it.
    mutating func breakLine() {
        trimEnd()
        guard let last = runs.last else { return }
        add("\n", last.style, last.link)
        endsInBlank = true
    }

    /// Hands over what was collected, without blanks at its ends.
    mutating func finish() -> [MarkupRun] {
        trimEnd()
        while runs.last?.text.last == "\n" { dropLast() }
        defer {
            runs = []
            endsInBlank = true
        }
        return runs
    }

    private mutating func add(_ words: String, _ style: MarkupRun.Style, _ link: URL?) {
        guard !words.isEmpty else { return }
        if let last = runs.indices.last, runs[last].style == style, runs[last].link == link {
            runs[last].text += words
        } else {
            runs.append(MarkupRun(words, style, link: link))
        }
    }

    private mutating func trimEnd() {
        while runs.last?.text.unicodeScalars.last == " " { dropLast() }
    }

    private mutating func dropLast() {
        guard let last = runs.indices.last else { return }
        runs[last].text.unicodeScalars.removeLast()
        if runs[last].text.isEmpty { runs.removeLast() }
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" || scalar == "\u{C}"
    }

    /// Control characters, and those that turn the direction of text to make it look different.
    static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: false
        case 0...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
