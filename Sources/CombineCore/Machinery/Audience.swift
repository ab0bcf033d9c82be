import Synchronization

/// The subscribers of something that many may listen to.
///
/// Sending takes no lock and allocates nothing: it walks a roster that is made anew, at the next
/// send, after somebody came or went, and that is kept while anyone walks it.
@usableFromInline
final class Audience<Output, Failure: Error> {
    @usableFromInline typealias Member = Outlet<Output, Failure>

    /// Who is there, as plain addresses: walking them counts no references.
    @usableFromInline
    final class Roster {
        @usableFromInline let members: UnsafeMutableBufferPointer<Unmanaged<Member>>

        init(_ list: [Member]) {
            members = .allocate(capacity: list.count)
            for (index, member) in list.enumerated() {
                members.initializeElement(at: index, to: .passRetained(member))
            }
        }

        deinit {
            for member in members { member.release() }
            members.deallocate()
        }
    }

    /// How many are walking a roster, and `oldRostersBit` while old ones wait to be released.
    @usableFromInline let walkers = Atomic<Int>(0)
    /// The address of the roster; nil when it is out of date.
    @usableFromInline let roster = Atomic<UnsafeRawPointer?>(nil)
    private static var oldRostersBit: Int { 1 << 62 }
    private var oldRosters: [Unmanaged<Roster>] = []
    private let lock = Lock()
    private var members: [Member] = []
    private var completion: Subscribers.Completion<Failure>?

    deinit {
        for roster in oldRosters { roster.release() }
        if let address = roster.load(ordering: .acquiring) {
            Unmanaged<Roster>.fromOpaque(address).release()
        }
    }

    /// Adds a subscriber.
    ///
    /// - Parameters:
    ///   - first: The value it starts with; runs under the lock.
    ///   - onRequest: Hears of the subscriber's demand.
    func admit(
        _ subscriber: OutletTarget<Output, Failure>, _ description: String,
        overflow: Member.Overflow, onRequest: ((Subscribers.Demand) -> Void)? = nil,
        onLeave: (() -> Void)? = nil,
        first: () -> Output? = { nil }
    ) {
        let member = Member(subscriber, description, overflow: overflow, endingWaits: false)
        member.connect(onRequest: onRequest) { [weak self, weak member] in
            if let member { self?.remove(member) }
            onLeave?()
        }
        let ended: Subscribers.Completion<Failure>? = lock.withLock {
            guard completion == nil else { return completion }
            members.append(member)
            dropRoster()
            member.offer(from: nil, first)
            return nil
        }
        sweep()
        member.start()
        if let ended { member.finish(ended) }
    }

    /// Sends to everyone who is there now.
    @inlinable
    func send(_ value: Output) {
        walkers.wrappingAdd(1, ordering: .sequentiallyConsistent)
        if let address = roster.load(ordering: .sequentiallyConsistent) ?? makeRoster() {
            Unmanaged<Roster>.fromOpaque(address)._withUnsafeGuaranteedRef { roster in
                for member in roster.members {
                    member._withUnsafeGuaranteedRef { $0.offer(value) }
                }
            }
        }
        let left = walkers.wrappingSubtract(1, ordering: .sequentiallyConsistent).newValue
        if left != 0 { sweepIfDue(left) }
    }

    /// Sends to everyone who is there now. `commit` runs under the lock, with the choice of who.
    func send(_ value: Output, commit: () -> Void) {
        let present: [Member] = lock.withLock {
            guard completion == nil else { return [] }
            commit()
            return members
        }
        for member in present { member.offer(value) }
    }

    /// Makes the roster for somebody who is counted as walking already.
    ///
    /// - Returns: Nil if there is nobody to send to.
    @usableFromInline
    func makeRoster() -> UnsafeRawPointer? {
        lock.withLock {
            // Another thread may have made it in the meantime.
            if let address = roster.load(ordering: .acquiring) { return address }
            guard completion == nil, !members.isEmpty else { return nil }
            let address = UnsafeRawPointer(Unmanaged.passRetained(Roster(members)).toOpaque())
            roster.store(address, ordering: .sequentiallyConsistent)
            return address
        }
    }

    /// Takes the roster out of use; the caller holds the lock, and sweeps after it.
    private func dropRoster() {
        let address = roster.exchange(nil, ordering: .sequentiallyConsistent)
        guard let address else { return }
        oldRosters.append(.fromOpaque(address))
        walkers.bitwiseOr(Self.oldRostersBit, ordering: .sequentiallyConsistent)
    }

    /// Sweeps if the last walker left and something waits.
    @usableFromInline
    func sweepIfDue(_ walkers: Int) {
        if walkers == Self.oldRostersBit { sweep() }
    }

    /// Releases rosters that nobody walks any more.
    private func sweep() {
        let unused: [Unmanaged<Roster>] = lock.withLock {
            // Whoever starts to walk after this finds none of the old ones.
            let count = walkers.load(ordering: .sequentiallyConsistent)
            guard count == Self.oldRostersBit else { return [] }
            walkers.bitwiseAnd(~Self.oldRostersBit, ordering: .sequentiallyConsistent)
            let unused = oldRosters
            oldRosters = []
            return unused
        }
        for roster in unused { roster.release() }
    }

    /// Sends to everyone who is there now, to each in the order in which values are committed.
    ///
    /// Costs a little more than `send`. Without it two threads could overtake each other between
    /// commit and delivery, and leave a subscriber with an old value as its last.
    func sendInOrder(_ value: Output, commit: () -> Void) {
        var outdated: [Output] = []
        let present: [Member] = lock.withLock {
            guard completion == nil else { return [] }
            commit()
            for member in members {
                if let old = member.enqueue(value) { outdated.append(old) }
            }
            return members
        }
        for member in present { member.flush() }
    }

    /// Ends for everyone, and for those yet to come. Only the first time counts.
    ///
    /// - Returns: Whether this was the first time.
    @discardableResult
    func finish(_ ending: Subscribers.Completion<Failure>) -> Bool {
        let present: [Member]? = lock.withLock {
            guard completion == nil else { return nil }
            completion = ending
            let all = members
            members = []
            dropRoster()
            return all
        }
        sweep()
        for member in present ?? [] { member.finish(ending) }
        return present != nil
    }

    /// Runs `body` under the lock that orders values and arrivals.
    func synchronized<Value>(_ body: () -> Value) -> Value {
        lock.withLock(body)
    }

    var isFinished: Bool { lock.withLock { completion != nil } }
    var isEmpty: Bool { lock.withLock { members.isEmpty } }

    private func remove(_ member: Member) {
        lock.withLock {
            if let index = members.firstIndex(where: { $0 === member }) {
                members.remove(at: index)
                dropRoster()
            }
        }
        sweep()
    }
}
