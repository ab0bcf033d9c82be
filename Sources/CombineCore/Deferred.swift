/// A publisher that is made anew for every subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The values of the publisher made.
    public typealias Output = DeferredPublisher.Output

    /// The failure of the publisher made.
    public typealias Failure = DeferredPublisher.Failure

    /// Makes the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Creates a publisher that calls `createPublisher` for every subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }

    /// Attaches a subscriber, which decides how much it is sent.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        createPublisher().subscribe(subscriber)
    }
}
