import Foundation

/// How articles are ordered here; the service itself sends the newest first.
public enum ArticleOrder: String, Hashable, Sendable, CaseIterable, Codable {
    /// The newest first.
    case date
    /// The most liked first.
    case lgtm
    /// The most kept first.
    case stocks

    /// Its name.
    public func title(in language: DisplayLanguage) -> String {
        switch self {
        case .date: language.pick("新着順", "Newest")
        case .lgtm: language.pick("LGTM 順", "Most LGTM")
        case .stocks: language.pick("ストック順", "Most stocked")
        }
    }

    /// The articles in order; where nothing tells them apart they stay as they were.
    public func sorted(_ articles: [Article]) -> [Article] {
        articles.enumerated().sorted { first, second in
            let keys = (key(first.element), key(second.element))
            if keys.0 != keys.1 { return keys.0 > keys.1 }
            let dates = (date(first.element), date(second.element))
            return dates.0 == dates.1 ? first.offset < second.offset : dates.0 > dates.1
        }.map(\.element)
    }

    /// Adds a page to what is there and puts all in order, each article once; what came later is
    /// newer news of it.
    ///
    /// By date the service's own order is kept.
    public func merging(_ page: [Article], into articles: [Article]) -> [Article] {
        let all = ArticleOrder.joining(articles, page)
        return self == .date ? all : sorted(all)
    }

    /// Adds a page below what is there, each article once: rows that a person reads don't move.
    ///
    /// The page itself is put in order; by date the service's own order is kept.
    public func appending(_ page: [Article], to articles: [Article]) -> [Article] {
        ArticleOrder.joining(articles, self == .date ? page : sorted(page))
    }

    /// How many articles stand below one that the order puts after them; 0 by date, in which the
    /// service's own order is kept.
    public func countBelowPlace(in articles: [Article]) -> Int {
        guard self != .date else { return 0 }
        var least = Double.infinity
        var count = 0
        for value in articles.map(key) {
            if value > least { count += 1 }
            least = min(least, value)
        }
        return count
    }

    private static func joining(_ articles: [Article], _ page: [Article]) -> [Article] {
        var places: [String: Int] = [:]
        var all: [Article] = []
        for article in articles + page {
            if let place = places[article.id] {
                all[place] = article
            } else {
                places[article.id] = all.count
                all.append(article)
            }
        }
        return all
    }

    private func key(_ article: Article) -> Double {
        switch self {
        case .date: date(article)
        case .lgtm: Double(article.likeCount)
        case .stocks: Double(article.stockCount)
        }
    }

    private func date(_ article: Article) -> Double {
        article.createdAt?.timeIntervalSince1970 ?? -.greatestFiniteMagnitude
    }
}
