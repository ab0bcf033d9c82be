extension Publishers {
    /// Sends what a closure makes of each value, or fails with what it throws.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        /// Whatever upstream fails with, or what the closure throws.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream

        /// Makes the value to send.
        public let transform: (Upstream.Output) throws -> Output

        /// Creates the publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.stage(into: subscriber, "TryMap", mapFailure: { $0 }) { [transform] value in
                .trying { .emit(try transform(value)) }
            }
        }
    }
}

extension Publisher {
    /// Sends what a closure makes of each value, or fails with what it throws.
    public func tryMap<T>(
        _ transform: @escaping (Output) throws -> T
    ) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
}

extension Publishers.TryMap {
    /// Sends what a closure makes of each value, in one step with this map.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { transform(try first($0)) }
    }

    /// Sends what a closure makes of each value, or fails with what it throws.
    public func tryMap<T>(
        _ transform: @escaping (Output) throws -> T
    ) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
    }
}
