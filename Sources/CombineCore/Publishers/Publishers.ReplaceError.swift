extension Publishers {
    /// Sends a value in place of a failure, then finishes.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// It cannot fail.
        public typealias Failure = Never

        /// The value sent in place of a failure.
        public let output: Output

        /// Where the values come from.
        public let upstream: Upstream

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let chain = Chain(subscriber, "ReplaceError")
            chain.follow(upstream) { [output] completion in
                if case .failure = completion { chain.outlet.offer(output) }
                chain.outlet.finish(.finished)
            }
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}

extension Publisher {
    /// Sends a value in place of a failure, then finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}
