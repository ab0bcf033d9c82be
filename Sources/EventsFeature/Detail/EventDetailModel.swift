import EventsClient
import Foundation
import Library
import SwiftUI

/// What a person does with one event.
@MainActor
final class EventDetailModel: ObservableObject {
    /// What was done last, to be said.
    enum Notice: Hashable {
        case copied, opened
        case savedFile(String)
    }

    /// Whether it is saved.
    @Published private(set) var isSaved = false
    /// What was done last.
    @Published private(set) var notice: Notice?
    /// What went wrong last.
    @Published private(set) var failure: EventsFailure?
    /// Whether the failure is to be shown.
    @Published var isFailurePresented = false

    let event: Event
    private var actions = EventActions.inert
    private var language = DisplayLanguage.current

    init(event: Event) { self.event = event }

    /// The detail is on screen: marks the event as read, and follows the library as long as it is.
    func appeared(_ actions: EventActions, language: DisplayLanguage) async {
        self.actions = actions
        self.language = language
        let changes = actions.saving.changes()
        await attempt { try await actions.saving.markRead(SavedItem.reference(self.event)) }
        await look()
        for await _ in changes { await look() }
    }

    /// The bookmark was pressed.
    func saveToggled() async {
        await attempt { [self] in
            if isSaved {
                try await actions.saving.remove(SavedItem.reference(event))
            } else {
                try await actions.saving.save(SavedItem(event: event, language: language))
            }
        }
        await look()
    }

    /// The link is wanted elsewhere.
    func linkCopied() {
        guard let url = event.url else { return }
        actions.copy(url.absoluteString)
        notice = .copied
    }

    /// The event is wanted in the calendar.
    func calendarAsked(now: Date = Date()) async {
        await attempt { [self] in
            let text = EventCalendar.text([event], now: now, language: language)
            switch try actions.addToCalendar(text, EventCalendar.fileName(event)) {
            case .opened: notice = .opened
            case .saved(let path): notice = .savedFile(path)
            }
        }
    }

    private func look() async {
        await attempt { [self] in
            isSaved = try await actions.saving.isSaved(SavedItem.reference(event))
        }
    }

    private func attempt(_ work: @MainActor () async throws -> Void) async {
        do {
            try await work()
        } catch is CancellationError {
            return
        } catch {
            failure = EventsFailure(error, language: language)
            isFailurePresented = true
        }
    }
}
