/// A publisher that sends nothing, and finishes at once or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable, Sendable {
    /// Whether it finishes at once.
    public let completeImmediately: Bool

    /// Creates a publisher without values.
    public init(completeImmediately: Bool = true) {
        self.completeImmediately = completeImmediately
    }

    /// Creates a publisher without values, naming its types.
    public init(
        completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
    ) {
        self.init(completeImmediately: completeImmediately)
    }

    /// Attaches a subscriber, which decides how much it is sent.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        guard completeImmediately else {
            return subscriber.receive(subscription: Subscriptions.empty)
        }
        sendNothing(to: subscriber, .finished)
    }
}
