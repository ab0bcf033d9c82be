import Foundation
import Payload
import Testing

@testable import EventsClient

@Suite struct CalendarFileTests {
    private func entry(_ lines: String...) throws -> CalendarFile.Entry {
        let all =
            ["BEGIN:VCALENDAR", "BEGIN:VEVENT"] + lines + ["END:VEVENT", "END:VCALENDAR", ""]
        return try #require(CalendarFile(all.joined(separator: "\r\n")).entries.first)
    }

    @Test func `folded lines are one, signs stand for themselves`() throws {
        let entry = try entry(
            "UID:event-1@connpass.com", "SUMMARY:みどり\\, あお\\; \\\\ の", " 会", "LOCATION:",
            "DESCRIPTION:一行目\\n二行", "\t目", "URL:https://example.com/event/1/?a=b:c")
        #expect(entry.summary == "みどり, あお; \\ の会")
        #expect(entry.details == "一行目\n二行目")
        #expect(entry.location == nil)
        #expect(entry.url?.absoluteString == "https://example.com/event/1/?a=b:c")
    }

    @Test(arguments: [
        ("DTSTART;TZID=Asia/Tokyo:20261201T190000", "2026-12-01T19:00:00+09:00"),
        ("DTSTART;TZID=\"Asia/Tokyo\":20261201T190000", "2026-12-01T19:00:00+09:00"),
        ("DTSTART:20261201T100000Z", "2026-12-01T19:00:00+09:00"),
        ("DTSTART:20261201T190000", "2026-12-01T19:00:00+09:00"),
        ("DTSTART;TZID=Nowhere/Land:20261201T190000", "2026-12-01T19:00:00+09:00"),
        ("DTSTART;TZID=UTC:20261201T100000", "2026-12-01T19:00:00+09:00"),
        ("DTSTART;TZID=America/New_York:20260701T090000", "2026-07-01T22:00:00+09:00"),
        ("DTSTART;VALUE=DATE:20261201", "2026-12-01T00:00:00+09:00"),
    ])
    func `times are read in their zones`(line: String, expected: String) throws {
        #expect(try entry(line).start == Timestamp.parse(expected), "\(line)")
    }

    @Test(arguments: ["DTSTART:20261301T190000", "DTSTART:soon", "DTSTART:"])
    func `what is no time is none`(line: String) throws {
        #expect(try entry(line).start == nil)
    }

    @Test func `an alarm's words are not the event's`() throws {
        let entry = try entry(
            "DESCRIPTION:本文", "BEGIN:VALARM", "DESCRIPTION:明日", "END:VALARM", "STATUS:CANCELLED")
        #expect(entry.details == "本文" && entry.isCancelled)
    }

    @Test func `what the product writes it reads`() throws {
        var event = Event(
            id: 5, title: "会; の, 題\\", url: URL(string: "https://a.connpass.com/event/5/"))
        event.startedAt = Timestamp.parse("2026-12-01T19:00:00+09:00")
        event.endedAt = Timestamp.parse("2026-12-01T21:00:00+09:00")
        event.place = String(repeating: "長い会場の名前", count: 20)
        let text = EventCalendar.text([event], now: Date(timeIntervalSince1970: 0))
        let entry = try #require(CalendarFile(text).entries.first)
        let read = try #require(Event(entry, id: 5))
        #expect(read.title == event.title && read.place == event.place)
        #expect(read.startedAt == event.startedAt && read.endedAt == event.endedAt)
        #expect(read.url == event.url)
    }

    @Test func `a page is no calendar`() {
        #expect(throws: EventsError.unexpectedShape(reason: "calendar file")) {
            try CalendarFile("<html>")
        }
    }
}
