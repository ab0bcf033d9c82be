extension Publishers {
    /// Sends values until a closure says no, then finishes.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Whether a value is still sent.
        public let predicate: (Output) -> Bool

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.stage(into: subscriber, "PrefixWhile") { [predicate] in
                predicate($0) ? .emit($0) : .finish
            }
        }
    }

    /// Sends values until a closure says no, or fails with what it throws.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Whatever upstream fails with, or what the closure throws.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream

        /// Whether a value is still sent.
        public let predicate: (Output) throws -> Bool

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.stage(into: subscriber, "TryPrefixWhile", mapFailure: { $0 }) {
                [predicate] value in
                .trying { try predicate(value) ? .emit(value) : .finish }
            }
        }
    }
}

extension Publisher {
    /// Sends values until a closure says no, then finishes.
    public func prefix(
        while predicate: @escaping (Output) -> Bool
    ) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Sends values until a closure says no, or fails with what it throws.
    public func tryPrefix(
        while predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}
