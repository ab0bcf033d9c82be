/// A publisher of one value that is known later, or of a failure.
///
/// The work starts when the future is made, and runs once, whoever subscribes and whenever.
public final class Future<Output, Failure: Error>: Publisher {
    /// Reports the outcome. Only the first call counts; any thread may make it.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var waiting: [ObjectIdentifier: Outlet<Output, Failure>] = [:]

    /// Starts the work, which reports through the promise it is given.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfill($0) }
    }

    /// Attaches a subscriber, which decides how much it is sent.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        let outlet = Outlet(subscriber, "Future")
        let id = ObjectIdentifier(outlet)
        outlet.connect(teardown: { [weak self] in
            _ = self?.lock.withLock { self?.waiting.removeValue(forKey: id) }
        })
        let known = lock.withLock {
            if result == nil { waiting[id] = outlet }
            return result
        }
        outlet.start()
        if let known { Self.send(known, to: outlet) }
    }

    private func fulfill(_ outcome: Result<Output, Failure>) {
        let outlets: [Outlet<Output, Failure>] = lock.withLock {
            guard result == nil else { return [] }
            result = outcome
            let all = Array(waiting.values)
            waiting = [:]
            return all
        }
        for outlet in outlets { Self.send(outcome, to: outlet) }
    }

    private static func send(
        _ outcome: Result<Output, Failure>, to outlet: Outlet<Output, Failure>
    ) {
        switch outcome {
        case .success(let value):
            outlet.offer(value)
            outlet.finish(.finished)
        case .failure(let error): outlet.finish(.failure(error))
        }
    }
}
