extension Publishers {
    /// Lets many subscribers share one subscription to upstream.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        private typealias Shared = Multicast<Upstream, PassthroughSubject<Output, Failure>>
        private let shared: Autoconnect<Shared>

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast { PassthroughSubject() }.autoconnect()
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            shared.subscribe(subscriber)
        }

        /// Whether both are the same object.
        public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }
}

extension Publisher {
    /// Lets many subscribers share one subscription to this publisher.
    ///
    /// It starts with the first subscriber; whoever comes later misses what was sent before.
    public func share() -> Publishers.Share<Self> {
        Publishers.Share(upstream: self)
    }
}
