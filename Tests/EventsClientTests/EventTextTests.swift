import EventsClient
import Foundation
import Testing

@Suite struct EventTextTests {
    private let event = Event(
        id: 1, title: "t", hashTag: "swift", startedAt: moment("2026-12-01T19:00:00"),
        endedAt: moment("2026-12-01T21:30:00"), limit: 40, ownerNickname: "owner",
        ownerDisplayName: "見本 主催", accepted: 38, waiting: 2)

    @Test func `the start has a weekday`() {
        #expect(event.startText(in: .japanese) == "2026/12/01(火) 19:00~")
        #expect(event.startText(in: .english) == "2026/12/01(Tue) 19:00~")
    }

    @Test(arguments: [
        ("2026-11-29T00:00:00", "2026/11/29(日) 00:00~"),
        ("2026-11-30T23:59:00", "2026/11/30(月) 23:59~"),
        ("2024-02-29T12:34:00", "2024/02/29(木) 12:34~"),
        ("1999-12-31T23:59:59", "1999/12/31(金) 23:59~"),
        ("1969-12-31T08:59:59", "1969/12/31(水) 08:59~"),
        ("2100-03-01T00:00:00", "2100/03/01(月) 00:00~"),
    ])
    func `weekdays are right`(_ start: String, _ text: String) {
        #expect(Event(id: 1, title: "t", startedAt: moment(start)).startText(in: .japanese) == text)
    }

    @Test func `a period names the second day only when it is another`() {
        #expect(event.periodText(in: .japanese) == "2026/12/01(火) 19:00 ~ 21:30")
        var long = event
        long.endedAt = moment("2026-12-02T10:00:00")
        #expect(
            long.periodText(in: .japanese) == "2026/12/01(火) 19:00 ~ 2026/12/02(水) 10:00")
        long.endedAt = nil
        #expect(long.periodText(in: .japanese) == "2026/12/01(火) 19:00 ~")
    }

    @Test func `moments beyond all calendars do not trap`() {
        for seconds in [1e300, -1e300, .infinity, .nan, 1e15] {
            let far = Event(id: 1, title: "t", startedAt: Date(timeIntervalSince1970: seconds))
            #expect(far.startText(in: .japanese) != nil)
            #expect(!EventCalendar.text([far], now: far.startedAt ?? .now).isEmpty)
        }
    }

    @Test func `seats are told with limit and queue`() {
        #expect(event.seatsText(in: .japanese) == "38 / 40 人（補欠 2 人）")
        #expect(event.seatsText(in: .english) == "38 / 40 people (2 waiting)")
        #expect(event.freeSeats == 2)
        #expect(Event(id: 1, title: "t", accepted: 7).seatsText(in: .japanese) == "7 人")
        #expect(
            Event(id: 1, title: "t", eventType: .advertisement).seatsText(in: .japanese) == nil)
    }

    @Test func `badges say the most important thing alone`() {
        let full = Event(id: 1, title: "t", limit: 5, accepted: 6)
        #expect(full.badges(in: .japanese) == ["満席"])
        #expect(full.freeSeats == 0)
        let cancelled = Event(id: 1, title: "t", limit: 5, openStatus: .cancelled, accepted: 5)
        #expect(cancelled.badges(in: .japanese) == ["中止"])
        let announced = Event(id: 1, title: "t", limit: 0, eventType: .advertisement)
        #expect(announced.badges(in: .japanese) == ["告知"])
        #expect(event.badges(in: .japanese) == [])
    }

    @Test func `the owner is told by name, else by account`() {
        #expect(event.ownerText(in: .japanese) == "見本 主催 他")
        var nameless = event
        nameless.ownerDisplayName = nil
        #expect(nameless.ownerText(in: .japanese) == "owner 他")
        #expect(event.hashTagText == "#swift")
    }
}

@Suite struct EventOrderTests {
    private let events = [
        Event(
            id: 1, title: "a", startedAt: moment("2026-10-01T10:00:00"),
            publishedAt: moment("2026-01-03T00:00:00"), updatedAt: moment("2026-02-01T00:00:00")),
        Event(
            id: 2, title: "b", startedAt: moment("2026-12-01T10:00:00"),
            publishedAt: moment("2026-01-01T00:00:00"), updatedAt: moment("2026-02-02T00:00:00")),
        Event(id: 3, title: "c"),
        Event(
            id: 4, title: "d", startedAt: moment("2026-12-01T10:00:00"),
            publishedAt: moment("2026-01-02T00:00:00"), updatedAt: moment("2026-02-02T00:00:00")),
        Event(id: 5, title: "e"),
    ]

    @Test(arguments: [
        (EventOrder.date, [4, 2, 1, 5, 3]), (.newest, [1, 4, 2, 5, 3]),
        (.updated, [4, 2, 1, 5, 3]),
    ])
    func `an order does not depend on how events came`(_ order: EventOrder, _ ids: [Int]) {
        for shift in events.indices {
            let turned = Array(events[shift...] + events[..<shift])
            #expect(order.sorted(turned).map(\.id) == ids)
            #expect(order.sorted(turned.reversed()).map(\.id) == ids)
        }
    }

    @Test func `merging replaces what is there and keeps the order`() {
        var changed = events[0]
        changed.title = "changed"
        let merged = EventOrder.date.merging([changed, events[3]], into: [events[1], events[0]])
        #expect(merged.map(\.id) == [4, 2, 1])
        #expect(merged[2].title == "changed")
    }
}
