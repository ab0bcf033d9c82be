import Foundation
import SwiftUICore

extension HeadlessWindow {
    // MARK: Menus

    private func menu(of name: String, isSecondary: Bool) -> (() -> MenuContent)? {
        find(name) { node in
            node.handlers.menu != nil && node.handlers.isMenuSecondary == isSecondary
                && node.isEnabled
        }?.handlers.menu
    }

    /// The titles of the menu that the button of a name opens, a list per group.
    public func menuTitles(of name: String) -> [[String]] {
        titles(menu(of: name, isSecondary: false)?())
    }

    /// The titles of the menu that a secondary click on something opens, a list per group.
    public func contextMenuTitles(of name: String) -> [[String]] {
        titles(menu(of: name, isSecondary: true)?())
    }

    private func titles(_ menu: MenuContent?) -> [[String]] {
        MenuContent.groups(of: menu?.items ?? []).map { $0.items.map(\.title) }
    }

    /// Chooses an item of the menu of a button; titles lead through submenus.
    @discardableResult
    public func choose(_ path: String..., fromMenu name: String) -> Bool {
        choose(path, in: menu(of: name, isSecondary: false)?())
    }

    /// Chooses an item of the menu that a secondary click on something opens.
    @discardableResult
    public func choose(_ path: String..., fromContextMenu name: String) -> Bool {
        choose(path, in: menu(of: name, isSecondary: true)?())
    }

    private func choose(_ path: [String], in menu: MenuContent?) -> Bool {
        var items = menu?.items ?? []
        for title in path {
            let all = MenuContent.groups(of: items).flatMap(\.items)
            guard let item = all.first(where: { $0.title == title }), item.isEnabled else {
                return false
            }
            switch item.kind {
            case .submenu(let inner): items = inner
            case .action(let perform):
                perform()
                pump()
                return true
            case .section, .separator: return false
            }
        }
        return false
    }

    package func menuItems(of name: String) -> [MenuItem] {
        menu(of: name, isSecondary: false)?().items ?? []
    }

    package func contextMenuItems(of name: String) -> [MenuItem] {
        menu(of: name, isSecondary: true)?().items ?? []
    }

    // MARK: Keys

    /// Presses a key that the focused control has no use for.
    @discardableResult
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
        let did =
            root.shortcuts.perform(KeyboardShortcut(key, modifiers: modifiers))
            || (key == .escape && root.endSearch())
            || (key == "f" && modifiers == .command && root.beginSearch())
        pump()
        return did
    }

    /// Puts the keyboard focus into the field of a name or placeholder, or takes it away.
    @discardableResult
    public func focus(_ name: String, _ isFocused: Bool = true) -> Bool {
        let field = nodes.first { node in
            guard case .textField(let state) = node.content else { return false }
            return state.placeholder == name || node.accessibility.label == name
                || node.accessibility.identifier == name
        }
        field?.handlers.focusChanged?(isFocused)
        pump()
        return field != nil
    }

    // MARK: Presentations

    /// How the topmost presentation is shown: `sheet`, `cover` or `popover`; nil without one.
    public var presentationStyle: String? {
        pump()
        return backend.openSheets.last.map {
            switch $0.style {
            case .sheet: "sheet"
            case .cover: "cover"
            case .popover: "popover"
            }
        }
    }

    /// The size of the window in points.
    public var size: CGSize { root.renderRoot.frame.size }

    /// Puts the window away (`background`) or brings it back (`active`).
    public func setScenePhase(_ phase: ScenePhase) {
        root.setScenePhase(phase)
        pump()
    }

    /// The text on the clipboard.
    public var clipboard: String? {
        get { backend.clipboardText }
        set { backend.clipboardText = newValue }
    }

    /// What the window was asked to be, light or dark; nil follows the desktop.
    public var preferredColorScheme: ColorScheme? { backend.preferredColorScheme }
}
