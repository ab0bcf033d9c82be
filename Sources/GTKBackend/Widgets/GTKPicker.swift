// Status: complete
// GTK: GtkDropDown, linked GtkToggleButtons
import CAdwaita
import SwiftUICore

/// A choice behind a button that opens a list.
@MainActor
final class GTKMenuPicker: Host {
    private var signal: Signal?
    private var options: [String] = []
    private var isApplying = false

    init(node: RenderNode, kind: HostKind, owner: Host?, tree: RenderTree) {
        super.init(
            node: node, kind: kind, owner: owner, tree: tree, widget: gtk_drop_down_new(nil, nil))
        gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
        signal = Signal(widget, "notify::selected") { [weak self] _ in self?.chosen() }
    }

    private func chosen() {
        guard !isApplying else { return }
        let index = gtk_drop_down_get_selected(widget.opaque)
        if index != guint.max { node.handlers.selected?(Int(index)) }
    }

    override func contentChanged() {
        guard case .picker(let state) = node.content else { return }
        isApplying = true
        if state.options != options {
            options = state.options
            let list = StringList.make(options)
            gtk_drop_down_set_model(widget.opaque, list.opaque)
        }
        let index = state.selection.map { guint($0) } ?? guint.max
        if gtk_drop_down_get_selected(widget.opaque) != index {
            gtk_drop_down_set_selected(widget.opaque, index)
        }
        isApplying = false
    }

    override func tearDown() {
        signal?.disconnect()
        super.tearDown()
    }
}

/// Makes list models of strings.
enum StringList {
    static func make(_ strings: [String]) -> GObjectRef {
        let list = GObjectRef(owning: gtk_string_list_new(nil).unsafelyUnwrapped)
        for string in strings { gtk_string_list_append(list.opaque, string) }
        return list
    }
}

/// A choice among buttons in a row.
@MainActor
final class GTKSegmentedPicker: Host {
    private var buttons: [Widget] = []
    private var signals: [Signal] = []
    private var options: [String] = []
    private var isApplying = false

    init(node: RenderNode, kind: HostKind, owner: Host?, tree: RenderTree) {
        super.init(
            node: node, kind: kind, owner: owner, tree: tree,
            widget: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        let box = widget.cast(to: GtkBox.self)
        gtk_box_set_homogeneous(box, 1)
        gtk_widget_add_css_class(widget, "linked")
        gtk_widget_add_css_class(widget, "engawa-segments")
        gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    }

    override func contentChanged() {
        guard case .picker(let state) = node.content else { return }
        isApplying = true
        if state.options != options { rebuild(state.options) }
        for (index, button) in buttons.enumerated() {
            let isOn = index == state.selection
            let toggle = button.cast(to: GtkToggleButton.self)
            if (gtk_toggle_button_get_active(toggle) != 0) != isOn {
                gtk_toggle_button_set_active(toggle, isOn ? 1 : 0)
            }
        }
        isApplying = false
    }

    private func rebuild(_ new: [String]) {
        for signal in signals { signal.disconnect() }
        for button in buttons { gtk_box_remove(widget.cast(to: GtkBox.self), button) }
        options = new
        buttons = new.map { gtk_toggle_button_new_with_label($0) }
        signals = []
        for (index, button) in buttons.enumerated() {
            if let first = buttons.first, button != first {
                gtk_toggle_button_set_group(
                    button.cast(to: GtkToggleButton.self), first.cast(to: GtkToggleButton.self))
            }
            gtk_box_append(widget.cast(to: GtkBox.self), button)
            signals.append(
                Signal(button, "toggled") { [weak self] _ in self?.toggled(index, button) })
        }
    }

    private func toggled(_ index: Int, _ button: Widget) {
        guard !isApplying,
            gtk_toggle_button_get_active(button.cast(to: GtkToggleButton.self)) != 0
        else { return }
        node.handlers.selected?(index)
    }

    override func tearDown() {
        for signal in signals { signal.disconnect() }
        super.tearDown()
    }
}
