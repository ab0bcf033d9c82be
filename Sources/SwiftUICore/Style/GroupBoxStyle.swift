// Status: complete
// GTK: drawn

/// What a style of group boxes is given.
public struct GroupBoxStyleConfiguration {
    /// The label.
    public struct Label: View {
        let wrapped: AnyView
        public var body: some View { wrapped }
    }
    /// What the box holds.
    public struct Content: View {
        let wrapped: AnyView
        public var body: some View { wrapped }
    }
    public let label: Label
    public let content: Content
}

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = GroupBoxStyleConfiguration
}

/// The style of the surroundings: a card below the label.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.headline)
            VStack { configuration.content }.frame(maxWidth: .infinity)
        }
        .padding(12)
        .background(Color.quaternary.opacity(0.5), in: RoundedRectangle(cornerRadius: 10))
        .accessibilityElement(children: .contain)
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { .init() }
}

extension View {
    /// Chooses how group boxes below look.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        styled(by: style, key: \.groupBoxStyle) { $0.makeBody(configuration: $1) }
    }
}

/// A box in the style of its surroundings; so are boxes inside it.
struct GroupBoxInStyle: View {
    let label: AnyView
    let content: AnyView
    @Environment(\.groupBoxStyle) private var style

    var body: some View {
        if let style {
            style.makeView(
                GroupBoxStyleConfiguration(
                    label: .init(wrapped: label),
                    content: .init(wrapped: AnyView(content.environment(\.groupBoxStyle, style)))),
                key: \.groupBoxStyle)
        } else {
            DefaultGroupBoxStyle().makeBody(
                configuration: GroupBoxStyleConfiguration(
                    label: .init(wrapped: label), content: .init(wrapped: content)))
        }
    }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static var defaultValue: ErasedStyle<GroupBoxStyleConfiguration>? { nil }
    }
    var groupBoxStyle: ErasedStyle<GroupBoxStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}
