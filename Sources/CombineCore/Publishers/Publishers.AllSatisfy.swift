extension Publishers {
    /// Sends whether a closure accepts all values.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        /// Whether all were accepted.
        public typealias Output = Bool

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Whether a value is accepted.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.fold(into: subscriber, "AllSatisfy", result: { true }) { [predicate] in
                predicate($0) ? .more : .done(false)
            }
        }
    }

    /// Sends whether a closure accepts all values, or fails with what it throws.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        /// Whether all were accepted.
        public typealias Output = Bool

        /// Whatever upstream fails with, or what the closure throws.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream

        /// Whether a value is accepted.
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
                into: subscriber, "TryAllSatisfy", mapFailure: { $0 }, result: { true }
            ) { [predicate] value in
                .trying { try predicate(value) ? .more : .done(false) }
            }
        }
    }
}

extension Publisher {
    /// Sends false as soon as a closure refuses a value, or else true at the end.
    public func allSatisfy(
        _ predicate: @escaping (Output) -> Bool
    ) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Sends whether a closure accepts all values, or fails with what it throws.
    public func tryAllSatisfy(
        _ predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
