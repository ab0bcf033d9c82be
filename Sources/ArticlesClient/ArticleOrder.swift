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

    /// Adds a page to what is there, each article once; what came later is newer news of it.
    ///
    /// By date a page goes below what is there, as the service sends it: rows that a person reads
    /// don't move. The other orders are made here, so that a page's articles go between.
    public func merging(_ page: [Article], into articles: [Article]) -> [Article] {
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
        return self == .date ? all : sorted(all)
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
