import Foundation

extension RunLoop {
    /// A date that run loops go by.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The date.
        public var date: Date

        /// Creates a date.
        public init(_ date: Date) { self.date = date }

        /// The time from this date to another.
        public func distance(to other: Self) -> Stride {
            Stride(other.date.timeIntervalSince(date))
        }

        /// The date some time later.
        public func advanced(by n: Stride) -> Self {
            Self(date.addingTimeInterval(n.timeInterval))
        }
    }

    /// There is nothing to choose yet.
    public struct SchedulerOptions: Sendable {}
}

extension RunLoop.SchedulerTimeType {
    /// A span of time, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
        ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
        /// The span in seconds; negative if it goes back.
        public var magnitude: TimeInterval

        /// The span in seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// Creates a span of seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

        /// Creates a span of seconds.
        public init(integerLiteral value: TimeInterval) { magnitude = value }

        /// Creates a span of seconds.
        public init(floatLiteral value: TimeInterval) { magnitude = value }

        /// Creates a span of seconds, if the number fits.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = TimeInterval(exactly: source) else { return nil }
            magnitude = value
        }

        /// The sum.
        public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }

        /// The difference.
        public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }

        /// The product of the seconds.
        public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }

        /// Multiplies the seconds.
        public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

        /// Whether the left span is shorter.
        public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

        /// A number of seconds.
        public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }

        /// A number of seconds.
        public static func seconds(_ s: Double) -> Self { Self(s) }

        /// A number of milliseconds.
        public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }

        /// A number of microseconds.
        public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }

        /// A number of nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
    }
}
