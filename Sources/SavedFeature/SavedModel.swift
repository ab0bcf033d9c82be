import EventsClient
import Foundation
import Library
import SwiftUI

/// What a person saved: one list of events, articles and towns.
@MainActor
public final class SavedModel: ObservableObject {
    /// How the list goes to a file.
    public enum ExportFormat: String, CaseIterable, Sendable {
        case ics, json, markdown
    }

    /// The items on the list, what was saved last first.
    @Published public private(set) var items: [SavedItem] = []
    /// Whether the list has been read once.
    @Published public private(set) var hasLoaded = false
    /// The words that must be found.
    @Published public var words = "" { didSet { if words != oldValue { ask() } } }
    /// The only kind to show; `nil` shows all.
    @Published public var kind: SavedItem.Kind? { didSet { if kind != oldValue { ask() } } }
    /// Whether only what was not read is shown.
    @Published public var onlyUnread = false {
        didSet { if onlyUnread != oldValue { ask() } }
    }
    /// What the library did by itself, or where a file went.
    @Published public private(set) var notice: ErrorSentence?
    /// What went wrong last.
    @Published public private(set) var failure: SavedFailure?
    /// Whether the failure is to be shown.
    @Published public var isFailurePresented = false

    /// The language of words and files.
    public let language: DisplayLanguage
    private let library: Library
    private let actions: SavedActions
    private let now: () -> Date
    /// Counts questions: an answer to an earlier one is no longer wanted.
    private var generation = 0

    /// Makes a model of a library.
    public init(
        library: Library, actions: SavedActions, language: DisplayLanguage = .current,
        now: @escaping () -> Date = { Date() }
    ) {
        self.library = library
        self.actions = actions
        self.language = language
        self.now = now
    }

    /// Whether nothing is saved at all, rather than nothing found.
    public var isEmpty: Bool {
        hasLoaded && items.isEmpty && words.isEmpty && kind == nil && !onlyUnread
    }

    /// The list is on screen: reads it, and follows the library as long as it is.
    public func appeared() async {
        let changes = library.changes
        await reload()
        for await change in changes where change != .seen && change != .searches {
            await reload()
        }
    }

    /// Reads the list anew.
    public func reload() async {
        generation += 1
        let current = generation
        var search = LibrarySearch(words, kind: kind)
        search.onlyUnread = onlyUnread
        await attempt { [self] in
            let found = try await library.items(search)
            guard current == generation else { return }
            items = found
            hasLoaded = true
        }
        for notice in await library.takeNotices() { self.notice = notice.sentence(in: language) }
    }

    private func ask() { Task { await reload() } }

    /// Items were deleted.
    public func deleted(_ references: [SavedItem.Reference]) async {
        await attempt { [library] in
            for reference in references { try await library.remove(reference) }
        }
        await reload()
    }

    /// A read mark was set or taken back.
    public func readToggled(_ item: SavedItem) async {
        await attempt { [library] in try await library.setRead(!item.isRead, item.reference) }
        await reload()
    }

    /// An item is being read.
    public func opened(_ item: SavedItem) async {
        guard !item.isRead else { return }
        await attempt { [library] in try await library.setRead(true, item.reference) }
    }

    /// The list is wanted as a file.
    public func exported(_ format: ExportFormat) async {
        await attempt { [self] in
            let all = try await library.items()
            let path = try actions.writeFile(try text(all, format), Self.fileName(format))
            notice = ErrorSentence(
                summary: language.pick("書き出しました: \(path)", "Exported to \(path)"))
        }
    }

    /// What was said has been read.
    public func noticeDismissed() { notice = nil }

    private func text(_ items: [SavedItem], _ format: ExportFormat) throws -> String {
        switch format {
        case .json: try LibraryExport.json(items)
        case .markdown: LibraryExport.markdown(items, in: language)
        case .ics:
            EventCalendar.text(
                try items.filter { $0.kind == .event }.map { try $0.value(Event.self) },
                now: now(), language: language)
        }
    }

    private static func fileName(_ format: ExportFormat) -> String {
        switch format {
        case .ics: "hiroba-saved.ics"
        case .json: "hiroba-saved.json"
        case .markdown: "hiroba-saved.md"
        }
    }

    private func attempt(_ work: @MainActor () async throws -> Void) async {
        do {
            try await work()
        } catch is CancellationError {
            return
        } catch {
            failure = SavedFailure(sentence: ErrorSentence(for: error, in: language))
            isFailurePresented = true
        }
    }
}

/// A failure in the reader's words, for an alert.
public struct SavedFailure: LocalizedError, Hashable, Sendable {
    /// What happened and what to do.
    public let sentence: ErrorSentence

    /// The alert's title.
    public var errorDescription: String? { sentence.summary }
    /// The alert's text.
    public var recoverySuggestion: String? { sentence.help }
}
