extension Publishers {
    /// Sends the latest values of both publishers whenever either sends one.
    ///
    /// Finishes when both have, even if one of them never sent a value. Pairs that the subscriber
    /// has not asked for are dropped.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// The latest value of each.
        public typealias Output = (A.Output, B.Output)

        /// Fails as either does.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// Creates a publisher of latest values.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let pair = LatestPair<A, B>(subscriber)
            pair.follow(a, b)
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

/// The latest values of two publishers; the outlet's lock guards them.
private final class LatestPair<A: Publisher, B: Publisher> where A.Failure == B.Failure {
    private let outlet: Outlet<(A.Output, B.Output), A.Failure>
    private var left: A.Output?
    private var right: B.Output?
    private var openCount = 2

    init(_ subscriber: any Subscriber<(A.Output, B.Output), A.Failure>) {
        // Pairs that nobody has asked for are outdated by the next one.
        outlet = Outlet(subscriber, "CombineLatest", overflow: .keepOldest(0))
    }

    func follow(_ a: A, _ b: B) {
        let leftInlet = Inlet<A.Output, A.Failure>(
            onValue: { [self] in replace(\.left, with: $0) },
            onCompletion: { [self] in end($0) })
        let rightInlet = Inlet<B.Output, A.Failure>(
            onValue: { [self] in replace(\.right, with: $0) },
            onCompletion: { [self] in end($0) })
        outlet.connect(
            onRequest: {
                leftInlet.request($0)
                rightInlet.request($0)
            },
            teardown: {
                leftInlet.cancel()
                rightInlet.cancel()
            })
        outlet.start()
        a.subscribe(leftInlet)
        b.subscribe(rightInlet)
    }

    private func replace<Value>(
        _ side: ReferenceWritableKeyPath<LatestPair, Value?>, with value: Value
    ) -> Subscribers.Demand {
        // Swapped, so that the old value is released once the lock is free.
        var value: Value? = value
        outlet.offer(from: nil) {
            swap(&self[keyPath: side], &value)
            guard let left, let right else { return nil }
            return (left, right)
        }
        return .none
    }

    private func end(_ completion: Subscribers.Completion<A.Failure>) {
        outlet.finish(discardingWaiting: completion.isFailure) {
            openCount -= 1
            return completion.isFailure || openCount == 0 ? completion : nil
        }
    }
}
