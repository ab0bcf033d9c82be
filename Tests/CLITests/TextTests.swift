import Testing

@testable import hiroba

@Suite struct TextTests {
    @Test func `East Asian characters and emoji take two columns`() {
        let cases = [
            ("abc", 3), ("勉強会", 6), ("ｱｲｳ", 3), ("Ａ", 2), ("é", 1), ("e\u{301}", 1), ("〜", 2),
            ("🎤", 2), ("👩‍👩‍👧", 2), ("☀️", 2), ("…", 1), ("㈱", 2), ("\u{200B}", 0), ("한글", 4), ("🇯🇵", 2),
        ]
        for (text, width) in cases {
            #expect(DisplayWidth.of(text) == width, "\(text)")
        }
    }

    @Test func `a text is cut between characters and never too wide`() {
        for width in 0...12 {
            let cut = DisplayWidth.truncate("Swift勉強会 #12", to: width)
            #expect(DisplayWidth.of(cut) <= width, "\(width): \(cut)")
        }
        #expect(DisplayWidth.truncate("勉強会", to: 5) == "勉強…")
        #expect(DisplayWidth.truncate("勉強会", to: 4) == "勉…")
        #expect(DisplayWidth.truncate("勉強会", to: 6) == "勉強会")
    }

    @Test func `strangers' text cannot steer the terminal`() {
        #expect(TerminalText.line("a\u{1B}[31mb\u{7}\u{9B}2J") == "a[31mb2J")
        #expect(TerminalText.line("a\nb\r\n c\u{2028}d") == "a b c d")
        #expect(TerminalText.line("\u{202E}abc\u{2066}") == "abc")
        #expect(TerminalText.line("👩‍💻 ☀️") == "👩‍💻 ☀️")
        #expect(TerminalText.paragraph("a\n\tb\u{1B}c") == "a\n    bc")
    }

    @Test func `lines break at blanks and between wide characters`() {
        let text = "Swift で作る、デスクトップアプリの勉強会です。ぜひお越しください。"
        let wrapped = TerminalText.wrap(text, columns: 20)
        for line in wrapped.split(separator: "\n") {
            // Punctuation may hang over.
            #expect(DisplayWidth.of(line) <= 22, "\(line)")
            #expect(!line.hasPrefix("、") && !line.hasPrefix("。"))
        }
        #expect(wrapped.filter { $0 != "\n" && $0 != " " } == text.filter { $0 != " " })
        #expect(TerminalText.wrap(text, columns: nil) == text)
        let address = "https://example.com/" + String(repeating: "a", count: 40)
        #expect(TerminalText.wrap(address, columns: 20) == address)
    }

    @Test func `near words are guessed, far ones are not`() {
        let names = ["events", "key", "sample-server", "completions", "help"]
        #expect(Suggestion.nearest(to: "evetns", among: names) == "events")
        #expect(Suggestion.nearest(to: "sampleserver", among: names) == "sample-server")
        #expect(Suggestion.nearest(to: "comp", among: names) == "completions")
        #expect(Suggestion.nearest(to: "xyzzy", among: names) == nil)
        #expect(Suggestion.distance("abcd", "abdc") == 1)
        #expect(Suggestion.distance("", "abc") == 3)
    }
}
