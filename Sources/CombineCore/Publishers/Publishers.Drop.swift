extension Publishers {
    /// Leaves out the first values.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// How many are left out.
        public let count: Int

        /// Creates the publisher that the operator returns.
        ///
        /// - Precondition: `count` is not negative.
        public init(upstream: Upstream, count: Int) {
            precondition(count >= 0, "Dropping \(count) values. Drop 0 or more.")
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var remaining = count
            upstream.stage(into: subscriber, "Drop") { value in
                guard remaining > 0 else { return .emit(value) }
                remaining -= 1
                return .skip
            }
        }
    }

    /// Leaves out values until a closure says no for the first time.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Whether a value is still left out.
        public let predicate: (Output) -> Bool

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var isDropping = true
            upstream.stage(into: subscriber, "DropWhile") { [predicate] value in
                if isDropping { isDropping = predicate(value) }
                return isDropping ? .skip : .emit(value)
            }
        }
    }

    /// Leaves out values until a closure says no, or fails with what it throws.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Whatever upstream fails with, or what the closure throws.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream

        /// Whether a value is still left out.
        public let predicate: (Output) throws -> Bool

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var isDropping = true
            upstream.stage(into: subscriber, "TryDropWhile", mapFailure: { $0 }) {
                [predicate] value in
                .trying {
                    if isDropping { isDropping = try predicate(value) }
                    return isDropping ? .skip : .emit(value)
                }
            }
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Leaves out the first values, one unless told otherwise.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }

    /// Leaves out values until a closure says no for the first time.
    public func drop(
        while predicate: @escaping (Output) -> Bool
    ) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Leaves out values until a closure says no, or fails with what it throws.
    public func tryDrop(
        while predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
