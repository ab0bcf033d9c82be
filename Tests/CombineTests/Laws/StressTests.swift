import Combine
import Dispatch
import Synchronization
import Testing

/// Many threads send while subscribers come and go.
@Suite struct StressTests {
    private static let threads = 8
    private static let perThread = 2_000

    /// Counts values, and notices calls that overlap. Only one thread at a time may be inside.
    private final class Tally: @unchecked Sendable {
        private let isInside = Atomic<Bool>(false)
        private(set) var values: [Int] = []
        private(set) var overlaps = 0

        func receive(_ value: Int) {
            if isInside.exchange(true, ordering: .acquiring) { overlaps += 1 }
            values.append(value)
            isInside.store(false, ordering: .releasing)
        }

        /// Values of one sender, in the order received.
        func values(of thread: Int) -> [Int] {
            values.filter { $0 >= 0 && $0 / StressTests.perThread == thread }
        }
    }

    /// Where one thread keeps its latest subscription; replacing it cancels the one before.
    private final class Slot: @unchecked Sendable {
        var value: AnyCancellable?
    }

    private struct Shared<Value>: @unchecked Sendable {
        let value: Value
    }

    /// Sends all values from all threads, calling `aside` now and then from each.
    private func sendAll(
        _ send: @escaping (Int) -> Void, aside: @escaping (Int) -> Void = { _ in }
    ) {
        let (send, aside) = (Shared(value: send), Shared(value: aside))
        DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
            for index in 0..<Self.perThread {
                send.value(thread * Self.perThread + index)
                if index % 50 == thread { aside.value(thread) }
            }
        }
    }

    /// Checks that all that a subscriber saw of each sender has no holes, no repeats, no swaps.
    private func expectNoHoles(_ tally: Tally) {
        #expect(tally.overlaps == 0)
        for thread in 0..<Self.threads {
            let values = tally.values(of: thread)
            guard let start = values.first else { continue }
            #expect(values == Array(start..<(start + values.count)))
        }
    }

    private func visit<S: Subject>(
        _ subject: S, send: @escaping (Int) -> Void
    ) -> (Tally, visitors: [Tally]) where S.Output == Int, S.Failure == Never {
        let steady = Tally()
        let visitors = Mutex<[Tally]>([])
        let visits = (0..<Self.threads).map { _ in Slot() }
        let cancellable = subject.sink(receiveValue: steady.receive)
        sendAll(send) { thread in
            let tally = Tally()
            visits[thread].value = subject.sink(receiveValue: tally.receive)
            visitors.withLock { $0.append(tally) }
        }
        subject.send(completion: .finished)
        withExtendedLifetime((cancellable, visits)) {}
        return (steady, visitors.withLock { $0 })
    }

    @Test func `a passthrough subject loses and duplicates nothing`() {
        let subject = PassthroughSubject<Int, Never>()
        let (steady, visitors) = visit(subject, send: subject.send)
        #expect(steady.values.sorted() == Array(0..<(Self.threads * Self.perThread)))
        expectNoHoles(steady)
        #expect(visitors.count > Self.threads)
        for visitor in visitors { expectNoHoles(visitor) }
    }

    @Test func `a current value subject loses and duplicates nothing, and ends with its value`() {
        let subject = CurrentValueSubject<Int, Never>(-1)
        let (steady, visitors) = visit(subject, send: subject.send)
        #expect(steady.values.sorted() == Array(-1..<(Self.threads * Self.perThread)))
        expectNoHoles(steady)
        for visitor in visitors { expectNoHoles(visitor) }
        #expect(steady.values.last == subject.value)
    }

    @Test func `merging and combining keep calls apart`() {
        let subjects = (0..<Self.threads).map { _ in PassthroughSubject<Int, Never>() }
        let (merged, zipped, latest) = (Tally(), Tally(), Tally())
        let cancellables = [
            Publishers.MergeMany(subjects).sink(receiveValue: merged.receive),
            subjects[0].zip(subjects[1]).sink { zipped.receive($0.0) },
            subjects[0].combineLatest(subjects[1], subjects[2]).sink { latest.receive($0.0) },
        ]
        sendAll { subjects[$0 / Self.perThread].send($0) }
        #expect(merged.values.count == Self.threads * Self.perThread)
        expectNoHoles(merged)
        #expect(zipped.values == Array(0..<Self.perThread))
        #expect(zipped.overlaps == 0 && latest.overlaps == 0)
        withExtendedLifetime(cancellables) {}
    }

    @Test func `a queue in between keeps the order`() async {
        let subject = PassthroughSubject<Int, Never>()
        let tally = Tally()
        let queue = DispatchQueue(label: "parallel", attributes: .concurrent)
        let slot = Slot()
        await withCheckedContinuation { done in
            slot.value = subject.receive(on: queue).sink(
                receiveCompletion: { _ in done.resume() }, receiveValue: tally.receive)
            for value in 0..<Self.perThread { subject.send(value) }
            subject.send(completion: .finished)
        }
        #expect(tally.values == Array(0..<Self.perThread))
        #expect(tally.overlaps == 0)
    }

    @Test func `demand from another thread is not forgotten`() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let tally = Tally()
        let subscription = Mutex<Shared<any Subscription>?>(nil)
        subject.subscribe(
            AnySubscriber(
                receiveSubscription: { new in
                    let shared = Shared(value: new)
                    subscription.withLock { $0 = shared }
                },
                receiveValue: {
                    tally.receive($0)
                    return .none
                }))
        let sender = Shared(value: subject)
        DispatchQueue.concurrentPerform(iterations: 2) { side in
            for value in 1...Self.perThread {
                if side == 0 {
                    sender.value.send(value)
                } else {
                    subscription.withLock { $0 }?.value.request(.max(1))
                }
            }
        }
        // More was asked for than was sent after the last delivery, so the last value is there.
        subscription.withLock { $0 }?.value.request(.max(1))
        #expect(tally.values.last == Self.perThread)
        #expect(tally.values == tally.values.sorted())
        #expect(tally.overlaps == 0)
        subscription.withLock { $0 }?.value.cancel()
    }
}
