/// Any subscriber of the same values and failure, its type hidden; or one made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    /// The identity of the hidden subscriber.
    public let combineIdentifier: CombineIdentifier

    /// `AnySubscriber`.
    public var description: String { "AnySubscriber" }

    @usableFromInline let onSubscription: (any Subscription) -> Void
    @usableFromInline let onValue: (Input) -> Subscribers.Demand
    @usableFromInline let onCompletion: (Subscribers.Completion<Failure>) -> Void

    /// Hides the type of a subscriber.
    @inlinable
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        combineIdentifier = subscriber.combineIdentifier
        onSubscription = { subscriber.receive(subscription: $0) }
        onValue = { subscriber.receive($0) }
        onCompletion = { subscriber.receive(completion: $0) }
    }

    /// Sends everything received into a subject.
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
        self.init(SubjectSubscriber(subject))
    }

    /// Creates a subscriber from closures.
    ///
    /// - Parameter receiveValue: Returns how many more values are wanted; none if missing.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        onSubscription = receiveSubscription ?? { _ in }
        onValue = receiveValue ?? { _ in .none }
        onCompletion = receiveCompletion ?? { _ in }
    }

    /// Passes the subscription on.
    @inlinable
    public func receive(subscription: any Subscription) { onSubscription(subscription) }

    /// Passes a value on.
    @inlinable
    public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }

    /// Passes the end on.
    @inlinable
    public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
