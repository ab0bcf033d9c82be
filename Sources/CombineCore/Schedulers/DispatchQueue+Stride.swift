import Dispatch

extension DispatchQueue.SchedulerTimeType {
    /// A span of time, in whole nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
        ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
        /// The span in nanoseconds; negative if it goes back.
        public var magnitude: Int

        /// The span as Dispatch has it.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        fileprivate init(clampedNanoseconds value: Double) {
            magnitude =
                value >= Double(Int.max) ? .max : value <= Double(Int.min) ? .min : Int(value)
        }

        init(nanoseconds: Int) {
            magnitude = nanoseconds
        }

        fileprivate init(_ count: Int, times unit: Int) {
            let (product, overflow) = count.multipliedReportingOverflow(by: unit)
            magnitude = overflow ? (count < 0 ? .min : .max) : product
        }

        /// Creates a span; `never` becomes the longest one.
        public init(_ timeInterval: DispatchTimeInterval) {
            switch timeInterval {
            case .seconds(let count): self.init(count, times: 1_000_000_000)
            case .milliseconds(let count): self.init(count, times: 1_000_000)
            case .microseconds(let count): self.init(count, times: 1_000)
            case .nanoseconds(let count): self.init(nanoseconds: count)
            case .never: self.init(nanoseconds: .max)
            @unknown default: self.init(nanoseconds: .max)
            }
        }

        /// Creates a span from a literal in seconds.
        public init(floatLiteral value: Double) { self = .seconds(value) }

        /// Creates a span from a literal in seconds.
        public init(integerLiteral value: Int) { self = .seconds(value) }

        /// Creates a span of nanoseconds, if the number fits.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = Int(exactly: source) else { return nil }
            magnitude = value
        }

        /// The sum.
        public static func + (lhs: Self, rhs: Self) -> Self {
            Self(nanoseconds: lhs.magnitude + rhs.magnitude)
        }

        /// The difference.
        public static func - (lhs: Self, rhs: Self) -> Self {
            Self(nanoseconds: lhs.magnitude - rhs.magnitude)
        }

        /// The product of the seconds.
        public static func * (lhs: Self, rhs: Self) -> Self {
            Self(clampedNanoseconds: Double(lhs.magnitude) * Double(rhs.magnitude) / 1e9)
        }

        /// Multiplies the seconds.
        public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

        /// Whether the left span is shorter.
        public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

        /// A number of seconds.
        public static func seconds(_ s: Int) -> Self { Self(s, times: 1_000_000_000) }

        /// A number of seconds.
        public static func seconds(_ s: Double) -> Self { Self(clampedNanoseconds: s * 1e9) }

        /// A number of milliseconds.
        public static func milliseconds(_ ms: Int) -> Self { Self(ms, times: 1_000_000) }

        /// A number of microseconds.
        public static func microseconds(_ us: Int) -> Self { Self(us, times: 1_000) }

        /// A number of nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }
    }
}
