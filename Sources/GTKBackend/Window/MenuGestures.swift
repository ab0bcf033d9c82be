// GTK: GtkGestureClick, GtkGestureLongPress
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// Secondary clicks and long presses, which open the menu of what is below.
@MainActor
final class MenuGestures {
    private weak var surface: RootSurface?
    private var signals: [Signal] = []

    init(surface: RootSurface) {
        self.surface = surface
        addClick(surface.widget)
        addLongPress(surface.widget)
    }

    private func addClick(_ widget: Widget) {
        guard let click = gtk_gesture_click_new() else { return }
        gtk_gesture_single_set_button(click, guint(GDK_BUTTON_SECONDARY))
        // Fields have a menu of their own.
        gtk_event_controller_set_propagation_phase(click, GTK_PHASE_BUBBLE)
        gtk_widget_add_controller(widget, click)
        signals.append(
            Signal(UnsafeMutableRawPointer(click), "pressed") { [weak self] in
                _ = self?.open(x: $0.double(at: 2), y: $0.double(at: 3))
            })
    }

    private func addLongPress(_ widget: Widget) {
        guard let press = gtk_gesture_long_press_new() else { return }
        // Before the button below takes the press for its own.
        gtk_event_controller_set_propagation_phase(press, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(widget, press)
        signals.append(
            Signal(UnsafeMutableRawPointer(press), "pressed") { [weak self] in
                let isOpen = self?.open(x: $0.double(at: 1), y: $0.double(at: 2)) ?? false
                gtk_gesture_set_state(
                    press, isOpen ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED)
            })
    }

    private func open(x: Double, y: Double) -> Bool {
        guard let surface, !surface.isCovered, let host = surface.tree.rootHost else {
            return false
        }
        var place = (x: 0.0, y: 0.0)
        gtk_widget_translate_coordinates(
            surface.widget, host.widget, x, y, &place.x, &place.y)
        let point = CGPoint(x: place.x, y: place.y)
        guard let menu = surface.root.renderRoot.menuOwner(at: point)?.handlers.menu else {
            return false
        }
        surface.openMenu(menu(), at: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
        return true
    }

    isolated deinit { for signal in signals { signal.disconnect() } }
}
