/// Receives everything from one upstream; the body of the terminal subscribers.
final class EagerInlet<Input, Failure: Error> {
    private enum Phase {
        case expecting
        case attached(any Subscription)
        case done
    }

    private let lock = Lock()
    private var phase = Phase.expecting
    /// A struct, because a bare closure would be wrapped anew each time it leaves the lock.
    private struct Handlers {
        let value: (Input) -> Void
        let completion: (Subscribers.Completion<Failure>) -> Void
    }

    private var handlers: Handlers?

    init(
        onValue: @escaping (Input) -> Void,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        handlers = Handlers(value: onValue, completion: onCompletion)
    }

    /// What runs for values; does nothing any more after the end.
    var onValue: (Input) -> Void { lock.withLock { handlers }?.value ?? { _ in } }

    /// What runs at the end; does nothing any more after it.
    var onCompletion: (Subscribers.Completion<Failure>) -> Void {
        lock.withLock { handlers }?.completion ?? { _ in }
    }

    func receive(subscription: any Subscription) {
        let isFirst: Bool = lock.withLock {
            guard case .expecting = phase else { return false }
            phase = .attached(subscription)
            return true
        }
        guard isFirst else { return subscription.cancel() }
        subscription.request(.unlimited)
    }

    func receive(_ value: Input) -> Subscribers.Demand {
        lock.withLock { handlers }?.value(value)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        // The handlers must outlive the call, for they may hold the last reference to us.
        let (_, ending) = close()
        ending?(completion)
    }

    func cancel() {
        close().subscription?.cancel()
    }

    private typealias Ending = (Subscribers.Completion<Failure>) -> Void

    private func close() -> (subscription: (any Subscription)?, ending: Ending?) {
        let (subscription, taken) = lock.withLock {
            var subscription: (any Subscription)?
            if case .attached(let attached) = phase { subscription = attached }
            phase = .done
            let taken = handlers
            handlers = nil
            return (subscription, taken)
        }
        return (subscription, taken?.completion)
    }
}
