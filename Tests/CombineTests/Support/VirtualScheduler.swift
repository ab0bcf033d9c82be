import Combine

/// A scheduler whose time moves only when a test says so, one tick after the other.
final class VirtualScheduler: Scheduler {
    struct Time: Strideable, Hashable {
        var tick: Int

        func distance(to other: Self) -> Stride { Stride(other.tick - tick) }
        func advanced(by n: Stride) -> Self { Self(tick: tick + n.magnitude) }
    }

    /// Ticks; every unit of time counts as one.
    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
        CustomStringConvertible
    {
        var magnitude: Int

        init(_ ticks: Int) { magnitude = ticks }
        init(integerLiteral value: Int) { magnitude = value }
        init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }

        var description: String { "\(magnitude)" }

        static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
        static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
        static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
        static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
        static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
        static func seconds(_ s: Int) -> Self { Self(s) }
        static func seconds(_ s: Double) -> Self { Self(Int(s)) }
        static func milliseconds(_ ms: Int) -> Self { Self(ms) }
        static func microseconds(_ us: Int) -> Self { Self(us) }
        static func nanoseconds(_ ns: Int) -> Self { Self(ns) }
    }

    private struct Entry {
        let due: Int
        let order: Int
        let action: () -> Void
    }

    private var entries: [Entry] = []
    private var lastOrder = 0
    private(set) var now = Time(tick: 0)

    var minimumTolerance: Stride { 0 }

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        add(at: now.tick, action)
    }

    func schedule(
        after date: Time, tolerance: Stride, options: Never?, _ action: @escaping () -> Void
    ) {
        add(at: date.tick, action)
    }

    func schedule(
        after date: Time, interval: Stride, tolerance: Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let repeating = Repeating(action)
        repeating.add(to: self, at: date.tick, every: interval.magnitude)
        return AnyCancellable { repeating.action = nil }
    }

    func at(_ tick: Int, _ action: @escaping () -> Void) {
        add(at: tick, action)
    }

    /// Runs everything that is due until and including a tick, in order.
    func run(until tick: Int) {
        while let next = entries.min(by: { ($0.due, $0.order) < ($1.due, $1.order) }),
            next.due <= tick
        {
            entries.removeAll { $0.order == next.order }
            now = Time(tick: max(now.tick, next.due))
            next.action()
        }
        now = Time(tick: max(now.tick, tick))
    }

    private func add(at tick: Int, _ action: @escaping () -> Void) {
        lastOrder += 1
        entries.append(Entry(due: max(tick, now.tick), order: lastOrder, action: action))
    }

    private final class Repeating {
        var action: (() -> Void)?

        init(_ action: @escaping () -> Void) { self.action = action }

        func add(to scheduler: VirtualScheduler, at tick: Int, every interval: Int) {
            scheduler.add(at: tick) { [weak scheduler] in
                guard let scheduler, let action = self.action else { return }
                action()
                self.add(to: scheduler, at: tick + interval, every: interval)
            }
        }
    }
}
