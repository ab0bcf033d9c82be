/// Something that receives what a publisher sends, as much as it asks for.
///
/// It receives one subscription, then any number of values, then at most one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values received.
    associatedtype Input

    /// The kind of error received.
    associatedtype Failure: Error

    /// Receives the subscription through which to ask for values.
    func receive(subscription: any Subscription)

    /// Receives a value.
    ///
    /// - Returns: How many *more* values are wanted, beyond what was asked for earlier.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Receives the end, after which nothing follows.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives a value that carries nothing.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of the types around subscribers.
public enum Subscribers {}
