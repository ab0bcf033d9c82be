import EventsClient
import Foundation
import Library
import SwiftUI

/// The list of events of one search, page by page.
@MainActor
public final class EventListModel: ObservableObject {
    /// The events found so far, in the search's order.
    @Published public private(set) var events: [Event] = []
    /// Whether the first page is on its way; the list then takes no clicks.
    @Published public private(set) var isLoading = false
    /// Whether a further page is on its way.
    @Published public private(set) var isLoadingMore = false
    /// Whether a first page has come for the current search.
    @Published public private(set) var hasLoaded = false
    /// Whether a further page could not be had; it is then not asked for by itself again.
    @Published public private(set) var hasPageFailed = false
    /// How many events could not be read.
    @Published public private(set) var droppedCount = 0
    /// Why sample data is shown; `nil` when the events are real.
    @Published public private(set) var sampleReason: EventsSource.SampleReason?
    /// The current search; while it is on its way, the list still shows the one before.
    @Published public private(set) var query: EventQuery
    /// How many hits the service has in all, before what is filtered here.
    @Published public private(set) var available = 0
    /// What went wrong last.
    @Published public private(set) var failure: EventsFailure?
    /// Whether the failure is to be shown.
    @Published public var isFailurePresented = false
    /// The searches made lately and those saved.
    @Published private var history = SearchHistory()
    /// Whether the events come from groups' feeds, for want of a key.
    @Published public private(set) var isFromFeeds = false

    /// The language of failures.
    public let language: DisplayLanguage

    private let source: EventsSource
    private let storage: SearchStorage
    private let saving: Saving?
    private var hasLoadedHistory = false
    private var sampleClient: (any EventsClient)?
    /// The search that the events on the list answer, whose pages follow.
    private var shownQuery: EventQuery
    private var nextStart: Int?
    private var task: Task<Void, Never>?
    /// Counts searches: an answer to an earlier one is no longer wanted.
    private var generation = 0

    /// The search a newcomer sees.
    public static let firstQuery = EventQuery(keywords: ["YUMEMI.swift"])

    private static let rowsAhead = 10
    private static let emptyPagesInARow = 10

    /// Makes a model that has not asked for anything yet.
    ///
    /// - Parameters:
    ///   - source: Where events come from.
    ///   - query: The first search.
    ///   - storage: Where recent and saved searches are kept.
    ///   - saving: Where events that were shown are kept for searching offline; samples are not.
    ///   - language: The language of failures.
    public init(
        source: EventsSource, query: EventQuery = EventListModel.firstQuery,
        storage: SearchStorage = .memory(), saving: Saving? = nil,
        language: DisplayLanguage = .current
    ) {
        self.source = source
        self.storage = storage
        self.saving = saving
        self.query = query
        shownQuery = query
        self.language = language
    }

    /// Searches made lately, the latest first.
    public var recentSearches: [EventQuery] { history.recent }
    /// Searches kept, the oldest first.
    public var savedSearches: [EventQuery] { history.saved }
    /// Whether there are more events than those on the list.
    public var hasMore: Bool { nextStart != nil }
    /// Whether a search has come back with nothing.
    public var isEmpty: Bool { hasLoaded && !isLoading && events.isEmpty && !hasMore }

    /// The list came on screen: loads once, and not again when coming back from a detail.
    public func appeared() async {
        guard !hasLoaded, !isLoading else { return }
        let history = Task { await loadHistory() }
        await reload()
        await history.value
    }

    /// Asks for everything anew; what is on screen stays until the answer is there.
    public func refresh() async {
        await reload()
    }

    /// Does again what failed.
    public func retry() async {
        isFailurePresented = false
        if hasPageFailed { await loadMore() } else { await reload() }
    }

    /// A search was made. What was on screen stays until its answer is there.
    public func searchChanged(_ newQuery: EventQuery) async {
        let wanted = newQuery.starting(at: 1)
        query = wanted
        if !wanted.isUnrestricted {
            history.made(wanted)
            Task { await keep { [storage] in try await storage.note(wanted) } }
        }
        await reload()
    }

    /// A row came on screen; near the end of the list that asks for the next page.
    public func rowAppeared(_ event: Event) async {
        guard events.suffix(Self.rowsAhead).contains(where: { $0.id == event.id }),
            !hasPageFailed
        else { return }
        await loadMore()
    }

    /// Asks for the next page, if there is one and it isn't on its way.
    public func loadMore() async {
        guard let start = nextStart, !isLoading, !isLoadingMore else { return }
        isLoadingMore = true
        hasPageFailed = false
        await run { [self] generation in
            await add(from: start, generation)
        }
    }

