import Foundation

/// When and how long after a failure a request is sent again.
public struct RetryPolicy: Hashable, Sendable {
    /// How often a request is sent at most, the first time included.
    public var attempts: Int
    /// The wait after the first failure, doubled after each further one.
    public var base: Duration
    /// The longest wait; a server that asks for more ends the attempts.
    public var longestWait: Duration

    /// Makes a policy.
    public init(
        attempts: Int = 3, base: Duration = .milliseconds(500),
        longestWait: Duration = .seconds(30)
    ) {
        self.attempts = max(1, attempts)
        self.base = base
        self.longestWait = longestWait
    }

    /// Sends everything once.
    public static let never = RetryPolicy(attempts: 1)

    /// How long to wait before the next attempt; `nil` when there shall be none.
    ///
    /// Half of the wait is random, so that clients cut off together don't return together.
    /// - Parameters:
    ///   - error: What the last attempt failed with.
    ///   - attempt: 1 for the first attempt.
    ///   - method: Only what is safe to repeat is repeated.
    ///   - now: The present, against which a server's date is read.
    ///   - random: 0 to below 1.
    public func delay(
        after error: HTTPError, attempt: Int, method: HTTPRequest.Method, now: Date,
        random: Double
    ) -> Duration? {
        guard method.isRepeatable, attempt < attempts else { return nil }
        let backoff = min(base * (1 << min(attempt - 1, 16)), longestWait)
        let jittered = backoff * (0.5 + 0.5 * random)
        switch error {
        case .rateLimited(_, let until):
            guard let until else { return jittered }
            return wait(atLeast: .seconds(until.timeIntervalSince(now)), or: jittered)
        case .status(let code, _, _, let retryAfter) where [502, 503, 504].contains(code):
            return wait(atLeast: retryAfter ?? .zero, or: jittered)
        case .connectionLost:
            return jittered
        default:
            return nil
        }
    }

    private func wait(atLeast asked: Duration, or own: Duration) -> Duration? {
        asked > longestWait ? nil : max(asked, own)
    }
}

/// Reads the `Retry-After` field.
enum RetryAfter {
    /// Seconds, or a date relative to `now`; `nil` when unreadable. Never negative.
    static func parse(_ value: String?, now: Date) -> Duration? {
        guard let text = value?.trimmingCharacters(in: .whitespaces), !text.isEmpty else {
            return nil
        }
        if let seconds = Int(text) { return .seconds(min(max(0, seconds), 86_400 * 7)) }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        guard let date = formatter.date(from: text) else { return nil }
        return .seconds(max(0, date.timeIntervalSince(now)))
    }
}
