/// Sends what an iterator yields, as much as is asked for, then a completion.
final class IteratorFeed<Iterator: IteratorProtocol, Failure: Error>: Subscription,
    CustomStringConvertible
{
    let description: String
    private let lock = Lock()
    private var downstream: (any Subscriber<Iterator.Element, Failure>)?
    private var demand = Subscribers.Demand.none
    /// Whether some thread is in the loop, which alone touches `iterator` and `next`.
    private var isRunning = false
    private var iterator: Iterator
    /// One element ahead, so that the end follows the last element at once.
    private var next: Iterator.Element?
    private let completion: Subscribers.Completion<Failure>

    private init(
        _ downstream: any Subscriber<Iterator.Element, Failure>, _ description: String,
        first: Iterator.Element, rest: Iterator,
        completion: Subscribers.Completion<Failure>
    ) {
        self.downstream = downstream
        self.description = description
        self.completion = completion
        next = first
        iterator = rest
    }

    static func send<Elements: Sequence>(
        _ elements: Elements, then completion: Subscribers.Completion<Failure>,
        to subscriber: any Subscriber<Iterator.Element, Failure>
    ) where Elements.Iterator == Iterator {
        var iterator = elements.makeIterator()
        guard let first = iterator.next() else {
            return sendNothing(to: subscriber, completion)
        }
        let feed = IteratorFeed(
            subscriber, String(describing: elements), first: first, rest: iterator,
            completion: completion)
        subscriber.receive(subscription: feed)
    }

    func request(_ demand: Subscribers.Demand) {
        let starts: Bool = lock.withLock {
            self.demand += demand
            guard !isRunning, self.demand > .none else { return false }
            isRunning = true
            return true
        }
        if starts { run() }
    }

    func cancel() {
        let released = lock.withLock { take(&downstream) }
        withExtendedLifetime(released) {}
    }

    private func run() {
        while let target = claim(), let value = take(&next) {
            next = iterator.next()
            let more = target.receive(value)
            lock.withLock { demand += more }
            if next == nil { return end() }
        }
    }

    /// Takes one off the demand; leaves the loop if there is none or nobody to send to.
    private func claim() -> (any Subscriber<Iterator.Element, Failure>)? {
        lock.withLock {
            guard demand > .none, let downstream else {
                isRunning = false
                return nil
            }
            demand -= 1
            return downstream
        }
    }

    private func end() {
        lock.withLock { take(&downstream) }?.receive(completion: completion)
    }
}
