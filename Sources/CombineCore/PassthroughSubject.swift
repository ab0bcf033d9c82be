/// A subject that passes values on to whoever is there, and remembers none.
///
/// Any thread may send. A subscriber that has not asked for a value does not get it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    @usableFromInline let audience = Audience<Output, Failure>()
    private let sources = SubjectSources(startsAtOnce: false)

    /// Creates a subject without subscribers.
    public init() {}

    deinit {
        sources.cancel()
    }

    /// Attaches a subscriber, which decides how much it is sent.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        admit(OutletTarget(subscriber))
    }

    @usableFromInline
    func admit(_ subscriber: OutletTarget<Output, Failure>) {
        audience.admit(
            subscriber, "PassthroughSubject", overflow: .keepOldest(0),
            onRequest: { [weak sources] _ in sources?.start() })
    }

    /// Sends a value to every subscriber.
    @inlinable
    public func send(_ value: Output) {
        audience.send(value)
    }

    /// Ends the values for every subscriber, now and later.
    public func send(completion: Subscribers.Completion<Failure>) {
        if audience.finish(completion) { sources.finish() }
    }

    /// Connects an upstream, which is asked for everything once a subscriber wants anything.
    public func send(subscription: any Subscription) {
        sources.add(subscription)
    }
}

extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
