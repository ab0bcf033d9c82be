// Status: complete

/// A value that a gesture keeps up to date, and that goes back to what it was when it ends.
@propertyWrapper
public struct GestureState<Value> {
    private let initialValue: Value
    private let reset: (Value, inout Transaction) -> Void
    private var location: StateLocation<Value>?

    /// Makes a state that starts with a value, and goes back to it at once.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

    /// Makes a state that starts with a value, and goes back to it at once.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Makes a state that goes back with a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    /// Makes a state that goes back with a transaction.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// Makes a state that goes back with a transaction made of its last value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initialValue = wrappedValue
        self.reset = reset
    }

    /// Makes a state that goes back with a transaction made of its last value.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value now.
    public var wrappedValue: Value { location?.read() ?? initialValue }

    /// The state itself, for a gesture to update.
    public var projectedValue: GestureState<Value> { self }

    func write(_ change: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = location.read()
        var transaction = Transaction()
        transaction.isContinuous = true
        change(&value, &transaction)
        withTransaction(transaction) { location.write(value) }
    }

    func goBack() {
        guard let location else { return }
        var transaction = Transaction()
        reset(location.read(), &transaction)
        withTransaction(transaction) { location.write(initialValue) }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Makes a state that starts with nil.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
}

extension GestureState: LinkableProperty {
    package mutating func link(to node: ViewNode, slot: inout AnyObject?) {
        if let known = slot as? StateLocation<Value> {
            location = known
        } else {
            let made = StateLocation(initialValue)
            slot = made
            location = made
        }
    }
}
