import LayoutCore

extension EnvironmentValues {
    private enum InMenuKey: EnvironmentKey { static let defaultValue = false }
    /// Whether views are read for the items of a menu, not shown.
    var isInMenu: Bool {
        get { self[InMenuKey.self] }
        set { self[InMenuKey.self] = newValue }
    }

    private enum MenuSourceKey: EnvironmentKey { static var defaultValue: MenuSource? { nil } }
    /// What the button that reads it opens.
    var menuSource: MenuSource? {
        get { self[MenuSourceKey.self] }
        set { self[MenuSourceKey.self] = newValue }
    }

    private enum MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }
    /// The order in which menus show their items.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    private enum IndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
    /// Whether menu buttons show a sign that they open something.
    public var menuIndicatorVisibility: Visibility {
        get { self[IndicatorKey.self] }
        set { self[IndicatorKey.self] = newValue }
    }
}

/// The order of a menu's items.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private let rawValue: Int
    public static let automatic = MenuOrder(rawValue: 0)
    /// Those most likely wanted nearest to the finger; the same as `fixed` on a desktop.
    public static let priority = MenuOrder(rawValue: 1)
    /// As written.
    public static let fixed = MenuOrder(rawValue: 2)
}

/// Gives what a menu button opens; the same object for as long as the menu's view lives.
@MainActor
final class MenuSource {
    var isSecondary: Bool
    var make: (() -> MenuContent)?
    init(isSecondary: Bool) { self.isSecondary = isSecondary }
    /// Reads the items when it is called.
    var open: () -> MenuContent {
        { [weak self] in self?.make?() ?? MenuContent(items: []) }
    }
}

/// The hidden views that a menu's items are read from, made anew each time it opens.
@MainActor
final class MenuPartsNode: ViewNode {
    func mount<V: View>(_ view: V) { children = [makeNode(view, parent: self)] }

    override var environmentForChildren: EnvironmentValues {
        var values = environment
        values.isInMenu = true
        values.isInList = false
        values.isInBar = false
        values.buttonStyle = nil
        values.menuSource = nil
        values.keyboardShortcut = nil
        values.pickerKind = .automatic
        return values
    }

    // What is in a menu neither appears nor takes part in layout.
    override var visibilityForChildren: Bool { false }
    override var ownsLayoutNodes: Bool { true }
    override func syncLayoutNodes() -> Bool { false }
    override func collectLayoutNodes(into nodes: inout [LayoutNode]) {}
    override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {}

    /// Reads a menu's items from its views.
    static func items<V: View>(of view: V, parent: ViewNode) -> [MenuItem] {
        let parts = MenuPartsNode(parent: parent)
        parts.mount(view)
        var items: [MenuItem] = []
        parts.children[0].appendMenuItems(to: &items)
        // Actions hold what they need themselves.
        parts.destroy()
        return items
    }
}

/// What a label shows: its words, or the name of its picture, and the picture.
@MainActor
func menuTitle(of boxes: [LayoutNode]) -> (title: String, icon: ImageSource?) {
    var icon: ImageSource?
    func look(_ node: LayoutNode) {
        if icon == nil, case .image(let image) = node.renderNode?.targetContent {
            icon = image.source
        }
        node.children.forEach(look)
    }
    boxes.forEach(look)
    var title = plainText(of: boxes)
    if title.isEmpty { title = boxes.lazy.compactMap(\.iconLabel).first ?? "" }
    return (title, icon)
}

extension ViewNode {
    /// What the boxes of this subtree say as a label.
    final var menuLabel: (title: String, icon: ImageSource?) {
        var boxes: [LayoutNode] = []
        collectLayoutNodes(into: &boxes)
        return menuTitle(of: boxes)
    }

    /// What a subtree is in a menu where it says nothing of its own: text, or a line.
    final func appendPlainMenuItem(to items: inout [MenuItem]) {
        var boxes: [LayoutNode] = []
        collectLayoutNodes(into: &boxes)
        if boxes.contains(where: { $0 is DividerNode }) {
            return items.append(MenuItem(title: "", kind: .separator))
        }
        let (title, icon) = menuTitle(of: boxes)
        guard !title.isEmpty, !plainText(of: boxes).isEmpty else { return }
        items.append(MenuItem(title: title, icon: icon, isEnabled: false, kind: .action {}))
    }
}

/// A control that is an item of a menu, read from its label.
struct MenuEntry<Label: View>: View {
    typealias Body = Never
    let label: Label
    /// Makes the item of the label's words and picture.
    let make: @MainActor (_ title: String, _ icon: ImageSource?, _ isEnabled: Bool) -> MenuItem
}

extension MenuEntry: PrimitiveView {
    func makeNode(parent: ViewNode) -> TypedNode<MenuEntry> { MenuEntryNode(self, parent: parent) }
}

@MainActor
private final class MenuEntryNode<Label: View>: TypedNode<MenuEntry<Label>> {
    override init(_ view: MenuEntry<Label>, parent: ViewNode) {
        super.init(view, parent: parent)
        children = [makeNode(view.label, parent: self)]
    }

    override func viewDidChange(from old: MenuEntry<Label>) {
        updateNode(children[0], with: view.label)
    }

    override func appendMenuItems(to items: inout [MenuItem]) {
        let (title, icon) = children[0].menuLabel
        items.append(view.make(title, icon, environment.isEnabled))
    }
}
