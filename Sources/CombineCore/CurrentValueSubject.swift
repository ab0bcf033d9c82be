/// A subject that has a value, which every new subscriber receives first.
///
/// Any thread may send. A slow subscriber receives the newest value only.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>()
    private let sources = SubjectSources(startsAtOnce: true)
    private var current: Output

    /// The value now. Setting it sends it.
    public var value: Output {
        get { audience.synchronized { current } }
        set { send(newValue) }
    }

    /// Creates a subject with its first value.
    public init(_ value: Output) {
        current = value
    }

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
            subscriber, "CurrentValueSubject", overflow: .keepNewest(1), first: { current })
    }

    /// Replaces the value, then sends it to every subscriber. Does nothing after the end.
    public func send(_ value: Output) {
        var previous: Output?
        audience.sendInOrder(value) {
            // The old value is released outside the lock, for that may run anything.
            previous = current
            current = value
        }
        withExtendedLifetime(previous) {}
    }

    /// Ends the values for every subscriber, now and later.
    public func send(completion: Subscribers.Completion<Failure>) {
        if audience.finish(completion) { sources.finish() }
    }

    /// Connects an upstream, which is asked for everything.
    public func send(subscription: any Subscription) {
        sources.add(subscription)
    }
}

extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
