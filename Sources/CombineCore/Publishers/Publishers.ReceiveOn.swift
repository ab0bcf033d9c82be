extension Publishers {
    /// Hands values and the end over on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Where the subscriber runs.
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
            let relay = Relay(subscriber, "ReceiveOn") { [scheduler, options] turn in
                scheduler.schedule(options: options, turn)
            }
            relay.follow(upstream)
        }
    }
}

extension Publisher {
    /// Hands values and the end over on a scheduler, in order.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}
