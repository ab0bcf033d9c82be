extension Publishers {
    /// Sends what a closure makes of each value, leaving out `nil`.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Makes the value to send; `nil` sends none.
        public let transform: (Upstream.Output) -> Output?

        /// Creates the publisher that the operator of the same name returns.
        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber, which decides how much it is sent.
        @inlinable
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: CompactMapInner(subscriber, transform: transform))
        }
    }
}

extension Publisher {
    /// Sends what a closure makes of each value, leaving out `nil`.
    @inlinable
    public func compactMap<T>(
        _ transform: @escaping (Output) -> T?
    ) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }
}

extension Publishers.CompactMap {
    /// Sends what a closure makes of each value, leaving out `nil`, in one step with this one.
    @inlinable
    public func compactMap<T>(
        _ transform: @escaping (Output) -> T?
    ) -> Publishers.CompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.CompactMap<Upstream, T>(upstream: upstream) {
            first($0).flatMap(transform)
        }
    }

    /// Sends what a closure makes of each value, in one step with this one.
    @inlinable
    public func map<T>(
        _ transform: @escaping (Output) -> T
    ) -> Publishers.CompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.CompactMap<Upstream, T>(upstream: upstream) {
            first($0).map(transform)
        }
    }
}
