extension Publishers {
    /// Goes on with another publisher after a failure.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as the other publisher does.
        public typealias Failure = NewPublisher.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Makes the publisher to go on with.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Creates the publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher
        ) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let chain = Chain(subscriber, "Catch")
            chain.follow(upstream) { [handler] completion in
                switch completion {
                case .finished: chain.outlet.finish(.finished)
                case .failure(let error): chain.conclude(with: handler(error))
                }
            }
        }
    }

    /// Goes on with another publisher after a failure, or fails with what a closure throws.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Whatever upstream fails with, or what the closure throws.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream

        /// Makes the publisher to go on with.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Creates the publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher
        ) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let chain = Chain(subscriber, "TryCatch")
            chain.follow(upstream) { [handler] completion in
                guard case .failure(let error) = completion else {
                    return chain.outlet.finish(.finished)
                }
                do {
                    chain.conclude(with: try handler(error).mapError { $0 })
                } catch {
                    chain.outlet.finish(.failure(error))
                }
            }
        }
    }
}

extension Publisher {
    /// Goes on with the publisher that a closure makes of a failure.
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Goes on with the publisher that a closure makes of a failure, or fails with what it throws.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}
