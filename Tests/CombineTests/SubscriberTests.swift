import Combine
import Testing

@Suite struct SubscriberTests {
    @Test func `demand adds up, and unlimited stays unlimited`() {
        typealias Demand = Subscribers.Demand
        #expect(Demand.max(1) + .max(2) == .max(3))
        #expect(Demand.unlimited + 1 == .unlimited)
        #expect(Demand.unlimited - .unlimited == .unlimited)
        #expect(Demand.max(3) - .unlimited == .none)
        #expect(Demand.max(2) * 3 == .max(6))
        #expect(Demand.max(.max) + .max(.max) == .unlimited)
        #expect(Demand.max(7) < .unlimited && Demand.max(7) > 6 && 7 == Demand.max(7))
        #expect(Demand.unlimited > Int.max - 1 && Demand.unlimited != 5)
        #expect(Demand.unlimited.max == nil && Demand.none.max == 0)
        #expect("\(Demand.unlimited) \(Demand.max(2))" == "unlimited max(2)")
    }

    @Test func `a negative demand stops the program`() async {
        await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
    }

    @Test func `sink hears values and the end, and lets go`() {
        let probe = Probe<String>()
        var log: [String] = []
        weak var captured: Recorder<Int, Never>?
        let sink: AnyCancellable
        do {
            let token = Recorder<Int, Never>()
            captured = token
            sink = probe.sink(
                receiveCompletion: { _ in log.append("end") },
                receiveValue: { value in withExtendedLifetime(token) { log.append(value) } })
        }
        #expect(captured != nil)
        probe.send("a")
        probe.send(completion: .finished)
        #expect(log == ["a", "end"])
        #expect(captured == nil)
        withExtendedLifetime(sink) {}
    }

    @Test func `releasing or cancelling the cancellable cancels once`() {
        let probe = Probe<String>()
        var sink: AnyCancellable? = probe.sink(
            receiveCompletion: { _ in }, receiveValue: { _ in })
        #expect(probe.requests == [.unlimited])
        sink?.cancel()
        sink?.cancel()
        sink = nil
        #expect(probe.cancelCount == 1)
        sink = probe.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        sink = nil
        #expect(probe.cancelCount == 2)
        #expect(sink == nil)
    }

    @Test func `cancellables are kept in sets and arrays`() {
        var count = 0
        var set: Set<AnyCancellable> = []
        var array: [AnyCancellable] = []
        AnyCancellable { count += 1 }.store(in: &set)
        AnyCancellable { count += 1 }.store(in: &array)
        AnyCancellable(AnyCancellable { count += 1 }).store(in: &set)
        #expect(count == 0)
        set.removeAll()
        #expect(count == 2)
        array.removeAll()
        #expect(count == 3)
    }

    @Test func `assign writes, and lets go at the end`() {
        final class Target { var text = "" }
        let subject = PassthroughSubject<String, Never>()
        weak var released: Target?
        let cancellable: AnyCancellable
        do {
            let target = Target()
            released = target
            cancellable = subject.assign(to: \.text, on: target)
            subject.send("a")
            #expect(target.text == "a")
        }
        #expect(released?.text == "a")
        subject.send(completion: .finished)
        #expect(released == nil)
        withExtendedLifetime(cancellable) {}
    }

    @Test func `assign lets go when cancelled`() {
        final class Target { var text = "" }
        let subject = PassthroughSubject<String, Never>()
        weak var released: Target?
        let cancellable: AnyCancellable
        do {
            let target = Target()
            released = target
            cancellable = subject.assign(to: \.text, on: target)
        }
        #expect(released != nil)
        cancellable.cancel()
        #expect(released == nil)
    }

    @Test func `a sink takes one subscription only`() {
        let (first, second) = (Probe<String>(), Probe<String>())
        let sink = Subscribers.Sink<String, TestError>(
            receiveCompletion: { _ in }, receiveValue: { _ in })
        first.subscribe(sink)
        second.subscribe(sink)
        #expect(first.activeCount == 1)
        #expect(second.activeCount == 0)
        sink.cancel()
        #expect(first.activeCount == 0)
    }

    @Test func `any subscriber can be made of closures, subscribers and subjects`() {
        var log: [String] = []
        let closures = AnySubscriber<Int, Never>(
            receiveSubscription: { $0.request(.max(1)) },
            receiveValue: {
                log.append("\($0)")
                return $0 == 1 ? .max(1) : .none
            },
            receiveCompletion: { _ in log.append("end") })
        [1, 2].publisher.subscribe(closures)
        #expect(log == ["1", "2", "end"])
        let recorder = Recorder<Int, Never>(demand: .max(1))
        let wrapped = AnySubscriber(recorder)
        #expect(wrapped.combineIdentifier == recorder.combineIdentifier)
        [1, 2].publisher.subscribe(wrapped)
        #expect(recorder.values == [1])
        let subject = CurrentValueSubject<Int, Never>(0)
        [1, 2].publisher.subscribe(AnySubscriber(subject))
        #expect(subject.value == 2)
        recorder.cancel()
    }

    @Test func `identifiers tell apart`() {
        let object = Recorder<Int, Never>()
        #expect(CombineIdentifier(object) == CombineIdentifier(object))
        #expect(CombineIdentifier() != CombineIdentifier())
    }
}
