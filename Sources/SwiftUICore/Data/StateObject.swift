// Status: complete
import CombineCore

/// An observable object that a view makes once and owns while its identity lasts.
@propertyWrapper
@preconcurrency @MainActor
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private nonisolated(unsafe) let make: () -> ObjectType
    private nonisolated(unsafe) var storage: StateObjectStorage<ObjectType>?

    /// Keeps the expression, which is evaluated once, when the view first appears in the tree.
    public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
        storage = nil
    }

    /// The object. Outside a body's view tree each access makes a new one.
    public var wrappedValue: ObjectType { storage?.object ?? make() }

    /// Gives bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension StateObject: LinkableProperty {
    package mutating func link(to node: ViewNode, slot: inout AnyObject?) {
        if let slot {
            storage = unsafeDowncast(slot, to: StateObjectStorage<ObjectType>.self)
        } else {
            let made = StateObjectStorage(make(), node: node)
            slot = made
            storage = made
        }
    }
}

@MainActor
final class StateObjectStorage<Object: ObservableObject>: UnlinkableSlot {
    let object: Object
    private var subscription: AnyObject?

    init(_ object: Object, node: ViewNode) {
        self.object = object
        ObjectSubscription.link(object, to: node, slot: &subscription)
    }

    func unlink() { (subscription as? ObjectSubscription)?.unlink() }
}
