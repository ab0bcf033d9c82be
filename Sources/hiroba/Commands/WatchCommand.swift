import Desktop
import EventsClient
import EventsFeature
import Foundation
import Library

/// `hiroba watch`: new events of the saved searches, and reminders of saved events.
struct WatchCommand: Sendable {
    let runsOnce: Bool
    let minutes: Int
    let usesSample: Bool

    /// A search that suddenly finds hundreds, such as one just changed, is no news.
    private static let newsLimit = 20
    /// Past this many, the numbers seen first are forgotten.
    private static let memory = 2000

    init(_ parsed: ParsedArguments) throws(UsageError) {
        runsOnce = parsed.has("once")
        minutes = try parsed.number("interval", in: 5...1440) ?? 30
        usesSample = parsed.has("sample")
    }

    func run(_ output: Output, _ surroundings: Surroundings) async throws {
        try await LibraryAccess.use(surroundings, output) { library in
            let messenger = Messenger(output, surroundings)
            while true {
                let count = try await look(library, messenger, output, surroundings)
                if runsOnce {
                    if count == 0 { output.note(Words("新しいものはありません。", "Nothing new.")) }
                    return
                }
                try await Task.sleep(for: .seconds(minutes * 60))
            }
        }
    }

    private func look(
        _ library: Library, _ messenger: Messenger, _ output: Output,
        _ surroundings: Surroundings
    ) async throws -> Int {
        var count = try await remind(library, messenger, output, surroundings)
        let searches = try await library.savedSearches(SearchStorage.section)
        if searches.isEmpty {
            output.note(
                Words(
                    "保存した検索がありません。窓の検索画面か、hiroba events … --save で保存できます。",
                    "No search is saved; save one in the window or with: hiroba events … --save"))
        }
        for data in searches {
            guard let query = try? JSONDecoder().decode(EventQuery.self, from: data) else {
                continue
            }
            count += try await news(query, data, library, messenger, output, surroundings)
        }
        return count
    }

    private func news(
        _ query: EventQuery, _ key: Data, _ library: Library, _ messenger: Messenger,
        _ output: Output, _ surroundings: Surroundings
    ) async throws -> Int {
        var newest = query.starting(at: 1)
        newest.order = .newest
        let access = EventAccess(
            surroundings: surroundings, output: output, usesSample: usesSample)
        let wanted = newest
        let page: EventPage
        do {
            page = try await access.use { try await $0.events(wanted) }
        } catch  where !runsOnce {
            // The network comes and goes; the next look may do better.
            _ = output.report(error)
            return 0
        }
        let fact = "watch." + key.base64EncodedString()
        let seen = try await library.fact(fact).map {
            try JSONDecoder().decode([Int].self, from: $0)
        }
        let known = Set(seen ?? [])
        let fresh = page.events.filter { !known.contains($0.id) && !$0.isCancelled }
        let all = Array((fresh.map(\.id) + (seen ?? [])).prefix(Self.memory))
        try await library.setFact(fact, JSONEncoder().encode(all))
        // The first look only learns what there is.
        guard seen != nil else { return 0 }
        for event in fresh.prefix(Self.newsLimit) { try messenger.tell(new: event) }
        return fresh.count
    }

    private func remind(
        _ library: Library, _ messenger: Messenger, _ output: Output,
        _ surroundings: Surroundings
    ) async throws -> Int {
        let end = try surroundings.now().addingTimeInterval(24 * 3600)
        var count = 0
        for item in try await library.due(until: end) {
            guard try await library.claimReminder(item.reference) else { continue }
            try messenger.tell(reminder: item)
            count += 1
        }
        return count
    }
}

/// Tells news on standard output, and on the desktop where there is one.
private struct Messenger {
    private let output: Output
    private let notifier: DesktopNotifier?

    init(_ output: Output, _ surroundings: Surroundings) {
        self.output = output
        notifier =
            DesktopNotifier.hasSession(surroundings.environment)
            ? DesktopNotifier(applicationName: "Hiroba", icon: "org.engawa.Hiroba") : nil
    }

    func tell(new event: Event) throws {
        let start = event.startText(in: output.language) ?? ""
        try tell(
            Words("新着", "New"), event.title,
            [start, event.url?.absoluteString].compactMap { $0 })
    }

    func tell(reminder item: SavedItem) throws {
        try tell(
            Words("まもなく", "Soon"), item.title,
            [item.subtitle, item.link?.absoluteString].compactMap { $0 })
    }

    private func tell(_ word: Words, _ title: String, _ details: [String]) throws {
        let name = word.text(in: output.language)
        let line = ([name, title] + details).map(TerminalText.line).joined(separator: "\t")
        try output.write(line + "\n")
        guard let notifier else { return }
        do {
            try notifier.show(title: "\(name): \(title)", text: details.joined(separator: "\n"))
        } catch {
            output.note(
                Words(
                    "hiroba: 通知を表示できませんでした（\(error.reason)）。",
                    "hiroba: The notification could not be shown (\(error.reason))."))
        }
    }
}
