import Combine
import Testing

/// What must not allocate, counted rather than timed; each count in a process of its own.
@Suite struct AllocationTests {
    private final class Model: ObservableObject {
        @Published var count = 0
    }

    @Test func `the counter sees objects`() async {
        await #expect(processExitsWith: .success) {
            final class Thing {}
            var things: [Thing] = []
            things.reserveCapacity(10)
            let count = AllocationCounter.count { for _ in 0..<10 { things.append(Thing()) } }
            #expect(count == 10)
        }
    }

    @Test func `a chain of map, filter and sink allocates nothing per value`() async {
        await #expect(processExitsWith: .success) {
            let subject = PassthroughSubject<Int, Never>()
            var sum = 0
            let cancellable = subject.map { $0 + 1 }.filter { $0 % 2 == 0 }.sink { sum += $0 }
            subject.send(1)
            let count = AllocationCounter.count { for value in 0..<1_000 { subject.send(value) } }
            #expect(count == 0)
            #expect(sum == 2 + 250_500)
            withExtendedLifetime(cancellable) {}
        }
    }

    @Test func `objectWillChange allocates nothing per send`() async {
        await #expect(processExitsWith: .success) {
            let model = Model()
            var changes = 0
            let cancellables = (0..<3).map { _ in model.objectWillChange.sink { changes += 1 } }
            let publisher = model.objectWillChange
            publisher.send()
            let count = AllocationCounter.count { for _ in 0..<1_000 { publisher.send() } }
            #expect(count == 0)
            #expect(changes == 3_003)
            withExtendedLifetime(cancellables) {}
        }
    }

    @Test func `setting a published property allocates nothing per change`() async {
        await #expect(processExitsWith: .success) {
            let model = Model()
            let cancellable = model.objectWillChange.sink {}
            model.count = -1
            let count = AllocationCounter.count {
                for value in 0..<1_000 {
                    model.count = value
                    model.objectWillChange.send()
                }
            }
            #expect(count == 0)
            withExtendedLifetime(cancellable) {}
        }
    }

    @Test func `a current value subject allocates nothing per value`() async {
        await #expect(processExitsWith: .success) {
            let subject = CurrentValueSubject<Int, Never>(0)
            var sum = 0
            let cancellable = subject.sink { sum += $0 }
            subject.send(1)
            let count = AllocationCounter.count { for value in 0..<1_000 { subject.send(value) } }
            #expect(count == 0)
            #expect(sum == 1 + 499_500)
            withExtendedLifetime(cancellable) {}
        }
    }
}
