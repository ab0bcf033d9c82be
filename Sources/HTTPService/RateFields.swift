import Foundation

/// How many requests a server still grants, as its `Rate-…` fields tell.
///
/// Source: Qiita's API documentation; the same three names stand in the IETF's drafts.
public struct RateFields: Hashable, Sendable {
    /// Requests granted in one span of time.
    public var limit: Int
    /// Requests left of them.
    public var remaining: Int
    /// When all of them are granted again.
    public var resetsAt: Date

    /// Makes fields of their values.
    public init(limit: Int, remaining: Int, resetsAt: Date) {
        self.limit = limit
        self.remaining = remaining
        self.resetsAt = resetsAt
    }

    /// Reads an answer's fields; `nil` unless all three are there and make sense.
    ///
    /// - Parameter now: A reset more than a day from it is taken for a mistake.
    public init?(_ headers: HTTPHeaders, now: Date = Date()) {
        func number(_ name: String) -> Int? {
            headers[name].flatMap { Int($0.trimmingCharacters(in: .whitespaces)) }
        }
        guard let limit = number("Rate-Limit"), let remaining = number("Rate-Remaining"),
            let reset = number("Rate-Reset"), limit > 0, remaining >= 0
        else { return nil }
        let date = Date(timeIntervalSince1970: Double(reset))
        guard abs(date.timeIntervalSince(now)) < 86_400 else { return nil }
        self.init(limit: limit, remaining: remaining, resetsAt: date)
    }

    /// When requests are granted again; `nil` while there are some left.
    var spentUntil: Date? { remaining == 0 ? resetsAt : nil }

    /// How long that is; `nil` while there are some left.
    func wait(now: Date) -> Duration? {
        spentUntil.map { .seconds(max(0, $0.timeIntervalSince(now))) }
    }
}

extension HTTPService {
    /// What a server grants, it grants to one that asks by name, or else to one address.
    static func rateKey(_ request: HTTPRequest) -> String {
        let isNamed = request.credentials.contains { $0 != "\n" }
        let seed: UInt64 = 0xcbf2_9ce4_8422_2325
        let mark = isNamed ? ResponseCache.hash(request.credentials, seed: seed) : ""
        return "\(limiterKey(request.url)) rate \(mark)"
    }
}
