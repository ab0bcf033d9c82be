extension Publishers {
    /// Leaves out values until another publisher sends one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// The publisher whose first value opens the way.
        public let other: Other

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber, "DropUntilOutput")
            var isOpen = false
            let values = Inlet<Output, Failure>(
                onValue: { value in
                    outlet.offer(from: nil) { isOpen ? value : nil }
                    return .none
                },
                onCompletion: { outlet.finish($0) })
            weak var opener: Inlet<Other.Output, Failure>?
            let trigger = Inlet<Other.Output, Failure>(
                demand: .max(1),
                onValue: { _ in
                    outlet.synchronized { isOpen = true }
                    opener?.cancel()
                    return .none
                },
                // Without a value from the other publisher, none can pass any more.
                onCompletion: { completion in
                    outlet.finish { isOpen ? nil : completion }
                })
            opener = trigger
            outlet.connect(
                onRequest: { values.request($0) },
                teardown: {
                    trigger.cancel()
                    values.cancel()
                })
            outlet.start()
            other.subscribe(trigger)
            upstream.subscribe(values)
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
    /// Leaves out values until another publisher sends one.
    ///
    /// Values left out count as delivered: they are not made up for.
    public func drop<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
