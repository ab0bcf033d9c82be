import CAdwaita
import Foundation

/// Notices that a person pulls a region down from its top.
///
/// Only a gesture that begins at the top counts, so that the tail of a fast scroll doesn't.
@MainActor
final class RefreshGesture {
    var isEnabled = false
    private var signals: [Signal] = []
    private var pull = 0.0
    private var beganAtTop = false
    private let adjustment: UnsafeMutablePointer<GtkAdjustment>?
    private let action: @MainActor () -> Void
    /// Points of pulling that mean it.
    private static let threshold = 80.0

    init(scrolledWindow: Widget, action: @escaping @MainActor () -> Void) {
        adjustment = gtk_scrolled_window_get_vadjustment(scrolledWindow.opaque)
        self.action = action
        connectTouchpad(scrolledWindow)
        connectTouch(scrolledWindow)
    }

    private var isAtTop: Bool { adjustment.map { gtk_adjustment_get_value($0) <= 0 } ?? false }

    private func begin() {
        beganAtTop = isEnabled && isAtTop
        pull = 0
    }

    private func moved(by distance: Double) {
        guard beganAtTop, isEnabled, isAtTop else { return }
        pull += distance
        guard pull >= RefreshGesture.threshold else { return }
        beganAtTop = false
        action()
    }

    private func connectTouchpad(_ widget: Widget) {
        guard let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)
        else { return }
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(widget, controller)
        let object = UnsafeMutableRawPointer(controller)
        signals += [
            Signal(object, "scroll-begin") { [weak self] _ in self?.begin() },
            Signal(object, "scroll") { [weak self] arguments in
                self?.moved(by: -arguments.double(at: 2) * 10)
                arguments.answer(false)
            },
            Signal(object, "scroll-end") { [weak self] _ in self?.beganAtTop = false },
        ]
    }

    private func connectTouch(_ widget: Widget) {
        guard let gesture = gtk_gesture_drag_new() else { return }
        gtk_gesture_single_set_touch_only(gesture, 1)
        gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(widget, gesture)
        let object = UnsafeMutableRawPointer(gesture)
        signals += [
            Signal(object, "drag-begin") { [weak self] _ in self?.begin() },
            Signal(object, "drag-update") { [weak self] arguments in
                guard let self else { return }
                moved(by: arguments.double(at: 2) - pull)
            },
        ]
    }
}
