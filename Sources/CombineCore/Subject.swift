/// A publisher into which values are sent by hand.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to every subscriber.
    func send(_ value: Output)

    /// Ends the values for every subscriber, now and later.
    func send(completion: Subscribers.Completion<Failure>)

    /// Connects an upstream, whose values are passed on.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a value that carries nothing.
    public func send() { send(()) }
}

/// Feeds a subject from a publisher.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable {
    private let lock = Lock()
    private var subject: S?
    private var upstream: (any Subscription)?

    init(_ subject: S) {
        self.subject = subject
    }

    func receive(subscription: any Subscription) {
        let target: S? = lock.withLock {
            guard upstream == nil else { return nil }
            upstream = subscription
            return subject
        }
        guard let target else { return subscription.cancel() }
        target.send(subscription: subscription)
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        lock.withLock { subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        lock.withLock {
            upstream = nil
            return take(&subject)
        }?.send(completion: completion)
    }

    func cancel() {
        let (subscription, _) = lock.withLock { (take(&upstream), take(&subject)) }
        subscription?.cancel()
    }
}
