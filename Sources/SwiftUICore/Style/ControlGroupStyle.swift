// Status: complete
// GTK: nothing of its own

/// What a style of groups of controls is given.
public struct ControlGroupStyleConfiguration {
    /// The label; empty where the group has none.
    public struct Label: View {
        let wrapped: AnyView
        public var body: some View { wrapped }
    }
    /// The controls.
    public struct Content: View {
        let wrapped: AnyView
        public var body: some View { wrapped }
    }
    public let content: Content
    public let label: Label
}

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ControlGroupStyleConfiguration
}

/// The style of the surroundings: a row of controls.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) { configuration.content }
    }
}

/// A row of controls, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) { configuration.content }
    }
}

/// A button with the group's label that opens a menu of its controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// Controls that show their symbols alone.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) { configuration.content.labelStyle(.iconOnly) }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: MenuControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}

extension View {
    /// Chooses how groups of controls below look.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        styled(by: style, key: \.controlGroupStyle) { $0.makeBody(configuration: $1) }
    }
}

/// A group in the style of its surroundings; so are groups inside it.
struct ControlGroupInStyle: View {
    let content: AnyView
    let label: AnyView
    @Environment(\.controlGroupStyle) private var style

    var body: some View {
        if let style {
            style.makeView(
                ControlGroupStyleConfiguration(
                    content: .init(
                        wrapped: AnyView(content.environment(\.controlGroupStyle, style))),
                    label: .init(wrapped: label)),
                key: \.controlGroupStyle)
        } else {
            HStack(spacing: 6) { content }
        }
    }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static var defaultValue: ErasedStyle<ControlGroupStyleConfiguration>? { nil }
    }
    var controlGroupStyle: ErasedStyle<ControlGroupStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}
