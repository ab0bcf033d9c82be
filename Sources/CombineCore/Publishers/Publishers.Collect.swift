extension Publishers {
    /// Sends all values as one array, at the end.
    public struct Collect<Upstream: Publisher>: Publisher {
        /// All values, in order.
        public typealias Output = [Upstream.Output]

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
            var values: Output = []
            upstream.fold(into: subscriber, "Collect", result: { values }) {
                values.append($0)
                return .more
            }
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends all values as one array, at the end; an empty one if there were none.
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }
}
