/// The upstreams that feed a subject.
final class SubjectSources {
    private let lock = Lock()
    private var subscriptions: [any Subscription] = []
    private var isStarted: Bool

    init(startsAtOnce: Bool) {
        isStarted = startsAtOnce
    }

    func add(_ subscription: any Subscription) {
        let starts = lock.withLock {
            subscriptions.append(subscription)
            return isStarted
        }
        if starts { subscription.request(.unlimited) }
    }

    /// Asks every upstream for everything, the first time.
    func start() {
        let idle: [any Subscription] = lock.withLock {
            guard !isStarted else { return [] }
            isStarted = true
            return subscriptions
        }
        for subscription in idle { subscription.request(.unlimited) }
    }

    func finish() {
        _ = lock.withLock { release() }
    }

    func cancel() {
        for subscription in lock.withLock({ release() }) { subscription.cancel() }
    }

    private func release() -> [any Subscription] {
        let all = subscriptions
        subscriptions = []
        return all
    }
}
