import EventsClient
import Foundation
import Testing

@Suite struct EventsErrorSentenceTests {
    private static let table: [(EventsError, String, String)] = [
        (
            .keyMissing, "connpass の API を使うにはキーが必要です。",
            "The connpass API needs a key."
        ),
        (
            .keyRejected, "connpass がキーを受け付けませんでした。",
            "connpass did not accept the key."
        ),
        (
            .notFound(what: "event 5"), "event 5 は見つかりませんでした。",
            "event 5 was not found."
        ),
        (
            .badRequest(["count: too large"]),
            "connpass が検索条件を受け付けませんでした。 (count: too large)",
            "connpass did not accept the search. (count: too large)"
        ),
        (
            .serverTrouble(status: 503), "connpass で障害が起きています（503）。",
            "connpass is having trouble (503)."
        ),
        (
            .allDropped(count: 3, reasons: ["#1: id is missing or unreadable"]),
            "3 件のイベントを 1 件も読めませんでした (#1: id is missing or unreadable)。",
            "Not one of 3 events could be read (#1: id is missing or unreadable)."
        ),
    ]

    @Test func `facts become these sentences`() {
        for (error, japanese, english) in Self.table {
            #expect(error.sentence(in: .japanese).summary == japanese)
            #expect(error.sentence(in: .english).summary == english)
        }
    }

    @Test func `every error says what to do`() {
        let others: [EventsError] = [
            .blocked, .rateLimited(until: nil), .rateLimited(until: .now),
            .unexpectedShape(reason: "x"),
        ]
        for error in Self.table.map(\.0) + others {
            for language in DisplayLanguage.allCases {
                #expect(!error.sentence(in: language).help.isEmpty, "\(error)")
            }
        }
    }

    @Test func `a missing key comes with the place to get one`() {
        #expect(
            EventsError.keyMissing.sentence(in: .english).help.contains(EventsError.keyPage))
    }
}
