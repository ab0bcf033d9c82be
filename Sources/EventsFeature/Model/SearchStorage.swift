import EventsClient
import Foundation
import Library

/// Where the section's searches are kept.
public struct SearchStorage: Sendable {
    let load: @Sendable () async throws -> SearchHistory
    let note: @Sendable (EventQuery) async throws -> Void
    let save: @Sendable (EventQuery) async throws -> Void
    let delete: @Sendable (EventQuery) async throws -> Void

    /// The section's name in the library.
    public static let section = "events"

    /// Keeps a search for good.
    public func keep(_ query: EventQuery) async throws {
        try await save(query.starting(at: 1))
    }

    /// Keeps them in a library.
    public static func library(_ library: Library) -> SearchStorage {
        SearchStorage(
            load: {
                SearchHistory(
                    recent: try await library.recentSearches(section),
                    saved: try await library.savedSearches(section))
            },
            note: {
                try await library.noteSearch(
                    $0.stored(), section, limit: SearchHistory.recentLimit)
            },
            save: { try await library.saveSearch($0.stored(), section) },
            delete: { try await library.deleteSearch($0.stored(), section) })
    }

    /// Keeps them as long as the process runs.
    public static func memory() -> SearchStorage { library(.inMemory()) }
}
