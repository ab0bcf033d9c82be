/// A subscriber whose type is hidden behind closures.
///
/// An existential would reach the subscriber through its witness table, which knows nothing of
/// the types at hand and looks them up for each value. Closures made where the types are known
/// are compiled for them.
@usableFromInline
final class OutletTarget<Output, Failure: Error> {
    @usableFromInline let onSubscription: (any Subscription) -> Void
    @usableFromInline let onValue: (Output) -> Subscribers.Demand
    @usableFromInline let onCompletion: (Subscribers.Completion<Failure>) -> Void

    @inlinable
    init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        onSubscription = { subscriber.receive(subscription: $0) }
        onValue = { subscriber.receive($0) }
        onCompletion = { subscriber.receive(completion: $0) }
    }
}
