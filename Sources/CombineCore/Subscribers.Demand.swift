extension Subscribers {
    /// How many values a subscriber wants: a number, or no limit.
    public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable {
        /// `Int.max` stands for no limit.
        @usableFromInline var count: Int

        @inlinable
        init(count: Int) {
            self.count = count
        }

        /// As many values as there are.
        @inlinable public static var unlimited: Demand { Demand(count: .max) }

        /// No values; the same as `max(0)`.
        @inlinable public static var none: Demand { Demand(count: 0) }

        /// At most `value` values.
        ///
        /// - Precondition: `value` is not negative.
        @inlinable
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "Demand of \(value) values. Ask for 0 or more.")
            return Demand(count: Swift.min(value, .max - 1))
        }

        /// The number of values, `nil` for unlimited.
        @inlinable
        public var max: Int? { self == .unlimited ? nil : count }
    }
}

extension Subscribers.Demand: CustomStringConvertible {
    /// `unlimited`, or the number as in `max(3)`.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}

extension Subscribers.Demand {
    /// The sum; unlimited if either is.
    @inlinable
    public static func + (lhs: Self, rhs: Self) -> Self {
        guard let left = lhs.max, let right = rhs.max else { return .unlimited }
        let (sum, overflow) = left.addingReportingOverflow(right)
        return overflow ? .unlimited : Self(count: Swift.min(sum, .max - 1))
    }

    /// The sum with a number.
    @inlinable
    public static func + (lhs: Self, rhs: Int) -> Self {
        guard let left = lhs.max else { return .unlimited }
        let (sum, overflow) = left.addingReportingOverflow(rhs)
        return overflow ? .unlimited : Self(count: sum)
    }

    /// The difference; unlimited minus anything stays so, anything else minus unlimited is none.
    public static func - (lhs: Self, rhs: Self) -> Self {
        guard let left = lhs.max else { return .unlimited }
        guard let right = rhs.max else { return .none }
        return Self(count: left - right)
    }

    /// The difference with a number. A negative result can be compared, but not requested.
    public static func - (lhs: Self, rhs: Int) -> Self {
        lhs.max.map { Self(count: $0 - rhs) } ?? .unlimited
    }

    /// The product with a number; unlimited stays so.
    public static func * (lhs: Self, rhs: Int) -> Self {
        guard let left = lhs.max else { return .unlimited }
        let (product, overflow) = left.multipliedReportingOverflow(by: rhs)
        return overflow ? .unlimited : Self(count: product)
    }

    /// Adds a demand.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

    /// Adds a number.
    public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

    /// Subtracts a demand.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    /// Subtracts a number.
    public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }

    /// Multiplies by a number.
    public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }
}

// Unlimited is stored as the largest number, so the plain comparisons are right for it too.
extension Subscribers.Demand {
    /// Whether the left demand is smaller; unlimited is larger than every number.
    @inlinable
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.count < rhs.count }

    /// Compares with a number.
    @inlinable
    public static func < (lhs: Self, rhs: Int) -> Bool { lhs.count < rhs }

    /// Compares with a number.
    @inlinable
    public static func < (lhs: Int, rhs: Self) -> Bool { lhs < rhs.count }

    /// Compares with a number.
    @inlinable
    public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.count <= rhs }

    /// Compares with a number.
    @inlinable
    public static func <= (lhs: Int, rhs: Self) -> Bool { lhs <= rhs.count }

    /// Compares with a number.
    @inlinable
    public static func > (lhs: Self, rhs: Int) -> Bool { lhs.count > rhs }

    /// Compares with a number.
    @inlinable
    public static func > (lhs: Int, rhs: Self) -> Bool { lhs > rhs.count }

    /// Compares with a number.
    @inlinable
    public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.count >= rhs }

    /// Compares with a number.
    @inlinable
    public static func >= (lhs: Int, rhs: Self) -> Bool { lhs >= rhs.count }

    /// Compares with a number.
    @inlinable
    public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }

    /// Compares with a number.
    @inlinable
    public static func == (lhs: Int, rhs: Self) -> Bool { lhs == rhs.max }

    /// Compares with a number.
    @inlinable
    public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }

    /// Compares with a number.
    @inlinable
    public static func != (lhs: Int, rhs: Self) -> Bool { lhs != rhs.max }
}
