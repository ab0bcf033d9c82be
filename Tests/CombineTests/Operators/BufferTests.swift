import Combine
import Testing

@Suite struct BufferTests {
    @Test func `a full buffer drops the newest or the oldest`() {
        check("abcd-|", gives: "a---(bc)|", demand: .max(1), requests: [4: .max(3)]) {
            $0[0].buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest)
        }
        check("abcd-|", gives: "a---(cd)|", demand: .max(1), requests: [4: .max(3)]) {
            $0[0].buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest)
        }
        check("abc|", gives: "a---b(c|)", demand: .max(1), requests: [4: .max(1), 5: .max(1)]) {
            $0[0].buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest)
        }
        check("x|", gives: "x|") {
            $0[0].buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest)
        }
    }

    @Test func `by request asks for everything once asked`() {
        let probe = Probe<String>()
        let recorder = Recorder<String, TestError>(demand: .none)
        probe.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(recorder)
        #expect(probe.requests == [])
        recorder.request(.max(1))
        #expect(probe.requests == [.unlimited])
        for value in ["a", "b", "c", "d"] { probe.send(value) }
        #expect(recorder.values == ["a"])
        probe.send(completion: .finished)
        #expect(!recorder.isEnded)
        recorder.request(.max(5))
        #expect(recorder.values == ["a", "c", "d"])
        #expect(recorder.isEnded)
        #expect(recorder.violations == [])
    }

    @Test func `keep full asks for as many as fit, then for each one that left`() {
        let probe = Probe<String>()
        let recorder = Recorder<String, TestError>(demand: .none)
        probe.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).subscribe(recorder)
        #expect(probe.requests == [.max(2)])
        for value in ["a", "b", "c"] { probe.send(value) }
        #expect(probe.droppedCount == 1)
        recorder.request(.max(3))
        #expect(recorder.values == ["a", "b"])
        #expect(probe.requests == [.max(2), .max(1), .max(1)])
        probe.send("d")
        #expect(recorder.values == ["a", "b", "d"])
        probe.send(completion: .failure(.sharp))
        #expect(recorder.failure == .sharp)
        #expect(recorder.violations == [])
    }

    @Test func `an overflow may end the values`() {
        let probe = Probe<String>()
        let recorder = Recorder<String, TestError>(demand: .max(1))
        probe.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { .other })
            .subscribe(recorder)
        for value in ["a", "b", "c"] { probe.send(value) }
        #expect(probe.activeCount == 0)
        recorder.request(.unlimited)
        #expect(recorder.values == ["a", "b"])
        #expect(recorder.failure == .other)
    }
}
