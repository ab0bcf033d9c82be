// GTK: GSimpleActionGroup, GtkEventControllerKey
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// What can be asked of an element: by assistive technology, which GTK tells of the actions of a
/// widget, and by keys.
///
/// GTK 4.8 tells of a button's press alone and not of its other actions, which keys still reach.
///
/// | keys | meaning |
/// | --- | --- |
/// | Return, Space | the press |
/// | plus, Up; minus, Down | adjusts the value |
/// | Menu, Shift+F10 | a menu of the actions |
@MainActor
final class SpokenActions {
    private unowned let host: Host
    private let group = GObjectRef(owning: cadw_actions_new())
    private var keys: UnsafeMutableRawPointer?
    private var signals: [Signal] = []

    init(of state: AccessibilityState, host: Host) {
        self.host = host
        if let press = state.defaultAction { add("press", press) }
        if let adjust = state.adjust {
            add("increment") { adjust(.increment) }
            add("decrement") { adjust(.decrement) }
        }
        for action in state.namedActions { add(action.name, action.perform) }
        cadw_widget_insert_actions(host.spokenWidget, "element", group.raw)
        addKeys(to: host.spokenWidget)
    }

    private func add(_ name: String, _ perform: @escaping @MainActor () -> Void) {
        guard let action = cadw_actions_add(group.raw, name, 0, 0, 1) else { return }
        signals.append(Signal(action, "activate") { _ in perform() })
    }

    private func addKeys(to widget: Widget) {
        guard let controller = gtk_event_controller_key_new() else { return }
        if gtk_widget_get_focusable(widget) == 0 {
            gtk_widget_set_focusable(widget, 1)
            gtk_widget_add_css_class(widget, "engawa-spoken")
        }
        gtk_widget_add_controller(widget, controller)
        keys = UnsafeMutableRawPointer(controller)
        signals.append(
            Signal(UnsafeMutableRawPointer(controller), "key-pressed") { [weak self] arguments in
                let key = Int32(bitPattern: UInt32(arguments.unsigned(at: 1)))
                arguments.answer(self?.pressed(key, arguments.flags(at: 3)) ?? false)
            })
    }

    private func pressed(_ key: Int32, _ modifiers: UInt32) -> Bool {
        let state = host.node.accessibility
        switch key {
        case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space:
            guard let press = state.defaultAction else { return false }
            press()
        case GDK_KEY_plus, GDK_KEY_KP_Add, GDK_KEY_Up:
            guard let adjust = state.adjust else { return false }
            adjust(.increment)
        case GDK_KEY_minus, GDK_KEY_KP_Subtract, GDK_KEY_Down:
            guard let adjust = state.adjust else { return false }
            adjust(.decrement)
        case GDK_KEY_Menu: return openMenu(of: state)
        case GDK_KEY_F10 where modifiers & GDK_SHIFT_MASK.rawValue != 0:
            return openMenu(of: state)
        default: return false
        }
        return true
    }

    // A menu of the app's own comes first.
    private func openMenu(of state: AccessibilityState) -> Bool {
        let actions = state.namedActions
        guard !actions.isEmpty, host.node.menuOwnerForFocus == nil else { return false }
        let items = actions.map { MenuItem(title: $0.name, kind: .action($0.perform)) }
        host.tree.window?.openMenu(MenuContent(items: items), at: host.spokenWidget)
        return true
    }

    func disconnect() {
        for signal in signals { signal.disconnect() }
        signals = []
        guard let keys else { return }
        self.keys = nil
        cadw_widget_insert_actions(host.spokenWidget, "element", nil)
        gtk_widget_remove_controller(host.spokenWidget, OpaquePointer(keys))
    }
}
