extension Publishers {
    /// Sends nothing until it is told to start.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
    where Upstream.Failure == Never {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        private let shared: Multicast<Upstream, PassthroughSubject<Output, Never>>

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream) {
            shared = upstream.multicast { PassthroughSubject() }
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            shared.subscribe(subscriber)
        }

        /// Starts sending, to all its subscribers alike.
        public func connect() -> any Cancellable {
            shared.connect()
        }
    }
}

extension Publisher where Failure == Never {
    /// Sends nothing until it is told to start.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> {
        Publishers.MakeConnectable(upstream: self)
    }
}
