/// The subscribers of something that many may listen to.
///
/// Sending allocates nothing: the list is an array that is copied only when somebody comes or
/// goes while it is being walked.
final class Audience<Output, Failure: Error> {
    typealias Member = Outlet<Output, Failure>

    private let lock = Lock()
    private var members: [Member] = []
    private var completion: Subscribers.Completion<Failure>?

    /// Adds a subscriber.
    ///
    /// - Parameters:
    ///   - first: The value it starts with; runs under the lock.
    ///   - onRequest: Hears of the subscriber's demand.
    func admit(
        _ subscriber: any Subscriber<Output, Failure>, _ description: String,
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
            member.offer(from: nil, first)
            return nil
        }
        member.start()
        if let ended { member.finish(ended) }
    }

    /// Sends to everyone who is there now. `commit` runs under the lock, with the choice of who.
    func send(_ value: Output, commit: () -> Void = {}) {
        let present: [Member] = lock.withLock {
            guard completion == nil else { return [] }
            commit()
            return members
        }
        for member in present { member.offer(value) }
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
            return all
        }
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
            }
        }
    }
}
