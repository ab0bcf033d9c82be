/// A publisher that sends one value and finishes.
public struct Just<Output>: Publisher {
    /// It cannot fail.
    public typealias Failure = Never

    /// The value sent.
    public let output: Output

    /// Creates a publisher of one value.
    public init(_ output: Output) {
        self.output = output
    }

    /// Attaches a subscriber, which decides how much it is sent.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        sendOnce(output, to: subscriber, "Just")
    }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}

/// Sends a value as soon as it is asked for, then finishes.
func sendOnce<Output, Failure: Error>(
    _ output: Output, to subscriber: any Subscriber<Output, Failure>, _ description: String
) {
    let outlet = Outlet(subscriber, description)
    outlet.offer(output)
    outlet.finish(.finished)
    outlet.start()
}

/// Ends at once, without a value.
func sendNothing<Output, Failure: Error>(
    to subscriber: any Subscriber<Output, Failure>,
    _ completion: Subscribers.Completion<Failure>
) {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: completion)
}
