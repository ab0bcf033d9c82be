import EventsClient
import Foundation
import Testing

@testable import EventsFeature

@Suite struct EventSearchDraftTests {
    @Test(
        arguments: [
            ("", []), ("swift", ["swift"]), (" a  b　c\n", ["a", "b", "c"]),
            ("\"vision pro\" x", ["vision pro", "x"]), ("“もくもく 会”", ["もくもく 会"]),
            ("\"open", ["open"]), ("\"\"", []),
        ] as [(String, [String])])
    func `words are set apart by blanks`(_ text: String, _ words: [String]) {
        #expect(EventSearchDraft.words(text) == words)
    }

    @Test func `fields become a search`() throws {
        var draft = EventSearchDraft()
        draft.allWords = "swift linux"
        draft.anyWords = "GTK GNOME"
        draft.excludedWords = "PHP"
        draft.groups = "https://midori.connpass.com/ 99001, Aoi.connpass.com"
        draft.prefecture = .tokyo
        draft.includesOnline = true
        draft.from = "2026-12-01"
        draft.through = "2026/12/31"
        draft.onlyFreeSeats = true
        draft.order = .newest
        let query = try #require(draft.query)
        #expect(query.keywords == ["swift", "linux"])
        #expect(query.anyKeywords == ["GTK", "GNOME"])
        #expect(query.excludedWords == ["PHP"])
        #expect(query.subdomains == ["midori", "aoi"])
        #expect(query.groupIDs == [99_001])
        #expect(query.prefectures == [.tokyo, .online])
        #expect(query.from?.description == "2026-12-01")
        #expect(query.through?.description == "2026-12-31")
        #expect(query.onlyFreeSeats)
        #expect(query.order == .newest)
        #expect(EventSearchDraft(query).query == query)
    }

    @Test func `empty fields ask for everything`() {
        #expect(EventSearchDraft().query == EventQuery())
        var online = EventSearchDraft()
        online.includesOnline = true
        #expect(online.query?.prefectures == [])
        online.prefecture = .online
        #expect(online.query?.prefectures == [.online])
    }

    @Test(arguments: [
        ("2026-13-01", "", EventSearchDraft.Problem.unreadableFrom),
        ("", "morgen", .unreadableThrough), ("2026-12-02", "2026-12-01", .reversedRange),
    ])
    func `days that can't be are told`(
        _ from: String, _ through: String, _ problem: EventSearchDraft.Problem
    ) {
        var draft = EventSearchDraft()
        draft.from = from
        draft.through = through
        #expect(draft.problem == problem)
        #expect(draft.query == nil)
        for language in DisplayLanguage.allCases {
            #expect(!EventsStrings(language).problem(problem).isEmpty)
        }
    }

    @Test func `a search is told in a line`() {
        var query = swiftQuery()
        #expect(query.summary(EventsStrings(.japanese)) == "Swift")
        query.excludedWords = ["PHP"]
        query.prefectures = [.tokyo, .online]
        query.from = CalendarDay("2026-12-01")
        query.order = .newest
        #expect(
            query.summary(EventsStrings(.japanese))
                == "Swift・−PHP・東京都・オンライン・2026-12-01 – ・新着順")
        #expect(EventQuery().summary(EventsStrings(.english)) == "All events")
    }
}
