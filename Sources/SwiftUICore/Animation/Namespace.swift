// Status: complete

/// A name that nothing else has, for as long as the view that holds it lives.
@propertyWrapper
@preconcurrency @MainActor
public struct Namespace {
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }
    private var id = ID(number: 0)

    public nonisolated init() {}

    public var wrappedValue: ID { id }

    private final class Slot {
        let id: ID
        init(_ id: ID) { self.id = id }
    }
    private static var count = 0
}

extension Namespace: LinkableProperty {
    package mutating func link(to node: ViewNode, slot: inout AnyObject?) {
        if let slot = slot as? Slot {
            id = slot.id
            return
        }
        Namespace.count += 1
        let made = Slot(ID(number: Namespace.count))
        slot = made
        id = made.id
    }
}
