import EventsClient
import Foundation
import Library

/// The searches a person made lately, and those kept for good.
struct SearchHistory: Hashable, Sendable {
    private(set) var recent: [EventQuery] = []
    private(set) var saved: [EventQuery] = []

    static let recentLimit = 10

    init() {}

    /// Reads search by search, so that one that can't be read doesn't take the others with it.
    init(recent: [Data], saved: [Data]) {
        self.recent = recent.compactMap(Self.query)
        self.saved = saved.compactMap(Self.query)
    }

    /// Puts a search on top of the recent ones, where it stands once.
    mutating func made(_ query: EventQuery) {
        recent.removeAll { $0 == query }
        recent.insert(query, at: 0)
        recent = Array(recent.prefix(Self.recentLimit))
    }

    /// Keeps a search; one that is kept already stays where it is.
    mutating func save(_ query: EventQuery) {
        if !saved.contains(query) { saved.append(query) }
    }

    mutating func delete(_ query: EventQuery) { saved.removeAll { $0 == query } }

    private static func query(_ data: Data) -> EventQuery? {
        try? JSONDecoder().decode(EventQuery.self, from: data)
    }
}

extension EventQuery {
    /// The search as it is kept: always the same bytes for the same search.
    func stored() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}
