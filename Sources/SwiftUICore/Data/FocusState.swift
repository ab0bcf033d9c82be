// Status: partial (text fields take part; other controls do not)
import LayoutCore

/// Which of a view's fields holds the keyboard focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let initial: Value
    private var location: StateLocation<Value>?

    /// Gives fields a way to read and write the focus.
    @propertyWrapper
    public struct Binding {
        let location: StateLocation<Value>?
        let initial: Value
        /// What holds the focus now; writing it moves the focus.
        public var wrappedValue: Value {
            get { location?.read() ?? initial }
            nonmutating set { location?.write(newValue) }
        }
        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    public init() where Value == Bool { initial = false }
    public init<T: Hashable>() where Value == T? { initial = nil }

    /// What holds the focus now; writing it moves the focus.
    public var wrappedValue: Value {
        get { location?.read() ?? initial }
        nonmutating set { location?.write(newValue) }
    }
    public var projectedValue: Binding { Binding(location: location, initial: initial) }
}

extension FocusState.Binding: ComparableInput {
    package func isEqualInput(to other: FocusState.Binding) -> Bool { location === other.location }
}

extension FocusState: LinkableProperty {
    package mutating func link(to node: ViewNode, slot: inout AnyObject?) {
        if let slot {
            location = unsafeDowncast(slot, to: StateLocation<Value>.self)
        } else {
            let made = StateLocation(initial)
            slot = made
            location = made
        }
    }
}

/// A field's side of a focus state.
@MainActor
struct FocusBinding {
    let read: () -> Bool
    let write: (Bool) -> Void
}

extension EnvironmentValues {
    private enum FocusKey: EnvironmentKey { static var defaultValue: FocusBinding? { nil } }
    var focusBinding: FocusBinding? {
        get { self[FocusKey.self] }
        set { self[FocusKey.self] = newValue }
    }
}

struct FocusModifier<Value: Hashable> {
    var binding: FocusState<Value>.Binding
    var value: Value
    var none: Value
}

extension FocusModifier: EnvironmentModifying {
    func modify(_ environment: inout EnvironmentValues) {
        let (binding, value, none) = (binding, value, none)
        environment.focusBinding = FocusBinding(
            read: { binding.wrappedValue == value },
            write: { isFocused in
                if isFocused {
                    binding.wrappedValue = value
                } else if binding.wrappedValue == value {
                    binding.wrappedValue = none
                }
            })
    }
}

extension View {
    /// Ties the focus of the field to a condition.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusModifier(binding: condition, value: true, none: false))
    }
    /// Ties the focus of the field to one value of a focus state.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value?>.Binding, equals value: Value?
    ) -> some View {
        modifier(FocusModifier(binding: binding, value: value, none: nil))
    }
    /// Puts the focus where a value says when the view appears.
    public nonisolated func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value
    ) -> some View {
        onAppear { binding.wrappedValue = value }
    }
    /// Accepted; controls take the focus as the desktop says.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
}
