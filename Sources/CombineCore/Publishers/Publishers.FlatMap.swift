extension Publishers {
    /// Joins the values of the publishers that a closure makes of each value.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// The values of the publishers made.
        public typealias Output = NewPublisher.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// How many of the publishers made may be active at a time.
        public let maxPublishers: Subscribers.Demand

        /// Makes a publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Creates the publisher that the operator of the same name returns.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            weak var source: Inlet<Upstream.Output, Failure>?
            let confluence = Confluence(subscriber, "FlatMap") { source?.cancel() }
            let inlet = Inlet<Upstream.Output, Failure>(
                demand: maxPublishers,
                onValue: { [transform] in
                    confluence.add(transform($0))
                    return .none
                },
                onCompletion: { completion in
                    switch completion {
                    case .finished: confluence.close()
                    case .failure(let error): confluence.fail(error)
                    }
                })
            source = inlet
            if maxPublishers != .unlimited {
                confluence.onBranchFinished = { source?.request(.max(1)) }
            }
            guard confluence.outlet.isOpen else { return }
            upstream.subscribe(inlet)
        }
    }
}

extension Publisher {
    /// Joins the values of the publishers that a closure makes of each value.
    ///
    /// - Parameter maxPublishers: How many of them may be active at a time.
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Output == T, P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Joins the values of the publishers, which cannot fail, that a closure makes of each value.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self>
    where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// Joins the values of the publishers, which may fail, that a closure makes of each value.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Joins the values of the publishers that a closure makes of each value.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}
