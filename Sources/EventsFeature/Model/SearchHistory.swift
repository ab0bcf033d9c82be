import EventsClient
import Foundation

/// The searches a person made lately, and those kept for good.
@MainActor
struct SearchHistory {
    private(set) var recent: [EventQuery]
    private(set) var saved: [EventQuery]

    private let storage: SearchStorage
    private static let recentKey = "events.searches.recent"
    private static let savedKey = "events.searches.saved"
    private static let recentLimit = 10

    init(_ storage: SearchStorage) {
        self.storage = storage
        recent = Self.load(Self.recentKey, storage)
        saved = Self.load(Self.savedKey, storage)
    }

    /// Puts a search on top of the recent ones, where it stands once.
    mutating func made(_ query: EventQuery) {
        let query = query.starting(at: 1)
        guard !query.isUnrestricted else { return }
        recent.removeAll { $0 == query }
        recent.insert(query, at: 0)
        recent = Array(recent.prefix(Self.recentLimit))
        store(recent, Self.recentKey)
    }

    /// Keeps a search; one that is kept already stays where it is.
    mutating func save(_ query: EventQuery) {
        let query = query.starting(at: 1)
        guard !saved.contains(query) else { return }
        saved.append(query)
        store(saved, Self.savedKey)
    }

    mutating func deleteSaved(_ query: EventQuery) {
        saved.removeAll { $0 == query }
        store(saved, Self.savedKey)
    }

    private func store(_ queries: [EventQuery], _ key: String) {
        // Searches are plain values: encoding them cannot fail.
        if let data = try? JSONEncoder().encode(queries) { storage.write(key, data) }
    }

    /// Reads search by search, so that one that can't be read doesn't take the others with it.
    private static func load(_ key: String, _ storage: SearchStorage) -> [EventQuery] {
        struct Readable: Decodable {
            let query: EventQuery?
            init(from decoder: any Decoder) throws { query = try? EventQuery(from: decoder) }
        }
        guard let data = storage.read(key) else { return [] }
        let list = try? JSONDecoder().decode([Readable].self, from: data)
        return list?.compactMap(\.query) ?? []
    }
}
