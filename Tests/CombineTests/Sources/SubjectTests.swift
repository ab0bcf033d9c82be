import Combine
import Testing

@Suite struct SubjectTests {
    @Test func `a passthrough subject sends to whoever is there and has asked`() {
        let subject = PassthroughSubject<Int, TestError>()
        let (eager, slow) = (
            Recorder<Int, TestError>(), Recorder<Int, TestError>(demand: .max(1))
        )
        subject.send(0)
        subject.subscribe(eager)
        subject.subscribe(slow)
        subject.send(1)
        subject.send(2)
        slow.request(.max(1))
        subject.send(3)
        subject.send(completion: .failure(.sharp))
        subject.send(4)
        #expect(eager.values == [1, 2, 3])
        #expect(slow.values == [1, 3])
        #expect(eager.failure == .sharp && slow.failure == .sharp)
        let late = Recorder<Int, TestError>(demand: .none)
        subject.subscribe(late)
        #expect(late.failure == .sharp)
        #expect(eager.violations + slow.violations + late.violations == [])
    }

    @Test func `a current value subject starts with its value`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let (eager, slow) = (Recorder<Int, Never>(), Recorder<Int, Never>(demand: .none))
        subject.subscribe(eager)
        subject.subscribe(slow)
        subject.value = 2
        subject.send(3)
        #expect(eager.values == [1, 2, 3])
        slow.request(.max(1))
        #expect(slow.values == [3])
        slow.request(.max(1))
        #expect(slow.values == [3])
        subject.value = 4
        #expect(slow.values == [3, 4])
        subject.send(completion: .finished)
        subject.send(5)
        #expect(subject.value == 4)
        #expect(eager.isEnded && slow.isEnded)
    }

    @Test func `the current value is new when subscribers run`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var seen: [Int] = []
        let cancellable = subject.sink { _ in seen.append(subject.value) }
        subject.send(2)
        #expect(seen == [1, 2])
        withExtendedLifetime(cancellable) {}
    }

    @Test func `a value sent from within arrives at once`() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let first = subject.sink {
            log.append("begin \($0)")
            if $0 < 3 { subject.send($0 + 1) }
            log.append("end \($0)")
        }
        subject.send(1)
        #expect(log == ["begin 1", "begin 2", "begin 3", "end 3", "end 2", "end 1"])
        withExtendedLifetime(first) {}
    }

    @Test func `ending or leaving from within stops at once`() {
        let subject = PassthroughSubject<Int, Never>()
        let (ender, leaver) = (Recorder<Int, Never>(), Recorder<Int, Never>())
        ender.onValue = { _ in subject.send(completion: .finished) }
        subject.subscribe(leaver)
        subject.subscribe(ender)
        leaver.onValue = { _ in leaver.cancel() }
        subject.send(1)
        subject.send(2)
        #expect(ender.values == [1] && ender.isEnded)
        #expect(leaver.values == [1] && !leaver.isEnded)
        #expect(ender.violations + leaver.violations == [])
        leaver.onValue = { _ in }
    }

    @Test func `a subscriber that comes during a send waits for the next value`() {
        let subject = PassthroughSubject<Int, Never>()
        let late = Recorder<Int, Never>()
        let cancellable = subject.sink { if $0 == 1 { subject.subscribe(late) } }
        subject.send(1)
        subject.send(2)
        #expect(late.values == [2])
        late.cancel()
        withExtendedLifetime(cancellable) {}
    }

    @Test func `a publisher can feed a subject`() {
        let probe = Probe<String>()
        let subject = PassthroughSubject<String, TestError>()
        let feed = probe.subscribe(subject)
        #expect(probe.requests == [])
        let recorder = Recorder<String, TestError>()
        subject.subscribe(recorder)
        #expect(probe.requests == [.unlimited])
        probe.send("a")
        feed.cancel()
        probe.send("b")
        #expect(recorder.values == ["a"])
        #expect(probe.activeCount == 0)
        recorder.cancel()
    }

    @Test func `a released subject leaves its publishers`() {
        let probe = Probe<String>()
        let current = CurrentValueSubject<String, TestError>("0")
        let feed = probe.subscribe(current)
        probe.send("a")
        #expect(current.value == "a")
        probe.send(completion: .finished)
        #expect(probe.activeCount == 0)
        withExtendedLifetime(feed) {}
    }

    @Test func `subjects send Void without arguments`() {
        let subject = PassthroughSubject<Void, Never>()
        var count = 0
        let cancellable = subject.sink { count += 1 }
        subject.send()
        #expect(count == 1)
        withExtendedLifetime(cancellable) {}
    }

    @Test func `values are released outside the locks`() {
        // Each of these values sends when it is released; under a lock that would hang.
        final class Bomb {
            let subject: CurrentValueSubject<Int, Never>
            init(_ subject: CurrentValueSubject<Int, Never>) { self.subject = subject }
            deinit { subject.value += 1 }
        }
        let counter = CurrentValueSubject<Int, Never>(0)
        let current = CurrentValueSubject<Bomb, Never>(Bomb(counter))
        let idle = Recorder<Bomb, Never>(demand: .none)
        current.zip(counter) { bomb, _ in bomb }.subscribe(idle)
        let latest = Recorder<Bomb, Never>(demand: .max(1))
        current.combineLatest(current) { bomb, _ in bomb }.subscribe(latest)
        for _ in 0..<3 { current.send(Bomb(counter)) }
        current.send(completion: .finished)
        #expect(counter.value > 0)
        idle.cancel()
        latest.cancel()
    }
}
