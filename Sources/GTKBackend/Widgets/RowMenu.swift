// GTK: GtkPopoverMenu
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// The context menu of a row, open until something is chosen or pressed elsewhere.
@MainActor
final class RowMenu {
    private let popover: GObjectRef
    private let widget: Widget
    private var signals: [Signal] = []

    /// Opens a menu that points at a rectangle of a widget.
    init(_ items: [RowMenuItem], on parent: Widget, at rect: CGRect) {
        let model = g_menu_new()
        let group = g_simple_action_group_new()
        var signals: [Signal] = []
        for (index, item) in items.enumerated() {
            g_menu_append(model, item.title, "row.item\(index)")
            let action = g_simple_action_new("item\(index)", nil)
            g_simple_action_set_enabled(action, item.isEnabled ? 1 : 0)
            if let action {
                signals.append(
                    Signal(UnsafeMutableRawPointer(action), "activate") { _ in item.perform() })
            }
            g_action_map_add_action(OpaquePointer(group), action)
            g_object_unref(action.map { UnsafeMutableRawPointer($0) })
        }
        let model2 = UnsafeMutableRawPointer(model)?.assumingMemoryBound(to: GMenuModel.self)
        widget = gtk_popover_menu_new_from_model(model2)
        popover = GObjectRef(sinking: widget.raw)
        g_object_unref(model.map { UnsafeMutableRawPointer($0) })
        gtk_widget_insert_action_group(widget, "row", OpaquePointer(group))
        g_object_unref(group.map { UnsafeMutableRawPointer($0) })
        gtk_widget_set_parent(widget, parent)
        let target = widget.cast(to: GtkPopover.self)
        var place = GdkRectangle(
            x: Int32(rect.minX), y: Int32(rect.minY), width: 1, height: 1)
        gtk_popover_set_pointing_to(target, &place)
        gtk_popover_set_has_arrow(target, 0)
        gtk_widget_set_halign(widget, GTK_ALIGN_START)
        self.signals = signals
        self.signals.append(
            Signal(widget, "closed") { [weak self] _ in
                // The action of the item that was chosen comes after this.
                DispatchQueue.main.async { MainActor.assumeIsolated { self?.close() } }
            })
        gtk_popover_popup(target)
    }

    private func close() {
        if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
    }

    isolated deinit { close() }
}
