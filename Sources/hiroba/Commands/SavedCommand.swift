import EventsClient
import EventsFeature
import Foundation
import Library

/// `hiroba saved` and `hiroba search`: what is saved, or all that was ever on screen; offline.
struct SavedCommand: Sendable {
    enum Format: String, CaseIterable, Sendable {
        case table, json, ndjson, ics, markdown
    }

    let search: LibrarySearch
    let format: Format

    /// - Parameter onlySaved: Whether what was only seen is left out.
    init(_ parsed: ParsedArguments, onlySaved: Bool) throws(UsageError) {
        var search = LibrarySearch(parsed.words.joined(separator: " "), onlySaved: onlySaved)
        search.kind = parsed.value("kind").flatMap(SavedItem.Kind.init(rawValue:))
        search.onlyUnread = parsed.has("unread")
        search.limit = try parsed.number("limit", in: 1...10_000) ?? 10_000
        self.search = search
        format = parsed.choice("format", default: .table)
    }

    func run(_ output: Output, _ surroundings: Surroundings) async throws {
        let items = try await LibraryAccess.use(surroundings, output) {
            try await $0.items(search)
        }
        try output.write(text(items, output.language, surroundings))
        if items.isEmpty { output.note(nothing) }
    }

    private var nothing: Words {
        search.words.isEmpty && search.onlySaved
            ? Words(
                "まだ何も保存していません。hiroba saved add 番号 で保存できます。",
                "Nothing is saved yet; save with: hiroba saved add ID")
            : Words("見つかりませんでした。", "Nothing was found.")
    }

    private func text(
        _ items: [SavedItem], _ language: DisplayLanguage, _ surroundings: Surroundings
    ) throws -> String {
        switch format {
        case .table: ItemTable(language: language, columns: surroundings.columns).text(items)
        case .json: try LibraryExport.json(items)
        case .ndjson: try LibraryExport.lines(items)
        case .markdown: LibraryExport.markdown(items, in: language)
        case .ics:
            EventCalendar.text(
                try items.filter { $0.kind == .event }.map { try $0.value(Event.self) },
                now: try surroundings.now(), language: language)
        }
    }
}

/// `hiroba saved add` and `hiroba saved remove`.
struct SavedChangeCommand: Sendable {
    enum Change: Sendable {
        case add, remove
    }

    let change: Change
    let references: [SavedItem.Reference]
    let usesSample: Bool

    init(_ parsed: ParsedArguments, _ change: Change) {
        let kind = parsed.value("kind").flatMap(SavedItem.Kind.init(rawValue:)) ?? .event
        self.change = change
        references = parsed.words.map { SavedItem.Reference(kind: kind, id: $0) }
        usesSample = parsed.has("sample")
    }

    func run(_ output: Output, _ surroundings: Surroundings) async throws {
        try await LibraryAccess.use(surroundings, output) { library in
            for reference in references {
                switch change {
                case .add: try await add(reference, library, output, surroundings)
                case .remove: try await remove(reference, library, output)
                }
            }
        }
    }

    private func add(
        _ reference: SavedItem.Reference, _ library: Library, _ output: Output,
        _ surroundings: Surroundings
    ) async throws {
        let item: SavedItem
        if let known = try await library.item(reference) {
            item = known
        } else {
            item = try await fetch(reference, output, surroundings)
        }
        try await library.save(item)
        output.note(Words("保存しました: \(item.title)", "Saved: \(item.title)"))
    }

    /// Events can be fetched by number; the rest must have been seen before.
    private func fetch(
        _ reference: SavedItem.Reference, _ output: Output, _ surroundings: Surroundings
    ) async throws -> SavedItem {
        guard reference.kind == .event, let id = Int(reference.id), id > 0 else {
            throw SavedChangeError.unknown(reference)
        }
        let access = EventAccess(
            surroundings: surroundings, output: output, usesSample: usesSample)
        let event = try await access.use { try await $0.event(id: id) }
        return try SavedItem(event: event, language: output.language)
    }

    private func remove(
        _ reference: SavedItem.Reference, _ library: Library, _ output: Output
    ) async throws {
        guard let item = try await library.item(reference), item.isSaved else {
            throw SavedChangeError.notSaved(reference)
        }
        try await library.remove(reference)
        output.note(
            Words("保存から外しました: \(item.title)", "No longer saved: \(item.title)"))
    }
}

/// Why an item could not be saved or taken back.
enum SavedChangeError: Error, Hashable, SentenceError {
    /// It is neither in the library nor to be fetched by its name.
    case unknown(SavedItem.Reference)
    case notSaved(SavedItem.Reference)

    func sentence(in language: DisplayLanguage) -> ErrorSentence {
        switch self {
        case .unknown(let item):
            ErrorSentence(
                summary: language.pick(
                    "\(item.kind.word(in: language)) \(item.id) は知りません。",
                    "There is no \(item.kind.word(in: language)) \(item.id) here."),
                help: language.pick(
                    "一度表示したものは hiroba search で探せます。",
                    "What was on screen once is found with: hiroba search"))
        case .notSaved(let item):
            ErrorSentence(
                summary: language.pick(
                    "\(item.kind.word(in: language)) \(item.id) は保存されていません。",
                    "\(item.kind.word(in: language)) \(item.id) is not saved."),
                help: language.pick(
                    "hiroba saved で一覧を表示します。", "hiroba saved lists what is."))
        }
    }
}
