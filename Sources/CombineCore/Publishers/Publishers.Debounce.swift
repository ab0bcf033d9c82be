extension Publishers {
    /// Sends a value once nothing newer has come for a while.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// How long nothing newer may come.
        public let dueTime: Context.SchedulerTimeType.Stride

        /// Whose time counts, and where the subscriber runs.
        public let scheduler: Context

        /// What is asked of the scheduler beyond that.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber, "Debounce", overflow: .keepOldest(0))
            // The newest value and how many there were: an older timer finds another count.
            var newest: Output?
            var count = 0
            let inlet = Inlet<Output, Failure>(
                demand: .unlimited,
                onValue: { [scheduler, options, dueTime] value in
                    // Swapped, so that the old value is released once the lock is free.
                    var value: Output? = value
                    let turn = outlet.synchronized {
                        swap(&newest, &value)
                        count += 1
                        return count
                    }
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: dueTime),
                        tolerance: scheduler.minimumTolerance, options: options
                    ) { [weak outlet] in
                        outlet?.offer(from: nil) { turn == count ? take(&newest) : nil }
                    }
                    return .none
                },
                onCompletion: { [scheduler, options] completion in
                    outlet.synchronized { count += 1 }
                    scheduler.schedule(options: options) { outlet.finish(completion) }
                })
            outlet.connect(teardown: { inlet.cancel() })
            outlet.start()
            upstream.subscribe(inlet)
        }
    }
}

extension Publisher {
    /// Sends a value once nothing newer has come for a while.
    ///
    /// A value that is still waiting when upstream ends is dropped.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(
            upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
