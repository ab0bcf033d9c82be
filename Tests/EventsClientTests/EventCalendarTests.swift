import EventsClient
import Foundation
import Testing

@Suite struct EventCalendarTests {
    private let now = moment("2026-11-30T12:00:00")

    private func text(_ events: Event...) -> String {
        EventCalendar.text(events, now: now, language: .japanese)
    }

    /// The content lines, unfolded as section 3.1 says.
    private func lines(_ text: String) -> [String] {
        text.replacingOccurrences(of: "\r\n ", with: "").components(separatedBy: "\r\n")
    }

    @Test func `an event becomes this file`() {
        let event = Event(
            id: 900_101, title: "Swift勉強会", url: URL(string: "https://x.connpass.com/event/1/"),
            startedAt: moment("2026-12-01T19:00:00"), endedAt: moment("2026-12-01T21:30:00"),
            address: "東京都架空区1-2-3", place: "見本ビル", latitude: 35.6812, longitude: 139.7671,
            updatedAt: moment("2026-11-01T00:00:00"))
        let expected = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Hiroba//Hiroba 1.0//JA",
            "CALSCALE:GREGORIAN", "METHOD:PUBLISH", "BEGIN:VEVENT",
            "UID:event-900101@connpass.com", "DTSTAMP:20261130T030000Z",
            "DTSTART:20261201T100000Z", "DTEND:20261201T123000Z", "SUMMARY:Swift勉強会",
            "LOCATION:見本ビル 東京都架空区1-2-3", "GEO:35.681200;139.767100",
            "URL:https://x.connpass.com/event/1/",
            "DESCRIPTION:https://x.connpass.com/event/1/", "LAST-MODIFIED:20261031T150000Z",
            "STATUS:CONFIRMED", "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-P1D",
            "DESCRIPTION:明日: Swift勉強会", "END:VALARM", "END:VEVENT", "END:VCALENDAR", "",
        ]
        #expect(text(event) == expected.joined(separator: "\r\n"))
    }

    @Test func `special characters are escaped and breaks cannot add lines`() {
        let event = Event(
            id: 1, title: "a,b;c\\d\r\nEND:VEVENT\u{0}", startedAt: now)
        #expect(lines(text(event)).contains("SUMMARY:a\\,b\\;c\\\\d\\nEND:VEVENT"))
    }

    @Test(arguments: [60, 66, 67, 68, 74, 75, 76, 140, 500])
    func `no line is longer than 75 bytes and none is torn`(_ length: Int) {
        for letter in ["x", "あ", "🎉", "é"] {
            let title = String(repeating: letter, count: length)
            let file = text(Event(id: 1, title: title, startedAt: now))
            for line in file.components(separatedBy: "\r\n") {
                #expect(line.utf8.count <= 75)
                #expect(!line.contains("\u{FFFD}"))
            }
            #expect(lines(file).contains("SUMMARY:\(title)"))
        }
    }

    @Test func `a cancelled event says so and reminds of nothing`() {
        let file = text(Event(id: 1, title: "t", startedAt: now, openStatus: .cancelled))
        #expect(file.contains("STATUS:CANCELLED\r\n"))
        #expect(!file.contains("VALARM"))
    }

    @Test func `an event without a date is left out`() {
        let file = text(Event(id: 1, title: "t"), Event(id: 2, title: "u", startedAt: now))
        #expect(!file.contains("event-1@"))
        #expect(file.contains("event-2@"))
    }

    @Test func `an end before the start is left out`() {
        let file = text(
            Event(id: 1, title: "t", startedAt: now, endedAt: now.addingTimeInterval(-1)))
        #expect(!file.contains("DTEND"))
    }

    @Test func `every line ends with CR and LF`() {
        let file = text(
            Event(id: 1, title: "t", descriptionHTML: "<p>a</p><p>b</p>", startedAt: now))
        #expect(file.utf8.count { $0 == 10 } == file.utf8.count { $0 == 13 })
        #expect(file.hasSuffix("END:VCALENDAR\r\n"))
        #expect(lines(file).contains("DESCRIPTION:a\\n\\nb"))
    }
}
