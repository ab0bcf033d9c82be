extension Subscribers {
    /// A subscriber that writes every value into a property.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        /// Nothing that can fail may be assigned.
        public typealias Failure = Never

        /// The object written to; `nil` after the end.
        public var object: Root? { lock.withLock { target } }

        /// The property written to.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// `Assign`, and the type of the object.
        public var description: String { "Assign \(Root.self)." }

        private let lock = Lock()
        private var target: Root?
        private var inlet: EagerInlet<Input, Never>?

        /// Creates a subscriber that keeps `object` until the values end.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.target = object
            self.keyPath = keyPath
            inlet = EagerInlet(
                onValue: { [weak self] in self?.object?[keyPath: keyPath] = $0 },
                onCompletion: { [weak self] _ in self?.release() })
        }

        /// Asks for everything.
        public func receive(subscription: any Subscription) {
            inlet?.receive(subscription: subscription)
        }

        /// Writes a value.
        public func receive(_ value: Input) -> Demand { inlet?.receive(value) ?? .none }

        /// Lets go of the object.
        public func receive(completion: Completion<Never>) {
            inlet?.receive(completion: completion)
        }

        /// Stops the values and lets go of the object.
        public func cancel() {
            inlet?.cancel()
            release()
        }

        private func release() {
            _ = lock.withLock { take(&target) }
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes every value into a property of an object, which is kept as long as values may come.
    ///
    /// - Returns: Keep it: the values stop when it is cancelled or released.
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
