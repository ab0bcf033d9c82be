import Foundation
import Testing

@testable import TownsClient

@Suite struct RankingDocumentTests {
    private func place(
        _ rank: String = "1", _ name: String = #""大宮""#, up: String = "true",
        places: String = "3", line: String = #""JR""#
    ) -> String {
        #"{"rank": \#(rank), "townName": \#(name), "isRankUp": \#(up), "#
            + #""rankFluctuation": \#(places), "availableLine": \#(line)}"#
    }

    private func document(_ rent: [String], _ buy: [String]? = nil) throws -> RankingDocument {
        let buy = buy ?? [place()]
        let text =
            #"{"townRankingsForRent": [\#(rent.joined(separator: ","))], "#
            + #""townRankingsForBuy": [\#(buy.joined(separator: ","))]}"#
        return try RankingDocument(Data(text.utf8))
    }

    @Test(arguments: [
        ("true", "3", RankChange.up(3)), ("false", "3", .down(3)), ("false", "0", .keep),
        ("true", "0", .unknown), ("false", "-2", .unknown), ("null", "2", .unknown),
        ("true", #""4""#, .up(4)),
    ])
    func `a change is read with all its contradictions`(
        up: String, places: String, expected: RankChange
    ) throws {
        let entry = try document([place(up: up, places: places)]).entries(.rent).first
        #expect(entry?.change == expected)
    }

    @Test func `numbers that come as strings are read, unknown fields are ignored`() throws {
        let odd = #"{"rank": "7", "townName": " 蕨 ", "extra": {"a": 1}}"#
        let entry = try document([odd]).entries(.rent).first
        #expect(entry == TownEntry(rank: 7, town: "蕨", change: .unknown))
    }

    @Test func `one place that cannot be read does not lose the others, and is counted`() throws {
        let document = try document([
            place("1"), place("0", #""零""#), place("2", "null"), "7", place("3", #""柏""#),
        ])
        #expect(document.entries(.rent).map(\.town) == ["大宮", "柏"])
        #expect(document.droppedCount == 3)
        #expect(
            document.droppedReasons == [
                "townRankingsForRent #2: rank?", "townRankingsForRent #3: townName?",
                "townRankingsForRent #4: {…}?",
            ])
    }

    @Test func `a rank or a town that comes twice counts once`() throws {
        let document = try document([place(), place("1", #""柏""#), place("2")])
        #expect(document.entries(.rent).map(\.town) == ["大宮"])
        #expect(document.droppedCount == 2)
    }

    @Test func `a list of which nothing can be read is an error`() {
        #expect(
            throws: TownsError.allDropped(
                count: 2,
                reasons: [
                    "townRankingsForRent #1: rank?", "townRankingsForRent #2: rank?",
                ])
        ) { try document([place("null"), place(#""x""#)]) }
    }

    @Test(arguments: [
        (#"{"townRankingsForRent": []}"#, "townRankingsForBuy?"),
        (#"{"townRankingsForRent": {}, "townRankingsForBuy": []}"#, "townRankingsForRent?"),
        (#"{"townRankingsForRent": null, "townRankingsForBuy": []}"#, "townRankingsForRent?"),
        (#"{"townRankingsForRent": [], "townRankingsForBuy": []}"#, "townRankingsForRent: []"),
        (#"{"rankings": []}"#, "townRankingsForRent?"), ("[]", "{…}?"), ("<html>", "JSON?"),
    ])
    func `a wrong shape is loud and says where`(text: String, reason: String) {
        #expect(throws: TownsError.unexpectedShape(reason: reason)) {
            try RankingDocument(Data(text.utf8))
        }
    }
}