    /// A search was saved.
    public func saveSearch(_ query: EventQuery) async {
        let query = query.starting(at: 1)
        history.save(query)
        await keep { [storage] in try await storage.save(query) }
    }

    /// A saved search was deleted.
    public func deleteSearch(_ query: EventQuery) async {
        history.delete(query)
        await keep { [storage] in try await storage.delete(query) }
    }

    private func loadHistory() async {
        guard !hasLoadedHistory else { return }
        hasLoadedHistory = true
        await keep { [self] in
            let made = history
            history = try await storage.load()
            // What was searched or saved while the others were on their way.
            made.recent.reversed().forEach { history.made($0) }
            made.saved.forEach { history.save($0) }
        }
    }

    /// Does something with the library; a failure is shown and changes nothing else.
    private func keep(_ work: () async throws -> Void) async {
        do {
            try await work()
        } catch {
            failure = EventsFailure(error, language: language)
            isFailurePresented = true
        }
    }

    private func reload() async {
        isLoading = true
        isLoadingMore = false
        hasPageFailed = false
        await run { [self] generation in
            await replace(generation)
        }
    }

    /// Runs one thing at a time: what was running before is cancelled and its outcome ignored.
    ///
    /// The work is a task of its own, for a view that disappears cancels the one it was called in.
    private func run(_ work: @escaping @MainActor (Int) async -> Void) async {
        generation += 1
        let current = generation
        task?.cancel()
        let task = Task { await work(current) }
        self.task = task
        await task.value
    }

    private func replace(_ generation: Int) async {
        do {
            let wanted = query
            let (pages, reason) = try await firstPages(wanted)
            guard generation == self.generation else { return }
            shownQuery = wanted
            events = []
            droppedCount = 0
            sampleReason = reason
            hasLoaded = true
            failure = nil
            take(pages)
        } catch {
            fail(error, generation)
        }
        if generation == self.generation { isLoading = false }
    }

    private func add(from start: Int, _ generation: Int) async {
        do {
            let client = try await currentClient()
            let pages = try await Self.pages(shownQuery.starting(at: start), from: client)
            guard generation == self.generation else { return }
            take(pages)
        } catch {
            if generation == self.generation { hasPageFailed = true }
            fail(error, generation)
        }
        if generation == self.generation { isLoadingMore = false }
    }

    private func take(_ pages: [EventPage]) {
        for page in pages {
            events = shownQuery.order.merging(page.events, into: events)
            droppedCount += page.droppedCount
            available = page.available
            nextStart = page.nextStart
            isFromFeeds = page.isFromFeeds && sampleReason == nil
        }
        if sampleReason == nil { remember(pages.flatMap(\.events)) }
    }

    /// Keeps what was shown for searching offline.
    private func remember(_ events: [Event]) {
        guard let saving, !events.isEmpty else { return }
        let language = language
        // Reading the descriptions takes a while: not on this thread.
        let items = Task.detached(priority: .utility) {
            try events.map { try SavedItem(event: $0, language: language) }
        }
        Task { await keep { try await saving.noteSeen(items.value) } }
    }

    private func fail(_ error: any Error, _ generation: Int) {
        guard generation == self.generation, !(error is CancellationError) else { return }
        failure = EventsFailure(error, language: language)
        isFailurePresented = true
    }

    // MARK: Where events come from

    /// The first page, real if it can be had; else sample data, unless real data is on screen.
    private func firstPages(
        _ query: EventQuery
    ) async throws -> ([EventPage], EventsSource.SampleReason?) {
        guard let live = source.live else {
            return (try await samplePages(query), .chosen)
        }
        do {
            return (try await Self.pages(query, from: live), nil)
        } catch let error as EventsError where error.callsForSampleData {
            let showsRealData = sampleReason == nil && !events.isEmpty
            guard source.sample != nil, !showsRealData else { throw error }
            return (try await samplePages(query), .failure(error))
        }
    }

    private func samplePages(_ query: EventQuery) async throws -> [EventPage] {
        try await Self.pages(query, from: try await sample())
    }

    private func currentClient() async throws -> any EventsClient {
        if sampleReason == nil, let live = source.live { return live }
        return try await sample()
    }

    private func sample() async throws -> any EventsClient {
        if let sampleClient { return sampleClient }
        guard let make = source.sample else { throw EventsError.keyMissing }
        let client = try await make()
        sampleClient = client
        return client
    }

    /// A page, and further ones as long as the filters made here leave nothing of them.
    private static func pages(
        _ query: EventQuery, from client: any EventsClient
    ) async throws -> [EventPage] {
        var pages: [EventPage] = []
        for try await page in client.pages(query) {
            pages.append(page)
            if !page.events.isEmpty || pages.count >= emptyPagesInARow { break }
        }
        return pages
    }
}
