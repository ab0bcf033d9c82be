// Status: complete
import CombineCore

/// A reference to an observable object that something else owns.
///
/// The view's body runs again after the object says that it will change.
@propertyWrapper
@preconcurrency @MainActor
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Gives bindings to the object's properties.
    @dynamicMemberLookup
    @frozen @preconcurrency @MainActor
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(object: object, keyPath: keyPath)
        }
    }

    /// The object.
    public var wrappedValue: ObjectType
    /// Which evaluation of the body this belongs to.
    ///
    /// A closure that captures nothing but a view of one reference has that reference for its
    /// context, and would look the same after each change of the object.
    private var generation: UInt64 = 0

    /// Makes a wrapper of an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Makes a wrapper of an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Gives bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: LinkableProperty {
    package static var keepsState: Bool { false }

    package mutating func link(to node: ViewNode, slot: inout AnyObject?) {
        ObjectSubscription.link(wrappedValue, to: node, slot: &slot)
        generation = node.generation
    }
}

extension ObservedObject: @preconcurrency ComparableInput {
    package func isEqualInput(to other: ObservedObject<ObjectType>) -> Bool {
        wrappedValue === other.wrappedValue
    }
}

/// A node's subscription to one object; renewed only when the object is another one.
@MainActor
final class ObjectSubscription: UnlinkableSlot {
    private let object: AnyObject
    private var cancellable: AnyCancellable?

    private init<Object: ObservableObject>(_ object: Object, node: ViewNode) {
        self.object = object
        cancellable = object.objectWillChange.sink { [weak node] _ in
            let box = UncheckedBox(node)
            onMainActor { box.value?.invalidate() }
        }
    }

    static func link<Object: ObservableObject>(
        _ object: Object, to node: ViewNode, slot: inout AnyObject?
    ) {
        if let current = slot as? ObjectSubscription, current.object === object { return }
        (slot as? ObjectSubscription)?.unlink()
        slot = ObjectSubscription(object, node: node)
    }

    func unlink() { cancellable = nil }
}

/// Carries a reference to the main thread, where alone it is used.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
