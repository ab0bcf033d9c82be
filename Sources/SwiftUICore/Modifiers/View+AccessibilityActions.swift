// Status: complete
// GTK: actions of the widget, which AT-SPI lists; Return, plus, minus and the Menu key
import LayoutCore

/// Which action of a view assistive technology asks for.
public struct AccessibilityActionKind: Hashable, Sendable {
    private let identifier: String
    /// What a person is offered; nil for the press.
    let spokenName: String?
    private init(_ identifier: String, _ spokenName: String?) {
        self.identifier = identifier
        self.spokenName = spokenName
    }
    /// Makes an action that is offered by name.
    public init(named name: Text) {
        self.init("named " + name.plainString, name.plainString)
    }
    public static let `default` = AccessibilityActionKind("default", nil)
    public static let escape = AccessibilityActionKind("escape", "Escape")
    public static let magicTap = AccessibilityActionKind("magicTap", "Magic Tap")
    public static let delete = AccessibilityActionKind("delete", "Delete")
    public static let showMenu = AccessibilityActionKind("showMenu", "Show Menu")
}

/// Which way a value is to be adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

struct AccessibilityActionModifier {
    var content: AccessibilityActionSet.Content
}

extension AccessibilityActionModifier: LayoutModifying {
    func makeBox(in environment: EnvironmentValues) -> AccessibilityBox {
        var edit = AccessibilityEdit()
        edit.actions = [AccessibilityActionSet(content)]
        return AccessibilityBox(edit)
    }
    func updateBox(_ box: AccessibilityBox, in environment: EnvironmentValues) {
        if box.edit.actions.first?.take(content) == true { return }
        box.edit.actions = [AccessibilityActionSet(content)]
    }
}

/// Offers what the buttons of some views do.
struct AccessibilityActionViews<Actions: View> {
    var views: Actions
}

extension AccessibilityActionViews: LayoutModifying {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        AccessibilityActionsNode(view, parent: parent)
    }
    func makeBox(in environment: EnvironmentValues) -> AccessibilityBox {
        AccessibilityBox(AccessibilityEdit())
    }
    func updateBox(_ box: AccessibilityBox, in environment: EnvironmentValues) {}
}

@MainActor
private final class AccessibilityActionsNode<C: View, Actions: View>:
    LayoutModifierNode<C, AccessibilityActionViews<Actions>>
{
    override func makeBox() -> AccessibilityBox { AccessibilityBox(edit) }

    override func modifierDidChange(from old: AccessibilityActionViews<Actions>) {
        for box in boxes { box.edit = edit }
    }

    private var edit: AccessibilityEdit {
        var edit = AccessibilityEdit()
        edit.actions = [AccessibilityActionSet(.views { [weak self] in self?.offered ?? [] })]
        return edit
    }

    private var offered: [AccessibilityAction] {
        guard !isDestroyed else { return [] }
        let items = MenuPartsNode.items(of: modifier.views, parent: self)
        return MenuContent.groups(of: items).flatMap(\.items).compactMap { item in
            guard case .action(let perform) = item.kind, item.isEnabled else { return nil }
            return AccessibilityAction(name: item.title, perform: perform)
        }
    }
}

extension View {
    private nonisolated func action(_ content: AccessibilityActionSet.Content) -> some View {
        modifier(AccessibilityActionModifier(content: content))
    }

    /// Acts when assistive technology asks for an action: by default, when it presses the view.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { action(.standard(actionKind, handler)) }
    /// Offers an action by name to assistive technology, and in the menu of the Menu key.
    public nonisolated func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> some View { action(.named(name.plainString, handler)) }
    /// Offers an action by name to assistive technology, and in the menu of the Menu key.
    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { accessibilityAction(named: Text(nameKey), handler) }
    /// Offers an action by name to assistive technology, and in the menu of the Menu key.
    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View { action(.named(String(name), handler)) }
    /// Offers an action whose name is a view's words.
    @MainActor @preconcurrency
    public func accessibilityAction<Label: View>(
        action handler: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        let label = label()
        return accessibilityActions {
            Button {
                handler()
            } label: {
                label
            }
        }
    }
    /// Offers what buttons do to assistive technology, and in the menu of the Menu key.
    @MainActor @preconcurrency
    public func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View { modifier(AccessibilityActionViews(views: content())) }
    /// Lets assistive technology, and the keys plus and minus, adjust a value that the view shows.
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { action(.adjustable(handler)) }
}
