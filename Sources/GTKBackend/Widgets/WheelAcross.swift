// GTK: GtkEventControllerScroll
import CAdwaita
import CAdwaitaShims
import Foundation
import LayoutCore

/// Lets the wheel pass through a region that only scrolls sideways.
///
/// A GtkScrolledWindow takes every turn of the wheel, so that a page would stop where a wide table
/// comes under the pointer. Sideways turns stay with the region, as do those with Shift held.
@MainActor
final class WheelAcross {
    private unowned let scroll: GTKScroll
    private var signal: Signal?

    init(_ scroll: GTKScroll, scrolledWindow: Widget) {
        self.scroll = scroll
        WheelAcross.each(scrolledWindow) { controller in
            gtk_event_controller_scroll_set_flags(
                controller,
                GtkEventControllerScrollFlags(
                    GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL.rawValue
                        | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue))
        }
        addShift(scrolledWindow)
    }

    private func addShift(_ scrolledWindow: Widget) {
        guard let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)
        else { return }
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(scrolledWindow, controller)
        signal = Signal(UnsafeMutableRawPointer(controller), "scroll") { [weak self] arguments in
            let keys = gtk_event_controller_get_current_event_state(controller)
            guard let self, keys.rawValue & GDK_SHIFT_MASK.rawValue != 0 else {
                arguments.answer(false)
                return
            }
            turned(by: arguments.double(at: 2))
            arguments.answer(true)
        }
    }

    private func turned(by turns: Double) {
        // As far as a GtkScrolledWindow goes for a turn.
        let step = pow(scroll.node.frame.width, 2.0 / 3)
        scroll.scroll(to: CGPoint(x: scroll.offset.x + turns * step, y: scroll.offset.y))
    }

    private static func each(_ widget: Widget, _ change: (OpaquePointer) -> Void) {
        let controllers = GObjectRef(
            owning: gtk_widget_observe_controllers(widget).unsafelyUnwrapped)
        for index in 0..<g_list_model_get_n_items(controllers.opaque) {
            guard let item = g_list_model_get_item(controllers.opaque, index) else { continue }
            let controller = GObjectRef(owning: item)
            if cadw_is_scroll_controller(controller.raw) != 0 { change(controller.opaque) }
        }
    }
}
