import ArticlesClient
import Foundation
import Library

// How pages are fetched and taken in.

extension ArticleListModel {
    func replace(_ generation: Int) async {
        let wanted = wanted
        do {
            let query = wanted.query ?? .newest
            let (page, reason) = try await firstPage(query)
            guard generation == self.generation else { return }
            shownSearch = wanted
            articles = []
            droppedCount = 0
            sampleReason = reason
            hasLoaded = true
            failure = nil
            take(page)
        } catch {
            fail(error, generation)
        }
        if generation == self.generation { isLoading = false }
    }

    func add(_ number: Int, _ generation: Int) async {
        do {
            let client = try await currentClient()
            let query = (shownSearch.query ?? .newest).at(page: number)
            let page = try await client.articles(query)
            guard generation == self.generation else { return }
            take(page)
        } catch {
            if generation == self.generation { hasPageFailed = true }
            fail(error, generation)
        }
        if generation == self.generation { isLoadingMore = false }
    }

    private func take(_ page: ArticlesPage<Article>) {
        // The Markdown is not shown anywhere, and is as long as the HTML.
        let slim = page.elements.map { article in
            var copy = article
            copy.markdown = nil
            return copy
        }
        articles = order.appending(slim, to: articles)
        countBelowPlace = order.countBelowPlace(in: articles)
        droppedCount += page.droppedCount
        total = page.total
        nextPage = page.nextPage
        isCapped = page.isCapped
        rate = sampleReason == nil ? page.rate : nil
        if sampleReason == nil { noteSeen(slim) }
    }

    /// Keeps what was on screen for searching offline; reading takes time, so not here and now.
    private func noteSeen(_ articles: [Article]) {
        guard let saving else { return }
        Task.detached(priority: .utility) {
            // What was only seen may be lost: the search finds it again when it is online.
            try? await saving.noteSeen(articles.map { try $0.savedItem() })
        }
    }

    private func fail(_ error: any Error, _ generation: Int) {
        guard generation == self.generation, !(error is CancellationError) else { return }
        if case ArticlesError.rateLimited(let until?) = error {
            return wait(until: until)
        }
        failure = ArticlesFailure(error, language: language)
        isFailurePresented = true
    }

    // MARK: Where articles come from

    /// The first page, real if it can be had; else sample data, unless real data is on screen.
    private func firstPage(
        _ query: ArticleQuery
    ) async throws -> (ArticlesPage<Article>, ArticlesSource.SampleReason?) {
        guard let live = source.live else {
            return (try await sample().articles(query), .chosen)
        }
        do {
            return (try await live.articles(query), nil)
        } catch let error as ArticlesError where error.callsForSampleData {
            let showsRealData = sampleReason == nil && !articles.isEmpty
            guard source.sample != nil, !showsRealData else { throw error }
            return (try await sample().articles(query), .failure(error))
        }
    }

    /// Whom further pages and comments are asked of: where the list came from.
    func currentClient() async throws -> any ArticlesClient {
        if sampleReason == nil, let live = source.live { return live }
        return try await sample()
    }

    private func sample() async throws -> any ArticlesClient {
        if let sampleClient { return sampleClient }
        guard let make = source.sample else {
            throw ArticlesError.unexpectedShape(reason: "no sample data")
        }
        let client = try await make()
        sampleClient = client
        return client
    }
}

extension Article {
    /// The article as the library keeps it.
    public func savedItem() throws -> SavedItem {
        var kept = self
        kept.markdown = nil
        return SavedItem(
            kind: .article, id: id, title: title, subtitle: author?.id ?? "", text: document.text,
            link: url, date: createdAt, tags: tags.map(\.name),
            payload: try SavedItem.payload(of: kept))
    }

    /// How the library names the article.
    public var savedReference: SavedItem.Reference { .init(kind: .article, id: id) }
}
