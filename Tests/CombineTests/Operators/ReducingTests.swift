import Combine
import Testing

@Suite struct ReducingTests {
    @Test func `reduce sends its result at the end, when asked for`() {
        check("abc|", gives: "---([>abc]|)", asks: [[.unlimited]]) { $0[0].reduce(">", +) }
        check("|", gives: "(>|)") { $0[0].reduce(">", +) }
        check("ab#", gives: "--#") { $0[0].reduce(">", +) }
        check("ab|", gives: "----([>ab]|)", demand: .none, requests: [4: .max(1)]) {
            $0[0].reduce(">", +)
        }
        check("abc|", gives: "-#") { $0[0].tryReduce(">") { try $0 + refuse("b")($1) } }
        check("abc|", gives: "", cancelAt: 1) { $0[0].reduce(">", +) }
    }

    @Test func `collect gathers everything, or so many`() {
        check("abc|", gives: "---([abc]|)") { $0[0].collect() }
        check("|", gives: "([]|)") { $0[0].collect() }
        check("ab#", gives: "--#") { $0[0].collect() }
        check("abcde|", gives: "-[ab]-[cd]-([e]|)") { $0[0].collect(2) }
        check("abc#", gives: "-[ab]-#") { $0[0].collect(2) }
        check("abcd|", gives: "-[ab]--|", demand: .max(1), asks: [[.max(2)]]) { $0[0].collect(2) }
    }

    @Test func `collect by time sends what came in each span`() {
        check("ab-cd--|", gives: "---[abc]--[d]|") {
            $0[0].collect(.byTime($0.scheduler, 3))
        }
        check("abcde-|", gives: "-[ab]-[cd]--([e]|)") {
            $0[0].collect(.byTimeOrCount($0.scheduler, 10, 2))
        }
        check("ab-#", gives: "---#") { $0[0].collect(.byTime($0.scheduler, 5)) }
        check("ab-----c|", gives: "---[ab]", cancelAt: 5) {
            $0[0].collect(.byTime($0.scheduler, 3))
        }
    }

    @Test func `count, min and max answer at the end`() {
        check("abc|", gives: "---(3|)") { $0[0].count() }
        check("|", gives: "(0|)") { $0[0].count() }
        check("bac|", gives: "---(a|)") { $0[0].min() }
        check("bca|", gives: "---(c|)") { $0[0].max() }
        check("|", gives: "|") { $0[0].max() }
        check("bca#", gives: "---#") { $0[0].min { $0 > $1 } }
        check("bca|", gives: "---(a|)") { $0[0].max { $0 > $1 } }
        check("bca|", gives: "-#") { $0[0].tryMax { try refuse("c")($1) > $0 } }
        check("bca|", gives: "---(a|)") { $0[0].tryMin { $0 < $1 } }
    }

    @Test func `contains answers as early as it can`() {
        check("abc|", gives: "-([true]|)") { $0[0].contains("b") }
        check("abc|", gives: "---([false]|)") { $0[0].contains("x") }
        check("ab#", gives: "--#") { $0[0].contains("x") }
        check("abc|", gives: "-([true]|)") { $0[0].contains { $0 > "a" } }
        check("abc|", gives: "-#") { $0[0].tryContains { try refuse("b")($0) == "c" } }
        check("ab|", gives: "---([true]|)", demand: .none, requests: [3: .max(1)]) {
            $0[0].contains("a")
        }
    }

    @Test func `allSatisfy answers as early as it can`() {
        check("abc|", gives: "-([false]|)") { $0[0].allSatisfy { $0 < "b" } }
        check("abc|", gives: "---([true]|)") { $0[0].allSatisfy { $0 < "x" } }
        check("abc|", gives: "-#") { $0[0].tryAllSatisfy { try refuse("b")($0) < "x" } }
    }
}
