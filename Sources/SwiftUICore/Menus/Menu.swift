// Status: complete
// GTK: GtkPopoverMenu
import LayoutCore

/// A button that opens a menu of actions.
public struct Menu<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?
    @Environment(\.menuIndicatorVisibility) private var indicator

    public var body: some View { MenuInStyle(menu: self, indicator: indicator) }

    /// The button without a style around it.
    func button(indicator: Visibility) -> some View {
        Button(action: primaryAction ?? {}) {
            if indicator == .visible {
                HStack(spacing: 4) {
                    label
                    Image(systemName: "chevron.down").imageScale(.small).accessibilityHidden(true)
                }
            } else {
                label
            }
        }
        .modifier(MenuModifier(content: content, isSecondary: primaryAction != nil))
    }
}

extension Menu {
    /// Makes a menu with a label of any views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), primaryAction: nil)
    }
    /// Makes a menu that acts on a click, and opens on a long press or a secondary click.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == Text {
    /// Makes a menu with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content(), primaryAction: nil)
    }
    /// Makes a menu with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content(), primaryAction: nil)
    }
    /// Makes a menu with a title that acts on a click.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
    }
    /// Makes a menu with a title that acts on a click.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: Text(title), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
    /// Makes a menu with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: SwiftUICore.Label(titleKey, systemImage: systemImage), content: content(),
            primaryAction: nil)
    }
    /// Makes a menu with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: SwiftUICore.Label(title, systemImage: systemImage), content: content(),
            primaryAction: nil)
    }
    /// Makes a menu with a title and a symbol that acts on a click.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            label: SwiftUICore.Label(titleKey, systemImage: systemImage), content: content(),
            primaryAction: primaryAction)
    }
    /// Makes a menu with a title and a symbol that acts on a click.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            label: SwiftUICore.Label(title, systemImage: systemImage), content: content(),
            primaryAction: primaryAction)
    }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Makes a menu of what a style was given.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(
            label: configuration.label, content: configuration.content,
            primaryAction: configuration.primaryAction)
    }
}

/// A button's menu.
struct MenuModifier<Items: View> {
    var content: Items
    var isSecondary: Bool
}

extension MenuModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        MenuModifierNode(view, parent: parent)
    }
}

@MainActor
private final class MenuModifierNode<C: View, Items: View>: ModifierNode<C, MenuModifier<Items>> {
    private let source: MenuSource

    override init(_ view: ModifiedContent<C, MenuModifier<Items>>, parent: ViewNode) {
        source = MenuSource(isSecondary: view.modifier.isSecondary)
        super.init(view, parent: parent)
        source.make = { [weak self] in MenuContent(items: self?.items ?? []) }
    }

    private var items: [MenuItem] {
        isDestroyed ? [] : MenuPartsNode.items(of: modifier.content, parent: self)
    }

    override var environmentForChildren: EnvironmentValues {
        var values = environment
        values.menuSource = source
        return values
    }

    // In another menu it is a submenu.
    override func appendMenuItems(to items: inout [MenuItem]) {
        let (title, icon) = contentNode.menuLabel
        items.append(
            MenuItem(
                title: title, icon: icon, isEnabled: environment.isEnabled,
                kind: .submenu(self.items)))
    }
}
