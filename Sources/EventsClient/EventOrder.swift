import Foundation

/// In which order events come.
///
/// The service doesn't say which way its orders run, so lists are always put in order here:
/// the latest first, events without the date last, and of two alike the higher number first.
/// The window and the terminal both use this.
public enum EventOrder: String, Hashable, Sendable, Codable, CaseIterable {
    /// By the day they are held.
    case date
    /// By when they were published.
    case newest
    /// By their last change.
    case updated

    /// The service's number for it.
    public var parameter: Int {
        switch self {
        case .updated: 1
        case .date: 2
        case .newest: 3
        }
    }

    /// Puts events in order.
    public func sorted(_ events: [Event]) -> [Event] {
        events.sorted(by: precedes)
    }

    /// Adds a page to a list: an event that is there already is replaced, then all are ordered.
    public func merging(_ page: [Event], into list: [Event]) -> [Event] {
        let fresh = Dictionary(page.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
        return sorted(list.filter { fresh[$0.id] == nil } + fresh.values)
    }

    private func precedes(_ left: Event, _ right: Event) -> Bool {
        switch (key(left), key(right)) {
        case (let first?, let second?) where first != second: first > second
        case (.some, nil): true
        case (nil, .some): false
        default: left.id > right.id
        }
    }

    private func key(_ event: Event) -> Date? {
        switch self {
        case .date: event.startedAt
        case .newest: event.publishedAt
        case .updated: event.updatedAt
        }
    }
}
