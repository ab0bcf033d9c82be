extension Publishers {
    /// Sends at most one value per interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The time between two values.
        public let interval: Context.SchedulerTimeType.Stride

        /// Whose time counts, and where the subscriber runs.
        public let scheduler: Context

        /// Whether the newest value of an interval is sent, or else the oldest.
        public let latest: Bool

        /// Creates the publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let gate = ThrottleGate(subscriber, self)
            gate.follow(upstream)
        }
    }
}

extension Publisher {
    /// Sends at most one value per interval; the first one at once.
    ///
    /// - Parameter latest: Whether the newest value of an interval is sent, or else the oldest.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(
            upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

/// Lets one value through, then holds one back until the interval is over.
private final class ThrottleGate<Upstream: Publisher, Context: Scheduler> {
    typealias Settings = Publishers.Throttle<Upstream, Context>

    private let outlet: Outlet<Upstream.Output, Upstream.Failure>
    private let settings: Settings
    private var held: Upstream.Output?
    private var isTimerSet = false
    private var opensAt: Context.SchedulerTimeType?
    private var ending: Subscribers.Completion<Upstream.Failure>?

    init(
        _ subscriber: any Subscriber<Upstream.Output, Upstream.Failure>, _ settings: Settings
    ) {
        outlet = Outlet(subscriber, "Throttle", overflow: .keepOldest(0))
        self.settings = settings
    }

    func follow(_ upstream: Upstream) {
        let inlet = Inlet<Upstream.Output, Upstream.Failure>(
            demand: .unlimited,
            onValue: { [self] in
                hold($0)
                return .none
            },
            onCompletion: { [self] in end($0) })
        outlet.connect(teardown: { inlet.cancel() })
        outlet.start()
        upstream.subscribe(inlet)
    }

    private func hold(_ value: Upstream.Output) {
        // Swapped, so that the old value is released once the lock is free.
        var value: Upstream.Output? = value
        let setsTimer = outlet.synchronized {
            if settings.latest || held == nil { swap(&held, &value) }
            defer { isTimerSet = true }
            return !isTimerSet
        }
        if setsTimer { schedule() }
    }

    private func end(_ completion: Subscribers.Completion<Upstream.Failure>) {
        let waits = outlet.synchronized {
            ending = completion
            return isTimerSet
        }
        if !waits { settings.scheduler.schedule { [self] in open() } }
    }

    private func schedule() {
        let now = settings.scheduler.now
        guard let opensAt = outlet.synchronized({ opensAt }), opensAt > now else {
            return settings.scheduler.schedule { [self] in open() }
        }
        settings.scheduler.schedule(after: opensAt) { [self] in open() }
    }

    private func open() {
        let next = settings.scheduler.now.advanced(by: settings.interval)
        outlet.offer(from: nil) {
            isTimerSet = false
            guard let value = take(&held) else { return nil }
            opensAt = next
            return value
        }
        outlet.finish { ending }
    }
}
