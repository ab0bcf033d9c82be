import Foundation
import Payload

extension EventQuery {
    /// Whether an event passes everything that the service can't or might not filter.
    ///
    /// Days are checked here too: the service has been seen to send events of other months.
    public func accepts(_ event: Event) -> Bool {
        if onlyFreeSeats, !event.hasFreeSeats { return false }
        if hideAnnouncements, event.isAnnouncement { return false }
        if hideCancelled, event.isCancelled { return false }
        return acceptsDay(event) && !containsExcludedWord(event)
    }

    private func acceptsDay(_ event: Event) -> Bool {
        let isLimited = from != nil || through != nil || !months.isEmpty || !days.isEmpty
        guard isLimited else { return true }
        guard let startedAt = event.startedAt else { return false }
        let day = CalendarDay(startedAt)
        if let from, day < from { return false }
        if let through, day > through { return false }
        guard !months.isEmpty || !days.isEmpty else { return true }
        return months.contains(day.calendarMonth) || days.contains(day)
    }

    private func containsExcludedWord(_ event: Event) -> Bool {
        let words = excludedWords.map(Self.folded).filter { !$0.isEmpty }
        guard !words.isEmpty else { return false }
        let text = Self.searchText(event)
        return words.contains { text.contains($0) }
    }

    /// What the service searches in, made alike: width, case and accents don't matter.
    static func searchText(_ event: Event) -> String {
        let description = event.descriptionHTML.map { EventDescription(html: $0).text }
        return folded(
            [event.title, event.catchphrase, description, event.address]
                .compactMap { $0 }.joined(separator: "\n"))
    }

    static func folded(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
            .folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
    }
}
