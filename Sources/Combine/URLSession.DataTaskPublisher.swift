import CombineCore
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLSession {
    /// Loads a request for every subscriber, once it asks for a value.
    public struct DataTaskPublisher: Publisher, Sendable {
        /// The body and the head of the answer.
        public typealias Output = (data: Data, response: URLResponse)

        /// Why there was no answer. A status such as 404 is an answer.
        public typealias Failure = URLError

        /// What is loaded.
        public let request: URLRequest

        /// Where it is loaded.
        public let session: URLSession

        /// Creates a publisher of the answer to a request.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let load = DataLoad(Outlet(subscriber, "DataTaskPublisher"))
            load.start(request, in: session)
        }
    }

    /// Loads a URL for every subscriber, once it asks for a value.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Loads a request for every subscriber, once it asks for a value.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

/// One task and whom it is for. Sendable because the outlet is thread-safe.
private final class DataLoad: @unchecked Sendable {
    private let outlet: Outlet<URLSession.DataTaskPublisher.Output, URLError>
    private let hasAnswer = Atomic<Bool>(false)

    init(_ outlet: Outlet<URLSession.DataTaskPublisher.Output, URLError>) {
        self.outlet = outlet
    }

    func start(_ request: URLRequest, in session: URLSession) {
        let task = session.dataTask(with: request) { [weak self] data, response, error in
            self?.end(data, response, error)
        }
        // The outlet keeps this object, through its connections, until it has its answer.
        outlet.connect(
            onRequest: { _ in task.resume() },
            teardown: { [self] in
                // Foundation on Linux ends the process when a task is cancelled while it ends.
                if !hasAnswer.load(ordering: .acquiring) { task.cancel() }
            })
        outlet.start()
    }

    private func end(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        hasAnswer.store(true, ordering: .releasing)
        guard error == nil, let response else {
            return outlet.finish(.failure(error as? URLError ?? URLError(.unknown)))
        }
        outlet.offer((data ?? Data(), response))
        outlet.finish(.finished)
    }
}
