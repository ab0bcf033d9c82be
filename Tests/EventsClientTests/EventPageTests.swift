import EventsClient
import Foundation
import Testing

@Suite struct EventPageTests {
    private func failure(_ body: Data) async -> EventsError? {
        do {
            _ = try await page(body)
            return nil
        } catch {
            return error as? EventsError
        }
    }

    @Test func `an empty page is no error`() async throws {
        let page = try await page(envelope([]))
        #expect(page.events.isEmpty)
        #expect(page.available == 0)
        #expect(page.nextStart == nil)
    }

    @Test func `a body cut off anywhere is an error and no crash`() async throws {
        let body = envelope([eventObject(1), eventObject(2)])
        var count = 0
        for length in stride(from: 0, to: body.count, by: 7) {
            let error = await failure(body.prefix(length))
            guard case .unexpectedShape = error else {
                Issue.record("\(length) bytes: \(String(describing: error))")
                continue
            }
            count += 1
        }
        #expect(count > 200)
    }

    @Test func `a body with any byte spoiled never crashes`() async throws {
        let body = envelope([eventObject(1), eventObject(2)])
        for position in stride(from: 0, to: body.count, by: 11) {
            for byte: UInt8 in [0x00, 0x22, 0x7B, 0xFF] {
                var spoiled = body
                spoiled[position] = byte
                let page = try? await page(spoiled)
                #expect((page?.events.count ?? 0) <= 2)
            }
        }
    }

    @Test(arguments: ["null", "[]", "1", "\"x\"", "{}", "{\"events\":{}}", "{\"events\":null}"])
    func `another shape is an error`(_ body: String) async {
        guard case .unexpectedShape = await failure(Data(body.utf8)) else {
            Issue.record("accepted \(body)")
            return
        }
    }

    @Test func `without a total there would be no paging, so it is an error`() async {
        let error = await failure(json(["events": [eventObject()], "results_start": 1]))
        #expect(
            error == .unexpectedShape(reason: "results_available is missing or unreadable"))
    }

    @Test(arguments: [1, 2, 57])
    func `a page of which nothing can be read is an error`(_ count: Int) async {
        let broken = (0..<count).map { _ in ["name": "x"] }
        guard case .allDropped(count, let reasons) = await failure(envelope(broken)) else {
            Issue.record("accepted")
            return
        }
        #expect(reasons.count == min(count, 5))
    }

    @Test func `elements that are no objects are dropped one by one`() async throws {
        let odd: [Any] = [NSNull(), 1, "x", true, [1], [[String: Any]]()]
        let page = try await page(envelope(odd + [eventObject(5)]))
        #expect(page.events.map(\.id) == [5])
        #expect(page.droppedCount == 6)
        #expect(page.droppedReasons.count == 5)
        #expect(page.returned == 7)
    }

    @Test func `the next page follows what was sent, not what was read`() async throws {
        let body = envelope([["id": 0], eventObject(2)] as [Any], available: 37, start: 11)
        let page = try await page(body)
        #expect(page.nextStart == 13)
    }

    @Test(
        arguments: [
            (1, 10, 100, 11), (91, 10, 100, nil), (90, 10, 100, 100), (1, 0, 5, nil),
            (1, 100, 100, nil), (101, 5, 100, nil),
        ] as [(Int, Int, Int, Int?)])
    func `pages end with the last hit`(
        _ start: Int, _ returned: Int, _ available: Int, _ next: Int?
    ) {
        let page = EventPage(events: [], available: available, start: start, returned: returned)
        #expect(page.nextStart == next)
    }

    @Test func `absurd counts do not trap`() async throws {
        let counts: [Any] = [Int.max, Int.min, -1, 0, "12", 1e300, true, NSNull()]
        for count in counts {
            for key in ["results_returned", "results_start"] {
                var body: [String: Any] = [
                    "results_returned": 1, "results_available": Int.max, "results_start": 1,
                    "events": [eventObject()],
                ]
                body[key] = count
                let page = try await page(json(body))
                #expect(page.events.count == 1)
                #expect(page.returned >= 1 && page.returned <= 100)
                _ = page.nextStart
            }
        }
    }

    @Test func `an event sent twice is there once`() async throws {
        let page = try await page(envelope([eventObject(1), eventObject(1), eventObject(2)]))
        #expect(page.events.map(\.id) == [2, 1])
        #expect(page.returned == 3)
    }

    @Test func `a page of a thousand events is read`() async throws {
        let page = try await page(envelope((1...1000).map(eventObject)))
        #expect(page.events.count == 1000)
    }

    @Test func `nesting without end is an error and no crash`() async {
        let deep = String(repeating: "[", count: 100_000)
        guard case .unexpectedShape = await failure(Data("{\"events\":\(deep)".utf8)) else {
            Issue.record("accepted")
            return
        }
    }

    @Test func `pages are fetched until there are no more`() async throws {
        let client = FixtureEventsClient(events: (1...250).map { Event(id: $0, title: "t\($0)") })
        let all = try await client.allEvents(EventQuery(), atMost: 1000)
        #expect(all.events.map(\.id) == Array((1...250).reversed()))
        #expect(all.available == 250)
        #expect(client.queries.map(\.start) == [1, 101, 201])
    }

    @Test func `no more pages are fetched than wanted`() async throws {
        let client = FixtureEventsClient(events: (1...250).map { Event(id: $0, title: "t\($0)") })
        let some = try await client.allEvents(EventQuery(), atMost: 120)
        #expect(some.events.count == 120)
        #expect(client.queries.count == 2)
    }
}
