import CAdwaita
import CAdwaitaShims
import Foundation
import LayoutCore
import SwiftUICore

/// Keys and mouse buttons that mean the same anywhere in a window.
///
/// | keys | meaning |
/// | --- | --- |
/// | Alt+Left, Back key, mouse button 8 | back |
/// | what an app gave a control | presses the control |
/// | Escape | ends searching, else closes a sheet, else back |
/// | Ctrl+F | search |
/// | Menu, Shift+F10 | the menu of what holds the focus |
/// | F5, Ctrl+R | refresh |
/// | Ctrl+Page Up, Ctrl+Page Down, Alt+1 … Alt+9 | another tab |
/// | Left, Right | another of pages that lie side by side |
/// | Ctrl+W, Ctrl+Q | close the window, all windows |
/// | Page Up, Page Down, Home, End, arrows, Space | scroll, unless something has a use for them |
@MainActor
final class WindowKeyboard {
    private weak var window: RootSurface?
    private var signals: [Signal] = []

    init(window: RootSurface) {
        self.window = window
        addKeys(window.widget)
        addMouseButtons(window.widget)
    }

    private func addKeys(_ widget: Widget) {
        guard let keys = gtk_event_controller_key_new() else { return }
        // After the focused widget and the window's own bindings had their chance.
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_BUBBLE)
        gtk_widget_add_controller(widget, keys)
        signals.append(
            Signal(UnsafeMutableRawPointer(keys), "key-pressed") { [weak self] arguments in
                let key = UInt32(arguments.unsigned(at: 1))
                let modifiers = arguments.flags(at: 3)
                arguments.answer(self?.pressed(key, modifiers) ?? false)
            })
    }

    private func addMouseButtons(_ widget: Widget) {
        guard let click = gtk_gesture_click_new() else { return }
        gtk_gesture_single_set_button(click, 8)
        gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(widget, click)
        signals.append(
            Signal(UnsafeMutableRawPointer(click), "pressed") { [weak self] _ in
                _ = self?.window?.root.goBack()
            })
    }

    private func pressed(_ key: UInt32, _ modifiers: UInt32) -> Bool {
        guard let window, !window.isCovered else { return false }
        if let shortcut = KeyboardShortcut(key: key, modifiers: modifiers),
            window.root.shortcuts.perform(shortcut)
        {
            return true
        }
        let isShift = modifiers & GDK_SHIFT_MASK.rawValue != 0
        let isControl = modifiers & GDK_CONTROL_MASK.rawValue != 0
        let isAlt = modifiers & GDK_ALT_MASK.rawValue != 0
        switch Int32(bitPattern: key) {
        case GDK_KEY_Left where isAlt: return window.root.goBack()
        case GDK_KEY_Back: return window.root.goBack()
        case GDK_KEY_Escape: return escape(window)
        case GDK_KEY_F5: return window.root.refresh()
        case GDK_KEY_f where isControl: return window.root.beginSearch()
        case GDK_KEY_Menu: return openMenu(window)
        case GDK_KEY_F10 where isShift: return openMenu(window)
        case GDK_KEY_r where isControl: return window.root.refresh()
        case GDK_KEY_w where isControl:
            window.close()
            return true
        case GDK_KEY_q where isControl:
            window.backend.closeAll()
            return true
        case GDK_KEY_Page_Up where isControl: return window.root.navigation.tabs.switchTab(by: -1)
        case GDK_KEY_Page_Down where isControl: return window.root.navigation.tabs.switchTab(by: 1)
        case GDK_KEY_1...GDK_KEY_9 where isAlt:
            let index = Int(Int32(bitPattern: key) - GDK_KEY_1)
            return window.root.navigation.tabs.switchTab(to: index)
        case GDK_KEY_Left where !isControl && !isTyping(window):
            return window.root.navigation.tabs.turnPage(by: -1)
        case GDK_KEY_Right where !isControl && !isTyping(window):
            return window.root.navigation.tabs.turnPage(by: 1)
        default:
            return !isAlt && scroll(window, key, isControl: isControl)
        }
    }

    private func escape(_ window: RootSurface) -> Bool {
        if window.root.endSearch() { return true }
        if window.isSheet {
            window.close()
            return true
        }
        return window.root.goBack()
    }

    /// Opens the menu of the nearest node to what holds the focus.
    private func openMenu(_ window: RootSurface) -> Bool {
        var widget = window.gtkWindow.flatMap { gtk_window_get_focus($0) }
        while let current = widget {
            if let host = Host.host(of: current), let owner = host.node.menuOwnerForFocus,
                let menu = owner.handlers.menu
            {
                window.openMenu(menu(), at: current)
                return true
            }
            widget = gtk_widget_get_parent(current)
        }
        return false
    }

    private func scroll(_ window: RootSurface, _ key: UInt32, isControl: Bool) -> Bool {
        guard let scroll = window.tree.mainScroll, !isTyping(window) else { return false }
        let page = scroll.pageHeight
        var target = scroll.offset
        switch Int32(bitPattern: key) {
        case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, GDK_KEY_space: target.y += page * 0.9
        case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: target.y -= page * 0.9
        case GDK_KEY_Home, GDK_KEY_KP_Home: target.y = 0
        case GDK_KEY_End, GDK_KEY_KP_End: target.y = .greatestFiniteMagnitude
        case GDK_KEY_Down, GDK_KEY_KP_Down: target.y += page * 0.1
        case GDK_KEY_Up, GDK_KEY_KP_Up: target.y -= page * 0.1
        default: return false
        }
        scroll.scroll(to: target)
        return true
    }

    private func isTyping(_ window: RootSurface) -> Bool {
        guard let focus = window.gtkWindow.flatMap({ gtk_window_get_focus($0) }) else {
            return false
        }
        return cadw_is_text_entry(focus.raw) != 0
    }
}

extension RenderTree {
    /// The vertical region that covers most of the window.
    var mainScroll: GTKScroll? {
        scrolls.filter {
            $0.state.axes.contains(.vertical) && gtk_widget_get_mapped($0.widget) != 0
        }
        .max {
            $0.node.frame.height * $0.node.frame.width
                < $1.node.frame.height * $1.node.frame.width
        }
    }
}

extension GTKScroll {
    /// Points of content in sight at once.
    var pageHeight: CGFloat { node.frame.height }
}
