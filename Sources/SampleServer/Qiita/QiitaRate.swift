/// How many requests an hour are granted: 60 to an address, 1000 to a token.
///
/// Unless limited, every answer tells of a full purse, for the sample data shall not run dry.
struct QiitaRate {
    struct Grant {
        let isGranted: Bool
        let headers: [(name: String, value: String)]
    }

    private struct Purse {
        var began: Duration
        var used = 0
    }

    let isLimited: Bool
    private var purses: [String: Purse] = [:]
    private static let span = Duration.seconds(3600)

    init(isLimited: Bool) { self.isLimited = isLimited }

    /// - Parameters:
    ///   - token: Whose purse; without one everybody shares the address's.
    ///   - uptime: A clock that only moves forward.
    ///   - now: Seconds since 1970, for the moment told.
    mutating func take(by token: String?, at uptime: Duration, now: Double) -> Grant {
        let limit = token == nil ? 60 : 1000
        var purse = purses[token ?? ""] ?? Purse(began: uptime)
        if uptime - purse.began >= Self.span { purse = Purse(began: uptime) }
        let isGranted = !isLimited || purse.used < limit
        if isLimited, isGranted { purse.used += 1 }
        purses[token ?? ""] = purse
        let left = Self.span - (uptime - purse.began)
        let reset = Int(now.rounded(.up)) + Int(left.components.seconds)
        let remaining = isLimited ? limit - purse.used : limit - 1
        return Grant(
            isGranted: isGranted,
            headers: [
                ("Rate-Limit", "\(limit)"), ("Rate-Remaining", "\(remaining)"),
                ("Rate-Reset", "\(reset)"),
            ])
    }
}
