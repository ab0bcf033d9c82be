import Foundation

/// Why a request failed: facts only, words are made elsewhere.
public enum HTTPError: Error, Hashable, Sendable {
    /// The server answered with a status outside 200 to 299.
    case status(Int, url: SafeURL, body: BodyExcerpt, retryAfter: Duration?)
    /// The server asked for fewer requests; `until` is `nil` when it did not say how long.
    case rateLimited(url: SafeURL, until: Date?)
    /// The body is larger than allowed; reading stopped there.
    case tooLarge(url: SafeURL, limit: Int)
    /// No complete answer before the deadline.
    case timedOut(url: SafeURL, after: Duration)
    /// There is no network, or the host's name cannot be found.
    case offline(url: SafeURL)
    /// The host did not accept a connection.
    case cannotConnect(url: SafeURL)
    /// The connection ended before the answer was complete.
    case connectionLost(url: SafeURL)
    /// The host could not prove who it is, or encryption failed.
    case untrusted(url: SafeURL)
    /// The address is neither https nor on this machine; nothing was sent.
    case insecureURL(url: SafeURL)
    /// A redirect led somewhere that must not be followed; it was not.
    case redirectedAway(from: SafeURL, to: SafeURL)
    /// Redirects did not end.
    case tooManyRedirects(url: SafeURL)
    /// The answer is something else than the JSON that was asked for.
    case notJSON(url: SafeURL, body: BodyExcerpt)
    /// The caller lost interest.
    case cancelled
    /// Anything else the system reported.
    case failed(url: SafeURL, reason: String)

    /// The address concerned, if any.
    public var url: SafeURL? {
        switch self {
        case .status(_, let url, _, _), .rateLimited(let url, _), .tooLarge(let url, _),
            .timedOut(let url, _), .offline(let url), .cannotConnect(let url),
            .connectionLost(let url), .untrusted(let url), .insecureURL(let url),
            .redirectedAway(let url, _), .tooManyRedirects(let url), .notJSON(let url, _),
            .failed(let url, _):
            url
        case .cancelled: nil
        }
    }

    /// Whether the service could not be reached at all, so that sample data may stand in.
    public var isUnreachable: Bool {
        switch self {
        case .offline, .cannotConnect, .connectionLost, .timedOut, .untrusted: true
        default: false
        }
    }
}
