// Status: complete
// GTK: two linked GtkButtons
import CAdwaita
import CAdwaitaShims
import SwiftUICore

/// A pair of − and + buttons.
@MainActor
final class GTKStepper: Host {
    private var signals: [Signal] = []
    private let minus: Widget
    private let plus: Widget

    init(node: RenderNode, kind: HostKind, owner: Host?, tree: RenderTree) {
        minus = gtk_button_new_from_icon_name("list-remove-symbolic")
        plus = gtk_button_new_from_icon_name("list-add-symbolic")
        let box: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
        super.init(node: node, kind: kind, owner: owner, tree: tree, widget: box)
        gtk_widget_add_css_class(box, "linked")
        gtk_widget_set_valign(box, GTK_ALIGN_CENTER)
        add(minus, name: Words.decrease, step: -1)
        add(plus, name: Words.increase, step: 1)
    }

    private func add(_ button: Widget, name: String, step: Int) {
        gtk_box_append(widget.cast(to: GtkBox.self), button)
        gtk_widget_set_tooltip_text(button, name)
        cadw_accessible_set_text(button, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
        signals.append(
            Signal(button, "clicked") { [weak self] _ in self?.node.handlers.stepped?(step) })
    }

    override func contentChanged() {
        guard case .stepper(let canDecrement, let canIncrement) = node.content else { return }
        gtk_widget_set_sensitive(minus, canDecrement ? 1 : 0)
        gtk_widget_set_sensitive(plus, canIncrement ? 1 : 0)
    }

    override func tearDown() {
        for signal in signals { signal.disconnect() }
        super.tearDown()
    }
}
