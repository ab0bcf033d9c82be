extension Publishers {
    /// Sends whether a value comes.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        /// Whether the value came.
        public typealias Output = Bool

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The value looked for.
        public let output: Upstream.Output

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.fold(into: subscriber, "Contains", result: { false }) { [output] in
                $0 == output ? .done(true) : .more
            }
        }
    }

    /// Sends whether a value comes that a closure accepts.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        /// Whether such a value came.
        public typealias Output = Bool

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Whether a value is one looked for.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.fold(into: subscriber, "ContainsWhere", result: { false }) { [predicate] in
                predicate($0) ? .done(true) : .more
            }
        }
    }

    /// Sends whether a value comes that a closure accepts, or fails with what it throws.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        /// Whether such a value came.
        public typealias Output = Bool

        /// Whatever upstream fails with, or what the closure throws.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream

        /// Whether a value is one looked for.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.fold(
                into: subscriber, "TryContainsWhere", mapFailure: { $0 }, result: { false }
            ) { [predicate] value in
                .trying { try predicate(value) ? .done(true) : .more }
            }
        }
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Output: Equatable {
    /// Sends true as soon as a value comes, or else false at the end.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher {
    /// Sends true as soon as a value comes that a closure accepts, or else false at the end.
    public func contains(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether a value comes that a closure accepts, or fails with what it throws.
    public func tryContains(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}
