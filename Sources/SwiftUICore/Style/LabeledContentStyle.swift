// Status: complete
// GTK: nothing of its own

/// What a style of labelled values is given.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public struct Label: View {
        let wrapped: AnyView
        public var body: some View { wrapped }
    }
    /// The value.
    public struct Content: View {
        let wrapped: AnyView
        public var body: some View { wrapped }
    }
    public let label: Label
    public let content: Content
}

/// How labelled values look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = LabeledContentStyleConfiguration
}

/// The style of the surroundings: the label leads, the value stands at the trailing side.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(configuration: configuration)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { .init() }
}

private struct LabeledRow: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    var body: some View {
        HStack {
            if !areLabelsHidden {
                configuration.label
                Spacer()
            }
            configuration.content.foregroundStyle(.secondary)
        }
    }
}

extension View {
    /// Chooses how labelled values below look.
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(
        _ style: S
    ) -> some View {
        styled(by: style, key: \.labeledContentStyle) { $0.makeBody(configuration: $1) }
    }
}

/// A labelled value in the style of its surroundings; so are those inside it.
struct LabeledContentInStyle: View {
    let label: AnyView
    let content: AnyView
    @Environment(\.labeledContentStyle) private var style

    var body: some View {
        if let style {
            style.makeView(
                LabeledContentStyleConfiguration(
                    label: .init(wrapped: label),
                    content: .init(
                        wrapped: AnyView(content.environment(\.labeledContentStyle, style)))),
                key: \.labeledContentStyle)
        } else {
            LabeledRow(
                configuration: LabeledContentStyleConfiguration(
                    label: .init(wrapped: label), content: .init(wrapped: content)))
        }
    }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static var defaultValue: ErasedStyle<LabeledContentStyleConfiguration>? { nil }
    }
    var labeledContentStyle: ErasedStyle<LabeledContentStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}
