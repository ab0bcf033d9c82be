/// Any publisher of the same values and failure, its type hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let publisher: any Publisher<Output, Failure>

    /// `AnyPublisher`.
    public var description: String { "AnyPublisher" }

    /// Hides the type of a publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        self.publisher = (publisher as? Self)?.publisher ?? publisher
    }

    /// Attaches a subscriber, which decides how much it is sent.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        publisher.receive(subscriber: subscriber)
    }
}

extension Publisher {
    /// Hides the type of this publisher.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
}
