import EventsClient
import Foundation
import Testing

@Suite struct EventDecodingTests {
    /// What a field holds.
    enum Kind { case whole, number, text, date, address, object }

    static let fields: [(name: String, kind: Kind)] = [
        ("catch", .text), ("description", .text), ("url", .address), ("image_url", .address),
        ("hash_tag", .text), ("started_at", .date), ("ended_at", .date),
        ("published_at", .date), ("limit", .whole), ("event_type", .text),
        ("open_status", .text), ("group", .object), ("address", .text), ("place", .text),
        ("lat", .number), ("lon", .number), ("owner_id", .whole), ("owner_nickname", .text),
        ("owner_display_name", .text), ("accepted", .whole), ("waiting", .whole),
        ("updated_at", .date),
    ]

    /// Values for every field, with the kinds that can read them.
    static var values: [(value: Any, readable: Set<Kind>)] {
        [
            (NSNull(), [.whole, .number, .text, .date, .address, .object]),
            ("", [.whole, .number, .text, .date, .address]),
            ("abc", [.text]), ("２０", [.text]), ("12", [.whole, .number, .text]),
            (12, [.whole, .number, .text]), (-5, [.whole, .number, .text]),
            (1.5, [.number, .text]), (1e300, [.number, .text]), (true, []), ([Any](), []),
            ([String: Any](), []), ([1, 2], []), ("2026-10-14T19:00:00+09:00", [.text, .date]),
            ("2026-02-30T19:00:00+09:00", [.text]), ("javascript:alert(1)", [.text]),
            ("https://example.com/", [.text, .address]),
            (String(repeating: "長", count: 100_000), [.text]),
        ]
    }

    @Test func `every field is read`() async throws {
        let event = try #require(await page(envelope([eventObject()])).events.first)
        #expect(event.id == 900_101)
        #expect(event.title == "みどりSwift勉強会 #12")
        #expect(event.catchphrase == "デスクトップでも")
        #expect(event.descriptionHTML == "<p>15分ずつ発表します。</p>")
        #expect(event.url?.absoluteString == "https://midori.connpass.com/event/900101/")
        #expect(event.imageURL?.lastPathComponent == "x.png")
        #expect(event.hashTag == "midoriswift")
        #expect(event.startedAt == moment("2026-10-14T19:00:00"))
        #expect(event.endedAt == moment("2026-10-14T21:30:00"))
        #expect(event.publishedAt == moment("2026-09-10T12:00:00"))
        #expect(event.limit == 40)
        #expect(event.eventType == .participation)
        #expect(event.openStatus == .preopen)
        #expect(event.group?.subdomain == "midori")
        #expect(event.address == "東京都架空区見本町1-2-3")
        #expect(event.place == "見本ビル 5F")
        #expect(event.latitude == 35.6812)
        #expect(event.longitude == 139.7671)
        #expect(event.ownerID == 990_001)
        #expect(event.ownerNickname == "sample_owner")
        #expect(event.ownerDisplayName == "見本 主催")
        #expect(event.accepted == 38)
        #expect(event.waiting == 2)
        #expect(event.updatedAt == moment("2026-09-21T09:15:42"))
    }

    @Test(arguments: fields.indices)
    func `no value of any field loses the event`(_ index: Int) async throws {
        let (name, kind) = Self.fields[index]
        for (value, readable) in Self.values {
            var object = eventObject()
            object[name] = value
            let page = try await page(envelope([object]))
            let comment = Comment(rawValue: "\(name) = \(String("\(value)".prefix(40)))")
            #expect(page.events.count == 1, comment)
            #expect(page.droppedCount == 0, comment)
            let expected = readable.contains(kind) ? [:] : [name: 1]
            #expect(page.unreadableFields == expected, comment)
        }
    }

    @Test(arguments: fields.map(\.name))
    func `a missing field is as good as null`(_ name: String) async throws {
        var object = eventObject()
        object[name] = nil
        let page = try await page(envelope([object]))
        #expect(page.events.count == 1)
        #expect(page.unreadableFields.isEmpty)
    }

    @Test(arguments: ["id", "title"])
    func `without number or title an event is dropped and counted`(_ name: String) async throws {
        let bad: [Any?] = [nil, NSNull(), "", "  ", true, [Any](), [String: Any]()]
        for value in bad {
            var object = eventObject(1)
            object[name] = value
            let page = try await page(envelope([object, eventObject(2)]))
            #expect(page.events.map(\.id) == [2])
            #expect(page.droppedCount == 1)
            #expect(page.droppedReasons == ["#1: \(name) is missing or unreadable"])
            #expect(page.returned == 2)
        }
    }

