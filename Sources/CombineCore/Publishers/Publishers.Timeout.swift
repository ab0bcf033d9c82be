extension Publishers {
    /// Ends if no value comes for a while.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// How long may pass without a value.
        public let interval: Context.SchedulerTimeType.Stride

        /// Whose time counts, and where the subscriber runs.
        public let scheduler: Context

        /// What is asked of the scheduler beyond that.
        public let options: Context.SchedulerOptions?

        /// Makes the failure; without it the values just finish.
        public let customError: (() -> Failure)?

        /// Creates the publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let relay = Relay(subscriber, "Timeout") { [scheduler, options] turn in
                scheduler.schedule(options: options, turn)
            }
            let timer = RestartingTimer(scheduler, interval, options) {
                [weak relay, customError] in
                relay?.finish(customError.map { .failure($0()) } ?? .finished)
            }
            timer.restart()
            relay.follow(upstream, onEvent: { timer.restart() }, onEnd: { timer.stop() })
        }
    }
}

extension Publisher {
    /// Ends if no value comes for a while.
    ///
    /// - Parameter customError: Makes the failure; without it the values just finish.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S,
        options: S.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options,
            customError: customError)
    }
}

/// Runs an action once nobody has restarted it for a while.
private final class RestartingTimer<Context: Scheduler> {
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let options: Context.SchedulerOptions?
    private let lock = Lock()
    private var action: (() -> Void)?
    private var turn = 0

    init(
        _ scheduler: Context, _ interval: Context.SchedulerTimeType.Stride,
        _ options: Context.SchedulerOptions?, action: @escaping () -> Void
    ) {
        self.scheduler = scheduler
        self.interval = interval
        self.options = options
        self.action = action
    }

    func restart() {
        let mine = lock.withLock {
            turn += 1
            return turn
        }
        scheduler.schedule(
            after: scheduler.now.advanced(by: interval),
            tolerance: scheduler.minimumTolerance, options: options
        ) { [weak self] in
            self?.fire(mine)
        }
    }

    func stop() {
        _ = lock.withLock { take(&action) }
    }

    private func fire(_ mine: Int) {
        lock.withLock { mine == turn ? take(&action) : nil }?()
    }
}
