extension Publishers {
    /// Hands values and the end over some time later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// How much later.
        public let interval: Context.SchedulerTimeType.Stride

        /// How much more may pass.
        public let tolerance: Context.SchedulerTimeType.Stride

        /// Whose time counts, and where the subscriber runs.
        public let scheduler: Context

        /// What is asked of the scheduler beyond that.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let relay = Relay(subscriber, "Delay") {
                [scheduler, options, interval, tolerance] turn in
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: tolerance,
                    options: options, turn)
            }
            relay.follow(upstream)
        }
    }
}

extension Publisher {
    /// Hands values and the end over some time later.
    ///
    /// - Parameter tolerance: How much more may pass; the scheduler's minimum if `nil`.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride,
        tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval,
            tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
            options: options)
    }
}
