// Status: complete
// GTK: GtkSwitch

/// A control that is on or off.
public struct Toggle<Label: View>: View {
    let isOn: Binding<Bool>
    let label: Label
    @Environment(\.toggleStyle) private var style
    @Environment(\.isInMenu) private var isInMenu

    /// Makes a toggle with a label of any views.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    public var body: some View {
        let configuration = ToggleStyleConfiguration(
            label: .init(wrapped: AnyView(label)), isOn: isOn)
        if isInMenu {
            menuEntry
        } else if let style {
            style.makeView(configuration, key: \.toggleStyle)
        } else {
            DefaultToggleStyle().makeBody(configuration: configuration)
        }
    }

    private var menuEntry: some View {
        let isOn = isOn
        return MenuEntry(label: label) { title, icon, isEnabled in
            MenuItem(
                title: title, icon: icon, isEnabled: isEnabled, mark: .check(isOn.wrappedValue),
                kind: .action { isOn.wrappedValue.toggle() })
        }
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICore.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Makes a toggle of what a style was given.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

extension Toggle {
    /// Makes a toggle of several values, on while all of them are.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.init(
            isOn: Binding(
                get: { bindings.allSatisfy(\.wrappedValue) },
                set: { new in for binding in bindings { binding.wrappedValue = new } }),
            label: label)
    }
}

extension Toggle where Label == Text {
    /// Makes a toggle of several values, on while all of them are.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }
    /// Makes a toggle of several values, on while all of them are.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

/// The switch alone.
struct ToggleSwitch {
    var isOn: Binding<Bool>
    var name: String?
}

extension ToggleSwitch: View {}

extension ToggleSwitch: PrimitiveView {
    func makeNode(parent: ViewNode) -> TypedNode<ToggleSwitch> {
        ValueControlNode(self, parent: parent)
    }
}

extension ToggleSwitch: ValueControl {
    func control(in environment: EnvironmentValues) -> RenderContent {
        .toggle(isOn: isOn.wrappedValue)
    }
    var accessibilityName: String? { name }
    func connect(_ handlers: inout RenderHandlers, current: @escaping @MainActor () -> ToggleSwitch)
    {
        handlers.toggled = { current().isOn.wrappedValue = $0 }
    }
}
