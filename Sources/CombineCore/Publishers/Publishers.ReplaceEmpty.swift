extension Publishers {
    /// Sends a value if upstream finishes without any.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The value sent in place of nothing.
        public let output: Output

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let chain = Chain(subscriber, "ReplaceEmpty")
            var isEmpty = true
            let watched = Map(upstream: upstream) { value in
                isEmpty = false
                return value
            }
            chain.follow(watched) { [output] completion in
                if isEmpty, !completion.isFailure { chain.outlet.offer(output) }
                chain.outlet.finish(completion)
            }
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}

extension Publisher {
    /// Sends a value if this publisher finishes without any.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }

    /// Sends a value in place of each `nil`.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        map { $0 ?? output }
    }
}
