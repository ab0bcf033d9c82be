extension Publishers {
    /// Sends what a closure gathered from all values, at the end.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// What the gathering starts with.
        public let initial: Output

        /// Takes in a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates the publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var result = initial
            upstream.fold(into: subscriber, "Reduce", result: { result }) {
                [nextPartialResult] in
                result = nextPartialResult(result, $0)
                return .more
            }
        }
    }

    /// Sends what a closure gathered from all values, or fails with what it throws.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// Whatever upstream fails with, or what the closure throws.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream

        /// What the gathering starts with.
        public let initial: Output

        /// Takes in a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates the publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var result = initial
            upstream.fold(
                into: subscriber, "TryReduce", mapFailure: { $0 }, result: { result }
            ) { [nextPartialResult] value in
                .trying {
                    result = try nextPartialResult(result, value)
                    return .more
                }
            }
        }
    }
}

extension Publisher {
    /// Sends what a closure gathered from all values, at the end.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(
            upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends what a closure gathered from all values, or fails with what it throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(
            upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
