// Status: complete
// GTK: nothing of its own

/// What a label style is given.
public struct LabelStyleConfiguration {
    /// The words.
    public struct Title: View {
        let wrapped: AnyView
        public var body: some View { wrapped }
    }
    /// The picture.
    public struct Icon: View {
        let wrapped: AnyView
        public var body: some View { wrapped }
    }
    public var title: Title
    public var icon: Icon
}

/// Which parts of labels show, and how they stand.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = LabelStyleConfiguration
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            configuration.icon
            configuration.title
        }
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The style of the surroundings: the icon before the title.
public struct DefaultLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { .init() }
}

extension ErasedStyle<LabelStyleConfiguration> {
    /// Whether labels show the icon before the title.
    var isStandard: Bool { style is DefaultLabelStyle || style is TitleAndIconLabelStyle }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static var defaultValue: ErasedStyle<LabelStyleConfiguration>? { nil }
    }
    var labelStyle: ErasedStyle<LabelStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// Chooses which parts of labels below show, and how they stand.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        styled(by: style, key: \.labelStyle) { $0.makeBody(configuration: $1) }
    }
}
