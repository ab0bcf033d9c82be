import Dispatch

extension DispatchQueue: Scheduler {
    /// A point in the time that dispatch queues go by.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The date as Dispatch has it.
        public var dispatchTime: DispatchTime {
            DispatchTime(uptimeNanoseconds: uptimeNanoseconds)
        }

        private var uptimeNanoseconds: UInt64

        /// Creates a date.
        public init(_ time: DispatchTime) {
            uptimeNanoseconds = time.uptimeNanoseconds
        }

        /// The time from this date to another.
        public func distance(to other: Self) -> Stride {
            let (start, end) = (uptimeNanoseconds, other.uptimeNanoseconds)
            return end >= start
                ? Stride(nanoseconds: Int(clamping: end - start))
                : Stride(nanoseconds: -Int(clamping: start - end))
        }

        /// The date some time later.
        public func advanced(by n: Stride) -> Self {
            var result = self
            let amount = n.magnitude.magnitude
            let (sum, overflow) =
                n.magnitude < 0
                ? uptimeNanoseconds.subtractingReportingOverflow(UInt64(amount))
                : uptimeNanoseconds.addingReportingOverflow(UInt64(amount))
            result.uptimeNanoseconds = overflow ? (n.magnitude < 0 ? 0 : .max) : sum
            return result
        }
    }

    /// How a queue runs an action.
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS

        /// The flags of the work item.
        public var flags: DispatchWorkItemFlags

        /// The group that the work belongs to.
        public var group: DispatchGroup?

        /// Creates options, the usual ones by default.
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
            group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The time now.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs an action on the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = ScheduledAction(run: action)
        guard let options else { return async { action.run() } }
        async(group: options.group, qos: options.qos, flags: options.flags) { action.run() }
    }

    /// Runs an action on the queue after a date.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        let action = ScheduledAction(run: action)
        asyncAfter(
            deadline: date.dispatchTime, qos: options?.qos ?? .unspecified,
            flags: options?.flags ?? []
        ) { action.run() }
    }

    /// Runs an action on the queue again and again.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = ScheduledAction(run: action)
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.setEventHandler(
            qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
        ) { action.run() }
        timer.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval,
            leeway: tolerance.timeInterval)
        timer.activate()
        return AnyCancellable { timer.cancel() }
    }
}
