import CSoup
import Foundation
public import HTTPService

/// Carries requests with libsoup.
///
/// On Linux, URLSession ends the whole process when a server closes the connection inside the
/// answer's header; libsoup reports it. Each exchange has a thread and a session of its own, so
/// that it needs no main loop. No cookies, no cache, and a redirect comes back as the answer it is.
public struct SoupTransport: HTTPTransport {
    private static let queue = DispatchQueue(
        label: "SoupTransport", qos: .userInitiated, attributes: .concurrent)

    /// Makes a transport.
    public init() {}

    public func exchange(
        _ request: TransportRequest, bodyLimit: Int, deadline: Duration
    ) async throws(TransportFailure) -> TransportResponse {
        if Task.isCancelled { throw .cancelled }
        let exchange = SoupExchange(request, bodyLimit: bodyLimit)
        let timer = DispatchWorkItem { exchange.stop(.timedOut) }
        DispatchQueue.global().asyncAfter(
            deadline: .now() + max(0, deadline.seconds), execute: timer)
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Self.queue.async { continuation.resume(returning: exchange.run()) }
            }
        } onCancel: {
            exchange.stop(.cancelled)
        }
        timer.cancel()
        return try result.get()
    }
}
