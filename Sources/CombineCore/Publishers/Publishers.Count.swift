extension Publishers {
    /// Sends the number of values, at the end.
    public struct Count<Upstream: Publisher>: Publisher {
        /// A number of values.
        public typealias Output = Int

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var count = 0
            upstream.fold(into: subscriber, "Count", result: { count }) { _ in
                count += 1
                return .more
            }
        }
    }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends the number of values, at the end.
    public func count() -> Publishers.Count<Self> {
        Publishers.Count(upstream: self)
    }
}
