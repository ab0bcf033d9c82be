import Combine
import Testing

@Suite struct FailureTests {
    @Test func `catch goes on with another publisher`() {
        check("a-#", "--12|", gives: "a-12|") { bench in bench[0].catch { _ in bench[1] } }
        check("a-|", "--12|", gives: "a-|") { bench in bench[0].catch { _ in bench[1] } }
        check("a-#", gives: "a-(bc|)") { $0[0].catch { _ in ["b", "c"].publisher } }
        check("a-#", gives: "a-b", demand: .max(2)) { $0[0].catch { _ in ["b", "c"].publisher } }
        check("a-#", "---#", gives: "a--#") { bench in bench[0].catch { _ in bench[1] } }
    }

    @Test func `tryCatch may throw instead`() {
        check("a-#", "--1|", gives: "a-1|") { bench in bench[0].tryCatch { _ in bench[1] } }
        check("a-#", "--1|", gives: "a-#") { bench in
            bench[0].tryCatch { _ -> Probe<String> in throw TestError.other }
        }
    }

    @Test func `replaceError sends a value and finishes`() {
        check("a-#", gives: "a-(z|)") { $0[0].replaceError(with: "z") }
        check("a-|", gives: "a-|") { $0[0].replaceError(with: "z") }
        check("a-#", gives: "a---(z|)", demand: .max(1), requests: [4: .max(1)]) {
            $0[0].replaceError(with: "z")
        }
    }

    @Test func `retry subscribes again, so many times`() {
        var attempts = 0
        check(gives: "(123#)") { _ in
            Deferred { () -> Record<Int, TestError> in
                attempts += 1
                return Record(output: [attempts], completion: .failure(.sharp))
            }.retry(2)
        }
        #expect(attempts == 3)
        check("a-b|", gives: "a-b|") { $0[0].retry(5) }
        check(gives: "1", demand: .max(1)) { _ in
            Record<Int, TestError>(output: [1, 2], completion: .failure(.sharp)).retry(1)
        }
    }

    @Test func `assertNoFailure passes values on`() {
        check("ab|", gives: "ab|") { $0[0].assertNoFailure() }
    }

    @Test func `assertNoFailure stops the program at a failure`() async {
        await #expect(processExitsWith: .failure) {
            _ = Fail<Int, TestError>(error: .sharp).assertNoFailure("no").sink { _ in }
        }
    }

    @Test func `breakpoint passes everything on while nothing asks it to stop`() {
        for timeline in ["abc|", "ab#", "|", "a-b"] {
            check(timeline, gives: timeline) { $0[0].breakpoint(receiveOutput: { $0 == "z" }) }
        }
    }

    @Test func `breakpointOnError stops at a failure only`() async {
        check("ab|", gives: "ab|") { $0[0].breakpointOnError() }
        await #expect(processExitsWith: .failure) {
            _ = Fail<Int, TestError>(error: .sharp).breakpointOnError()
                .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        }
    }
}
