/// Any publisher of the same values and failure, its type hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    /// A closure, because it is compiled for the publisher's type, and an existential is not.
    @usableFromInline let attach: (AnySubscriber<Output, Failure>) -> Void

    /// `AnyPublisher`.
    public var description: String { "AnyPublisher" }

    /// Hides the type of a publisher.
    @inlinable
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        if let hidden = publisher as? Self {
            attach = hidden.attach
        } else {
            attach = { publisher.receive(subscriber: $0) }
        }
    }

    /// Attaches a subscriber, which decides how much it is sent.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        attach(subscriber as? AnySubscriber<Output, Failure> ?? AnySubscriber(subscriber))
    }
}

extension Publisher {
    /// Hides the type of this publisher.
    @inlinable
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
}
