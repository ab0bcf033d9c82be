import Combine
import Testing

@Suite struct WatchingTests {
    private final class Lines: TextOutputStream {
        var text = ""

        func write(_ string: String) { text += string }
    }

    @Test func `print writes a line for everything that happens`() {
        let lines = Lines()
        let recorder = Recorder<Int, Never>(demand: .max(1), perValue: .max(1))
        [1, 2].publisher.print("p", to: lines).subscribe(recorder)
        #expect(
            lines.text == """
                p: receive subscription: ([1, 2])
                p: request max: (1)
                p: receive value: (1)
                p: request max: (1) (synchronous)
                p: receive value: (2)
                p: request max: (1) (synchronous)
                p: receive finished

                """)
    }

    @Test func `print writes cancellation and failure`() {
        let lines = Lines()
        let probe = Probe<String>()
        let first = Recorder<String, TestError>()
        probe.removeDuplicates().print(to: lines).subscribe(first)
        first.cancel()
        let second = Recorder<String, TestError>()
        probe.removeDuplicates().print(to: lines).subscribe(second)
        probe.send(completion: .failure(.sharp))
        #expect(
            lines.text == """
                receive subscription: (RemoveDuplicates)
                request unlimited
                receive cancel
                receive subscription: (RemoveDuplicates)
                request unlimited
                receive error: (sharp)

                """)
    }

    @Test func `handleEvents hears everything once`() {
        var log: [String] = []
        let recorder = Recorder<Int, Never>(demand: .max(2))
        let subject = PassthroughSubject<Int, Never>()
        subject.handleEvents(
            receiveSubscription: { _ in log.append("subscription") },
            receiveOutput: { log.append("\($0)") },
            receiveCompletion: { _ in log.append("end") },
            receiveCancel: { log.append("cancel") },
            receiveRequest: { log.append("\($0)") }
        ).subscribe(recorder)
        subject.send(1)
        recorder.cancel()
        recorder.cancel()
        subject.send(2)
        #expect(log == ["subscription", "max(2)", "1", "cancel"])
    }
}
