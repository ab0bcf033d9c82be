// GTK: GtkPopoverMenu
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// A menu on screen.
@MainActor
final class MenuPopover {
    private let popover: Widget
    private let actions: GObjectRef
    private var signals: [Signal] = []
    private let closed: @MainActor () -> Void
    private var isClosed = false

    init(
        _ content: MenuContent, on anchor: Widget, at rect: CGRect, hasArrow: Bool,
        closed: @escaping @MainActor () -> Void
    ) {
        self.closed = closed
        actions = GObjectRef(owning: cadw_actions_new())
        var builder = Builder(actions: actions)
        let menu = builder.menu(of: content.items)
        popover = cadw_menu_popover_new(menu.raw, actions.raw)
        gtk_widget_set_parent(popover, anchor)
        for title in builder.destructive {
            cadw_menu_popover_mark(popover, title, "engawa-destructive")
        }
        signals = builder.signals
        signals.append(Signal(popover, "closed") { [weak self] _ in self?.didClose() })
        let bubble = popover.cast(to: GtkPopover.self)
        var target = rect.gdk
        gtk_popover_set_pointing_to(bubble, &target)
        if !hasArrow {
            gtk_popover_set_has_arrow(bubble, 0)
            gtk_widget_set_halign(popover, GTK_ALIGN_START)
        }
        gtk_popover_popup(bubble)
    }

    // The item acts after the menu has closed.
    private func didClose() {
        guard !isClosed else { return }
        isClosed = true
        closed()
        let (popover, signals, actions) = (popover, signals, actions)
        _ = OneShot.after(milliseconds: 200) {
            for signal in signals { signal.disconnect() }
            if gtk_widget_get_parent(popover) != nil { gtk_widget_unparent(popover) }
            withExtendedLifetime(actions) {}
        }
    }

    func close() {
        guard !isClosed else { return }
        gtk_popover_popdown(popover.cast(to: GtkPopover.self))
        didClose()
    }

    /// Makes the menu's model, and the actions of its items.
    @MainActor
    private struct Builder {
        let actions: GObjectRef
        var signals: [Signal] = []
        var destructive: [String] = []
        private var count = 0

        init(actions: GObjectRef) { self.actions = actions }

        mutating func menu(of items: [MenuItem]) -> GObjectRef {
            let menu = GObjectRef(owning: cadw_menu_new())
            for group in MenuContent.groups(of: items) {
                let section = GObjectRef(owning: cadw_menu_new())
                for item in group.items { append(item, to: section) }
                cadw_menu_append_section(
                    menu.raw, group.title.isEmpty ? nil : escaped(group.title), section.raw)
            }
            return menu
        }

        // Underscores would become mnemonics.
        private func escaped(_ title: String) -> String {
            title.replacingOccurrences(of: "_", with: "__")
        }

        private mutating func append(_ item: MenuItem, to menu: GObjectRef) {
            switch item.kind {
            case .submenu(let items):
                let inner = self.menu(of: items)
                cadw_menu_append_submenu(menu.raw, escaped(item.title), inner.raw)
            case .action(let perform):
                append(item, perform, to: menu)
            case .section, .separator: break
            }
        }

        private mutating func append(
            _ item: MenuItem, _ perform: @escaping @MainActor () -> Void, to menu: GObjectRef
        ) {
            count += 1
            let name = "item\(count)"
            let (mark, isOn): (Int32, Bool) =
                switch item.mark {
                case .none: (0, false)
                case .check(let isOn): (1, isOn)
                case .choice(let isOn): (2, isOn)
                }
            guard
                let action = cadw_actions_add(
                    actions.raw, name, mark, isOn ? 1 : 0, item.isEnabled ? 1 : 0)
            else { return }
            signals.append(Signal(action, "activate") { _ in perform() })
            cadw_menu_append(menu.raw, escaped(item.title), "menu." + name, mark == 2 ? 1 : 0)
            if item.isDestructive { destructive.append(item.title) }
        }
    }
}
