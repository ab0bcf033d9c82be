extension Publishers {
    /// Subscribes, asks for values and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Where upstream is talked to.
        public let scheduler: Context

        /// What is asked of the scheduler beyond that.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = Stage<Output, Failure, Output, Failure>(
                subscriber, "SubscribeOn", conclude: { $0 }, transform: { .emit($0) })
            let later: (@escaping () -> Void) -> Void = { [scheduler, options] action in
                scheduler.schedule(options: options, action)
            }
            let upstream = upstream
            later { upstream.subscribe(ScheduledSubscriber(stage, later: later)) }
        }
    }
}

extension Publisher {
    /// Subscribes, asks for values and cancels on a scheduler. Values come from where they come.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

/// Passes on everything, with a subscription that talks to upstream later.
private struct ScheduledSubscriber<Downstream: Subscriber>: Subscriber {
    let combineIdentifier = CombineIdentifier()
    private let downstream: Downstream
    private let later: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, later: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.later = later
    }

    func receive(subscription: any Subscription) {
        downstream.receive(
            subscription: ScheduledSubscription(upstream: subscription, later: later))
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        let more = downstream.receive(input)
        return more
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        downstream.receive(completion: completion)
    }
}

private struct ScheduledSubscription: Subscription {
    let combineIdentifier = CombineIdentifier()
    let upstream: any Subscription
    let later: (@escaping () -> Void) -> Void

    func request(_ demand: Subscribers.Demand) {
        later { upstream.request(demand) }
    }

    func cancel() {
        later { upstream.cancel() }
    }
}
