import Foundation

/// One request, with the limits that hold for it.
public struct HTTPRequest: Hashable, Sendable {
    /// The verbs the product uses.
    public enum Method: String, Hashable, Sendable {
        /// Reads; safe to repeat.
        case get = "GET"
        /// Reads the headers alone; safe to repeat.
        case head = "HEAD"
        /// Creates; never repeated.
        case post = "POST"
        /// Replaces; never repeated.
        case put = "PUT"
        /// Removes; never repeated.
        case delete = "DELETE"

        /// Whether sending it twice does no harm.
        public var isRepeatable: Bool { self == .get || self == .head }
    }

    /// Where to. `https`, or `http` on this machine.
    public var url: URL
    /// What for.
    public var method: Method
    /// Fields beside those the service adds itself.
    public var headers: HTTPHeaders
    /// Bytes to send, if any.
    public var body: Data?
    /// Time for one attempt including its redirects; waiting for a turn does not count.
    public var deadline: Duration
    /// The most bytes a body may have, after decompression.
    public var bodyLimit: Int
    /// Least time between two requests to the same host, across restarts.
    public var minimumInterval: Duration
    /// Whose turns it takes; `nil`: the host's own. Hosts of one service share one name.
    public var limiterName: String?

    /// Describes a request.
    public init(
        _ url: URL, method: Method = .get, headers: HTTPHeaders = [:], body: Data? = nil,
        deadline: Duration = .seconds(20), bodyLimit: Int = 16 << 20,
        minimumInterval: Duration = .zero
    ) {
        self.url = url
        self.method = method
        self.headers = headers
        self.body = body
        self.deadline = deadline
        self.bodyLimit = bodyLimit
        self.minimumInterval = minimumInterval
    }

    /// Lower-case names of the fields that must never reach another host.
    static let credentialNames: Set<String> = [
        "authorization", "cookie", "proxy-authorization", "x-api-key", "x-auth-token",
    ]

    /// Everything that tells the server who asks, a line each.
    var credentials: String {
        Self.credentialNames.sorted().map { headers[$0] ?? "" }.joined(separator: "\n")
    }
}
