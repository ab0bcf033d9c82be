import Combine
import Foundation
import Testing

@Suite struct MappingTests {
    @Test func `map sends what the closure makes`() {
        check("-a-b-|", gives: "-A-B-|") { $0[0].map { $0.uppercased() } }
        check("-a-#", gives: "-A-#") { $0[0].map { $0.uppercased() } }
        check("-a-b-|", gives: "-A", cancelAt: 2) { $0[0].map { $0.uppercased() } }
        check("abc|", gives: "A--|", demand: .max(1), asks: [[.max(1)]]) {
            $0[0].map { $0.uppercased() }
        }
        check("-a|", gives: "-[a12]|") { $0[0].map { $0 + "1" }.map { $0 + "2" } }
    }

    @Test func `tryMap fails with what the closure throws, and leaves upstream`() {
        check("-a-b-c|", gives: "-a-#") { $0[0].tryMap(refuse("b")) }
        check("-a-b-|", gives: "-a-b-|") { $0[0].tryMap(refuse("x")) }
        check("-a-#", gives: "-a-#") { $0[0].tryMap(refuse("x")) }
        check("ab|", gives: "A#") { $0[0].map { $0.uppercased() }.tryMap(refuse("B")) }
    }

    @Test func `compactMap leaves out nil and makes up for it`() {
        check("1x2|", gives: "1-2|") { $0[0].compactMap(Int.init) }
        check("x1y2|", gives: "-1-2|", demand: .max(2), asks: [[.max(2), .max(1), .max(1)]]) {
            $0[0].compactMap(Int.init)
        }
        check("1x2#", gives: "1-#") {
            $0[0].tryCompactMap { Int(try refuse("2")($0)) }
        }
    }

    @Test func `key paths send one to three properties`() {
        check("a|", gives: "1|") { $0[0].map(\.count) }
        check("a|", gives: "[(1, a)]|") {
            $0[0].map(\.count, \.description).map { "(\($0), \($1))" }
        }
        check("a|", gives: "[1afalse]|") {
            $0[0].map(\.count, \.description, \.isEmpty).map { "\($0)\($1)\($2)" }
        }
    }

    @Test func `scan sends every intermediate result`() {
        check("abc|", gives: "[>a][>ab][>abc]|") { $0[0].scan(">", +) }
        check("abc|", gives: "[>a]--|", demand: .max(1)) { $0[0].scan(">", +) }
        check("abc|", gives: "[>a]#") { $0[0].tryScan(">") { try $0 + refuse("b")($1) } }
    }

    @Test func `replaceNil and setFailureType keep the timing`() {
        check("1x|", gives: "10|") { $0[0].map { Int($0) }.replaceNil(with: 0) }
        check(gives: "(ab|)") { _ in
            ["a", "b"].publisher.setFailureType(to: TestError.self)
        }
    }

    @Test func `encode and decode fail with what the coder throws`() {
        check("1x2|", gives: "1#") {
            $0[0].map { Data($0.utf8) }.decode(type: Int.self, decoder: JSONDecoder())
        }
        check("a|", gives: "[\"a\"]|") {
            $0[0].encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    @Test func `mapError changes the failure only`() {
        check("-a-#", gives: "-a-#") { $0[0].mapError { _ in TestError.other } }
        let recorder = Recorder<Int, TestError>()
        Fail<Int, TestError>(error: .sharp).mapError { _ in TestError.other }
            .subscribe(recorder)
        #expect(recorder.failure == .other)
    }

    @Test func `measureInterval sends the ticks between values`() {
        check("-a--b|", gives: "-1--3|") { $0[0].measureInterval(using: $0.scheduler) }
    }
}
