import Foundation
import Library
import Testing

@Suite struct LibrarySearchTests {
    private func library() async throws -> Library {
        let library = Library.ticking()
        try await library.save([
            .sample("1", "みどりSwift勉強会 #12", text: "マクロの話と質疑応答。100%の力で"),
            .sample("2", "東京Rustもくもく会", text: "オンライン_配信あり"),
            .sample("3", "住みたい街", kind: .town, text: "鎌倉\\横浜 \"海\" の街"),
        ])
        return library
    }

    @Test(arguments: [
        ("勉強会", ["1"]), ("強", ["1"]), ("もくもく", ["2"]), ("質疑応答", ["1"]),
        ("会", ["2", "1"]), ("街", ["3"]), ("の", ["3", "1"]), ("オンライン", ["2"]),
        ("", ["3", "2", "1"]), ("　", ["3", "2", "1"]), ("鎌倉", ["3"]), ("無いもの", []),
    ])
    func `substrings of Japanese are found, however short`(
        words: String, expected: [String]
    ) async throws {
        #expect(Set(try await library().ids(words)) == Set(expected), "\(words)")
    }

    @Test(arguments: ["swift勉強会", "ＳＷＩＦＴ勉強会", "SwIfT"])
    func `width and case do not matter`(words: String) async throws {
        #expect(try await library().ids(words).contains("1"))
    }

    @Test(arguments: ["おんらいん", "ｵﾝﾗｲﾝ", "オンライン", "モクモク"])
    func `the two kana are alike`(words: String) async throws {
        #expect(try await library().ids(words) == ["2"])
    }

    @Test func `all words must be found, long and short ones`() async throws {
        let library = try await library()
        #expect(try await library.ids("勉強会 マクロ") == ["1"])
        #expect(try await library.ids("勉強会　話") == ["1"])
        #expect(try await library.ids("勉強会 もくもく").isEmpty)
        #expect(try await library.ids("勉強会 街").isEmpty)
    }

    @Test(arguments: [
        ("0%", ["1"]), ("%", ["1"]), ("_配", ["2"]), ("_", ["2"]), ("\\", ["3"]),
        ("\"海\"", ["3"]), ("\"", ["3"]), ("*", []), ("AND", []), ("OR NOT", []),
        ("'; DROP TABLE items", []), ("folded:勉強会", []), ("(", []), ("#12", ["1"]),
    ])
    func `signs stand for themselves`(words: String, expected: [String]) async throws {
        #expect(try await library().ids(words) == expected, "\(words)")
    }

    @Test func `tags and second lines are searched`() async throws {
        let library = try await library()
        #expect(try await library.ids("東京").count == 3)
        #expect(try await library.ids("副題 3") == ["3"])
    }

    @Test func `what was forgotten or changed is not found by its old words`() async throws {
        let library = try await library()
        try await library.save(.sample("1", "別の名前"))
        #expect(try await library.ids("みどりSwift").isEmpty)
        #expect(try await library.ids("別の名前") == ["1"])
    }
}
