import Combine
import Testing

@Suite struct TimingTests {
    @Test func `delay moves everything`() {
        check("a-b|", gives: "--a-b|") { $0[0].delay(for: 2, scheduler: $0.scheduler) }
        check("a-#", gives: "--a-#") { $0[0].delay(for: 2, scheduler: $0.scheduler) }
        check("a-b|", gives: "--a", cancelAt: 3) { $0[0].delay(for: 2, scheduler: $0.scheduler) }
        check("abc|", gives: "--a--|", demand: .max(1)) {
            $0[0].delay(for: 2, scheduler: $0.scheduler)
        }
    }

    @Test func `receive on hands over in order`() {
        check("a(bc)d|", gives: "a(bc)d|") { $0[0].receive(on: $0.scheduler) }
        check("ab#", gives: "ab#") { $0[0].receive(on: $0.scheduler) }
        check("ab|", gives: "a", cancelAt: 1) { $0[0].receive(on: $0.scheduler) }
        check("ab|", gives: "a-|", demand: .max(1), asks: [[.max(1)]]) {
            $0[0].receive(on: $0.scheduler)
        }
    }

    @Test func `subscribe on subscribes in a later turn`() {
        check("(ab)c|", gives: "-c|") { $0[0].subscribe(on: $0.scheduler) }
        check("-bc#", gives: "-bc#") { $0[0].subscribe(on: $0.scheduler) }
        check("-bc|", gives: "-b", cancelAt: 1) { $0[0].subscribe(on: $0.scheduler) }
    }

    @Test func `debounce waits for silence`() {
        check("ab---c---|", gives: "---b---c-|") {
            $0[0].debounce(for: 2, scheduler: $0.scheduler)
        }
        check("ab|", gives: "--|") { $0[0].debounce(for: 2, scheduler: $0.scheduler) }
        check("a---b#", gives: "--a--#") { $0[0].debounce(for: 2, scheduler: $0.scheduler) }
        check("a---b---|", gives: "--a-----|", demand: .max(1)) {
            $0[0].debounce(for: 2, scheduler: $0.scheduler)
        }
        check("a------", gives: "", cancelAt: 1) {
            $0[0].debounce(for: 2, scheduler: $0.scheduler)
        }
    }

    @Test func `throttle sends one value per interval`() {
        check("abcdefg--|", gives: "a--d--g--|") {
            $0[0].throttle(for: 3, scheduler: $0.scheduler, latest: true)
        }
        check("abcdefg--|", gives: "a--b--e--|") {
            $0[0].throttle(for: 3, scheduler: $0.scheduler, latest: false)
        }
        check("ab|", gives: "a--(b|)") {
            $0[0].throttle(for: 3, scheduler: $0.scheduler, latest: true)
        }
        check("a--|", gives: "a--|") {
            $0[0].throttle(for: 3, scheduler: $0.scheduler, latest: true)
        }
    }

    @Test func `timeout ends after silence`() {
        check("a-b-----c|", gives: "a-b--|") { $0[0].timeout(3, scheduler: $0.scheduler) }
        check("a-b-----c|", gives: "a-b--#") {
            $0[0].timeout(3, scheduler: $0.scheduler, customError: { .other })
        }
        check("a-b-|", gives: "a-b-|") { $0[0].timeout(3, scheduler: $0.scheduler) }
        check("a-#", gives: "a-#") { $0[0].timeout(3, scheduler: $0.scheduler) }
        check("------a", gives: "---|") { $0[0].timeout(3, scheduler: $0.scheduler) }
        check("a------", gives: "a", cancelAt: 2) { $0[0].timeout(3, scheduler: $0.scheduler) }
    }
}
