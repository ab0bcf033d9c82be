/// The connection of one subscriber to one publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for more values, in addition to what was asked for before.
    func request(_ demand: Subscribers.Demand)
}

/// The namespace of ready-made subscriptions.
public enum Subscriptions {
    /// A subscription that sends nothing and cannot be cancelled.
    public static var empty: any Subscription { EmptySubscription() }

    private struct EmptySubscription: Subscription, CustomStringConvertible {
        let combineIdentifier = CombineIdentifier()
        var description: String { "Empty" }
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }
}
