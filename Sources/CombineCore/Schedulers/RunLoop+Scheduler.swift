import Foundation

extension RunLoop: Scheduler {
    /// The time now.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs an action in a later turn of the run loop.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if let queue = mainQueue { return queue.schedule(action) }
        let action = ScheduledAction(run: action)
        perform { action.run() }
    }

    /// Runs an action in a turn of the run loop after a date.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        if let queue = mainQueue {
            return queue.schedule(after: queue.date(for: date.date), action)
        }
        addTimer(from: date, interval: 0, tolerance: tolerance, repeats: false, action)
    }

    /// Runs an action in turns of the run loop, again and again.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let queue = mainQueue {
            return queue.schedule(
                after: queue.date(for: date.date), interval: .seconds(interval.magnitude),
                tolerance: .seconds(tolerance.magnitude), action)
        }
        let timer = addTimer(
            from: date, interval: interval, tolerance: tolerance, repeats: true, action)
        return AnyCancellable { timer.invalidate() }
    }

    /// The main queue, if this is the main run loop: it is served by every kind of main loop, and
    /// waking it from another thread is safe, which adding to a run loop is not.
    var mainQueue: DispatchQueue? { self === RunLoop.main ? .main : nil }

    @discardableResult
    private func addTimer(
        from date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, repeats: Bool, _ action: @escaping () -> Void
    ) -> Timer {
        let action = ScheduledAction(run: action)
        let timer = Timer(
            fire: date.date, interval: interval.magnitude, repeats: repeats
        ) { _ in action.run() }
        timer.tolerance = tolerance.magnitude
        add(timer, forMode: .default)
        return timer
    }
}

extension DispatchQueue {
    /// The queue's time at a calendar date.
    func date(for date: Date) -> SchedulerTimeType {
        now.advanced(by: .seconds(date.timeIntervalSinceNow))
    }
}
