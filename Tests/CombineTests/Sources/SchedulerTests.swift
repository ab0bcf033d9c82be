import Combine
import Dispatch
import Foundation
import Testing

@Suite struct SchedulerTests {
    /// Runs on a scheduler now, later and repeatedly, and returns once all has run.
    private func exercise<S: Scheduler>(_ scheduler: S) async {
        await withCheckedContinuation { done in scheduler.schedule { done.resume() } }
        let start = scheduler.now
        await withCheckedContinuation { done in
            scheduler.schedule(after: start.advanced(by: .milliseconds(5))) { done.resume() }
        }
        let passed = start.distance(to: scheduler.now)
        #expect(passed >= .milliseconds(4))
        var timer: (any Cancellable)?
        await withCheckedContinuation { done in
            var count = 0
            timer = scheduler.schedule(
                after: scheduler.now.advanced(by: .milliseconds(5)), interval: .milliseconds(1)
            ) {
                count += 1
                if count == 3 { done.resume() }
            }
        }
        timer?.cancel()
    }

    @Test func `dispatch queues run now, later and repeatedly`() async {
        await exercise(DispatchQueue(label: "scheduler"))
        await exercise(DispatchQueue.main)
    }

    @Test func `operation queues run now, later and repeatedly`() async {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        await exercise(queue)
    }

    @Test func `the main run loop runs now, later and repeatedly`() async {
        await exercise(RunLoop.main)
    }

    @Test func `another run loop runs in its own turns`() async {
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                let loop = RunLoop.current
                var log: [String] = []
                loop.schedule { log.append("now") }
                loop.schedule(after: loop.now.advanced(by: .milliseconds(2))) {
                    log.append("later")
                }
                let deadline = Date(timeIntervalSinceNow: 5)
                while log.count < 2, Date() < deadline {
                    _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
                }
                #expect(log == ["now", "later"])
                done.resume()
            }
        }
    }

    @Test func `the immediate scheduler does not wait`() {
        var log: [Int] = []
        let scheduler = ImmediateScheduler.shared
        scheduler.schedule { log.append(1) }
        scheduler.schedule(after: scheduler.now.advanced(by: .init(9))) { log.append(2) }
        _ = scheduler.schedule(after: scheduler.now, interval: 1) { log.append(3) }
        let cancellable = Just(4).receive(on: scheduler).delay(for: 5, scheduler: scheduler)
            .sink { log.append($0) }
        #expect(log == [1, 2, 3, 4])
        withExtendedLifetime(cancellable) {}
    }

    @Test func `spans convert between units`() {
        typealias Queue = DispatchQueue.SchedulerTimeType.Stride
        #expect(Queue.seconds(1.5) == .milliseconds(1_500))
        #expect(Queue.milliseconds(2) == .microseconds(2_000))
        #expect(Queue(.never) > .seconds(1_000_000))
        #expect(Queue.seconds(Int.max) == .nanoseconds(.max))
        #expect(.seconds(3) - .seconds(1) * 2 == Queue.seconds(1))
        typealias Loop = RunLoop.SchedulerTimeType.Stride
        #expect(Loop.milliseconds(1_500) == 1.5)
        let date = RunLoop.SchedulerTimeType(Date(timeIntervalSince1970: 10))
        #expect(date.advanced(by: .seconds(2)).distance(to: date) == -2)
        let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 100))
        #expect(time.advanced(by: .nanoseconds(-30)).distance(to: time) == .nanoseconds(30))
        #expect(time.advanced(by: .seconds(-1)).dispatchTime.uptimeNanoseconds <= 1)
    }
}
