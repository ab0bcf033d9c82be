extension Publishers {
    /// Fails with what a closure makes of the upstream failure.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Where the values come from.
        public let upstream: Upstream

        /// Makes the new failure.
        public let transform: (Upstream.Failure) -> Failure

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
            self.init(upstream: upstream, transform: map)
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.stage(into: subscriber, "MapError", mapFailure: transform) { .emit($0) }
        }
    }
}

extension Publisher {
    /// Fails with what a closure makes of the failure.
    public func mapError<E: Error>(
        _ transform: @escaping (Failure) -> E
    ) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }
}
