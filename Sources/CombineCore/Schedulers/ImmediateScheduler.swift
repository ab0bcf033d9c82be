/// Runs actions at once, before the call that schedules them returns.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// No time passes, so all dates are alike.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// A span of no time.
        public struct Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            SchedulerTimeIntervalConvertible, Codable, Sendable
        {
            /// The number it was made of.
            public var magnitude: Int

            /// Creates a span.
            public init(_ value: Int) { magnitude = value }

            /// Creates a span from a literal.
            public init(integerLiteral value: Int) { magnitude = value }

            /// Creates a span from a literal.
            public init(floatLiteral value: Double) { magnitude = Int(value) }

            /// Creates a span if the number fits.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }
        }

        fileprivate init() {}

        /// No span at all.
        public func distance(to other: Self) -> Stride { Stride(0) }

        /// The same date.
        public func advanced(by n: Stride) -> Self { Self() }
    }

    /// There is nothing to choose.
    public typealias SchedulerOptions = Never

    /// The one of its kind.
    public static let shared = ImmediateScheduler()

    private init() {}

    /// The only date there is.
    public var now: SchedulerTimeType { SchedulerTimeType() }

    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs the action at once.
    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        action()
    }

    /// Runs the action at once, whatever the date.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Runs the action at once, and only once.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}

extension ImmediateScheduler.SchedulerTimeType.Stride {
    /// The sum.
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }

    /// The difference.
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }

    /// The product.
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }

    /// Multiplies.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    /// Whether the left span is shorter.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

    /// A span that passes at once.
    public static func seconds(_ s: Int) -> Self { Self(0) }

    /// A span that passes at once.
    public static func seconds(_ s: Double) -> Self { Self(0) }

    /// A span that passes at once.
    public static func milliseconds(_ ms: Int) -> Self { Self(0) }

    /// A span that passes at once.
    public static func microseconds(_ us: Int) -> Self { Self(0) }

    /// A span that passes at once.
    public static func nanoseconds(_ ns: Int) -> Self { Self(0) }
}
