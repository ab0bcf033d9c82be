// Status: complete
// GTK: GtkPopoverMenu at the pointer: secondary click, long press, Menu key, Shift+F10
import LayoutCore

struct ContextMenuModifier<Items: View> {
    var content: Items
}

extension ContextMenuModifier: LayoutModifying {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        ContextMenuNode(view, parent: parent)
    }
    func makeBox(in environment: EnvironmentValues) -> PassthroughNode { PassthroughNode() }
    func updateBox(_ box: PassthroughNode, in environment: EnvironmentValues) {}
}

@MainActor
private final class ContextMenuNode<C: View, Items: View>:
    LayoutModifierNode<C, ContextMenuModifier<Items>>
{
    override func makeBox() -> PassthroughNode {
        let box = PassthroughNode()
        box.show(.group)
        box.renderNode?.handlers.isMenuSecondary = true
        box.renderNode?.handlers.menu = { [weak self] in
            guard let self, !self.isDestroyed else { return MenuContent(items: []) }
            return MenuContent(items: MenuPartsNode.items(of: self.modifier.content, parent: self))
        }
        return box
    }
}

/// A menu as a value, as older apps make it.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// Opens a menu on a secondary click, a long press, the Menu key or Shift+F10.
    @MainActor @preconcurrency
    public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View {
        modifier(ContextMenuModifier(content: menuItems()))
    }
    /// Opens a menu on a secondary click; a desktop shows no preview with it.
    @MainActor @preconcurrency
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuModifier(content: menuItems()))
    }
    /// Opens a menu value on a secondary click; nil for none.
    @MainActor @preconcurrency
    public func contextMenu<MenuItems: View>(
        _ contextMenu: ContextMenu<MenuItems>?
    ) -> some View {
        modifier(ContextMenuModifier(content: contextMenu?.items))
    }
}
