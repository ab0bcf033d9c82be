import Foundation
import HTTPService
import Payload
import Testing

@testable import EventsClient

@Suite struct FeedTests {
    private let atom = """
        <?xml version="1.0" encoding="utf-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom"><title>みどりSwift</title>
        <link href="https://midori.connpass.com/" rel="alternate"/>
        <entry><title>第1回 &amp; 第2回</title>
        <link href="https://midori.connpass.com/event/11/?utm_source=feed&amp;utm_medium=atom" rel="alternate"/>
        <published>2026-11-01T10:00:00+09:00</published><updated>2026-11-02T10:00:00+09:00</updated>
        <author><name>見本 主催</name></author>
        <summary type="html">開催日時: 2026/12/01 19:00 ～ 21:30&lt;br&gt;
        開催場所: 見本ビル 東京都架空区&lt;br&gt;&lt;br&gt;&lt;h2&gt;概要&lt;/h2&gt;&lt;p&gt;マクロ&lt;/p&gt;</summary></entry>
        <entry><title>夜通し</title><link href="https://midori.connpass.com/event/12/"/>
        <summary type="html">開催日時: 2026/12/31 22:00 ～ 2027/01/01 05:00&lt;br /&gt;</summary></entry>
        <entry><title>どこにも行かない</title><link href="https://midori.connpass.com/"/></entry>
        </feed>
        """

    private func client(
        _ transport: StubTransport, _ groups: [String] = ["midori"],
        api: String = "https://connpass.com/api/v2/"
    ) throws -> FeedEventsClient {
        FeedEventsClient(
            apiURL: try #require(URL(string: api)),
            http: HTTPService(
                transport: transport, retry: .never, clock: StillClock()),
            followedGroups: { groups })
    }

    /// Waiting takes no time.
    private struct StillClock: HTTPClock {
        var now: Date { Date(timeIntervalSince1970: 1_795_143_600) }
        func sleep(for duration: Duration) async throws {}
    }

    private func answer(_ text: String, status: Int = 200) -> Result<
        TransportResponse, TransportFailure
    > {
        .success(TransportResponse(status: status, headers: [:], body: Data(text.utf8)))
    }

    private func day(_ text: String) -> Date? { Timestamp.parse(text) }

    @Test func `a group's feed becomes events`() async throws {
        let transport = StubTransport(answer(atom))
        let page = try await client(transport).events(EventQuery())
        #expect(page.isFromFeeds)
        #expect(page.events.map(\.id) == [12, 11])
        #expect(page.droppedCount == 1)
        let event = try #require(page.events.last)
        #expect(event.title == "第1回 & 第2回")
        #expect(event.url?.absoluteString == "https://midori.connpass.com/event/11/")
        #expect(event.startedAt == day("2026-12-01T19:00:00+09:00"))
        #expect(event.endedAt == day("2026-12-01T21:30:00+09:00"))
        #expect(event.place == "見本ビル 東京都架空区")
        #expect(event.readableDescription.text == "概要\n\nマクロ")
        #expect(event.ownerName == "見本 主催")
        #expect(event.group?.title == "みどりSwift" && event.group?.subdomain == "midori")
        #expect(page.events.first?.endedAt == day("2027-01-01T05:00:00+09:00"))
        #expect(
            transport.requests.map { $0.url.absoluteString }
                == ["https://midori.connpass.com/ja.atom"])
    }

    @Test func `what the service would search for is searched in the feed`() async throws {
        func ids(_ query: EventQuery) async throws -> [Int] {
            try await client(StubTransport(answer(atom))).events(query).events.map(\.id)
        }
        #expect(try await ids(EventQuery(keywords: ["まくろ"])).isEmpty)
        #expect(try await ids(EventQuery(keywords: ["マクロ"])) == [11])
        var query = EventQuery()
        query.prefectures = [.tokyo]
        #expect(try await ids(query) == [11])
        query = EventQuery()
        query.from = CalendarDay("2026-12-10")
        #expect(try await ids(query) == [12])
        #expect(try await ids(EventQuery().starting(at: 101)).isEmpty)
    }

    @Test func `one group that fails does not hide the others`() async throws {
        let transport = StubTransport(answer("", status: 404), answer(atom))
        let page = try await client(transport, ["gone", "midori"]).events(EventQuery())
        #expect(page.events.count == 2)
        #expect(page.droppedReasons.first?.hasPrefix("gone: ") == true)
        await #expect(throws: EventsError.notFound(what: "group gone")) {
            try await client(StubTransport(answer("", status: 404)), ["gone"])
                .events(EventQuery())
        }
    }

    @Test(arguments: ["", "<html><body>", "{}", "<?xml version=\"1.0\"?><rss></rss>"])
    func `what is no feed is said to be none`(text: String) async throws {
        let error = await #expect(throws: EventsError.self) {
            try await client(StubTransport(answer(text))).events(EventQuery())
        }
        guard case .unexpectedShape = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func `entities from outside are not loaded`() async throws {
        let evil = """
            <?xml version="1.0"?><!DOCTYPE feed [<!ENTITY x SYSTEM "file:///etc/passwd">]>
            <feed xmlns="http://www.w3.org/2005/Atom"><title>&x;</title></feed>
            """
        let feed = try? AtomFeed(Data(evil.utf8))
        #expect(feed?.title.contains("root") != true)
    }

    @Test func `without groups nothing is asked`() async throws {
        let transport = StubTransport(answer(atom))
        await #expect(throws: EventsError.keyMissing) {
            try await client(transport, []).events(EventQuery())
        }
        #expect(transport.requests.isEmpty)
    }

    @Test(arguments: ["evil.example/", "a.b", "-a", "", "日本", "A"])
    func `no name leads to another host`(name: String) async throws {
        let transport = StubTransport(answer(atom))
        await #expect(throws: EventsError.notFound(what: "group \(name)")) {
            try await client(transport, [name]).events(EventQuery())
        }
        #expect(transport.requests.isEmpty)
    }

    @Test func `the service comes first, feeds only for want of a key`() async throws {
        let transport = StubTransport(answer(atom))
        let feeds = try client(transport)
        let known = FixtureEventsClient(events: [Event(id: 1, title: "a")])
        let client = KeylessEventsClient(service: known, feeds: feeds)
        #expect(try await client.events(EventQuery()).events.map(\.id) == [1])
        known.failure = .keyMissing
        #expect(try await client.events(EventQuery()).isFromFeeds)
        known.failure = .serverTrouble(status: 500)
        await #expect(throws: EventsError.serverTrouble(status: 500)) {
            try await client.events(EventQuery())
        }
    }

    @Test func `nothing is asked for who follows no group`() async throws {
        let transport = StubTransport(answer(atom))
        let service = FixtureEventsClient(failure: .keyMissing)
        let feeds = try client(transport, [])
        let client = KeylessEventsClient(service: service, feeds: feeds)
        await #expect(throws: EventsError.keyMissing) { try await client.event(id: 11) }
        await #expect(throws: EventsError.keyMissing) {
            try await client.events(EventQuery(eventID: 11))
        }
        #expect(transport.requests.isEmpty)
    }
}
