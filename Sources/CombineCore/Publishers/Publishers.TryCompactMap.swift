extension Publishers {
    /// Sends what a closure makes of each value, without `nil`; fails with what it throws.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// Whatever upstream fails with, or what the closure throws.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream

        /// Makes the value to send; `nil` sends none.
        public let transform: (Upstream.Output) throws -> Output?

        /// Creates the publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?
        ) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.stage(into: subscriber, "TryCompactMap", mapFailure: { $0 }) {
                [transform] value in
                .trying { try transform(value).map { .emit($0) } ?? .skip }
            }
        }
    }
}

extension Publisher {
    /// Sends what a closure makes of each value, without `nil`; fails with what it throws.
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}

extension Publishers.TryCompactMap {
    /// Sends what a closure makes of each value, in one step with this one.
    public func compactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryCompactMap<Upstream, T>(upstream: upstream) {
            try first($0).flatMap(transform)
        }
    }
}
