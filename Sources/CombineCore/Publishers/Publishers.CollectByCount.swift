extension Publishers {
    /// Sends values in arrays of a size; the last one may be shorter.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// Values, in order.
        public typealias Output = [Upstream.Output]

        /// Fails as upstream does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// How many values an array has.
        public let count: Int

        /// Creates the publisher that the operator returns.
        ///
        /// - Precondition: `count` is positive.
        public init(upstream: Upstream, count: Int) {
            precondition(count > 0, "Collecting \(count) values at a time. Ask for 1 or more.")
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber, "CollectByCount")
            var values: Output = []
            let inlet = Inlet<Upstream.Output, Failure>(
                onValue: { [count] value in
                    values.append(value)
                    guard values.count == count else { return .none }
                    let full = values
                    values = []
                    outlet.offer(full)
                    return .none
                },
                onCompletion: { completion in
                    if !completion.isFailure, !values.isEmpty { outlet.offer(values) }
                    outlet.finish(completion)
                })
            outlet.connect(
                onRequest: { [count] in inlet.request($0 * count) },
                teardown: { inlet.cancel() })
            outlet.start()
            upstream.subscribe(inlet)
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends values in arrays of a size; the last one may be shorter.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
