extension Publishers {
    /// Sends the values of the latest publisher received.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, P.Failure == Upstream.Failure {
        /// The values of the publishers received.
        public typealias Output = P.Output

        /// Fails as upstream or any publisher received does.
        public typealias Failure = P.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            weak var source: Inlet<P, Failure>?
            let chain = Chain(subscriber, "SwitchToLatest") { source?.cancel() }
            let outlet = chain.outlet
            var isFinished = false
            // Which publisher is the latest; 0 when it has finished.
            var latest = 0
            var count = 0
            let inlet = Inlet<P, Failure>(
                demand: .unlimited,
                onValue: { publisher in
                    let mine = outlet.synchronized {
                        count += 1
                        latest = count
                        return count
                    }
                    chain.follow(publisher) { completion in
                        outlet.finish(discardingWaiting: completion.isFailure) {
                            if completion.isFailure { return completion }
                            if latest == mine { latest = 0 }
                            return isFinished && latest == 0 ? .finished : nil
                        }
                    }
                    return .none
                },
                onCompletion: { completion in
                    outlet.finish(discardingWaiting: completion.isFailure) {
                        isFinished = true
                        return completion.isFailure || latest == 0 ? completion : nil
                    }
                })
            source = inlet
            guard outlet.isOpen else { return }
            upstream.subscribe(inlet)
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends the values of the latest publisher received, leaving the one before.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Sends the values of the latest publisher received, leaving the one before.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Output, Publishers.SetFailureType<Self, Output.Failure>
        >
    {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// Sends the values of the latest publisher received, leaving the one before.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Sends the values of the latest publisher received, leaving the one before.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>,
            Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}
