// Status: complete
// GTK: GtkSpinButton
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// A whole number that is typed, or counted up and down; it goes round at its ends.
@MainActor
final class GTKNumber: Host {
    private var signals: [Signal] = []
    private var isApplying = false

    init(node: RenderNode, kind: HostKind, owner: Host?, tree: RenderTree) {
        super.init(
            node: node, kind: kind, owner: owner, tree: tree,
            widget: gtk_spin_button_new_with_range(0, 100, 1))
        gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
        gtk_spin_button_set_wrap(widget.opaque, 1)
        gtk_spin_button_set_numeric(widget.opaque, 1)
        signals = [
            Signal(widget, "output") { [weak self] in $0.answer(self?.writeDigits() ?? false) },
            Signal(widget, "value-changed") { [weak self] _ in self?.changed() },
        ]
    }

    private func changed() {
        guard !isApplying else { return }
        node.handlers.valueChanged?(gtk_spin_button_get_value(widget.opaque))
    }

    private func writeDigits() -> Bool {
        guard case .number(_, _, _, let digits) = node.content else { return false }
        let value = Int(gtk_spin_button_get_value_as_int(widget.opaque))
        let plain = String(value)
        let text = String(repeating: "0", count: max(0, digits - plain.count)) + plain
        let shown = gtk_editable_get_text(widget.opaque).map { String(cString: $0) }
        if shown != text { gtk_editable_set_text(widget.opaque, text) }
        return true
    }

    override func contentChanged() {
        guard case .number(let value, let lower, let upper, let digits) = node.content else {
            return
        }
        isApplying = true
        gtk_editable_set_width_chars(widget.opaque, Int32(digits))
        gtk_editable_set_max_width_chars(widget.opaque, Int32(digits))
        gtk_spin_button_set_range(widget.opaque, Double(lower), Double(upper))
        if gtk_spin_button_get_value_as_int(widget.opaque) != Int32(value) {
            gtk_spin_button_set_value(widget.opaque, Double(value))
        }
        _ = writeDigits()
        isApplying = false
    }

    override func tearDown() {
        for signal in signals { signal.disconnect() }
        super.tearDown()
    }
}
