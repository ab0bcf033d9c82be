// Status: complete
import Foundation
import LayoutCore

/// When a timeline view is made anew.
@MainActor @preconcurrency
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    /// The times from a start on, in order.
    func entries(from startDate: Date, mode: Mode) -> Entries
    typealias Mode = TimelineScheduleMode
}

/// How often it is worth to show something new.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// At a start, and again after every interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    let start: Date
    let interval: TimeInterval

    public nonisolated init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = max(interval, 0.001)
    }

    public func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
        let (start, interval) = (start, interval)
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        let first = max(passed, 0)
        return AnySequence(
            sequence(first: first) { $0 + 1 }.lazy
                .map { start.addingTimeInterval($0 * interval) })
    }
}

/// At the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public nonisolated init() {}
    public func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return PeriodicTimelineSchedule(
            from: Date(timeIntervalSinceReferenceDate: minute), by: 60
        ).entries(from: startDate, mode: mode)
    }
}

/// At the given times.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
    let dates: Entries
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// At every frame, or as often as asked for.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let interval: Double
    let isPaused: Bool

    public nonisolated init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = minimumInterval ?? 0
        isPaused = paused
    }

    public func entries(from start: Date, mode: Mode) -> AnySequence<Date> {
        let step = max(interval, 1.0 / 60)
        return AnySequence(sequence(first: start) { $0.addingTimeInterval(step) })
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(
        from startDate: Date, by interval: TimeInterval
    ) -> PeriodicTimelineSchedule { .init(from: startDate, by: interval) }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { .init() }
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule { .init(minimumInterval: minimumInterval, paused: paused) }
}
extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { .init(dates) }
}

/// What the content of a timeline view is told.
public struct TimelineViewContext {
    /// How often the view is made anew.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    /// The time to show.
    public let date: Date
    public let cadence: Cadence
}

/// A view that is made anew at the times of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    public typealias Body = Never
    public typealias Context = TimelineViewContext
    let schedule: Schedule
    let content: (Context) -> Content

    public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }
}

extension TimelineView: PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<TimelineView<Schedule, Content>> {
        TimelineNode(self, parent: parent)
    }
}

@MainActor
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
    TypedNode<TimelineView<Schedule, Content>>
{
    private var entries: Schedule.Entries.Iterator?
    private var shown: Date

    override init(_ view: TimelineView<Schedule, Content>, parent: ViewNode) {
        shown = parent.root.backend.date
        super.init(view, parent: parent)
        if !isLive { shown = dueDate() ?? shown }
        children = [makeNode(content(), parent: self)]
        goOn()
    }

    private var animation: AnimationTimelineSchedule? {
        view.schedule as? AnimationTimelineSchedule
    }
    private var isLive: Bool { animation != nil }

    /// The date by the backend's clock, which tests can move.
    private var now: Date { root.backend.date }

    private func content() -> Content {
        let cadence: TimelineViewContext.Cadence = isLive ? .live : .seconds
        return trackingReads(of: self, countsAsBody: false) {
            view.content(TimelineViewContext(date: shown, cadence: cadence))
        }
    }

    override func viewDidChange(from old: TimelineView<Schedule, Content>) {
        entries = nil
        updateNode(children[0], with: content())
        goOn()
    }

    override func evaluate() {
        isDirty = false
        guard isVisible else { return }
        if let animation {
            // Frames come as the display does; some of them are skipped.
            if now.timeIntervalSince(shown) >= animation.interval - 0.000_1 { shown = now }
        } else {
            shown = dueDate() ?? shown
        }
        updateNode(children[0], with: content())
        goOn()
    }

    /// The last of the schedule's times that is not in the future.
    private func dueDate() -> Date? {
        if entries == nil {
            entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
        }
        var due: Date?
        while let next = nextDate ?? entries?.next() {
            nextDate = next
            // Sums of seconds are a little less than what they stand for.
            guard next.timeIntervalSince(now) < 0.000_5 else { break }
            due = next
            nextDate = nil
        }
        return due
    }
    private var nextDate: Date?

    private func goOn() {
        guard isVisible else { return }
        if let animation {
            if !animation.isPaused { root.evaluateInNextFrame(self) }
            return
        }
        guard let nextDate else { return }
        root.tickers.add(self, in: max(nextDate.timeIntervalSince(now), 0.001))
    }

    override func visibilityDidChange() {
        if isVisible { invalidate() }
    }
}
