extension Subscribers {
    /// A subscriber that asks for everything and hands it to closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable,
        CustomStringConvertible
    {
        /// Runs for every value.
        public var receiveValue: (Input) -> Void { inlet.onValue }

        /// Runs once, at the end.
        public var receiveCompletion: (Completion<Failure>) -> Void { inlet.onCompletion }

        /// `Sink`.
        public var description: String { "Sink" }

        @usableFromInline let inlet: EagerInlet<Input, Failure>

        /// Creates a subscriber from what to do with values and with the end.
        @inlinable
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            inlet = EagerInlet(onValue: receiveValue, onCompletion: receiveCompletion)
        }

        /// Asks for everything.
        public func receive(subscription: any Subscription) {
            inlet.receive(subscription: subscription)
        }

        /// Hands a value to the closure.
        @inlinable @inline(__always)
        public func receive(_ value: Input) -> Demand { inlet.receive(value) }

        /// Hands the end to the closure.
        public func receive(completion: Completion<Failure>) {
            inlet.receive(completion: completion)
        }

        /// Stops the values. The closure does not hear of it.
        public func cancel() { inlet.cancel() }
    }
}

extension Publisher {
    /// Runs closures for values and for the end, asking for everything.
    ///
    /// - Returns: Keep it: the values stop when it is cancelled or released.
    @inlinable
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(
            receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Runs a closure for every value, asking for everything.
    ///
    /// - Returns: Keep it: the values stop when it is cancelled or released.
    @inlinable
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
