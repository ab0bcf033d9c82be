import Foundation

extension Timer {
    /// Sends the date again and again, once connected.
    public final class TimerPublisher: ConnectablePublisher {
        /// Dates.
        public typealias Output = Date

        /// It cannot fail.
        public typealias Failure = Never

        /// The seconds between two dates.
        public let interval: TimeInterval

        /// The seconds that a date may be late; the run loop's choice if `nil`.
        public let tolerance: TimeInterval?

        /// Where it runs.
        public let runLoop: RunLoop

        /// When the run loop lets it run.
        public let mode: RunLoop.Mode

        /// What is asked of the run loop beyond that.
        public let options: RunLoop.SchedulerOptions?

        private let audience = Audience<Date, Never>()

        /// Creates a publisher of dates.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
            mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Attaches a subscriber, which misses the dates that it has not asked for.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            audience.admit(OutletTarget(subscriber), "Timer", overflow: .keepOldest(0))
        }

        /// Starts the timer; the first date comes after one interval.
        public func connect() -> any Cancellable {
            let send = ScheduledAction { [audience] in audience.send(Date()) }
            if let queue = runLoop.mainQueue {
                return queue.schedule(
                    after: queue.now.advanced(by: .seconds(interval)),
                    interval: .seconds(interval), tolerance: .seconds(tolerance ?? 0), send.run)
            }
            let timer = Timer(timeInterval: interval, repeats: true) { _ in send.run() }
            timer.tolerance = tolerance ?? 0
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }

    /// Sends the date again and again, once connected.
    ///
    /// - Parameters:
    ///   - interval: Seconds between two dates.
    ///   - tolerance: Seconds that a date may be late.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(
            interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode,
            options: options)
    }
}
