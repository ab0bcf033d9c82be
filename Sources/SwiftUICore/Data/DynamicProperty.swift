/// A stored property of a view that changes what the view shows.
///
/// Types of an app's own may hold other dynamic properties; `update()` runs before each body.
@preconcurrency @MainActor
public protocol DynamicProperty {
    /// Called before the body of the view that holds the property.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property that the runtime links to storage in the view's node.
@MainActor
package protocol LinkableProperty: DynamicProperty {
    /// Connects the property to its slot in a node; called before each body.
    mutating func link(to node: ViewNode, slot: inout AnyObject?)
    /// Whether the environment keys that the property reads differ.
    static func isAffected(
        slot: AnyObject?, from old: EnvironmentValues, to new: EnvironmentValues
    ) -> Bool
    /// Whether something would be lost with the slot that could not be found again elsewhere.
    static var keepsState: Bool { get }
}

extension LinkableProperty {
    package static func isAffected(
        slot: AnyObject?, from old: EnvironmentValues, to new: EnvironmentValues
    ) -> Bool { false }
    package static var keepsState: Bool { true }
}

/// A slot's content that must be let go when the node ends.
@MainActor
package protocol UnlinkableSlot: AnyObject {
    func unlink()
}
