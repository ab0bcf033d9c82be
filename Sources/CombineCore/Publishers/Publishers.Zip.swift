extension Publishers {
    /// Sends the first values of both publishers together, then the second ones, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// One value of each.
        public typealias Output = (A.Output, B.Output)

        /// Fails as either does.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// Creates a publisher of pairs.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber, which decides how much it is sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let seam = ZipSeam<A, B>(subscriber)
            seam.follow(a, b)
        }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

/// The values of two publishers that wait for their counterparts; the outlet's lock guards them.
private final class ZipSeam<A: Publisher, B: Publisher> where A.Failure == B.Failure {
    private let outlet: Outlet<(A.Output, B.Output), A.Failure>
    private var left = Queue<A.Output>()
    private var right = Queue<B.Output>()
    private var leftIsFinished = false
    private var rightIsFinished = false

    init(_ subscriber: any Subscriber<(A.Output, B.Output), A.Failure>) {
        outlet = Outlet(subscriber, "Zip")
    }

    func follow(_ a: A, _ b: B) {
        let leftInlet = Inlet<A.Output, A.Failure>(
            onValue: { [self] value in offer { left.append(value) } },
            onCompletion: { [self] in end($0) { leftIsFinished = true } })
        let rightInlet = Inlet<B.Output, A.Failure>(
            onValue: { [self] value in offer { right.append(value) } },
            onCompletion: { [self] in end($0) { rightIsFinished = true } })
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

    private func offer(_ store: () -> Void) -> Subscribers.Demand {
        outlet.offer(from: nil) {
            store()
            guard !left.isEmpty, !right.isEmpty else { return nil }
            guard let first = left.popFirst(), let second = right.popFirst() else { return nil }
            return (first, second)
        }
        outlet.finish { isExhausted ? .finished : nil }
        return .none
    }

    private func end(_ completion: Subscribers.Completion<A.Failure>, _ mark: () -> Void) {
        outlet.finish(discardingWaiting: completion.isFailure) {
            mark()
            return completion.isFailure || isExhausted ? completion : nil
        }
    }

    /// Whether no further pair can come.
    private var isExhausted: Bool {
        (leftIsFinished && left.isEmpty) || (rightIsFinished && right.isEmpty)
    }
}

extension Subscribers.Completion {
    var isFailure: Bool {
        if case .failure = self { true } else { false }
    }
}
