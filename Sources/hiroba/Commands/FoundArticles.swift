import ArticlesClient

/// What a search has brought so far.
struct FoundArticles: Sendable {
    private(set) var articles: [Article] = []
    private var seen = 0
    private var total: Int?
    private var droppedCount = 0
    private var droppedReasons: [String] = []
    private var rate: RateFields?
    private var wasCut = false

    mutating func add(_ page: ArticlesPage<Article>, _ order: ArticleOrder) {
        articles = order.merging(page.elements, into: articles)
        seen += page.elements.count + page.droppedCount
        total = page.total
        droppedCount += page.droppedCount
        droppedReasons += page.droppedReasons
        rate = page.rate
        wasCut = page.nextPage != nil || page.isCapped
    }

    mutating func cut(to limit: Int) {
        guard articles.count > limit else { return }
        articles = Array(articles.prefix(limit))
        wasCut = true
    }

    /// Says on standard error what the list itself does not.
    func explain(_ output: Output, _ order: ArticleOrder) {
        if droppedCount > 0 {
            let reason = droppedReasons.first.map { " (\($0))" } ?? ""
            output.note(
                Words(
                    "hiroba: 読めなかった記事が \(droppedCount) 件あります。\(reason)",
                    "hiroba: \(droppedCount) articles could not be read.\(reason)"))
        }
        if articles.isEmpty {
            output.note(Words("該当する記事が見つかりませんでした。", "No articles were found."))
        } else if wasCut {
            output.note(cutWords(order))
        }
        if let rate, rate.remaining <= 10 {
            let moment = ErrorSentence.moment(rate.resetsAt)
            output.note(
                Words(
                    "Qiita への問い合わせは残り \(rate.remaining) 回です（\(moment) に回復）。",
                    "\(rate.remaining) requests to Qiita are left until \(moment) (JST)."))
        }
    }

    private func cutWords(_ order: ArticleOrder) -> Words {
        let count = articles.count
        if order != .date, let total, total > seen {
            return Words(
                "全 \(total) 件のうち新しい \(seen) 件を並べ替えた、はじめの \(count) 件です。",
                "The first \(count) of the newest \(seen) sorted; there are \(total) in all.")
        }
        return Words(
            "はじめの \(count) 件です。--limit で増やせます。",
            "These are the first \(count); --limit gives more.")
    }
}
