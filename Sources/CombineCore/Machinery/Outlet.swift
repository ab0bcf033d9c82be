import Foundation
import Synchronization

/// Told when a value it offered has reached the subscriber, perhaps much later.
protocol OutletSource: AnyObject {
    func valueDelivered()
}

/// The end of a pipe: hands values to one subscriber, never more than it asked for.
///
/// Several threads may offer at once. Values are handed over one at a time and in order, yet no
/// lock is held meanwhile: the thread that is inside the subscriber *owns* the outlet, others
/// leave their values in `waiting`, and the owner takes them along before it goes. A nested
/// offer from the owning thread is delivered at once, as a plain function call would be.
///
/// After completion or cancellation nothing of the subscriber or the operator is kept.
///
/// While the subscriber takes everything and nobody is inside, `pass` is open: one thread may go
/// in and out by that word alone. Whoever needs more than that takes the lock and closes it
/// (`closePass`); the last owner opens it again.
@usableFromInline
package final class Outlet<Output, Failure: Error>: Subscription, CustomStringConvertible {
    /// What becomes of values that nobody has asked for yet.
    package enum Overflow {
        case keepAll
        case keepNewest(Int)
        case keepOldest(Int)
        case fail(beyond: Int, with: () -> Failure)
    }

    private struct Parcel {
        let value: Output
        let source: (any OutletSource)?
    }

    /// What to do once the lock is free; values not sent ride along to be released there.
    private enum Step {
        case value(Target, Parcel)
        case drop(Parcel?)
        case release(Target)
        case completion(Target, Subscribers.Completion<Failure>, Leftovers)
    }

    @usableFromInline typealias Target = OutletTarget<Output, Failure>

    private typealias Leftovers = (Target, Queue<Parcel>)?

    /// A struct, because a bare closure would be wrapped anew each time it leaves the lock.
    private struct RequestHandler {
        let run: (Subscribers.Demand) -> Void
    }

    @usableFromInline package let description: String
    /// `closed`, `open`, or the thread that is inside.
    @usableFromInline let pass = Atomic<UInt>(0)
    /// Whom the thread that went in by `pass` serves. Kept alive by `downstream`, then `retired`.
    @usableFromInline let target: Unmanaged<Target>
    private let lock = Lock()
    private let overflow: Overflow
    private var downstream: Target?
    /// The subscriber of an ended outlet that somebody was inside of.
    private var retired: Target?
    private var demand = Subscribers.Demand.none
    private var waiting = Queue<Parcel>()
    private var ending: Subscribers.Completion<Failure>?
    private var endingWaits: Bool
    private var owner: pthread_t?
    private var isStarted = false
    private var onRequest: RequestHandler?
    private var teardown: (() -> Void)?

    /// - Parameter endingWaits: Whether completion waits until the kept values were asked for.
    init(
        _ downstream: Target, _ description: String,
        overflow: Overflow = .keepAll, endingWaits: Bool = true
    ) {
        self.downstream = downstream
        target = .passUnretained(downstream)
        self.description = description
        self.overflow = overflow
        self.endingWaits = endingWaits
    }

    package convenience init<S: Subscriber>(
        _ downstream: S, _ description: String,
        overflow: Overflow = .keepAll, endingWaits: Bool = true
    ) where S.Input == Output, S.Failure == Failure {
        self.init(
            Target(downstream), description, overflow: overflow, endingWaits: endingWaits)
    }

    /// Sets what hears of new demand, and what runs once at completion or cancellation.
    package func connect(
        onRequest: ((Subscribers.Demand) -> Void)? = nil, teardown: (() -> Void)? = nil
    ) {
        self.onRequest = onRequest.map(RequestHandler.init)
        self.teardown = teardown
    }

    /// What the subscriber has asked for and not received.
    var outstanding: Subscribers.Demand { lock.withLock { demand } }

    /// False once completed or cancelled.
    var isOpen: Bool { lock.withLock { downstream != nil && ending == nil } }

    /// Runs `body` under the outlet's lock, so that operators need no lock of their own.
    func synchronized<Value>(_ body: () -> Value) -> Value {
        lock.withLock(body)
    }

    // MARK: Starting

    /// Hands the subscription over. Values offered before that wait for it.
    package func start() {
        let target = lock.withLock {
            closePass()
            isStarted = true
            owner = pthread_self()
            return downstream
        }
        target?.onSubscription(self)
        settle(returned: .none, outer: nil)
    }

    // MARK: Offering

    /// Offers one value.
    @inlinable
    package func offer(_ value: Output) {
        let thread = UInt(pthread_self())
        guard
            pass.compareExchange(
                expected: Self.open, desired: thread, ordering: .acquiring
            ).exchanged
        else { return offerSlowly(value) }
        let more = target._withUnsafeGuaranteedRef { $0.onValue(value) }
        if more == .none,
            pass.compareExchange(
                expected: thread, desired: Self.open, ordering: .releasing
            ).exchanged
        {
            return
        }
        leave(returned: more)
    }

    @usableFromInline static var closed: UInt { 0 }
    /// No thread has this number: threads are addresses.
    @usableFromInline static var open: UInt { 1 }

    @usableFromInline
    func offerSlowly(_ value: Output) {
        offer(from: nil) { value }
    }

    /// Ends a stay that began through `pass`.
    @usableFromInline
    func leave(returned more: Subscribers.Demand) {
        lock.withLock { closePass() }
        settle(returned: more, outer: nil)
    }

    /// Makes the lock the only way in, and whoever came in by `pass` the owner.
    private func closePass() {
        let previous = pass.exchange(Self.closed, ordering: .acquiringAndReleasing)
        if previous > Self.open { owner = pthread_t(previous) }
    }

    /// Opens the pass again where nothing came of closing it.
    private func reopen() {
        if owner == nil { giveUp(to: nil) }
    }

    /// Gives the outlet back to the caller further out, or to everyone.
    private func giveUp(to outer: pthread_t?) {
        owner = outer
        guard outer == nil, isStarted, downstream != nil, ending == nil else { return }
        guard demand == .unlimited, waiting.isEmpty else { return }
        pass.store(Self.open, ordering: .releasing)
    }

    /// Offers what `make` returns; it runs under the lock and must not call out.
    ///
    /// - Returns: Whether the value reached the subscriber at once. If not, and if it was not
    ///   dropped, `source` hears of it later.
    @discardableResult
    func offer(from source: (any OutletSource)?, _ make: () -> Output?) -> Bool {
        var target: Target?
        var value: Output?
        var outer: pthread_t?
        var failure: (() -> Failure)?
        lock.withLock {
            closePass()
            guard let downstream, ending == nil, let made = make() else { return reopen() }
            let mine = isStarted && (owner == nil || owner == pthread_self())
            if mine, demand == .none {
                (value, failure) = keep(made, from: source)
            } else if mine, waiting.isEmpty {
                demand -= 1
                outer = owner
                owner = pthread_self()
                target = downstream
                value = made
            } else {
                waiting.append(Parcel(value: made, source: source))
            }
        }
        if let failure { finish { .failure(failure()) } }
        guard let target, let value else { return false }
        let more = target.onValue(value)
        settle(returned: more, outer: outer)
        return true
    }

    /// Puts a value in line without delivering it; `flush` must follow.
    ///
    /// - Returns: The value that had to give way, to be released where that may run anything.
    func enqueue(_ value: Output) -> Output? {
        lock.withLock {
            closePass()
            guard downstream != nil, ending == nil else { return nil }
            let isIdle = isStarted && (owner == nil || owner == pthread_self())
            if isIdle, demand == .none { return keep(value, from: nil).dropped }
            waiting.append(Parcel(value: value, source: nil))
            return nil
        }
    }

    /// Delivers what is in line, unless another thread is about to.
    func flush() {
        var outer: pthread_t?
        let mine: Bool = lock.withLock {
            closePass()
            guard isStarted, downstream != nil else { return false }
            guard owner == nil || owner == pthread_self() else { return false }
            outer = owner
            owner = pthread_self()
            return true
        }
        if mine { settle(returned: .none, outer: outer) }
    }

    // MARK: Ending

    /// Completes after the values already offered.
    package func finish(_ completion: Subscribers.Completion<Failure>) {
        finish { completion }
    }

    /// Completes with what `make` returns; it runs under the lock and must not call out.
    func finish(
        discardingWaiting discards: Bool = false,
        _ make: () -> Subscribers.Completion<Failure>?
    ) {
        var cleanup: (() -> Void)?
        var nested: Step?
        var becameOwner = false
        lock.withLock {
            closePass()
            guard let downstream, ending == nil, let completion = make() else { return reopen() }
            ending = completion
            if discards { endingWaits = false }
            cleanup = takeConnections()
            guard isStarted else { return }
            if owner == nil {
                owner = pthread_self()
                becameOwner = true
            } else if owner == pthread_self(), mayEnd {
                nested = .completion(downstream, completion, close())
            }
        }
        cleanup?()
        if let nested { perform(nested) }
        if becameOwner { settle(returned: .none, outer: nil) }
    }

    @usableFromInline
    package func cancel() {
        let (cleanup, _) = lock.withLock {
            closePass()
            return (takeConnections(), close())
        }
        cleanup?()
    }

    @usableFromInline
    package func request(_ demand: Subscribers.Demand) {
        var becameOwner = false
        let forward = lock.withLock {
            closePass()
            self.demand += demand
            if downstream != nil, isStarted, owner == nil {
                owner = pthread_self()
                becameOwner = true
            }
            return onRequest
        }
        if demand > .none { forward?.run(demand) }
        if becameOwner { settle(returned: .none, outer: nil) }
    }

    // MARK: Delivering

    private func grant(_ more: Subscribers.Demand) {
        guard more > .none else { return }
        let forward = lock.withLock {
            demand += more
            return onRequest
        }
        forward?.run(more)
    }

    /// Delivers what gathered while the subscriber was busy, then gives the outlet free.
    private func settle(returned more: Subscribers.Demand, outer: pthread_t?) {
        grant(more)
        while let step = lock.withLock({ nextStep(outer: outer) }) { perform(step) }
    }

    private func perform(_ step: Step) {
        switch step {
        case .value(let target, let parcel):
            grant(target.onValue(parcel.value))
            parcel.source?.valueDelivered()
        case .drop, .release: break
        case .completion(let target, let completion, _):
            target.onCompletion(completion)
        }
    }

    private func nextStep(outer: pthread_t?) -> Step? {
        guard let downstream else {
            if outer == nil, let last = take(&retired) { return .release(last) }
            owner = outer
            return nil
        }
        if demand > .none, let parcel = waiting.popFirst() {
            demand -= 1
            return .value(downstream, parcel)
        }
        // Only the outermost call knows that no more demand comes for what waits.
        if let ending, waiting.isEmpty || (outer == nil && mayEnd) {
            return .completion(downstream, ending, close())
        }
        if outer == nil, waiting.count > limit {
            return .drop(keepsNewest ? waiting.popFirst() : waiting.popLast())
        }
        giveUp(to: outer)
        return nil
    }

    private var mayEnd: Bool { waiting.isEmpty || (!endingWaits && demand == .none) }

    private func close() -> Leftovers {
        let leftovers = downstream.map { ($0, waiting) }
        if owner != nil { retired = downstream }
        downstream = nil
        ending = nil
        waiting.removeAll()
        return leftovers
    }

    private func takeConnections() -> (() -> Void)? {
        let cleanup = teardown
        teardown = nil
        onRequest = nil
        return cleanup
    }

    /// Puts a value by for which there is no demand.
    ///
    /// - Returns: The value that has to give way, and how to make the failure if that is one.
    private func keep(
        _ value: Output, from source: (any OutletSource)?
    ) -> (dropped: Output?, failure: (() -> Failure)?) {
        if waiting.count >= limit {
            if case .fail(_, let make) = overflow { return (value, make) }
            guard keepsNewest, limit > 0 else { return (value, nil) }
            let oldest = waiting.popFirst()
            waiting.append(Parcel(value: value, source: source))
            return (oldest?.value, nil)
        }
        waiting.append(Parcel(value: value, source: source))
        return (nil, nil)
    }

    private var limit: Int {
        switch overflow {
        case .keepAll: .max
        case .keepNewest(let limit), .keepOldest(let limit), .fail(let limit, _): limit
        }
    }

    private var keepsNewest: Bool {
        if case .keepNewest = overflow { true } else { false }
    }
}
