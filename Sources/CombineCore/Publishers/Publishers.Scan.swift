extension Publishers {
    /// Sends what a closure gathered so far, with each value.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// What the gathering starts with; not sent itself.
        public let initialResult: Output

        /// Takes in a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates the publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.stage(into: subscriber, "Scan") { [nextPartialResult] in
                result = nextPartialResult(result, $0)
                return .emit(result)
            }
        }
    }

    /// Sends what a closure gathered so far, or fails with what it throws.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// Whatever upstream fails with, or what the closure throws.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream

        /// What the gathering starts with; not sent itself.
        public let initialResult: Output

        /// Takes in a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates the publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.stage(into: subscriber, "TryScan", mapFailure: { $0 }) {
                [nextPartialResult] value in
                .trying {
                    result = try nextPartialResult(result, value)
                    return .emit(result)
                }
            }
        }
    }
}

extension Publisher {
    /// Sends what a closure gathered so far, with each value.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(
            upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends what a closure gathered so far, or fails with what it throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(
            upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
