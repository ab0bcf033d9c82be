import Foundation
import HTTPService
import Testing

@Suite struct ErrorSentenceTests {
    private static let url = SafeURL(page)
    private static let html = BodyExcerpt(text: "<!DOCTYPE html><p>x", contentType: "")
    private static let moment = Date(timeIntervalSince1970: 1_790_000_000)

    private static let table: [(HTTPError, String, String)] = [
        (
            .status(404, url: url, body: html, retryAfter: nil),
            "example.com に見つかりませんでした（404）。", "Not found on example.com (404)."
        ),
        (
            .status(500, url: url, body: html, retryAfter: nil),
            "example.com で障害が起きています（500）。", "example.com is having trouble (500)."
        ),
        (
            .status(403, url: url, body: html, retryAfter: nil),
            "example.com へのアクセスが認められませんでした（403）。",
            "example.com refused access (403)."
        ),
        (
            .status(418, url: url, body: html, retryAfter: nil),
            "example.com が要求を受け付けませんでした（418）。",
            "example.com did not accept the request (418)."
        ),
        (
            .tooLarge(url: url, limit: 2048), "example.com の応答が大きすぎます（上限 2 KB）。",
            "The answer from example.com is too large (limit 2 KB)."
        ),
        (
            .timedOut(url: url, after: .seconds(20)),
            "example.com が 20 秒以内に応答しませんでした。",
            "example.com did not answer within 20 seconds."
        ),
        (.offline(url: url), "ネットワークに接続できません。", "There is no network connection."),
        (.cancelled, "中止しました。", "Cancelled."),
        (
            .notJSON(url: url, body: html),
            "example.com が予期しない形式の応答を返しました（HTML ページ）。",
            "example.com sent something else than data (a web page)."
        ),
        (
            .redirectedAway(from: url, to: url),
            "example.com から安全でない転送先（example.com）へ案内されたため中止しました。",
            "Stopped, since example.com redirected to an unsafe place (example.com)."
        ),
    ]

    @Test func `facts become these sentences`() {
        for (error, japanese, english) in Self.table {
            #expect(ErrorSentence(for: error, in: .japanese).summary == japanese)
            #expect(ErrorSentence(for: error, in: .english).summary == english)
        }
    }

    @Test func `a limit says when it ends`() {
        let error = HTTPError.rateLimited(url: Self.url, until: Self.moment)
        #expect(
            error.sentence(in: .japanese).help == "09/21 23:14 以降にもう一度お試しください。")
        #expect(error.sentence(in: .english).help == "Try again after 09/21 23:14 (JST).")
    }

    @Test func `every error but cancelling says what to do`() {
        let errors: [HTTPError] = [
            .cannotConnect(url: Self.url), .connectionLost(url: Self.url),
            .untrusted(url: Self.url), .insecureURL(url: Self.url),
            .tooManyRedirects(url: Self.url), .failed(url: Self.url, reason: "x"),
            .rateLimited(url: Self.url, until: nil),
        ]
        for error in errors {
            for language in DisplayLanguage.allCases {
                let sentence = error.sentence(in: language)
                #expect(!sentence.summary.isEmpty)
                #expect(!sentence.help.isEmpty, "\(error)")
            }
        }
    }

    @Test func `an unknown error is still said`() {
        struct Odd: Error {}
        #expect(ErrorSentence(for: Odd(), in: .english).summary.contains("Odd"))
        #expect(ErrorSentence(for: CancellationError(), in: .english).summary == "Cancelled.")
    }

    @Test(arguments: [
        (["LANG": "ja_JP.UTF-8"], DisplayLanguage.japanese), (["LANG": "C"], .english),
        (["LANG": "ja_JP.UTF-8", "LC_ALL": "en_US.UTF-8"], .english),
        (["LANG": "en_US.UTF-8", "LC_MESSAGES": "ja_JP"], .japanese),
        (["LANG": "ja", "LC_ALL": ""], .japanese),
    ])
    func `the language follows the environment`(
        _ environment: [String: String], _ language: DisplayLanguage
    ) {
        #expect(DisplayLanguage(environment: environment) == language)
    }

    @Test func `no environment means no answer`() {
        #expect(DisplayLanguage(environment: [:]) == nil)
    }
}
