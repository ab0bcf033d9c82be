extension Publishers {
    /// Connects with the first subscriber, and cancels the connection with the last.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// The same values as upstream.
        public typealias Output = Upstream.Output

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        private let lock = Lock()
        private var subscriberCount = 0
        private var connection: (any Cancellable)?

        /// Creates the publisher that the operator of the same name returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let isFirst = lock.withLock {
                subscriberCount += 1
                return subscriberCount == 1
            }
            // The hook keeps this publisher, and with it upstream, while anyone listens.
            let hooks = StageHooks(end: { self.leave() })
            upstream.stage(into: subscriber, "Autoconnect", hooks: hooks) { .emit($0) }
            if isFirst { connect() }
        }

        private func connect() {
            let new = upstream.connect()
            let unwanted: (any Cancellable)? = lock.withLock {
                guard subscriberCount > 0 else { return new }
                connection = new
                return nil
            }
            unwanted?.cancel()
        }

        private func leave() {
            let unwanted: (any Cancellable)? = lock.withLock {
                subscriberCount -= 1
                return subscriberCount == 0 ? take(&connection) : nil
            }
            unwanted?.cancel()
        }
    }
}
