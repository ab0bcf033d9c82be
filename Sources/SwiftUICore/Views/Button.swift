// Status: complete
// GTK: GtkButton
/// A purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    private let rawValue: Int
    /// Removes something; drawn in red.
    public static let destructive = ButtonRole(rawValue: 1)
    /// Leaves things as they are.
    public static let cancel = ButtonRole(rawValue: 2)
}

/// A control that performs an action when pressed.
public struct Button<Label: View>: View {
    public typealias Body = Never
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }
}

extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
    public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
    /// Makes a button of a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(titleKey, systemImage: systemImage, role: nil, action: action)
    }
    /// Makes a button of a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(title, systemImage: systemImage, role: nil, action: action)
    }
    /// Makes a button of a title and a symbol, with a role.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) {
            SwiftUICore.Label(titleKey, systemImage: systemImage)
        }
    }
    /// Makes a button of a title and a symbol, with a role.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) {
            SwiftUICore.Label(title, systemImage: systemImage)
        }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Makes a button of what a primitive style was given.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}
