import Combine

/// A hot source that obeys demand and remembers what was asked of it. Values not asked for are
/// dropped and counted.
final class Probe<Output>: Publisher {
    typealias Failure = TestError

    private var links: [Link] = []
    private(set) var subscriptionCount = 0
    private(set) var requests: [Subscribers.Demand] = []
    private(set) var cancelCount = 0
    private(set) var droppedCount = 0

    /// How many subscriptions have neither ended nor been cancelled.
    var activeCount: Int { links.count }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == TestError {
        subscriptionCount += 1
        let link = Link(self, subscriber)
        links.append(link)
        subscriber.receive(subscription: link)
    }

    func send(_ value: Output) {
        for link in links { link.send(value) }
    }

    func send(completion: Subscribers.Completion<TestError>) {
        let all = links
        links = []
        for link in all { link.finish(completion) }
    }

    private final class Link: Subscription {
        private weak var probe: Probe?
        private var downstream: (any Subscriber<Output, TestError>)?
        private var demand = Subscribers.Demand.none

        init(_ probe: Probe, _ downstream: any Subscriber<Output, TestError>) {
            self.probe = probe
            self.downstream = downstream
        }

        func send(_ value: Output) {
            guard let downstream else { return }
            guard demand > .none else {
                probe?.droppedCount += 1
                return
            }
            demand -= 1
            let more = downstream.receive(value)
            if more > .none { probe?.requests.append(more) }
            demand += more
        }

        func finish(_ completion: Subscribers.Completion<TestError>) {
            let target = downstream
            downstream = nil
            target?.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) {
            probe?.requests.append(demand)
            self.demand += demand
        }

        func cancel() {
            guard downstream != nil else { return }
            downstream = nil
            probe?.cancelCount += 1
            probe?.links.removeAll { $0 === self }
        }
    }
}
