import EventsClient
import Foundation
import HTTPService
import Testing

@Suite struct LiveEventsClientTests {
    private let empty = StubTransport(.json(envelope([])))

    private func failure(
        _ answer: Result<TransportResponse, TransportFailure>, key: String? = "k"
    ) async -> EventsError? {
        do {
            _ = try await makeClient(StubTransport(answer), key: key).events(EventQuery())
            return nil
        } catch {
            return error as? EventsError
        }
    }

    @Test func `a search asks as the service wants it`() async throws {
        var query = EventQuery(keywords: ["YUMEMI.swift"])
        query.prefectures = [.tokyo, .online]
        _ = try await makeClient(empty, key: " hush\n").events(query)
        let request = try #require(empty.requests.first)
        #expect(
            request.url.absoluteString
                == "http://127.0.0.1:9/api/v2/events/?keyword=YUMEMI.swift&prefecture=tokyo"
                + "&prefecture=online&order=2&start=1&count=100")
        #expect(request.headers["X-API-Key"] == "hush")
        #expect(request.headers["User-Agent"] == HTTPService.userAgent)
    }

    @Test func `an address without a slash at its end is as good`() async throws {
        let base = try #require(URL(string: "http://localhost:9/api/v2"))
        _ = try await makeClient(empty, base: base).groups(subdomains: ["a", "b"])
        #expect(
            empty.requests.first?.url.absoluteString
                == "http://localhost:9/api/v2/groups/?subdomain=a&subdomain=b&start=1&count=100")
    }

    @Test(arguments: [nil, "", "  "] as [String?])
    func `without a key connpass is not asked`(_ key: String?) async throws {
        let base = try #require(LiveEventsClient.connpass)
        await #expect(throws: EventsError.keyMissing) {
            try await makeClient(empty, base: base, key: key).events(EventQuery())
        }
        #expect(empty.requests.isEmpty)
    }

    @Test func `statuses become facts`() async {
        #expect(await failure(.json("{\"detail\":\"Unauthorized\"}", status: 401)) == .keyRejected)
        #expect(
            await failure(.json("{\"detail\":\"Unauthorized\"}", status: 401), key: nil)
                == .keyMissing)
        #expect(await failure(.html(status: 403)) == .blocked)
        #expect(await failure(.json("{}", status: 403)) == .keyRejected)
        #expect(
            await failure(.json("{\"detail\":\"Not Found\"}", status: 404))
                == .notFound(what: "events"))
        #expect(await failure(.json("{}", status: 429)) == .rateLimited(until: nil))
        #expect(await failure(.html(status: 503)) == .serverTrouble(status: 503))
        #expect(await failure(.json("{}", status: 500)) == .serverTrouble(status: 500))
    }

    @Test(arguments: [400, 422])
    func `a refused search says what the service said`(_ status: Int) async {
        let body = """
            {"detail":[{"type":"less_than_equal","loc":["query","query","count"],
            "msg":"Input should be less than or equal to 100","ctx":{"le":100}}]}
            """
        let lines = ["count: Input should be less than or equal to 100"]
        #expect(await failure(.json(body, status: status)) == .badRequest(lines))
        #expect(
            await failure(.json("{\"detail\":\"Bad start\"}", status: status))
                == .badRequest(["Bad start"]))
        for odd in ["", "{", "[]", "{\"detail\":[1,{}]}", "<html>"] {
            #expect(await failure(.json(odd, status: status)) == .badRequest([]))
        }
    }

    @Test func `a web page instead of data is told apart`() async {
        guard case .http(.notJSON(_, let body)) = await failure(.html(status: 200)) else {
            Issue.record("accepted")
            return
        }
        #expect(body.isHTML)
    }

    @Test func `an unreachable service calls for sample data`() async {
        for cause: TransportFailure in [.offline, .cannotConnect, .timedOut, .connectionLost] {
            #expect(await failure(.failure(cause))?.callsForSampleData == true)
        }
        #expect(await failure(.json("{}", status: 401))?.callsForSampleData == true)
        #expect(await failure(.json("{}", status: 500))?.callsForSampleData == false)
    }

    @Test func `one event is asked for by its number`() async throws {
        let transport = StubTransport(.json(envelope([eventObject(5)])))
        let event = try await makeClient(transport).event(id: 5)
        #expect(event.id == 5)
        #expect(transport.requests.first?.url.query?.contains("event_id=5") == true)
        await #expect(throws: EventsError.notFound(what: "event 6")) {
            try await makeClient(transport).event(id: 6)
        }
    }

    @Test func `presentations are read with either spelling`() async throws {
        let person: [String: Any] = ["id": 1, "nickname": "sample"]
        let body = json([
            "results_returned": 3, "results_available": 3, "results_start": 1,
            "presentations": [
                [
                    "url": "https://example.com/1", "name": "A", "presentation_type": "slide",
                    "presenter": person, "user": person,
                    "created_at": "2026-10-15T00:00:00+09:00",
                ],
                [
                    "url": "https://example.com/2", "name": "B", "presentation-type": "movie",
                    "presenter": NSNull(),
                ],
                ["url": "javascript:alert(1)", "name": "C"],
            ] as [[String: Any]],
        ])
        let transport = StubTransport(.json(body))
        let list = try await makeClient(transport).presentations(eventID: 7)
        #expect(list.map(\.kind) == ["slide", "movie"])
        #expect(list[0].presenter?.nickname == "sample")
        #expect(list[1].presenter == nil)
        #expect(transport.requests.first?.url.path == "/api/v2/events/7/presentations")
    }

    @Test(arguments: [5743, "5743"] as [any Sendable])
    func `a group's members are counted as number or string`(_ count: any Sendable) async throws {
        let group: [String: Any] = [
            "id": 99_001, "subdomain": "midori", "title": "みどり", "sub_title": "集まり",
            "url": "https://midori.connpass.com/", "owner_text": "", "description": NSNull(),
            "member_users_count": count,
        ]
        let body = json([
            "results_returned": 1, "results_available": 1, "results_start": 1,
            "groups": [group],
        ])
        let groups = try await makeClient(StubTransport(.json(body))).groups(subdomains: [])
        #expect(groups.first?.memberCount == 5743)
        #expect(groups.first?.subtitle == "集まり")
        #expect(groups.first?.ownerText == nil)
    }

    @Test func `cancelling a task is no failure of the service`() async {
        let client = makeClient(empty)
        let task = Task { () -> Bool in
            withUnsafeCurrentTask { $0?.cancel() }
            do {
                _ = try await client.events(EventQuery())
                return false
            } catch { return error is CancellationError }
        }
        #expect(await task.value)
    }
}
