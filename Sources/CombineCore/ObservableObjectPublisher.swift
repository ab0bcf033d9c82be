/// The publisher that an observable object has unless it brings its own.
///
/// Sending runs the subscribers before it returns, and allocates nothing.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    /// It carries nothing; the object itself has the news.
    public typealias Output = Void

    /// It cannot fail.
    public typealias Failure = Never

    @usableFromInline let audience = Audience<Void, Never>()

    /// Creates a publisher without subscribers.
    public init() {}

    /// Attaches a subscriber, which decides how much it is sent.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        admit(OutletTarget(subscriber))
    }

    @usableFromInline
    func admit(_ subscriber: OutletTarget<Void, Never>) {
        audience.admit(
            subscriber, "ObservableObjectPublisher", overflow: .keepOldest(0))
    }

    /// Tells every subscriber that the object is about to change.
    @inlinable
    public func send() {
        audience.send(())
    }
}
