extension Publishers {
    /// Subscribes again after a failure.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// How many times it subscribes again; without limit if `nil`.
        public let retries: Int?

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            Self.attempt(upstream, retries, on: Chain(subscriber, "Retry"))
        }

        private static func attempt(
            _ upstream: Upstream, _ retries: Int?, on chain: Chain<Output, Failure>
        ) {
            chain.follow(upstream) { completion in
                guard completion.isFailure, retries != 0 else {
                    return chain.outlet.finish(completion)
                }
                attempt(upstream, retries.map { $0 - 1 }, on: chain)
            }
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Subscribes again after a failure, at most so many times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
