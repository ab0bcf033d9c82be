/// The start of a pipe: receives from one upstream, remembers early demand, lets go at the end.
final class Inlet<Input, Failure: Error>: Subscriber, Subscription {
    private enum Phase {
        case expecting(Subscribers.Demand)
        case attached(any Subscription)
        case done
    }

    /// A struct, because a bare closure would be wrapped anew each time it leaves the lock.
    private struct Handlers {
        let value: (Input) -> Subscribers.Demand
        let completion: (Subscribers.Completion<Failure>) -> Void
    }

    private let lock = Lock()
    private var phase = Phase.expecting(.none)
    private var handlers: Handlers?

    /// - Parameters:
    ///   - demand: What is asked for as soon as there is a subscription.
    ///   - onValue: Returns how many more to ask for.
    init(
        demand: Subscribers.Demand = .none,
        onValue: @escaping (Input) -> Subscribers.Demand,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        phase = .expecting(demand)
        handlers = Handlers(value: onValue, completion: onCompletion)
    }

    func request(_ demand: Subscribers.Demand) {
        let subscription: (any Subscription)? = lock.withLock {
            switch phase {
            case .expecting(let early):
                phase = .expecting(early + demand)
                return nil
            case .attached(let subscription): return subscription
            case .done: return nil
            }
        }
        if demand > .none { subscription?.request(demand) }
    }

    func receive(subscription: any Subscription) {
        let early: Subscribers.Demand? = lock.withLock {
            guard case .expecting(let early) = phase else { return nil }
            phase = .attached(subscription)
            return early
        }
        guard let early else { return subscription.cancel() }
        if early > .none { subscription.request(early) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock { handlers }?.value(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        take().handlers?.completion(completion)
    }

    func cancel() {
        take().subscription?.cancel()
    }

    private func take() -> (subscription: (any Subscription)?, handlers: Handlers?) {
        lock.withLock {
            var subscription: (any Subscription)?
            if case .attached(let attached) = phase { subscription = attached }
            phase = .done
            let taken = (subscription, handlers)
            handlers = nil
            return taken
        }
    }
}
