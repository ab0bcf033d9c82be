/// Something that sends values over time, and at last a completion.
public protocol Publisher<Output, Failure> {
    /// The kind of values sent.
    associatedtype Output

    /// The kind of error that can end the values; `Never` if none can.
    associatedtype Failure: Error

    /// Attaches a subscriber. Call `subscribe(_:)` instead; this is for publishers to implement.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber, which first receives its subscription.
    @inlinable
    public func subscribe<S: Subscriber>(_ subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Lets a subject pass on everything that this publisher sends.
    ///
    /// - Returns: Cancels the connection when it is cancelled or released.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        let inlet = SubjectSubscriber(subject)
        subscribe(inlet)
        return AnyCancellable(inlet)
    }
}

/// The namespace of the publishers behind the operators.
public enum Publishers {}
