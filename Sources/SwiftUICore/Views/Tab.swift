// Status: partial (tabs are views here; sections of tabs are missing)
// GTK: nothing of its own

/// What a tab is for; shown like any other here.
public struct TabRole: Hashable, Sendable {
    private let rawValue: Int
    public static let search = TabRole(rawValue: 0)
}

/// A title with a picture, as tabs have it.
public struct DefaultTabLabel: View {
    let title: Text
    let image: Image
    public var body: some View { Label(title: { title }, icon: { image }) }
}

/// A page of a tab view together with its tab.
public struct Tab<Value, Content, Label> {
    let value: Value?
    let content: Content
    let label: Label
}

extension Tab: View where Content: View, Label: View {
    public var body: some View { content }
}

extension Tab: TabTraitSource {
    var tabTraits: TabTraits {
        TabTraits(
            tag: (value as? any Hashable).map { AnyHashable($0) },
            label: (label as? any View).map { AnyView($0) })
    }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// Makes a page that a value selects, with any views as its label.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.value = value
        self.content = content()
        self.label = label()
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// Makes a page with any views as its label.
    public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        value = nil
        self.content = content()
        self.label = label()
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.value = value
        self.content = content()
        label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.value = value
        self.content = content()
        label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    }
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.value = value
        self.content = content()
        label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        value = nil
        self.content = content()
        label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        value = nil
        self.content = content()
        label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    }
}
