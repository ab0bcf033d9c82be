/// A publisher that sends nothing until it is told to start.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts sending.
    ///
    /// - Returns: Keep it: the values stop when it is cancelled.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Starts with the first subscriber, and stops with the last.
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}
