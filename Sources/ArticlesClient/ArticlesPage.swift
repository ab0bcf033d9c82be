import Foundation
import HTTPService

/// One page of a list.
public struct ArticlesPage<Element: Sendable>: Sendable {
    /// What could be read, in the service's order.
    public var elements: [Element]
    /// How many there are in all; `nil` when the service did not say.
    public var total: Int?
    /// Which page this is, from 1.
    public var page: Int
    /// How many a page holds.
    public var perPage: Int
    /// The page after this one; `nil` after the last that the service gives out.
    public var nextPage: Int?
    /// How many could not be read.
    public var droppedCount: Int
    /// Why, for the first five.
    public var droppedReasons: [String]
    /// How many requests are left; `nil` when the service did not say.
    public var rate: RateFields?

    /// Describes a page.
    public init(
        elements: [Element], total: Int? = nil, page: Int = 1, perPage: Int = 50,
        nextPage: Int? = nil, droppedCount: Int = 0, droppedReasons: [String] = [],
        rate: RateFields? = nil
    ) {
        self.elements = elements
        self.total = total
        self.page = page
        self.perPage = perPage
        self.nextPage = nextPage
        self.droppedCount = droppedCount
        self.droppedReasons = droppedReasons
        self.rate = rate
    }

    /// Whether there are more than the service gives out, and this is the last page it does.
    public var isCapped: Bool {
        nextPage == nil && page >= ArticleQuery.lastPage && (total ?? 0) > page * perPage
    }
}

/// Where a page leads on to.
enum PageLinks {
    /// The number of the next page.
    ///
    /// `Link` tells it; without one the total does, and without a total a page that is full.
    static func nextPage(
        _ headers: HTTPHeaders, page: Int, perPage: Int, returned: Int, total: Int?
    ) -> Int? {
        guard page < ArticleQuery.lastPage, returned > 0 else { return nil }
        if let link = headers["Link"] {
            guard let next = number(of: "next", in: link), next > page,
                next <= ArticleQuery.lastPage
            else { return nil }
            return next
        }
        if let total { return page * perPage < total ? page + 1 : nil }
        return returned >= perPage ? page + 1 : nil
    }

    /// The `page` of the address with a relation, as in `<https://…?page=2>; rel="next"`.
    static func number(of relation: String, in link: String) -> Int? {
        for part in link.split(separator: "<").dropFirst() {
            let pieces = part.split(separator: ">", maxSplits: 1)
            guard pieces.count == 2, pieces[1].contains("rel=\"\(relation)\"") else { continue }
            let items = URLComponents(string: String(pieces[0]))?.queryItems
            return items?.first { $0.name == "page" }?.value.flatMap { Int($0) }
        }
        return nil
    }
}
