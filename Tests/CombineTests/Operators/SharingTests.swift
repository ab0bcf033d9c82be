import Combine
import Testing

@Suite struct SharingTests {
    @Test func `share subscribes once and leaves with the last subscriber`() {
        let probe = Probe<String>()
        let shared = probe.share()
        let (first, second) = (Recorder<String, TestError>(), Recorder<String, TestError>())
        shared.subscribe(first)
        probe.send("a")
        shared.subscribe(second)
        probe.send("b")
        #expect(probe.subscriptionCount == 1)
        #expect(first.values == ["a", "b"])
        #expect(second.values == ["b"])
        first.cancel()
        #expect(probe.activeCount == 1)
        second.cancel()
        #expect(probe.activeCount == 0)
        let third = Recorder<String, TestError>()
        shared.subscribe(third)
        probe.send("c")
        probe.send(completion: .finished)
        #expect(probe.subscriptionCount == 2)
        #expect(third.values == ["c"])
        #expect(third.isEnded)
    }

    @Test func `share asks for nothing until a subscriber does`() {
        let probe = Probe<String>()
        let recorder = Recorder<String, TestError>(demand: .none)
        probe.share().subscribe(recorder)
        #expect(probe.requests == [])
        recorder.request(.max(1))
        #expect(probe.requests == [.unlimited])
        probe.send("a")
        probe.send("b")
        #expect(recorder.values == ["a"])
        recorder.cancel()
    }

    @Test func `share lives as long as somebody listens`() {
        let probe = Probe<String>()
        var values: [String] = []
        let cancellable = probe.share().map { $0 }.replaceError(with: "z").sink {
            values.append($0)
        }
        probe.send("a")
        probe.send(completion: .failure(.sharp))
        #expect(values == ["a", "z"])
        withExtendedLifetime(cancellable) {}
    }

    @Test func `multicast sends nothing until connected`() {
        let probe = Probe<String>()
        let multicast = probe.multicast { PassthroughSubject() }
        let recorder = Recorder<String, TestError>()
        multicast.subscribe(recorder)
        #expect(probe.subscriptionCount == 0)
        let connection = multicast.connect()
        probe.send("a")
        connection.cancel()
        probe.send("b")
        #expect(recorder.values == ["a"])
        #expect(probe.activeCount == 0)
        recorder.cancel()
    }

    @Test func `multicast to a subject that remembers`() {
        let probe = Probe<String>()
        let multicast = probe.multicast(subject: CurrentValueSubject("0"))
        let recorder = Recorder<String, TestError>()
        let connection = multicast.connect()
        probe.send("a")
        multicast.subscribe(recorder)
        #expect(recorder.values == ["a"])
        recorder.cancel()
        connection.cancel()
    }

    @Test func `makeConnectable waits for connect`() {
        let recorder = Recorder<Int, Never>()
        let connectable = [1, 2].publisher.makeConnectable()
        connectable.subscribe(recorder)
        #expect(recorder.values == [])
        let connection = connectable.connect()
        #expect(recorder.values == [1, 2])
        #expect(recorder.isEnded)
        connection.cancel()
    }
}
