import Combine
import Testing

@Suite struct CombiningTests {
    @Test func `merge joins values as they come and finishes with the last`() {
        check("-a-b-|", "c-d|", gives: "cadb-|") { $0[0].merge(with: $0[1]) }
        check("-a-b-|", "c-#", gives: "ca#") { $0[0].merge(with: $0[1]) }
        check("a--|", "-b-|", "--c|", gives: "abc|") { $0[0].merge(with: $0[1], $0[2]) }
        check("a-|", "-b|", gives: "ab|") { Publishers.MergeMany($0.sources) }
        check(gives: "|") { _ in Publishers.MergeMany([Just<String>]()) }
    }

    @Test func `merge takes up to eight publishers`() {
        let ones = (1...8).map { Just($0) }
        let recorder = Recorder<Int, Never>()
        ones[0].merge(with: ones[1], ones[2], ones[3], ones[4], ones[5], ones[6], ones[7])
            .subscribe(recorder)
        #expect(recorder.values == Array(1...8))
        #expect(recorder.isEnded)
        let fused = Recorder<Int, Never>()
        ones[0].merge(with: Empty<Int, Never>()).merge(with: ones[1]).merge(with: ones[2])
            .merge(with: ones[3]).merge(with: ones[4]).merge(with: ones[5]).merge(with: ones[6])
            .subscribe(fused)
        #expect(fused.values == Array(1...7))
    }

    @Test func `merge keeps one value per publisher until it is asked for`() {
        check(
            "a---|", "b---|", gives: "a-b-|", demand: .max(1), requests: [2: .max(1)],
            asks: [[.max(1), .max(1)], [.max(1), .max(1)]]
        ) {
            Publishers.Merge($0[0], $0[1])
        }
    }

    @Test func `zip pairs first with first and second with second`() {
        check("ab--c|", "-1-23--", gives: "-[a1]-[b2][c3]|") { $0[0].zip($0[1]) { $0 + $1 } }
        check("ab|", "1|", gives: "[a1]|") { $0[0].zip($0[1]) { $0 + $1 } }
        check("ab#", "---1", gives: "--#") { $0[0].zip($0[1]) { $0 + $1 } }
        check("a|", "--1|", gives: "--([a1]|)") { $0[0].zip($0[1]) { $0 + $1 } }
        check("ab-|", "12-|", gives: "[a1]--|", demand: .max(1), asks: [[.max(1)], [.max(1)]]) {
            $0[0].zip($0[1]) { $0 + $1 }
        }
        check("a|", "1|", "x|", gives: "[a1x]|") { $0[0].zip($0[1], $0[2]) { $0 + $1 + $2 } }
        check("a|", "1|", "x|", "y|", gives: "[a1xy]|") {
            $0[0].zip($0[1], $0[2], $0[3]) { $0 + $1 + $2 + $3 }
        }
    }

    @Test func `combineLatest starts when all have sent and finishes with the last`() {
        check("a-b-|", "-1-2---|", gives: "-[a1][b1][b2]---|") {
            $0[0].combineLatest($0[1]) { $0 + $1 }
        }
        check("a-b-|", "-1-#", gives: "-[a1][b1]#") { $0[0].combineLatest($0[1]) { $0 + $1 } }
        check("a|", "-1|", "--x|", gives: "--[a1x]|") {
            $0[0].combineLatest($0[1], $0[2]) { $0 + $1 + $2 }
        }
        check("a|", "-1|", "--x|", "---y|", gives: "---[a1xy]|") {
            $0[0].combineLatest($0[1], $0[2], $0[3]) { $0 + $1 + $2 + $3 }
        }
        check("a-b-|", "1---|", gives: "[a1]---|", demand: .max(1)) {
            $0[0].combineLatest($0[1]) { $0 + $1 }
        }
    }

    @Test func `append and prepend send one after the other`() {
        check("-a|", gives: "-a(bc|)") { $0[0].append("b", "c") }
        check("-a|", gives: "(bc)a|") { $0[0].prepend(["b", "c"]) }
        check("a|", "xb|", gives: "ab|") { $0[0].append($0[1]) }
        check("a#", "xb|", gives: "a#") { $0[0].append($0[1]) }
        check("x-b|", "a|", gives: "a-b|") { $0[0].prepend($0[1]) }
        check("a-|", gives: "a-b", demand: .max(2)) { $0[0].append("b", "c") }
        check("a-|", gives: "a-b-(c|)", demand: .max(2), requests: [4: .max(1)]) {
            $0[0].append("b", "c")
        }
    }

    @Test func `flatMap joins the publishers made`() {
        check("a-b|", "-1-2-|", "--3--4|", gives: "-132-4|") { bench in
            bench[0].flatMap { $0 == "a" ? bench[1] : bench[2] }
        }
        check("a-b|", "-1-2-#", "--3--4|", gives: "-132-#") { bench in
            bench[0].flatMap { $0 == "a" ? bench[1] : bench[2] }
        }
        check("ab|", gives: "(aA)(bB)|") { $0[0].flatMap { [$0, $0.uppercased()].publisher } }
        check("a#", "-1-2-|", gives: "-#") { bench in bench[0].flatMap { _ in bench[1] } }
    }

    @Test func `flatMap limits how many are active`() {
        check(
            "ab--c|", "-1-|", "-----2|", gives: "-1---2|",
            asks: [[.max(1), .max(1)], [.unlimited], [.unlimited]]
        ) { bench in
            bench[0].flatMap(maxPublishers: .max(1)) { $0 == "a" ? bench[1] : bench[2] }
        }
        let recorder = Recorder<Int, Never>()
        (1...20_000).publisher.flatMap(maxPublishers: .max(1)) { Just($0) }.subscribe(recorder)
        #expect(recorder.values == Array(1...20_000))
        #expect(recorder.isEnded)
    }

    @Test func `flatMap keeps one value per publisher until it is asked for`() {
        let recorder = Recorder<Int, Never>(demand: .max(2))
        [1, 2, 3].publisher.flatMap { [$0, $0 * 10].publisher }.subscribe(recorder)
        #expect(recorder.values == [1, 10])
        recorder.request(.max(3))
        #expect(recorder.values.count == 5)
        recorder.request(.unlimited)
        #expect(recorder.values.sorted() == [1, 2, 3, 10, 20, 30])
        #expect(recorder.isEnded)
        #expect(recorder.violations == [])
    }

    @Test func `switchToLatest leaves the publisher before`() {
        check("a-b--|", "12345|", "---67-|", gives: "12-67-|") { bench in
            bench[0].map { $0 == "a" ? bench[1] : bench[2] }.switchToLatest()
        }
        check("a-|", "-12|", gives: "-12|") { bench in
            bench[0].map { _ in bench[1] }.switchToLatest()
        }
        check("a---|", "-#", gives: "-#") { bench in
            bench[0].map { _ in bench[1] }.switchToLatest()
        }
        check("a-#", "-1-2", gives: "-1#") { bench in
            bench[0].map { _ in bench[1] }.switchToLatest()
        }
        check("a-b-|", "1--|", "--2-|", gives: "1---|", demand: .max(1)) { bench in
            bench[0].map { $0 == "a" ? bench[1] : bench[2] }.switchToLatest()
        }
    }

    @Test func `a nested value arrives at once`() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let recorder = Recorder<Int, Never>()
        var seenInside: [Int] = []
        recorder.onValue = {
            guard $0 == 1 else { return }
            second.send(2)
            seenInside = recorder.values
        }
        first.merge(with: second).subscribe(recorder)
        first.send(1)
        #expect(seenInside == [1, 2])
        #expect(recorder.values == [1, 2])
    }
}
