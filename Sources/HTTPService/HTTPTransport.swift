import Foundation

/// Carries one request over the network and back: no redirects, no retries, no waiting.
public protocol HTTPTransport: Sendable {
    /// Exchanges one request for one answer of any status.
    ///
    /// - Parameters:
    ///   - request: Complete with every field.
    ///   - bodyLimit: Reading stops with `tooLarge` as soon as more bytes have come.
    ///   - deadline: Real time until the last byte.
    func exchange(
        _ request: TransportRequest, bodyLimit: Int, deadline: Duration
    ) async throws(TransportFailure) -> TransportResponse
}

/// A request as it goes over the network.
public struct TransportRequest: Hashable, Sendable {
    /// The whole address.
    public var url: URL
    /// The method.
    public var method: HTTPRequest.Method
    /// Every field but those that the transport must add, such as Host and Content-Length.
    public var headers: HTTPHeaders
    /// The body, nil for none.
    public var body: Data?

    /// Describes a request.
    public init(
        url: URL, method: HTTPRequest.Method = .get, headers: HTTPHeaders = [:], body: Data? = nil
    ) {
        self.url = url
        self.method = method
        self.headers = headers
        self.body = body
    }
}

/// An answer of any status.
public struct TransportResponse: Hashable, Sendable {
    /// The status.
    public var status: Int
    /// The fields.
    public var headers: HTTPHeaders
    /// The whole body.
    public var body: Data

    /// Describes an answer.
    public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// Why there was no answer.
public enum TransportFailure: Error, Hashable, Sendable {
    /// More bytes than allowed.
    case tooLarge
    /// Not complete in time.
    case timedOut
    /// No network, or no such name.
    case offline
    /// Refused or unreachable.
    case cannotConnect
    /// Ended early.
    case connectionLost
    /// Encryption or identity failed.
    case untrusted
    /// The task was cancelled.
    case cancelled
    /// Anything else, as the system names it.
    case other(String)

    /// The same fact with its address.
    func httpError(_ request: HTTPRequest, url: URL) -> HTTPError {
        let safe = SafeURL(url)
        return switch self {
        case .tooLarge: .tooLarge(url: safe, limit: request.bodyLimit)
        case .timedOut: .timedOut(url: safe, after: request.deadline)
        case .offline: .offline(url: safe)
        case .cannotConnect: .cannotConnect(url: safe)
        case .connectionLost: .connectionLost(url: safe)
        case .untrusted: .untrusted(url: safe)
        case .cancelled: .cancelled
        case .other(let reason): .failed(url: safe, reason: reason)
        }
    }
}
