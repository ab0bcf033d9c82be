import Foundation
import HTTPService
import Testing

@testable import ArticlesClient

@Suite struct ArticlesErrorTests {
    private func sorted(_ status: Int, _ body: String, html: Bool = false) throws -> ArticlesError {
        let url = SafeURL(try #require(URL(string: "https://qiita.com/api/v2/items")))
        let excerpt = BodyExcerpt(text: body, contentType: html ? "text/html" : "application/json")
        let error = HTTPError.status(status, url: url, body: excerpt, retryAfter: .seconds(600))
        return ArticlesError(error, what: "x", now: Date(timeIntervalSince1970: 1000))
    }

    private func complaint(_ type: String) -> String {
        "{\"message\": \"words\", \"type\": \"\(type)\"}"
    }

    @Test func `what the service calls it goes before the status`() throws {
        let until = Date(timeIntervalSince1970: 1600)
        for status in [403, 429, 400] {
            #expect(
                try sorted(status, complaint("rate_limit_exceeded")) == .rateLimited(until: until))
        }
        #expect(try sorted(403, complaint("unauthorized")) == .tokenRejected)
        #expect(try sorted(401, "") == .tokenRejected)
        #expect(try sorted(403, complaint("forbidden")) == .forbidden)
        #expect(try sorted(403, "<html></html>", html: true) == .blocked)
        #expect(try sorted(404, complaint("not_found")) == .notFound(what: "x"))
        #expect(try sorted(400, complaint("bad_request")) == .badRequest("words"))
        #expect(try sorted(422, "no JSON") == .badRequest(nil))
        #expect(try sorted(500, complaint("internal_server_error")) == .serverTrouble(status: 500))
    }

    @Test(arguments: [
        ArticlesError.tokenRejected, .forbidden, .blocked, .notFound(what: "x"),
        .badRequest("words"), .badRequest(nil), .pageOutOfReach(page: 101),
        .rateLimited(until: nil), .rateLimited(until: Date(timeIntervalSince1970: 0)),
        .serverTrouble(status: 503), .unexpectedShape(reason: "x"),
        .allDropped(count: 3, reasons: ["id"]), .http(.cancelled),
    ])
    func `every error says what happened and what to do, in both languages`(
        _ error: ArticlesError
    ) {
        let japanese = error.sentence(in: .japanese)
        let english = error.sentence(in: .english)
        #expect(japanese.summary.hasSuffix("。"))
        #expect(english.summary.hasSuffix("."))
        if error != .http(.cancelled) {
            #expect(japanese.help.hasSuffix("。"))
            #expect(english.help.hasSuffix("."))
        }
    }

    @Test func `a spent rate says when it comes back`() {
        let error = ArticlesError.rateLimited(until: Date(timeIntervalSince1970: 1_795_143_600))
        #expect(
            error.sentence(in: .japanese).help
                == "11/20 12:00 に回復します。トークンを設定すると 1 時間 1000 回になります。")
    }
}
