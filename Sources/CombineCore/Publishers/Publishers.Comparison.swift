extension Publishers {
    /// Sends the value that goes last in an order, at the end.
    public struct Comparison<Upstream: Publisher>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Whether the first value goes before the second.
        public let areInIncreasingOrder: (Output, Output) -> Bool

        /// Creates the publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var best: Output?
            upstream.fold(into: subscriber, "Comparison", result: { best }) {
                [areInIncreasingOrder] value in
                guard let current = best else {
                    best = value
                    return .more
                }
                if areInIncreasingOrder(current, value) { best = value }
                return .more
            }
        }
    }

    /// Sends the value that goes last in an order, or fails with what the closure throws.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Whatever upstream fails with, or what the closure throws.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream

        /// Whether the first value goes before the second.
        public let areInIncreasingOrder: (Output, Output) throws -> Bool

        /// Creates the publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var best: Output?
            upstream.fold(
                into: subscriber, "TryComparison", mapFailure: { $0 }, result: { best }
            ) { [areInIncreasingOrder] value in
                .trying {
                    if let current = best, try !areInIncreasingOrder(current, value) {
                        return .more
                    }
                    best = value
                    return .more
                }
            }
        }
    }
}

extension Publisher where Output: Comparable {
    /// Sends the smallest value, at the end.
    public func min() -> Publishers.Comparison<Self> {
        min(by: <)
    }

    /// Sends the largest value, at the end.
    public func max() -> Publishers.Comparison<Self> {
        max(by: <)
    }
}

extension Publisher {
    /// Sends the value that goes first in an order, at the end.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Sends the value that goes first in an order, or fails with what the closure throws.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }

    /// Sends the value that goes last in an order, at the end.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Sends the value that goes last in an order, or fails with what the closure throws.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}
