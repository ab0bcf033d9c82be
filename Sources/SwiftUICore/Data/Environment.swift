// Status: complete
import CombineCore
import Observation

/// A value read from the environment of the view that holds it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    enum Content {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value)
        case value(Value)
    }
    private let source: Content
    private var content: Content

    /// Reads the value that a key path leads to.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .keyPath(keyPath)
        content = source
    }

    /// Reads an observable object that `environment(_:)` supplied, by its type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        source = .object { values in
            guard let object = values[objectOfType: ObjectIdentifier(Value.self)] as? Value else {
                preconditionFailure(
                    """
                    `@Environment(\(Value.self).self)` found no object of that type. \
                    Add `.environment(_:)` with one to an ancestor.
                    """)
            }
            return object
        }
        content = source
    }

    /// Reads an observable object by its type, nil when none was supplied.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        source = .object { $0[objectOfType: ObjectIdentifier(T.self)] as? T }
        content = source
    }

    /// The value in the environment of the view; outside of one, the default.
    public var wrappedValue: Value {
        switch content {
        case .value(let value): value
        case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
        case .object(let read): read(EnvironmentValues())
        }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: LinkableProperty {
    package static var keepsState: Bool { false }

    package mutating func link(to node: ViewNode, slot: inout AnyObject?) {
        let value: Value
        switch source {
        case .keyPath(let keyPath): value = node.environment[keyPath: keyPath]
        case .object(let read): value = read(node.environment)
        case .value(let fixed): value = fixed
        }
        content = .value(value)
        let read: (EnvironmentValues) -> Value
        switch source {
        case .keyPath(let keyPath): read = { $0[keyPath: keyPath] }
        case .object(let reader): read = reader
        case .value(let fixed): read = { _ in fixed }
        }
        if slot == nil { slot = EnvironmentRead(read) }
    }

    package static func isAffected(
        slot: AnyObject?, from old: EnvironmentValues, to new: EnvironmentValues
    ) -> Bool {
        guard let slot else { return false }
        let read = unsafeDowncast(slot, to: EnvironmentRead<Value>.self).read
        return !areEqualInputs(read(old), read(new))
    }
}

private final class EnvironmentRead<Value> {
    let read: (EnvironmentValues) -> Value
    init(_ read: @escaping (EnvironmentValues) -> Value) { self.read = read }
}

/// An observable object that an ancestor supplied.
///
/// Reading it where no ancestor did is a programmer's mistake and stops the program.
@propertyWrapper
@preconcurrency @MainActor
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Gives bindings to the object's properties.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    private var object: ObjectType?
    /// Which evaluation of the body this belongs to; see `ObservedObject`.
    private var generation: UInt64 = 0

    public nonisolated init() {}

    /// The object.
    public var wrappedValue: ObjectType {
        guard let object else {
            preconditionFailure(
                """
                `@EnvironmentObject` \(ObjectType.self) not found above the view that reads it. \
                Add `.environmentObject(_:)` to an ancestor.
                """)
        }
        return object
    }

    /// Gives bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: LinkableProperty {
    package static var keepsState: Bool { false }

    package mutating func link(to node: ViewNode, slot: inout AnyObject?) {
        let key = ObjectIdentifier(ObjectType.self)
        object = node.environment[objectOfType: key] as? ObjectType
        generation = node.generation
        if let object { ObjectSubscription.link(object, to: node, slot: &slot) }
    }

    package static func isAffected(
        slot: AnyObject?, from old: EnvironmentValues, to new: EnvironmentValues
    ) -> Bool {
        let key = ObjectIdentifier(ObjectType.self)
        return old[objectOfType: key] !== new[objectOfType: key]
    }
}
