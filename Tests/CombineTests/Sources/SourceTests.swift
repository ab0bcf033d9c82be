import Combine
import Foundation
import Testing

@Suite struct SourceTests {
    @Test func `just, optional and result send when asked`() {
        check(gives: "(1|)") { _ in Just(1) }
        check(gives: "--(1|)", demand: .none, requests: [2: .max(1)]) { _ in Just(1) }
        check(gives: "", demand: .none, cancelAt: 1) { _ in Just(1) }
        check(gives: "(1|)") { _ in Optional(1).publisher }
        check(gives: "|", demand: .none) { _ in Optional<Int>.none.publisher }
        check(gives: "(1|)") { _ in Result<Int, TestError>.success(1).publisher }
        check(gives: "#", demand: .none) { _ in Result<Int, TestError>.failure(.sharp).publisher }
    }

    @Test func `empty and fail end at once, or never`() {
        check(gives: "|", demand: .none) { _ in Empty<Int, Never>() }
        check(gives: "") { _ in Empty<Int, Never>(completeImmediately: false) }
        check(gives: "#", demand: .none) { _ in Fail<Int, TestError>(error: .sharp) }
        #expect(Empty<Int, Never>() == Empty(outputType: Int.self, failureType: Never.self))
        #expect(Fail(outputType: Int.self, failure: TestError.sharp) == Fail(error: .sharp))
    }

    @Test func `a sequence sends as much as is asked for`() {
        check(gives: "(123|)") { _ in [1, 2, 3].publisher }
        check(gives: "(12)-(3|)", demand: .max(2), requests: [2: .max(1)]) { _ in
            [1, 2, 3].publisher
        }
        check(gives: "1-2", demand: .max(1), requests: [2: .max(1), 5: .max(1)], cancelAt: 4) {
            _ in [1, 2, 3].publisher
        }
        check(gives: "|", demand: .none) { _ in [Int]().publisher }
        check(gives: "(123|)") { _ in (1...).publisher.map { $0 }.prefix(3) }
    }

    @Test func `a sequence can be asked for more from within`() {
        let recorder = Recorder<Int, Never>(demand: .max(1))
        recorder.onValue = { _ in recorder.request(.max(1)) }
        (1...50_000).publisher.subscribe(recorder)
        #expect(recorder.values.count == 50_000)
        #expect(recorder.violations == [])
        recorder.onValue = { _ in }
    }

    @Test func `a sequence can be cancelled from within`() {
        let recorder = Recorder<Int, Never>()
        recorder.onValue = { if $0 == 2 { recorder.cancel() } }
        (1...).publisher.subscribe(recorder)
        #expect(recorder.values == [1, 2])
        #expect(recorder.violations == [])
        recorder.onValue = { _ in }
    }

    @Test func `a record repeats itself, also after coding`() throws {
        let record = Record<Int, TestError> {
            $0.receive(1)
            $0.receive(2)
            $0.receive(completion: .failure(.sharp))
        }
        check(gives: "(12#)") { _ in record }
        let copy = try JSONDecoder().decode(
            Record<Int, TestError>.self, from: JSONEncoder().encode(record))
        check(gives: "(12#)") { _ in copy }
        check(gives: "1-(2#)", demand: .max(1), requests: [2: .max(1)]) { _ in copy }
    }

    @Test func `deferred makes a publisher per subscriber`() {
        var count = 0
        let deferred = Deferred { () -> Just<Int> in
            count += 1
            return Just(count)
        }
        #expect(count == 0)
        check(gives: "(1|)") { _ in deferred }
        check(gives: "(2|)") { _ in deferred }
    }

    @Test func `a future runs once and answers everyone`() {
        var runs = 0
        var promise: Future<Int, TestError>.Promise?
        let future = Future<Int, TestError> {
            runs += 1
            promise = $0
        }
        let (early, late, idle) = (
            Recorder<Int, TestError>(), Recorder<Int, TestError>(),
            Recorder<Int, TestError>(demand: .none)
        )
        future.subscribe(early)
        future.subscribe(idle)
        #expect(early.values == [])
        promise?(.success(1))
        promise?(.success(2))
        promise?(.failure(.sharp))
        future.subscribe(late)
        #expect(early.values == [1] && early.isEnded)
        #expect(late.values == [1] && late.isEnded)
        #expect(idle.values == [] && !idle.isEnded)
        idle.request(.max(1))
        #expect(idle.values == [1] && idle.isEnded)
        #expect(runs == 1)
    }

    @Test func `a future can fail, and be left`() {
        check(gives: "#", demand: .none) { _ in Future<Int, TestError> { $0(.failure(.sharp)) } }
        check(gives: "", cancelAt: 1) { bench in
            Future<Int, TestError> { promise in
                bench.scheduler.at(2) { promise(.success(1)) }
            }
        }
    }

    @Test func `operators on one value have its simple types`() {
        let doubled: Just<Int> = Just(1).map { $0 * 2 }
        #expect(doubled == Just(2))
        let parsed: Optional<Int>.Publisher = Just("7").compactMap(Int.init)
        #expect(parsed == Optional(7).publisher)
        let failed: Result<String, any Error>.Publisher = Just("b").tryMap(refuse("b"))
        #expect(throws: TestError.other) { try failed.result.get() }
        #expect(Just(1).append(2, 3).sequence == [1, 2, 3])
        #expect(Just(1).prepend(2, 3).sequence == [2, 3, 1])
        #expect(Just(1).collect() == Just([1]))
        #expect(Just(1).contains(1) == Just(true))
        #expect(Just(1).dropFirst().output == nil)
        #expect(Just(1).output(in: 0...).output == 1)
        #expect(Optional(1).publisher.map { $0 + 1 }.filter { $0 > 5 }.output == nil)
        #expect(Optional<Int>.none.publisher.replaceEmpty(with: 3) == Just(3))
        #expect(Optional<Int>.none.publisher.count().output == 0)
        let result = Result<Int, TestError>.failure(.sharp).publisher
        #expect(result.replaceError(with: 4).result == .success(4))
        #expect(result.mapError { _ in TestError.other }.result == .failure(.other))
        #expect([1, 2].publisher.append(3).prepend(0).sequence == [0, 1, 2, 3])
        #expect([1, 2].publisher.first().output == 1)
    }
}
