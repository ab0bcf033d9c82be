/// Asks a publisher for one value at a time and waits for it.
final class ValuePull<Output, Failure: Error> {
    typealias Next = Result<Output?, Failure>

    private let receiver = Receiver()

    init(_ publisher: some Publisher<Output, Failure>) {
        publisher.subscribe(receiver)
    }

    deinit {
        receiver.cancel()
    }

    /// The next value, `nil` at the end and after the task was cancelled.
    func next(isolation: isolated (any Actor)? = #isolation) async -> Next {
        let receiver = receiver
        return await withTaskCancellationHandler {
            // Named, so that the closure stays on the actor, and with it what it asks for.
            await withCheckedContinuation(isolation: isolation) { receiver.wait($0) }
        } onCancel: {
            receiver.cancel()
        }.next
    }

    /// Lets a result cross to the waiting task, which is the only one to have it.
    private struct Parcel: @unchecked Sendable {
        let next: Next
    }

    private final class Receiver: Subscriber, @unchecked Sendable {
        typealias Input = Output

        private let lock = Lock()
        private var subscription: (any Subscription)?
        private var earlyDemand = Subscribers.Demand.none
        private var waiting: CheckedContinuation<Parcel, Never>?
        private var surplus = Queue<Output>()
        private var ending: Next?

        func wait(_ continuation: CheckedContinuation<Parcel, Never>) {
            var ready: Next?
            let source: (any Subscription)? = lock.withLock {
                ready = surplus.popFirst().map { .success($0) } ?? takeEnding()
                guard ready == nil else { return nil }
                waiting = continuation
                if subscription == nil { earlyDemand += 1 }
                return subscription
            }
            if let ready { continuation.resume(returning: Parcel(next: ready)) }
            source?.request(.max(1))
        }

        func receive(subscription: any Subscription) {
            let early: Subscribers.Demand? = lock.withLock {
                guard self.subscription == nil, ending == nil else { return nil }
                self.subscription = subscription
                return earlyDemand
            }
            guard let early else { return subscription.cancel() }
            if early > .none { subscription.request(early) }
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            let continuation = lock.withLock {
                if waiting == nil, ending == nil { surplus.append(input) }
                return take(&waiting)
            }
            continuation?.resume(returning: Parcel(next: .success(input)))
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            switch completion {
            case .finished: _ = end(with: .success(nil))
            case .failure(let error): _ = end(with: .failure(error))
            }
        }

        func cancel() {
            end(with: .success(nil))?.cancel()
        }

        private func end(with result: Next) -> (any Subscription)? {
            let (continuation, source, next) = lock.withLock {
                if ending == nil { ending = result }
                let next = waiting == nil ? nil : takeEnding()
                return (take(&waiting), take(&subscription), next)
            }
            if let continuation, let next { continuation.resume(returning: Parcel(next: next)) }
            return source
        }

        /// The way it ended; a failure is reported once.
        private func takeEnding() -> Next? {
            guard let result = ending else { return nil }
            ending = .success(nil)
            return result
        }
    }
}
