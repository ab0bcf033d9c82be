import EventsClient
import Foundation
import Library
import Testing

@testable import EventsFeature

@MainActor
@Suite struct EventDetailModelTests {
    private let event: Event = {
        var event = Event(
            id: 7, title: "みどりSwift", descriptionHTML: "<p>マクロの<b>話</b></p>",
            url: URL(string: "https://midori.connpass.com/event/7/"),
            startedAt: Date(timeIntervalSince1970: 1_800_000_000))
        event.latitude = 35.5
        event.longitude = 139.25
        return event
    }()

    /// What the app around was asked for.
    private final class Asked {
        var copied: [String] = []
        var calendars: [(text: String, name: String)] = []
    }

    private struct Refused: Error, SentenceError {
        func sentence(in language: DisplayLanguage) -> ErrorSentence {
            ErrorSentence(summary: "no", help: "help")
        }
    }

    private func actions(
        _ library: Library, _ asked: Asked, refuses: Bool = false
    ) -> EventActions {
        EventActions(
            saving: Saving(library), copy: { asked.copied.append($0) },
            addToCalendar: { text, name in
                if refuses { throw Refused() }
                asked.calendars.append((text, name))
                return .saved(path: "/downloads/\(name)")
            }, opensPagesInApp: { false })
    }

    /// Runs a body with a model that is on screen.
    private func onScreen(
        _ library: Library, _ asked: Asked = Asked(), refuses: Bool = false,
        _ body: (EventDetailModel) async throws -> Void
    ) async throws {
        let model = EventDetailModel(event: event)
        let actions = actions(library, asked, refuses: refuses)
        let task = Task { await model.appeared(actions, language: .japanese) }
        // Two turns of the library: it is asked in order.
        _ = try await library.item(SavedItem.reference(event))
        await Task.yield()
        try await body(model)
        task.cancel()
        await task.value
    }

    @Test func `saving toggles, and the library has all of the event`() async throws {
        let library = Library.inMemory()
        try await onScreen(library) { model in
            await model.saveToggled()
            #expect(model.isSaved)
            let item = try await library.items().first
            #expect(try item?.value(Event.self) == event)
            #expect(try await library.items(LibrarySearch("マクロの話")).count == 1)
            await model.saveToggled()
            #expect(!model.isSaved)
            #expect(try await library.items().isEmpty)
        }
    }

    @Test func `the link is copied and said to be`() async throws {
        let asked = Asked()
        try await onScreen(.inMemory(), asked) { model in
            model.linkCopied()
            #expect(asked.copied == ["https://midori.connpass.com/event/7/"])
            #expect(model.notice == .copied)
        }
    }

    @Test func `the calendar gets a file with the event`() async throws {
        let asked = Asked()
        try await onScreen(.inMemory(), asked) { model in
            await model.calendarAsked()
            #expect(asked.calendars.map(\.name) == ["connpass-7.ics"])
            #expect(asked.calendars.first?.text.contains("SUMMARY:みどりSwift") == true)
            #expect(model.notice == .savedFile("/downloads/connpass-7.ics"))
        }
    }

    @Test func `what fails is said with what to do`() async throws {
        try await onScreen(.inMemory(), refuses: true) { model in
            await model.calendarAsked()
            #expect(model.isFailurePresented)
            #expect(model.failure?.sentence == ErrorSentence(summary: "no", help: "help"))
            #expect(model.notice == nil)
        }
    }

    @Test func `the map's address has the position`() {
        #expect(
            event.openStreetMapURL?.absoluteString
                == "https://www.openstreetmap.org/?mlat=35.500000&mlon=139.250000"
                + "#map=17/35.500000/139.250000")
        #expect(Event(id: 1, title: "a").openStreetMapURL == nil)
    }
}
