import EventsClient
import Foundation
import HTTPService
import SampleServer
import SoupTransport
import Testing

@Suite struct FeedEndpointTests {
    private func client(_ server: TestServer, _ groups: [String]) -> FeedEventsClient {
        FeedEventsClient(
            apiURL: server.root.appendingPathComponent(SampleServer.connpassPath),
            http: HTTPService(transport: SoupTransport()), followedGroups: { groups })
    }

    @Test func `a feed has the ten newest events of the group, as the API tells them`()
        async throws
    {
        var options = SampleServer.Options.testing
        options.keys = .any
        try await TestServer.run(options) { server in
            let page = try await client(server, ["sample-midori-swift"]).events(EventQuery())
            #expect(page.events.count == 10 && page.droppedCount == 0)
            #expect(page.events.first?.group?.title == "みどりSwift")
            let answer = try await server.get(
                "api/v2/events/?subdomain=sample-midori-swift&order=3&count=10",
                headers: ["X-API-Key": "k"])
            let known = try answer.list("events")
            #expect(Set(known.map(\.id)) == Set(page.events.map(\.id)))
            for event in page.events {
                let other = try #require(known.first { $0.id == event.id })
                #expect(event.title == other.text("title"))
                let start = event.startedAt.map { JapanTime($0).text(in: .japanese) }
                let expected = String(other.text("started_at").prefix(16))
                    .replacing("-", with: "/").replacing("T", with: " ")
                #expect((start ?? "").replacing(/\(.\)/, with: "") == expected)
            }
        }
    }

    @Test func `an event's calendar file can be read`() async throws {
        try await TestServer.run { server in
            let id = try #require(try await server.hits(("order", "3")).first).id
            let event = try await client(server, []).event(id: id)
            let other = try #require(try await server.hits(("event_id", "\(id)")).first)
            #expect(event.id == id && event.title == other.text("title"))
        }
    }

    @Test func `unknown groups and events are not found`() async throws {
        try await TestServer.run { server in
            for path in ["nobody/ja.atom", "event/1.ics", "event/x.ics"] {
                let answer = try await server.get(path)
                #expect(answer.status == 404, "\(path)")
            }
        }
    }
}
