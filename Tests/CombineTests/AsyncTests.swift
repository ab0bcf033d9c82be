import Combine
import Testing

@Suite struct AsyncTests {
    @Test func `values come one at a time until the end`() async {
        var values: [Int] = []
        for await value in [1, 2, 3].publisher.values { values.append(value) }
        #expect(values == [1, 2, 3])
    }

    @Test func `a failure is thrown after the values`() async {
        var values: [Int] = []
        await #expect(throws: TestError.sharp) {
            let record = Record<Int, TestError>(output: [1, 2], completion: .failure(.sharp))
            for try await value in record.values { values.append(value) }
        }
        #expect(values == [1, 2])
    }

    @Test func `a value is asked for when it is awaited`() async {
        let subject = CurrentValueSubject<Int, Never>(1)
        var requests: [Subscribers.Demand] = []
        let watched = subject.handleEvents(receiveRequest: { requests.append($0) })
        var iterator = watched.values.makeAsyncIterator()
        #expect(requests == [])
        #expect(await iterator.next() == 1)
        subject.value = 2
        subject.value = 3
        #expect(await iterator.next() == 3)
        #expect(requests == [.max(1), .max(1)])
        subject.send(completion: .finished)
        #expect(await iterator.next() == nil)
        #expect(await iterator.next() == nil)
    }

    @Test func `leaving the loop cancels`() async {
        var isCancelled = false
        let endless = (1...).publisher.handleEvents(receiveCancel: { isCancelled = true })
        for await value in endless.values where value == 3 { break }
        #expect(isCancelled)
    }

    @Test func `cancelling the task ends the wait`() async {
        let count = await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            var count = 0
            for await _ in Empty<Int, Never>(completeImmediately: false).values { count += 1 }
            return count
        }.value
        #expect(count == 0)
    }

    @Test @MainActor func `closures of the main actor run on it`() async {
        let subject = CurrentValueSubject<Int, Never>(1)
        let mapped = subject.map { value in
            MainActor.assertIsolated()
            return value + 1
        }
        for await value in mapped.values {
            #expect(value == 2)
            break
        }
    }

    @Test func `a future's value can be awaited`() async throws {
        #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
        await #expect(throws: TestError.sharp) {
            try await Future<Int, TestError> { $0(.failure(.sharp)) }.value
        }
    }
}
