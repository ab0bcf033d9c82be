// Status: complete
// GTK: GtkSwitch
import CAdwaita
import SwiftUICore

/// A switch.
@MainActor
final class GTKToggle: Host {
    private var signal: Signal?
    private var isApplying = false
    private var check: OneShot?

    init(node: RenderNode, kind: HostKind, owner: Host?, tree: RenderTree) {
        super.init(node: node, kind: kind, owner: owner, tree: tree, widget: gtk_switch_new())
        gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
        signal = Signal(widget, "notify::active") { [weak self] _ in self?.flipped() }
    }

    private func flipped() {
        guard !isApplying else { return }
        node.handlers.toggled?(gtk_switch_get_active(widget.opaque) != 0)
        // An app may refuse; then nothing in the tree changes, and the switch must go back.
        check = OneShot.after(milliseconds: 60) { [weak self] in self?.contentChanged() }
    }

    override func contentChanged() {
        guard case .toggle(let isOn) = node.content,
            (gtk_switch_get_active(widget.opaque) != 0) != isOn
        else { return }
        isApplying = true
        gtk_switch_set_active(widget.opaque, isOn ? 1 : 0)
        isApplying = false
    }

    override func tearDown() {
        check?.cancel()
        signal?.disconnect()
        super.tearDown()
    }
}
