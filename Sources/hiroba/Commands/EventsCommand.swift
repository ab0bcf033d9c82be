import EventsClient
import EventsFeature
import Foundation

/// `hiroba events`: searches and lists.
struct EventsCommand: Sendable {
    enum Format: String, CaseIterable, Sendable {
        case table, json, ndjson, ics
    }

    let query: EventQuery
    let limit: Int
    let format: Format
    let usesSample: Bool
    /// Whether the search is kept.
    let savesSearch: Bool

    init(_ parsed: ParsedArguments, _ surroundings: Surroundings) throws {
        query = try EventQuery(parsed, today: CalendarDay(surroundings.now()))
        limit = try parsed.number("limit", in: 1...10_000) ?? 100
        format = parsed.choice("format", default: .table)
        usesSample = parsed.has("sample")
        savesSearch = parsed.has("save")
    }

    func run(_ output: Output, _ surroundings: Surroundings) async throws {
        let access = EventAccess(
            surroundings: surroundings, output: output, usesSample: usesSample)
        let progress = ProgressBar(output, isVisible: surroundings.errorsGoToTerminal)
        let found = try await access.use { try await search($0, progress) }
        try output.write(text(found.events, output.language, surroundings))
        explain(found, output)
        if savesSearch { try await save(output, surroundings) }
    }

    private func save(_ output: Output, _ surroundings: Surroundings) async throws {
        try await LibraryAccess.use(surroundings, output) { library in
            try await SearchStorage.library(library).keep(query)
        }
        output.note(
            Words(
                "検索を保存しました。hiroba watch で新着を知らせます。",
                "The search is saved; hiroba watch tells what is new."))
    }

    /// As `EventsClient.allEvents`, page by page for the sake of the bar.
    private func search(
        _ client: any EventsClient, _ progress: ProgressBar
    ) async throws -> FoundEvents {
        var progress = progress
        defer { progress.finish() }
        var found = FoundEvents()
        for try await page in client.pages(query) {
            found.add(page, order: query.order)
            if page.nextStart == nil || found.events.count >= limit { break }
            progress.show(found.seen, of: page.available)
        }
        found.cut(to: limit)
        return found
    }

    private func text(
        _ events: [Event], _ language: DisplayLanguage, _ surroundings: Surroundings
    ) throws -> String {
        switch format {
        case .table: EventTable(language: language, columns: surroundings.columns).text(events)
        case .json: try ServiceJSON.array(events)
        case .ndjson: try ServiceJSON.lines(events)
        case .ics: EventCalendar.text(events, now: try surroundings.now(), language: language)
        }
    }

    private func explain(_ found: FoundEvents, _ output: Output) {
        if found.droppedCount > 0 {
            let reason = found.droppedReasons.first.map { " (\($0))" } ?? ""
            output.note(
                Words(
                    "hiroba: 読めなかったイベントが \(found.droppedCount) 件あります。\(reason)",
                    "hiroba: \(found.droppedCount) events could not be read.\(reason)"))
        }
        if found.events.isEmpty {
            output.note(Words("該当するイベントはありませんでした。", "No events matched."))
        } else if found.wasCut {
            output.note(
                Words(
                    "はじめの \(found.events.count) 件です。--limit で増やせます。",
                    "These are the first \(found.events.count); --limit gives more."))
        }
    }
}
