// Status: complete
import Observation

/// A way to read and write a value that something else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    let location: BindingLocation<Value>

    init(location: BindingLocation<Value>) { self.location = location }

    /// Makes a binding to a property of a reference type.
    init<Owner>(object: Owner, keyPath: ReferenceWritableKeyPath<Owner, Value>) {
        location = ObjectPropertyLocation(object: object, keyPath: keyPath)
    }

    /// Makes a binding from two closures; views holding it count as changed at every update.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = ClosureLocation(get: get, set: set)
    }

    /// Makes a binding from two closures of which the second is told the transaction.
    public init(
        get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
    ) {
        location = ClosureLocation(get: get, set: { set($0, Transaction.current) })
    }

    /// Makes a binding from the projected value of another.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding that never changes; writes are dropped.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The value. Reading it in a body makes the body depend on it.
    public var wrappedValue: Value {
        get { location.read() }
        nonmutating set { location.write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding<Subject>(location: MemberLocation(base: location, keyPath: keyPath))
    }
}

extension Binding {
    /// A binding to the value of an optional one, nil when that holds none now.
    public init?(_ base: Binding<Value?>) {
        guard let now = base.wrappedValue else { return nil }
        location = UnwrappedLocation(base: base.location, last: now)
    }

    /// A binding that wraps the values of another in an optional; nil is not written through.
    public init<V>(_ base: Binding<V>) where Value == V? {
        let inner = base.location
        location = ClosureLocation(
            get: { inner.read() }, set: { if let value = $0 { inner.write(value) } })
    }

    /// A binding to a hashable value, erased.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        let inner = base.location
        location = ClosureLocation(
            get: { AnyHashable(inner.read()) },
            set: { if let value = $0.base as? V { inner.write(value) } })
    }

    /// The same binding; its writes carry the animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        let inner = location
        return Binding(
            location: ClosureLocation(
                get: { inner.read() },
                set: { value in withAnimation(animation) { inner.write(value) } }))
    }

    /// The same binding; its writes carry the transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        let inner = location
        return Binding(
            location: ClosureLocation(
                get: { inner.read() },
                set: { value in withTransaction(transaction) { inner.write(value) } }))
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(location: ElementLocation(base: location, index: position))
    }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {}

extension Binding: ComparableInput {
    package func isEqualInput(to other: Binding<Value>) -> Bool {
        location === other.location || location.isSamePlace(as: other.location)
    }
}

/// Where a binding reads and writes.
package class BindingLocation<Value> {
    package init() {}
    package func read() -> Value {
        preconditionFailure("A binding's location must override read().")
    }
    package func write(_ new: Value) {
        preconditionFailure("A binding's location must override write(_:).")
    }
    /// Whether another location means the same place and tracks its own changes.
    func isSamePlace(as other: BindingLocation<Value>) -> Bool { false }
}

private final class ConstantLocation<Value>: BindingLocation<Value> {
    private let value: Value
    init(_ value: Value) { self.value = value }
    override func read() -> Value { value }
    override func write(_ new: Value) {}
    override func isSamePlace(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return areEqualIfComparable(value, other.value)
    }
}

private final class ClosureLocation<Value>: BindingLocation<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void
    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }
    override func read() -> Value { get() }
    override func write(_ new: Value) { set(new) }
}

private final class MemberLocation<Base, Value>: BindingLocation<Value> {
    private let base: BindingLocation<Base>
    private let keyPath: WritableKeyPath<Base, Value>
    init(base: BindingLocation<Base>, keyPath: WritableKeyPath<Base, Value>) {
        self.base = base
        self.keyPath = keyPath
    }
    override func read() -> Value { base.read()[keyPath: keyPath] }
    override func write(_ new: Value) {
        var whole = base.read()
        whole[keyPath: keyPath] = new
        base.write(whole)
    }
    override func isSamePlace(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? MemberLocation<Base, Value> else { return false }
        return keyPath == other.keyPath
            && (base === other.base || base.isSamePlace(as: other.base))
    }
}

private final class ElementLocation<Base: MutableCollection>: BindingLocation<Base.Element> {
    private let base: BindingLocation<Base>
    private let index: Base.Index
    init(base: BindingLocation<Base>, index: Base.Index) {
        self.base = base
        self.index = index
    }
    override func read() -> Base.Element { base.read()[index] }
    override func write(_ new: Base.Element) {
        var whole = base.read()
        whole[index] = new
        base.write(whole)
    }
    override func isSamePlace(as other: BindingLocation<Base.Element>) -> Bool {
        guard let other = other as? ElementLocation<Base> else { return false }
        return index == other.index && (base === other.base || base.isSamePlace(as: other.base))
    }
}

private final class UnwrappedLocation<Value>: BindingLocation<Value> {
    private let base: BindingLocation<Value?>
    private var last: Value
    init(base: BindingLocation<Value?>, last: Value) {
        self.base = base
        self.last = last
    }
    // A view that goes away may read once more after the optional became nil.
    override func read() -> Value {
        if let now = base.read() { last = now }
        return last
    }
    override func write(_ new: Value) { base.write(new) }
}

/// A property of a reference type as a binding's place.
private final class ObjectPropertyLocation<Owner, Value>: BindingLocation<Value> {
    private let owner: Owner
    private let keyPath: ReferenceWritableKeyPath<Owner, Value>

    init(object owner: Owner, keyPath: ReferenceWritableKeyPath<Owner, Value>) {
        self.owner = owner
        self.keyPath = keyPath
    }

    override func read() -> Value { owner[keyPath: keyPath] }
    override func write(_ new: Value) { owner[keyPath: keyPath] = new }

    // Whoever reads an observable object is told of its changes; an older object's binding must
    // look changed, since only the view that holds the object is told.
    override func isSamePlace(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? ObjectPropertyLocation<Owner, Value>, keyPath == other.keyPath,
            owner is any Observable
        else { return false }
        return (owner as AnyObject) === (other.owner as AnyObject)
    }
}
