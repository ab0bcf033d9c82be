import Foundation

extension EventQuery {
    /// The months or days asked of the service for a range it knows no parameter for.
    ///
    /// Up to 31 days are listed one by one, up to 24 months as months. A range without an end
    /// reaches 24 months, as far as events are announced; one without a beginning, or a longer
    /// one, is only filtered here.
    private var rangeParameters: [(String, String)] {
        guard let from, months.isEmpty, days.isEmpty else { return [] }
        if let through {
            guard from <= through else { return [] }
            let length = through.ordinal - from.ordinal + 1
            if length <= 31 {
                return (0..<length).map { ("ymd", from.adding(days: $0).compact) }
            }
        }
        let last = through?.calendarMonth
        let list = Array(
            sequence(first: from.calendarMonth) { month in
                let next = month.next
                return next == month || last.map { next > $0 } == true ? nil : next
            }.prefix(last == nil ? 24 : 25))
        return list.count > 24 ? [] : list.map { ("ym", $0.compact) }
    }

    /// Names and values as the service wants them; a name comes again for each of its values.
    public var parameters: [(name: String, value: String)] {
        var list: [(name: String, value: String)] = []
        func add(_ name: String, _ values: some Sequence<String>) {
            for value in values {
                let trimmed = value.trimmingCharacters(in: .whitespacesAndNewlines)
                if !trimmed.isEmpty { list.append((name, trimmed)) }
            }
        }
        add("event_id", eventIDs.map(String.init))
        add("keyword", keywords)
        add("keyword_or", anyKeywords)
        add("ym", months.map(\.compact))
        add("ymd", days.map(\.compact))
        for (name, value) in rangeParameters { add(name, [value]) }
        add("nickname", nicknames)
        add("owner_nickname", ownerNicknames)
        add("group_id", groupIDs.map(String.init))
        add("subdomain", subdomains)
        add("prefecture", prefectures.map(\.rawValue))
        add("publish_ym", publishedMonths.map(\.compact))
        add("publish_ymd", publishedDays.map(\.compact))
        add("order", [String(order.parameter)])
        add("start", [String(max(1, start))])
        add("count", [String(pageSize)])
        return list
    }

    /// The page size within what the service allows.
    var pageSize: Int { min(max(count, 1), 100) }

    /// The parameters as a query, everything but unreserved characters escaped.
    public var queryString: String { Self.encode(parameters) }

    /// Escapes for a query: a plus or an ampersand in a keyword must arrive as such.
    static func encode(_ parameters: [(name: String, value: String)]) -> String {
        parameters.map { "\(escaped($0.name))=\(escaped($0.value))" }.joined(separator: "&")
    }

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }
}
