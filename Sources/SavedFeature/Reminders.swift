import EventsClient
import Foundation
import Library

/// Reminds of saved events the day before, once for each, whichever process is first.
///
/// It sleeps until the next reminder is due and wakes up for changes of the library only.
@MainActor
public final class Reminders {
    /// What a reminder says.
    public struct Reminder: Hashable, Sendable {
        /// The event's number.
        public var id: String
        /// The event's title.
        public var title: String
        /// When and where it is.
        public var text: String
        /// The event's page.
        public var link: URL?
    }

    private let library: Library
    private let language: DisplayLanguage
    private let now: () -> Date
    private let sleep: (TimeInterval) async throws -> Void
    private let remind: (Reminder) -> Void

    /// How long before an event its reminder comes, in seconds.
    public static let lead: TimeInterval = 24 * 3600

    /// Makes reminders that have not begun.
    ///
    /// - Parameters:
    ///   - library: What is saved.
    ///   - language: The language of the words.
    ///   - now: The time.
    ///   - sleep: Waits so many seconds.
    ///   - remind: Shows a reminder.
    public init(
        library: Library, language: DisplayLanguage = .current,
        now: @escaping () -> Date = { Date() },
        sleep: @escaping (TimeInterval) async throws -> Void = {
            try await Task.sleep(for: .seconds($0))
        },
        remind: @escaping (Reminder) -> Void
    ) {
        self.library = library
        self.language = language
        self.now = now
        self.sleep = sleep
        self.remind = remind
    }

    /// Reminds until the task is cancelled.
    /// - Throws: `LibraryError`; `CancellationError` in the end.
    public func run() async throws {
        let changes = library.changes
        var waiting: Task<Void, any Error>?
        defer { waiting?.cancel() }
        waiting = try await remindAndWait()
        for await change in changes where change == .saved || change == .elsewhere {
            waiting?.cancel()
            waiting = try await remindAndWait()
        }
        try Task.checkCancellation()
    }

    private func remindAndWait() async throws -> Task<Void, any Error>? {
        guard let pause = try await remindOfDue() else { return nil }
        return Task { [weak self, sleep] in
            var pause = pause
            while true {
                try await sleep(pause)
                guard let next = try await self?.remindOfDue() else { return }
                pause = next
            }
        }
    }

    /// Reminds of everything due now.
    /// - Returns: Seconds until the next reminder; `nil` when none is in sight.
    func remindOfDue() async throws -> TimeInterval? {
        for item in try await library.due(until: now().addingTimeInterval(Self.lead)) {
            guard try await library.claimReminder(item.reference) else { continue }
            remind(
                Reminder(
                    id: item.id, title: title(item), text: item.subtitle, link: item.link))
        }
        guard let start = try await library.nextUnremindedStart() else { return nil }
        return max(1, start.timeIntervalSince(now()) - Self.lead)
    }

    private func title(_ item: SavedItem) -> String {
        guard let date = item.date else { return item.title }
        let isToday = CalendarDay(date) == CalendarDay(now())
        return isToday
            ? language.pick("今日: \(item.title)", "Today: \(item.title)")
            : language.pick("明日: \(item.title)", "Tomorrow: \(item.title)")
    }
}
