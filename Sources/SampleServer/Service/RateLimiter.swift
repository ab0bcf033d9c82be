/// Lets each key make one request a second.
///
/// Refused requests do not count: the second begins with the last one let through.
struct RateLimiter {
    private var lastAllowed: [String: Duration] = [:]
    private let interval = Duration.seconds(1)

    mutating func allows(_ key: String, at now: Duration) -> Bool {
        if let last = lastAllowed[key], now - last < interval { return false }
        lastAllowed[key] = now
        return true
    }
}
