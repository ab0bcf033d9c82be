// Status: complete
// GTK: its controls in a row; a section in menus

/// Controls that belong together.
public struct ControlGroup<Content: View>: View {
    let content: Content
    let label: AnyView?
    @Environment(\.isInMenu) private var isInMenu

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = nil
    }
    /// Makes a group with a label, which shows in menus.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.content = LabeledControlGroupContent(content: content(), label: label)
        self.label = AnyView(label)
    }
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    public var body: some View {
        if isInMenu {
            Section {
                content
            } header: {
                if let label, let title = plainTitle(of: label) { Text(verbatim: title) }
            }
        } else {
            ControlGroupInStyle(
                content: AnyView(content), label: label ?? AnyView(EmptyView()))
        }
    }
}

extension ControlGroup {
    /// Makes a group of what a style was given.
    public init(_ configuration: ControlGroupStyleConfiguration)
    where
        Content == LabeledControlGroupContent<
            ControlGroupStyleConfiguration.Content, ControlGroupStyleConfiguration.Label
        >
    {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// The controls of a group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    public var body: some View { content }
}
