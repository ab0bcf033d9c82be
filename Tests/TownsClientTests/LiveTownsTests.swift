import Foundation
import HTTPService
import Testing

@testable import TownsClient

@Suite struct LiveTownsTests {
    /// Answers every request with one body.
    struct Canned: HTTPTransport {
        let status: Int
        let body: Data
        var type = "application/json"

        func exchange(
            _ request: TransportRequest, bodyLimit: Int, deadline: Duration
        ) async throws(TransportFailure) -> TransportResponse {
            TransportResponse(status: status, headers: ["Content-Type": type], body: body)
        }
    }

    private func client(_ transport: Canned) throws -> LiveTowns {
        let url = try LiveTowns.address("https://towns.example/ranking.json")
        let http = HTTPService(transport: transport, retry: .never)
        return LiveTowns(url: url, http: http)
    }

    @Test func `an address replaces the ranking of 2021 and nothing else`() async throws {
        let one = #"[{"rank": 1, "townName": "鎌倉", "isRankUp": true, "rankFluctuation": 2}]"#
        let body = #"{"townRankingsForRent": \#(one), "townRankingsForBuy": \#(one)}"#
        let client = try client(Canned(status: 200, body: Data(body.utf8)))
        let rankings = try await client.rankings()
        let id = TownTable.ID(area: .shutoken, year: 2021, list: .rent)
        #expect(rankings.table(id)?.entries.map(\.town) == ["鎌倉"])
        #expect(rankings.table(id)?.source == "towns.example")
        #expect(try rankings.tables.count == BundledTowns.rankings().tables.count)
    }

    @Test func `a page instead of data is told as such`() async throws {
        let page = Canned(status: 200, body: Data("<html>".utf8), type: "text/html")
        let client = try client(page)
        await #expect {
            try await client.rankings()
        } throws: { error in
            guard case .http(.notJSON) = error as? TownsError else { return false }
            return true
        }
    }

    @Test func `a failure of the server is a fact with its status`() async throws {
        let client = try client(Canned(status: 500, body: Data()))
        await #expect {
            try await client.rankings()
        } throws: { error in
            guard case .http(.status(500, _, _, _)) = error as? TownsError else { return false }
            return true
        }
    }

    @Test(arguments: ["http://example.com/a.json", "ftp://example.com", "towns", "", "https://"])
    func `only https and this machine are taken`(text: String) {
        #expect(throws: TownsError.badAddress(text)) { try LiveTowns.address(text) }
    }

    @Test func `a local server needs no https`() throws {
        #expect(try LiveTowns.address(" http://127.0.0.1:8080/towns.json ").port == 8080)
    }

    @Test func `every error has a sentence and what to do, in both languages`() {
        let id = TownTable.ID(area: .kinki, year: 2021, list: .buy)
        let errors: [TownsError] = [
            .unexpectedShape(reason: "x"), .allDropped(count: 2, reasons: ["x"]),
            .badAddress("x"), .missingFile(name: "x"), .unknownTown("x", similar: []),
            .unknownTown("x", similar: ["y"]), .unknownTable(id, years: [2026]),
        ]
        for error in errors {
            for language in DisplayLanguage.allCases {
                let sentence = error.sentence(in: language)
                #expect(!sentence.summary.isEmpty && !sentence.help.isEmpty, "\(error)")
            }
            #expect(error.sentence(in: .japanese) != error.sentence(in: .english))
        }
    }
}
