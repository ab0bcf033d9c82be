/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// What it fails with.
    public let error: Failure

    /// Creates a publisher of a failure.
    public init(error: Failure) {
        self.error = error
    }

    /// Creates a publisher of a failure, naming its value type.
    public init(outputType: Output.Type, failure: Failure) {
        error = failure
    }

    /// Attaches a subscriber, which decides how much it is sent.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        sendNothing(to: subscriber, .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable where Failure: Sendable {}
