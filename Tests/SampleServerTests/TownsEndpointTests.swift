import Foundation
import HTTPService
import SoupTransport
import Testing
import TownsClient

@testable import SampleServer

@Suite struct TownsEndpointTests {
    @Test func `the ranking of 2021 is served as the client knows it`() async throws {
        try await TestServer.run { server in
            let answer = try await server.get("towns.json")
            #expect(answer.headers["content-type"] == "application/json; charset=utf-8")
            #expect(try answer.data == BundledTowns.ranking2021())
            #expect(try answer.list("townRankingsForRent").count == 20)
            let tag = try #require(answer.headers["etag"])
            let again = try await server.get("towns.json", headers: ["If-None-Match": tag])
            #expect(again.status == 304)
        }
    }

    @Test func `the client reads it over the socket`() async throws {
        try await TestServer.run { server in
            let url = server.root.appendingPathComponent(SampleServer.townsPath)
            let http = HTTPService(transport: SoupTransport(), retry: .never)
            let client = LiveTowns(url: url, http: http)
            let rankings = try await client.rankings()
            let id = TownTable.ID(area: .shutoken, year: 2021, list: .buy)
            #expect(rankings.table(id)?.entries.first?.town == "勝どき")
            #expect(rankings.table(id)?.source == "127.0.0.1")
        }
    }

    @Test func `faults befall it too`() async throws {
        try await TestServer.run(.faulty("status=500@1,garbage@2")) { server in
            let url = server.root.appendingPathComponent(SampleServer.townsPath)
            let http = HTTPService(transport: SoupTransport(), retry: .never)
            let client = LiveTowns(url: url, http: http)
            await #expect(throws: TownsError.self) { try await client.rankings() }
            await #expect(throws: TownsError.unexpectedShape(reason: "JSON?")) {
                try await client.rankings()
            }
            let rankings = try await client.rankings()
            #expect(rankings.tables.count > 2)
        }
    }
}
