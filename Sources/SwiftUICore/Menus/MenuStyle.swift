// Status: complete
// GTK: GtkButton

/// What a menu style is given.
public struct MenuStyleConfiguration {
    /// The menu's label.
    public struct Label: View {
        let wrapped: AnyView
        public var body: some View { wrapped }
    }
    /// The menu's items.
    public struct Content: View {
        let wrapped: AnyView
        public var body: some View { wrapped }
    }
    public let label: Label
    public let content: Content
    /// What a click does, where the menu opens in another way.
    let primaryAction: (@MainActor () -> Void)?
}

/// A look of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = MenuStyleConfiguration
}

/// The style of the surroundings.
public struct DefaultMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// A button that opens a menu.
public struct ButtonMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// A button without a border that opens a menu.
public struct BorderlessButtonMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).buttonStyle(.borderless)
    }
}
extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { .init() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: ButtonMenuStyle { .init() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

/// Whether a menu closes when one of its items acted; it always does here.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let rawValue: Int
    public static let automatic = MenuActionDismissBehavior(rawValue: 0)
    public static let enabled = MenuActionDismissBehavior(rawValue: 1)
    public static let disabled = MenuActionDismissBehavior(rawValue: 2)
}

extension View {
    /// Chooses how the buttons of menus below look.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        styled(by: style, key: \.menuStyle) { $0.makeBody(configuration: $1) }
    }
    /// Shows or hides the sign that a menu button opens something.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
    /// Accepted; items stand in the order in which they are written.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
        environment(\.menuOrder, order)
    }
    /// Accepted; a menu closes when an item acted.
    public nonisolated func menuActionDismissBehavior(
        _ behavior: MenuActionDismissBehavior
    ) -> some View { self }
}

/// A menu in the style of its surroundings.
struct MenuInStyle<Label: View, Content: View>: View {
    let menu: Menu<Label, Content>
    let indicator: Visibility
    @Environment(\.menuStyle) private var style

    var body: some View {
        if let style {
            style.makeView(
                MenuStyleConfiguration(
                    label: .init(wrapped: AnyView(menu.label)),
                    content: .init(wrapped: AnyView(menu.content)),
                    primaryAction: menu.primaryAction),
                key: \.menuStyle)
        } else {
            menu.button(indicator: indicator)
        }
    }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static var defaultValue: ErasedStyle<MenuStyleConfiguration>? { nil }
    }
    /// Nil where a menu is the button that it is anyway.
    var menuStyle: ErasedStyle<MenuStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}
