import EventsClient
import Foundation
import Library

/// The library this person's windows and terminals share.
enum LibraryAccess {
    static func folder(_ surroundings: Surroundings) -> URL {
        surroundings.folder("XDG_DATA_HOME", fallback: ".local/share")
            .appendingPathComponent("hiroba", isDirectory: true)
    }

    /// Uses the library for one command, and says what it did by itself.
    static func use<Result>(
        _ surroundings: Surroundings, _ output: Output,
        _ work: (Library) async throws -> Result
    ) async throws -> Result {
        let now = try surroundings.value("HIROBA_TODAY").map { _ in try surroundings.now() }
        let library = Library(folder: folder(surroundings), now: { now ?? Date() })
        do {
            let result = try await work(library)
            await say(library, output)
            return result
        } catch {
            await say(library, output)
            throw error
        }
    }

    /// Keeps what was fetched for searching offline.
    ///
    /// What was asked for matters more than remembering it: trouble is said, no more.
    static func remember(
        _ surroundings: Surroundings, _ output: Output, _ items: () throws -> [SavedItem]
    ) async {
        do {
            let items = try items()
            guard !items.isEmpty else { return }
            try await use(surroundings, output) { try await $0.noteSeen(items) }
        } catch {
            output.note("hiroba: " + ErrorSentence(for: error, in: output.language).description)
        }
    }

    private static func say(_ library: Library, _ output: Output) async {
        for notice in await library.takeNotices() {
            output.note("hiroba: " + notice.sentence(in: output.language).description)
        }
    }
}
