// Status: complete
// GTK: a button with an arrow, and its content below

/// A label that opens and closes what is below it.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let given: Binding<Bool>?
    private let content: Content
    private let label: Label
    @State private var isOpen = false
    @Environment(\.disclosureStyle) private var style
    @Environment(\.isInList) private var isInList

    /// Makes a group that remembers by itself whether it is open; closed at first.
    public init(
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        given = nil
        self.content = content()
        self.label = label()
    }

    /// Makes a group that is open while a value is true.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        given = isExpanded
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        let isExpanded = given ?? $isOpen
        if let style, !(style.style is AutomaticDisclosureGroupStyle) {
            style.makeView(
                DisclosureGroupStyleConfiguration(
                    label: .init(wrapped: AnyView(label)),
                    content: .init(wrapped: AnyView(content.environment(\.disclosureStyle, style))),
                    isExpanded: isExpanded),
                key: \.disclosureStyle)
        } else if isInList {
            // In a list the label and each view of the content is a row.
            DisclosureButton(isExpanded: isExpanded, label: label)
            if isExpanded.wrappedValue { content.padding(.leading, 20) }
        } else {
            VStack(alignment: .leading, spacing: 0) {
                DisclosureButton(isExpanded: isExpanded, label: label)
                if isExpanded.wrappedValue { content }
            }
        }
    }
}

extension DisclosureGroup where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
    ) { self.init(content: content) { Text(titleKey) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, @ViewBuilder content: @escaping () -> Content
    ) { self.init(content: content) { Text(label) } }

    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(label) } }
}

/// The label of a group, with an arrow that points down while it is open.
private struct DisclosureButton<Label: View>: View {
    @Binding var isExpanded: Bool
    let label: Label
    @Environment(\.layoutDirection) private var direction

    private var isMirrored: Bool { direction == .rightToLeft }

    var body: some View {
        Button {
            withAnimation { isExpanded.toggle() }
        } label: {
            HStack {
                label
                Spacer(minLength: 8)
                Image(systemName: "chevron.forward")
                    .foregroundColor(.accentColor)
                    .rotationEffect(.degrees(isExpanded ? (isMirrored ? -90 : 90) : 0))
                    .accessibilityHidden(true)
            }
            .padding(.vertical, 4)
            .foregroundStyle(.primary)
        }
        .modifier(ExpansionModifier(isExpanded: isExpanded))
    }
}

/// Tells assistive technology whether what a button opens is open.
private struct ExpansionModifier: Equatable {
    var isExpanded: Bool
    var edit: AccessibilityEdit {
        var edit = AccessibilityEdit()
        edit.isExpanded = isExpanded
        return edit
    }
}

extension ExpansionModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> AccessibilityBox { AccessibilityBox(edit) }
    func updateBox(_ box: AccessibilityBox, in environment: EnvironmentValues) { box.edit = edit }
}

// MARK: Styles

/// What a style of disclosure groups is given.
public struct DisclosureGroupStyleConfiguration {
    /// The label.
    public struct Label: View {
        let wrapped: AnyView
        public var body: some View { wrapped }
    }
    /// What opens and closes.
    public struct Content: View {
        let wrapped: AnyView
        public var body: some View { wrapped }
    }
    public let label: Label
    public let content: Content
    /// Whether the group is open.
    @Binding public var isExpanded: Bool
}

/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The look of the surroundings.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

extension View {
    /// Sets how disclosure groups inside look.
    @MainActor @preconcurrency
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        styled(by: style, key: \.disclosureStyle) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static var defaultValue: ErasedStyle<DisclosureGroupStyleConfiguration>? { nil }
    }
    var disclosureStyle: ErasedStyle<DisclosureGroupStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}
