import EventsClient
import Foundation
import Testing

@Suite struct EventQueryTests {
    private func values(_ name: String, _ query: EventQuery) -> [String] {
        query.parameters.filter { $0.name == name }.map(\.value)
    }

    private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

    @Test func `every parameter goes under the service's name`() throws {
        var query = EventQuery()
        query.eventIDs = [1, 2]
        query.keywords = ["a"]
        query.anyKeywords = ["b", "c"]
        query.months = [try #require(CalendarMonth("2026-10"))]
        query.days = [try day("2026-11-03")]
        query.nicknames = ["n"]
        query.ownerNicknames = ["o"]
        query.groupIDs = [9]
        query.subdomains = ["s"]
        query.prefectures = [.hokkaido]
        query.publishedMonths = [try #require(CalendarMonth("202609"))]
        query.publishedDays = [try day("20260901")]
        query.order = .newest
        query.start = 11
        query.count = 20
        #expect(
            query.queryString
                == "event_id=1&event_id=2&keyword=a&keyword_or=b&keyword_or=c&ym=202610"
                + "&ymd=20261103&nickname=n&owner_nickname=o&group_id=9&subdomain=s"
                + "&prefecture=hokkaido&publish_ym=202609&publish_ymd=20260901&order=3"
                + "&start=11&count=20")
    }

    @Test(arguments: [
        ("C++", "C%2B%2B"), ("a&b=c", "a%26b%3Dc"), ("100%", "100%25"),
        ("勉強", "%E5%8B%89%E5%BC%B7"),
        ("a b", "a%20b"), ("#swift", "%23swift"), ("a/b?c", "a%2Fb%3Fc"), ("🎉", "%F0%9F%8E%89"),
        ("a,b", "a%2Cb"), ("-._~", "-._~"),
    ])
    func `keywords arrive as they were typed`(_ word: String, _ escaped: String) {
        #expect(EventQuery(keywords: [word]).queryString.hasPrefix("keyword=\(escaped)&"))
    }

    @Test func `blank values are left out`() {
        var query = EventQuery(keywords: ["", "  ", " swift "])
        query.subdomains = [""]
        #expect(values("keyword", query) == ["swift"])
        #expect(values("subdomain", query).isEmpty)
    }

    @Test(arguments: [(0, "1"), (-5, "1"), (1, "1"), (100, "100"), (101, "100"), (Int.max, "100")])
    func `a page holds 1 to 100`(_ count: Int, _ sent: String) {
        var query = EventQuery()
        query.count = count
        #expect(values("count", query) == [sent])
    }

    @Test func `a short range is asked day by day`() throws {
        var query = EventQuery()
        query.from = try day("2026-12-30")
        query.through = try day("2027-01-02")
        #expect(values("ymd", query) == ["20261230", "20261231", "20270101", "20270102"])
        #expect(values("ym", query).isEmpty)
    }

    @Test func `a long range is asked month by month`() throws {
        var query = EventQuery()
        query.from = try day("2026-11-15")
        query.through = try day("2027-02-01")
        #expect(values("ym", query) == ["202611", "202612", "202701", "202702"])
    }

    @Test func `an open range reaches two years`() throws {
        var query = EventQuery()
        query.from = try day("2026-11-15")
        let months = values("ym", query)
        #expect(months.count == 24)
        #expect(months.first == "202611")
        #expect(months.last == "202810")
    }

    @Test func `a range that can't be listed is only filtered here`() throws {
        var query = EventQuery()
        query.through = try day("2026-11-15")
        #expect(values("ym", query) + values("ymd", query) == [])
        query.from = try day("2020-01-01")
        #expect(values("ym", query) + values("ymd", query) == [])
        query.from = try day("2026-12-01")
        #expect(values("ym", query) + values("ymd", query) == [])
    }

    @Test func `a range is checked on the client too`() throws {
        var query = EventQuery()
        query.from = try day("2026-10-14")
        query.through = try day("2026-10-14")
        var event = Event(id: 1, title: "t", startedAt: moment("2026-10-14T00:00:00"))
        #expect(query.accepts(event))
        event.startedAt = moment("2026-10-14T23:59:59")
        #expect(query.accepts(event))
        event.startedAt = moment("2026-10-15T00:00:00")
        #expect(!query.accepts(event))
        event.startedAt = moment("2026-10-13T23:59:59")
        #expect(!query.accepts(event))
        event.startedAt = nil
        #expect(!query.accepts(event))
    }

    @Test func `events of months nobody asked for are left out`() async throws {
        var query = EventQuery()
        query.months = [try #require(CalendarMonth("2026-10"))]
        var old = eventObject(2)
        old["started_at"] = "2026-03-14T19:00:00+09:00"
        let page = try await page(envelope([eventObject(1), old]), query)
        #expect(page.events.map(\.id) == [1])
        #expect(page.filteredCount == 1)
        #expect(page.returned == 2)
    }

    @Test func `excluded words are found whatever their case and width`() {
        var query = EventQuery()
        query.excludedWords = ["ＰＨＰ", " "]
        #expect(!query.accepts(Event(id: 1, title: "はじめてのphp")))
        #expect(!query.accepts(Event(id: 1, title: "x", descriptionHTML: "<p>P<b>HP</b></p>")))
        #expect(query.accepts(Event(id: 1, title: "Swift", descriptionHTML: "<a class=php>x</a>")))
    }

    @Test func `free seats, announcements and cancelled events can be asked for`() {
        let free = Event(id: 1, title: "t", limit: 10, accepted: 9)
        let full = Event(id: 2, title: "t", limit: 10, accepted: 10)
        let unlimited = Event(id: 3, title: "t", accepted: 999)
        let announced = Event(id: 4, title: "t", limit: 0, eventType: .advertisement)
        let cancelled = Event(id: 5, title: "t", limit: 10, openStatus: .cancelled)
        let over = Event(id: 6, title: "t", limit: 10, openStatus: .close)
        let all = [free, full, unlimited, announced, cancelled, over]
        var query = EventQuery()
        #expect(all.filter(query.accepts).count == 6)
        query.onlyFreeSeats = true
        #expect(all.filter(query.accepts).map(\.id) == [1, 3, 4])
        query.hideAnnouncements = true
        #expect(all.filter(query.accepts).map(\.id) == [1, 3])
        query = EventQuery()
        query.hideCancelled = true
        #expect(all.filter(query.accepts).map(\.id) == [1, 2, 3, 4, 6])
    }

    @Test func `a search is stored and read again`() throws {
        var query = EventQuery(keywords: ["swift"])
        query.prefectures = [.online, .okinawa]
        query.from = try day("2026-12-01")
        query.onlyFreeSeats = true
        let data = try JSONEncoder().encode(query)
        #expect(try JSONDecoder().decode(EventQuery.self, from: data) == query)
    }

    @Test func `a search of an earlier version is read`() throws {
        let data = Data("{\"keywords\":[\"swift\"]}".utf8)
        let query = try JSONDecoder().decode(EventQuery.self, from: data)
        #expect(query == EventQuery(keywords: ["swift"]))
    }
}

@Suite struct PrefectureTests {
    @Test func `there are 48 places, each with two names`() {
        #expect(Prefecture.allCases.count == 48)
        #expect(Set(Prefecture.allCases.map(\.japaneseName)).count == 48)
        for place in Prefecture.allCases {
            #expect(place.japaneseName != place.rawValue)
            #expect(Prefecture(named: place.japaneseName) == place)
            #expect(Prefecture(named: place.englishName) == place)
        }
    }

    @Test(arguments: [
        ("東京", Prefecture.tokyo), ("TOKYO ", .tokyo), ("北海道", .hokkaido), ("京都", .kyoto),
        ("オンライン", .online), ("Online", .online), ("大阪府", .osaka),
    ])
    func `a place is found by what people type`(_ name: String, _ place: Prefecture) {
        #expect(Prefecture(named: name) == place)
    }

    @Test(arguments: ["", "京", "北海", "オンライ", "paris"])
    func `what is no place is none`(_ name: String) {
        #expect(Prefecture(named: name) == nil)
    }
}

@Suite struct CalendarDayTests {
    @Test func `every day of 400 years comes back from its number`() {
        var day = CalendarDay("1970-01-01")!
        var previous = day
        for _ in 0..<146_097 {
            day = day.adding(days: 1)
            let isNext =
                day.day == previous.day + 1
                || (day.day == 1 && (day.month == previous.month + 1 || day.month == 1))
            guard isNext, CalendarDay(day.description) == day else {
                Issue.record("\(previous) is followed by \(day)")
                return
            }
            previous = day
        }
        #expect(day.description == "2370-01-01")
    }

    @Test(arguments: ["2026-12-01", "2026/12/1", "20261201", " 2026-12-01 "])
    func `a day is read`(_ text: String) {
        #expect(CalendarDay(text)?.compact == "20261201")
    }

    @Test(arguments: [
        "", "2026", "2026-13-01", "2025-02-29", "26-12-01", "2026-12", "2026-12-01-01",
        "+2026-1-1", "２０２６-12-01", "2026--01", "0000-01-01", "999999999999",
    ])
    func `what is no day is none`(_ text: String) {
        #expect(CalendarDay(text) == nil)
    }
}
