extension Publishers {
    /// Sends values until another publisher sends one, then finishes.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The publisher whose first value ends the values.
        public let other: Other

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber, "PrefixUntilOutput")
            let values = Inlet<Output, Failure>(
                onValue: {
                    outlet.offer($0)
                    return .none
                },
                onCompletion: { outlet.finish($0) })
            let trigger = Inlet<Other.Output, Other.Failure>(
                demand: .max(1),
                onValue: { _ in
                    outlet.finish(.finished)
                    return .none
                },
                // However the other publisher ends, it did not say stop.
                onCompletion: { _ in })
            outlet.connect(
                onRequest: { values.request($0) },
                teardown: {
                    trigger.cancel()
                    values.cancel()
                })
            outlet.start()
            other.subscribe(trigger)
            if outlet.isOpen { upstream.subscribe(values) }
        }
    }
}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
    /// Sends values until another publisher sends one, then finishes.
    public func prefix<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}
