// Status: complete
// GTK: GtkScale
import CAdwaita
import CAdwaitaShims
import SwiftUICore

/// A value chosen by dragging along a line.
@MainActor
final class GTKSlider: Host {
    private var signal: Signal?
    private var isApplying = false
    private let adjustment: UnsafeMutablePointer<GtkAdjustment>

    init(node: RenderNode, kind: HostKind, owner: Host?, tree: RenderTree) {
        adjustment = gtk_adjustment_new(0, 0, 1, 0.01, 0.1, 0)
        let scale: Widget = gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, adjustment)
        super.init(node: node, kind: kind, owner: owner, tree: tree, widget: scale)
        gtk_scale_set_draw_value(scale.cast(to: GtkScale.self), 0)
        gtk_widget_set_valign(scale, GTK_ALIGN_CENTER)
        ignoreWheel()
        signal = Signal(UnsafeMutableRawPointer(adjustment), "value-changed") { [weak self] _ in
            self?.moved()
        }
    }

    // Whoever scrolls a page must not change what happens to pass under the pointer.
    private func ignoreWheel() {
        let controllers = GObjectRef(
            owning: gtk_widget_observe_controllers(widget).unsafelyUnwrapped)
        let count = g_list_model_get_n_items(controllers.opaque)
        for index in (0..<count).reversed() {
            guard let item = g_list_model_get_item(controllers.opaque, index) else { continue }
            let controller = GObjectRef(owning: item)
            if cadw_is_scroll_controller(controller.raw) != 0 {
                gtk_widget_remove_controller(widget, controller.opaque)
            }
        }
    }

    private func moved() {
        guard !isApplying, case .slider(_, let lower, let upper, let step) = node.content else {
            return
        }
        var value = gtk_adjustment_get_value(adjustment)
        if let step, step > 0 {
            value = min(upper, lower + ((value - lower) / step).rounded() * step)
        }
        node.handlers.valueChanged?(value)
        tellLater()
    }

    // The scale does not say when its knob is let go; the pointer's button does.
    private var isEditing = false
    private var end: OneShot?

    private func tellLater() {
        if !isEditing {
            isEditing = true
            node.handlers.editingChanged?(true)
        }
        end?.cancel()
        end = OneShot.after(milliseconds: 150) { [weak self] in self?.checkEnd() }
    }

    private func checkEnd() {
        let flags = gtk_widget_get_state_flags(widget).rawValue
        guard flags & GTK_STATE_FLAG_ACTIVE.rawValue == 0 else { return tellLater() }
        isEditing = false
        node.handlers.editingChanged?(false)
    }

    override func contentChanged() {
        guard case .slider(let value, let lower, let upper, let step) = node.content else {
            return
        }
        isApplying = true
        let increment = step ?? (upper - lower) / 100
        if gtk_adjustment_get_lower(adjustment) != lower
            || gtk_adjustment_get_upper(adjustment) != upper
            || gtk_adjustment_get_step_increment(adjustment) != increment
        {
            gtk_adjustment_configure(
                adjustment, value, lower, upper, increment, step ?? (upper - lower) / 10, 0)
            if step != nil { gtk_range_set_round_digits(widget.cast(to: GtkRange.self), -1) }
        } else if gtk_adjustment_get_value(adjustment) != value {
            gtk_adjustment_set_value(adjustment, value)
        }
        isApplying = false
    }

    override func tearDown() {
        end?.cancel()
        signal?.disconnect()
        super.tearDown()
    }
}
