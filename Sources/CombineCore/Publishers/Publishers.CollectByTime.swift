extension Publishers {
    /// When collected values are sent.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// After each span of time.
        case byTime(Context, Context.SchedulerTimeType.Stride)

        /// After each span of time, and whenever there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Sends the values of a span of time as one array.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// Values, in order; never empty.
        public typealias Output = [Upstream.Output]

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// When values are sent.
        public let strategy: TimeGroupingStrategy<Context>

        /// What is asked of the scheduler beyond the time.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let limit: Int
            let (scheduler, interval): (Context, Context.SchedulerTimeType.Stride)
            switch strategy {
            case .byTime(let context, let span):
                (scheduler, interval, limit) = (context, span, .max)
            case .byTimeOrCount(let context, let span, let count):
                (scheduler, interval, limit) = (context, span, count)
            }
            let outlet = Outlet<Output, Failure>(subscriber, "CollectByTime")
            var values: Output = []
            let flush = { [weak outlet] in
                _ = outlet?.offer(from: nil) {
                    defer { values = [] }
                    return values.isEmpty ? nil : values
                }
            }
            let inlet = Inlet<Upstream.Output, Failure>(
                demand: .unlimited,
                onValue: { value in
                    let isFull = outlet.synchronized {
                        values.append(value)
                        return values.count >= limit
                    }
                    if isFull { flush() }
                    return .none
                },
                onCompletion: { completion in
                    if !completion.isFailure { flush() }
                    outlet.finish(completion)
                })
            let clock = scheduler.schedule(
                after: scheduler.now.advanced(by: interval), interval: interval,
                tolerance: scheduler.minimumTolerance, options: options, flush)
            outlet.connect(teardown: {
                clock.cancel()
                inlet.cancel()
            })
            outlet.start()
            upstream.subscribe(inlet)
        }
    }
}

extension Publisher {
    /// Sends the values of each span of time as one array; nothing if there were none.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
