// Status: complete
import LayoutCore

/// A value that the focused view, or something around it, supplies; nil where nothing does.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Value?>
    private var value: Value?

    /// Reads the value that a key path leads to.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

    public var wrappedValue: Value? { value }
}

extension FocusedValue: LinkableProperty {
    package static var keepsState: Bool { false }

    package mutating func link(to node: ViewNode, slot: inout AnyObject?) {
        value = node.root.focusedValues.values[keyPath: keyPath]
        node.root.focusedValues.add(reader: node)
    }
}

/// The value of a binding that the focused view, or something around it, supplies.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
    private var binding: Binding<Value>?

    /// Reads the binding that a key path leads to.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

    /// The binding's value, nil where nothing supplies one; writing then changes nothing.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value?> {
        let binding = binding
        return Binding(
            get: { binding?.wrappedValue },
            set: { if let new = $0 { binding?.wrappedValue = new } })
    }
}

extension FocusedBinding: LinkableProperty {
    package static var keepsState: Bool { false }

    package mutating func link(to node: ViewNode, slot: inout AnyObject?) {
        binding = node.root.focusedValues.values[keyPath: keyPath]
        node.root.focusedValues.add(reader: node)
    }
}
