extension Publishers {
    /// Sends the time between values in place of the values.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// Spans of the scheduler's time.
        public typealias Output = Context.SchedulerTimeType.Stride

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Whose time counts.
        public let scheduler: Context

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var last = scheduler.now
            upstream.stage(into: subscriber, "MeasureInterval") { [scheduler] _ in
                let now = scheduler.now
                defer { last = now }
                return .emit(last.distance(to: now))
            }
        }
    }
}

extension Publisher {
    /// Sends the time since the value before, at first since the subscription, for each value.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