    @Test(arguments: ["lat", "lon"])
    func `half a position is none`(_ name: String) async throws {
        for value in [NSNull(), "abc", 1e9, "NaN", "0x10", "inf", ""] as [Any] {
            var object = eventObject()
            object[name] = value
            let event = try #require(await page(envelope([object])).events.first)
            #expect(event.coordinate == nil)
        }
    }

    @Test func `numbers come as numbers or strings`() async throws {
        var object = eventObject()
        object["id"] = "77"
        object["lat"] = 35.5
        object["lon"] = "139.5"
        object["limit"] = "30"
        object["accepted"] = 5.0
        let event = try #require(await page(envelope([object])).events.first)
        #expect(event.id == 77)
        #expect(event.coordinate?.latitude == 35.5)
        #expect(event.limit == 30)
        #expect(event.accepted == 5)
    }

    @Test func `nothing set anywhere still is an event`() async throws {
        var object = eventObject()
        for (name, _) in Self.fields { object[name] = NSNull() }
        let event = try #require(await page(envelope([object])).events.first)
        #expect(event.startText(in: .japanese) == nil)
        #expect(event.periodText(in: .japanese) == nil)
        #expect(event.ownerText(in: .japanese) == nil)
        #expect(event.hashTagText == nil)
        #expect(event.coordinate == nil)
        #expect(event.readableDescription.text == "")
        #expect(event.badges(in: .japanese) == [])
        #expect(event.seatsText(in: .japanese) == "0 人")
    }

    @Test func `fields and words of the future do no harm`() async throws {
        var object = eventObject()
        object["ticket_price"] = ["yen": 500]
        object["event_type"] = "hybrid"
        object["open_status"] = "postponed"
        let event = try #require(await page(envelope([object])).events.first)
        #expect(event.eventType == .other("hybrid"))
        #expect(event.openStatus == .other("postponed"))
        #expect(event.openStatus.title(in: .japanese) == "postponed")
    }

    @Test(arguments: [
        ("2026-10-14T19:00:00+09:00", "2026-10-14T19:00:00"),
        ("2026-10-14T10:00:00Z", "2026-10-14T19:00:00"),
        ("2026-10-14T10:00:00.000Z", "2026-10-14T19:00:00"),
        ("2026-10-14T19:00:00", "2026-10-14T19:00:00"),
        ("2026-10-14 19:00", "2026-10-14T19:00:00"),
        ("2026-10-14T05:00:00-0500", "2026-10-14T19:00:00"),
        ("2024-02-29T00:00:00+09:00", "2024-02-29T00:00:00"),
        ("2012-04-17T18:30:00+09", "2012-04-17T18:30:00"),
    ])
    func `moments are read whatever their zone`(_ text: String, _ japan: String) async throws {
        var object = eventObject()
        object["started_at"] = text
        let event = try #require(await page(envelope([object])).events.first)
        #expect(event.startedAt == moment(japan))
    }

    @Test(arguments: [
        "2026-13-01T00:00:00+09:00", "2025-02-29T00:00:00Z", "2026-10-14", "19:00", "２０２６",
        "2026-10-14T25:00:00Z", "2026-10-14T19:60:00Z", "2026-10-14T19:00:00+99:00",
        "2026-10-14T19:00:00Zjunk", "0000-00-00T00:00:00Z", "2026-10-14T19:00:00.Z",
    ])
    func `what is no moment is noted`(_ text: String) async throws {
        var object = eventObject()
        object["started_at"] = text
        let page = try await page(envelope([object]))
        #expect(page.events.first?.startedAt == nil)
        #expect(page.unreadableFields == ["started_at": 1])
    }

    @Test func `an event survives being stored`() async throws {
        let event = try #require(await page(envelope([eventObject()])).events.first)
        let stored = try JSONEncoder().encode(event)
        #expect(try JSONDecoder().decode(Event.self, from: stored) == event)
        let object = try #require(
            JSONSerialization.jsonObject(with: stored) as? [String: Any])
        #expect(Set(object.keys) == Set(eventObject().keys))
        #expect(object["started_at"] as? String == "2026-10-14T19:00:00+09:00")
    }
}
