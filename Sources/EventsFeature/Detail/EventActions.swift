import EventsClient
import Foundation
import Library
import SwiftUI

/// What the section asks of the app around it, beyond what SwiftUI can do.
public struct EventActions: Sendable {
    /// What became of a calendar file.
    public enum CalendarOutcome: Hashable, Sendable {
        /// The person's calendar has it.
        case opened
        /// It lies in a file, to be opened by hand.
        case saved(path: String)
    }

    /// Keeps events.
    public var saving: Saving
    /// Puts a text where it can be pasted from.
    public var copy: @MainActor @Sendable (String) -> Void
    /// Hands a calendar file, its text and a name for it, to the person's calendar.
    public var addToCalendar: @MainActor @Sendable (String, String) throws -> CalendarOutcome
    /// Whether pages open in the app; else in the person's browser.
    public var opensPagesInApp: @MainActor @Sendable () -> Bool

    /// Puts the functions together.
    public init(
        saving: Saving, copy: @escaping @MainActor @Sendable (String) -> Void,
        addToCalendar:
            @escaping @MainActor @Sendable (String, String) throws -> CalendarOutcome,
        opensPagesInApp: @escaping @MainActor @Sendable () -> Bool
    ) {
        self.saving = saving
        self.copy = copy
        self.addToCalendar = addToCalendar
        self.opensPagesInApp = opensPagesInApp
    }

    /// Keeps events as long as the process runs and does nothing else; for previews.
    public static let inert = EventActions(
        saving: .memory(), copy: { _ in }, addToCalendar: { _, name in .saved(path: name) },
        opensPagesInApp: { false })
}

private struct EventActionsKey: EnvironmentKey {
    static let defaultValue = EventActions.inert
}

extension EnvironmentValues {
    /// What the events section asks of the app around it.
    public var eventActions: EventActions {
        get { self[EventActionsKey.self] }
        set { self[EventActionsKey.self] = newValue }
    }
}
