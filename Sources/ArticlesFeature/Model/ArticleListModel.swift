import ArticlesClient
import Foundation
import Library
import SwiftUI

/// The list of articles of one search, page by page.
@MainActor
public final class ArticleListModel: ObservableObject {
    /// The articles found so far, each page in the chosen order below the pages before it.
    @Published public internal(set) var articles: [Article] = []
    /// How many articles came later than others that the order puts after them.
    @Published public internal(set) var countBelowPlace = 0
    /// Whether the first page is on its way; the list then takes no clicks.
    @Published public internal(set) var isLoading = false
    /// Whether a further page is on its way.
    @Published public internal(set) var isLoadingMore = false
    /// Whether a first page has come for the current search.
    @Published public internal(set) var hasLoaded = false
    /// Whether a further page could not be had; it is then not asked for by itself again.
    @Published public internal(set) var hasPageFailed = false
    /// How many articles could not be read.
    @Published public internal(set) var droppedCount = 0
    /// Why sample data is shown; `nil` when the articles are real.
    @Published public internal(set) var sampleReason: ArticlesSource.SampleReason?
    /// How many hits the service has in all; `nil` when it did not say.
    @Published public internal(set) var total: Int?
    /// Whether the service has more, but gives out no more.
    @Published public internal(set) var isCapped = false
    /// How many requests are left.
    @Published public internal(set) var rate: RateFields?
    /// Until when the service grants no requests; the model then goes on by itself.
    @Published public internal(set) var waitingUntil: Date?
    /// What went wrong last.
    @Published public internal(set) var failure: ArticlesFailure?
    /// Whether the failure is to be shown.
    @Published public var isFailurePresented = false
    /// What stands in the search field.
    @Published public var search = ArticleSearch()
    /// The search that the list answers.
    @Published public internal(set) var shownSearch = ArticleSearch()
    /// How the articles are ordered.
    @Published public var order = ArticleOrder.date {
        didSet { sortAgain() }
    }

    /// The language of failures.
    public let language: DisplayLanguage
    /// How the person wants to read.
    public let settings: ReadingSettings
    /// Where articles are saved; `nil` when they can't be.
    public let saving: Saving?

    let source: ArticlesSource
    /// Returns when a moment has come; throws when nobody waits any more.
    let wait: @Sendable (Date) async throws -> Void
    var sampleClient: (any ArticlesClient)?
    /// The search under way: what `search` was when it was made.
    var wanted = ArticleSearch()
    var nextPage: Int?
    private var task: Task<Void, Never>?
    private var waiting: Task<Void, Never>?
    /// Counts searches: an answer to an earlier one is no longer wanted.
    private(set) var generation = 0

    private static let rowsAhead = 10

    /// Makes a model that has not asked for anything yet.
    ///
    /// - Parameters:
    ///   - source: Where articles come from.
    ///   - saving: Where they are saved.
    ///   - settings: How the person wants to read.
    ///   - language: The language of failures.
    ///   - wait: Returns when a moment has come.
    public init(
        source: ArticlesSource, saving: Saving? = nil, settings: ReadingSettings? = nil,
        language: DisplayLanguage = .current,
        wait: @escaping @Sendable (Date) async throws -> Void = ArticleListModel.sleep
    ) {
        self.source = source
        self.saving = saving
        self.settings = settings ?? ReadingSettings()
        self.language = language
        self.wait = wait
    }

    /// Sleeps until a moment, by the wall clock.
    @Sendable public static func sleep(until date: Date) async throws {
        // Half a second more: the service's clock may be behind.
        let seconds = max(0, date.timeIntervalSinceNow) + 0.5
        try await Task.sleep(for: .seconds(seconds))
    }

    /// Whether there are more articles than those on the list.
    public var hasMore: Bool { nextPage != nil }
    /// Whether a search has come back with nothing.
    public var isEmpty: Bool { hasLoaded && !isLoading && articles.isEmpty && !hasMore }
    /// How many requests are left, when that is few.
    public var lowRate: Int? {
        rate.flatMap { $0.remaining > 0 && $0.remaining <= 10 ? $0.remaining : nil }
    }

    // MARK: What happens

    /// The list came on screen: loads once, and not again when coming back from a detail.
    public func appeared() async {
        guard !hasLoaded, !isLoading, waitingUntil == nil else { return }
        await reload()
    }

    /// Asks for everything anew; what is on screen stays until the answer is there.
    public func refresh() async { await reload() }

    /// Does again what failed.
    public func retry() async {
        isFailurePresented = false
        if hasPageFailed { await loadMore() } else { await reload() }
    }

    /// The search button was pressed. What was on screen stays until the answer is there.
    public func searchSubmitted() async {
        guard search.query != nil else {
            failure = ArticlesFailure(summary: ArticlesStrings(language).numberWanted)
            isFailurePresented = true
            return
        }
        wanted = search
        await reload()
    }

    /// A tag was chosen.
    public func tagChosen(_ name: String) async {
        search = ArticleSearch(name, kind: .tag)
        await searchSubmitted()
    }

    /// An author was chosen.
    public func userChosen(_ id: String) async {
        search = ArticleSearch(id, kind: .user)
        await searchSubmitted()
    }

    /// A row came on screen; near the end of the list that asks for the next page.
    public func rowAppeared(_ article: Article) async {
        guard articles.suffix(Self.rowsAhead).contains(where: { $0.id == article.id }),
            !hasPageFailed, waitingUntil == nil
        else { return }
        await loadMore()
    }

    /// Asks for the next page, if there is one and it isn't on its way.
    public func loadMore() async {
        guard let page = nextPage, !isLoading, !isLoadingMore else { return }
        isLoadingMore = true
        hasPageFailed = false
        await run { [self] generation in await add(page, generation) }
    }

    /// Puts all articles in order, those of further pages among the others.
    public func sortAgain() {
        articles = order.sorted(articles)
        countBelowPlace = 0
    }

    private func reload() async {
        isLoading = true
        isLoadingMore = false
        hasPageFailed = false
        await run { [self] generation in await replace(generation) }
    }

    /// Runs one thing at a time: what was running before is cancelled and its outcome ignored.
    ///
    /// The work is a task of its own, for a view that disappears cancels the one it was called in.
    private func run(_ work: @escaping @MainActor (Int) async -> Void) async {
        generation += 1
        let current = generation
        task?.cancel()
        waiting?.cancel()
        waitingUntil = nil
        let task = Task { await work(current) }
        self.task = task
        await task.value
    }

    /// Says until when there are no requests, and does then what could not be done now.
    func wait(until date: Date) {
        waitingUntil = date
        waiting?.cancel()
        waiting = Task { [weak self, wait] in
            do { try await wait(date) } catch { return }
            guard !Task.isCancelled, let self, waitingUntil == date else { return }
            waitingUntil = nil
            await retry()
        }
    }
}
