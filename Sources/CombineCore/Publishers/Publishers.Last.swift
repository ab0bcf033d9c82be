extension Publishers {
    /// Sends the last value, at the end.
    public struct Last<Upstream: Publisher>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

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
            var last: Output?
            upstream.fold(into: subscriber, "Last", result: { last }) {
                last = $0
                return .more
            }
        }
    }

    /// Sends the last value that a closure accepts, at the end.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Whether a value is one looked for.
        public let predicate: (Output) -> Bool

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.fold(into: subscriber, "LastWhere", result: { last }) { [predicate] in
                if predicate($0) { last = $0 }
                return .more
            }
        }
    }

    /// Sends the last value that a closure accepts, or fails with what it throws.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Whatever upstream fails with, or what the closure throws.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream

        /// Whether a value is one looked for.
        public let predicate: (Output) throws -> Bool

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.fold(
                into: subscriber, "TryLastWhere", mapFailure: { $0 }, result: { last }
            ) { [predicate] value in
                .trying {
                    if try predicate(value) { last = value }
                    return .more
                }
            }
        }
    }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends the last value, at the end.
    public func last() -> Publishers.Last<Self> {
        Publishers.Last(upstream: self)
    }

    /// Sends the last value that a closure accepts, at the end.
    public func last(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Sends the last value that a closure accepts, or fails with what it throws.
    public func tryLast(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
