// Status: partial (styles are missing)
// GTK: its controls in a row; a section in menus

/// Controls that belong together.
public struct ControlGroup<Content: View>: View {
    let content: Content
    let title: Text?
    @Environment(\.isInMenu) private var isInMenu

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        title = nil
    }
    /// Makes a group with a label, which shows in menus.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.content = LabeledControlGroupContent(content: content(), label: label)
        title = plainTitle(of: label).map { Text(verbatim: $0) }
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
                title
            }
        } else {
            HStack(spacing: 6) { content }
        }
    }
}

/// The controls of a group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    public var body: some View { content }
}
