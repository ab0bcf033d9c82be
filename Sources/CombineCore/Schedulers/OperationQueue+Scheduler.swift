import Foundation

extension OperationQueue: Scheduler {
    /// The time now.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs an action as an operation.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = ScheduledAction(run: action)
        addOperation { action.run() }
    }

    /// Runs an action as an operation added after a date.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        let clock = DispatchQueue.global()
        clock.schedule(after: clock.date(for: date.date)) { self.schedule(action) }
    }

    /// Runs an action as operations added again and again.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let clock = DispatchQueue.global()
        return clock.schedule(
            after: clock.date(for: date.date), interval: .seconds(interval.magnitude),
            tolerance: .seconds(tolerance.magnitude)
        ) { self.schedule(action) }
    }
}
