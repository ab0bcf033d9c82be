import Combine
import Testing

@Suite struct FilteringTests {
    @Test func `filter makes up for what it leaves out`() {
        check("a1b2|", gives: "a-b-|") { $0[0].filter { Int($0) == nil } }
        check("1a2b|", gives: "-a--|", demand: .max(1), asks: [[.max(1), .max(1)]]) {
            $0[0].filter { Int($0) == nil }
        }
        check("a1#", gives: "a-#") { $0[0].filter { Int($0) == nil } }
        check("ab1|", gives: "-b-|") {
            $0[0].filter { $0 != "a" }.filter { Int($0) == nil }
        }
    }

    @Test func `tryFilter fails with what the closure throws`() {
        check("a1bx|", gives: "a-b#") {
            $0[0].tryFilter {
                if $0 == "x" { throw TestError.other }
                return Int($0) == nil
            }
        }
        check("abx|", gives: "-b#") {
            $0[0].filter { $0 != "a" }.tryFilter { try refuse("x")($0) != "" }
        }
    }

    @Test func `removeDuplicates compares with the value sent before`() {
        check("aabba|", gives: "a-b-a|") { $0[0].removeDuplicates() }
        check("aab|", gives: "a--|", demand: .max(1)) { $0[0].removeDuplicates() }
        check("aAbB#", gives: "a-b-#") {
            $0[0].removeDuplicates { $0.uppercased() == $1.uppercased() }
        }
        check("aab|", gives: "a-#") {
            $0[0].tryRemoveDuplicates { old, new in try refuse("b")(new) == old }
        }
    }

    @Test func `ignoreOutput sends only the end`() {
        check("ab|", gives: "--|") { $0[0].ignoreOutput().map { (_: Never) -> String in } }
        check("ab#", gives: "--#", demand: .none) {
            $0[0].ignoreOutput().map { (_: Never) -> String in }
        }
    }

    @Test func `replaceEmpty sends its value only if nothing came`() {
        check("--|", gives: "--(z|)") { $0[0].replaceEmpty(with: "z") }
        check("-a|", gives: "-a|") { $0[0].replaceEmpty(with: "z") }
        check("-#", gives: "-#") { $0[0].replaceEmpty(with: "z") }
        check("-|", gives: "---(z|)", demand: .none, requests: [3: .max(1)]) {
            $0[0].replaceEmpty(with: "z")
        }
    }

    @Test func `first leaves upstream after the value it wanted`() {
        check("-ab|", gives: "-(a|)") { $0[0].first() }
        check("-|", gives: "-|") { $0[0].first() }
        check("-#", gives: "-#") { $0[0].first() }
        check("-ab|", gives: "---(a|)", demand: .none, requests: [3: .max(1)]) { $0[0].first() }
        check("abc|", gives: "-(b|)") { $0[0].first { $0 > "a" } }
        check("abc|", gives: "---|") { $0[0].first { $0 > "c" } }
        check("abc|", gives: "-#") { $0[0].tryFirst { try refuse("b")($0) == "c" } }
    }

    @Test func `last waits for the end`() {
        check("-ab|", gives: "---(b|)") { $0[0].last() }
        check("-ab#", gives: "---#") { $0[0].last() }
        check("--|", gives: "--|") { $0[0].last() }
        check("abc|", gives: "---(b|)") { $0[0].last { $0 < "c" } }
        check("abc|", gives: "-#") { $0[0].tryLast { try refuse("b")($0) == "c" } }
        check("ab|", gives: "----(b|)", demand: .none, requests: [4: .max(1)]) { $0[0].last() }
    }

    @Test func `output and prefix count from 0 and finish after the last position`() {
        check("abcd|", gives: "--(c|)") { $0[0].output(at: 2) }
        check("abcd|", gives: "-b(c|)") { $0[0].output(in: 1...2) }
        check("abcd|", gives: "--cd|") { $0[0].output(in: 2...) }
        check("abcd|", gives: "a(b|)") { $0[0].prefix(2) }
        check("a|", gives: "a|") { $0[0].prefix(2) }
        check("a#", gives: "a#") { $0[0].prefix(2) }
        check("abc|", gives: "|", asks: [[]]) { $0[0].prefix(0) }
        check("abcd|", gives: "--c-|", demand: .max(1), asks: [[.max(1), .max(1), .max(1)]]) {
            $0[0].output(in: 2...5)
        }
    }

    @Test func `a nested value does not pass the end of a prefix`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>()
        recorder.onValue = { subject.send($0 + 1) }
        subject.prefix(1).subscribe(recorder)
        subject.send(1)
        #expect(recorder.values == [1])
        #expect(recorder.violations == [])
        #expect(recorder.isEnded)
    }

    @Test func `drop leaves out the start and makes up for it`() {
        check("abc|", gives: "-bc|") { $0[0].dropFirst() }
        check("abc|", gives: "--c|") { $0[0].dropFirst(2) }
        check("abc#", gives: "--c#") { $0[0].dropFirst(2) }
        check("abcd|", gives: "--c-|", demand: .max(1)) { $0[0].dropFirst(2) }
        check("abca|", gives: "--ca|") { $0[0].drop { $0 < "c" } }
        check("abc|", gives: "-#") { $0[0].tryDrop { try refuse("b")($0) == "a" } }
    }

    @Test func `prefix while finishes at the first refusal`() {
        check("abca|", gives: "ab|") { $0[0].prefix { $0 < "c" } }
        check("ab|", gives: "ab|") { $0[0].prefix { $0 < "c" } }
        check("abc|", gives: "a#") { $0[0].tryPrefix { try refuse("b")($0) < "c" } }
    }

    @Test func `drop until waits for the other publisher`() {
        check("abcd|", "-x", gives: "--cd|") { $0[0].drop(untilOutputFrom: $0[1]) }
        check("abcd|", "--x", gives: "---d|", asks: [[.unlimited], [.max(1)]]) {
            $0[0].drop(untilOutputFrom: $0[1])
        }
        check("abcd|", "-|", gives: "-|") { $0[0].drop(untilOutputFrom: $0[1]) }
        check("abcd|", "-#", gives: "-#") { $0[0].drop(untilOutputFrom: $0[1]) }
        check("abc-#", "x|", gives: "-bc-#") { $0[0].drop(untilOutputFrom: $0[1]) }
        check("abc-|", "-x", gives: "--c-|", demand: .max(3)) {
            $0[0].drop(untilOutputFrom: $0[1])
        }
    }

    @Test func `prefix until finishes with the other publisher's value`() {
        check("abcd|", "--x", gives: "ab(c|)") { $0[0].prefix(untilOutputFrom: $0[1]) }
        check("abc|", "-|", gives: "abc|") { $0[0].prefix(untilOutputFrom: $0[1]) }
        check("abc|", "-#", gives: "abc|") { $0[0].prefix(untilOutputFrom: $0[1]) }
        check("ab#", "-----x", gives: "ab#") { $0[0].prefix(untilOutputFrom: $0[1]) }
        check("abcd|", "--x", gives: "a-|", demand: .max(1)) {
            $0[0].prefix(untilOutputFrom: $0[1])
        }
    }
}
