// Status: complete
// GTK: GtkColorButton
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// A button that shows a colour and opens a chooser.
@MainActor
final class GTKColorWell: Host {
    private var signal: Signal?
    private var shown: ResolvedColor?

    init(node: RenderNode, kind: HostKind, owner: Host?, tree: RenderTree) {
        super.init(
            node: node, kind: kind, owner: owner, tree: tree, widget: gtk_color_button_new())
        gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
        signal = Signal(widget, "color-set") { [weak self] _ in self?.chosen() }
    }

    private func chosen() {
        var color = GdkRGBA()
        gtk_color_chooser_get_rgba(widget.opaque, &color)
        let resolved = ResolvedColor(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            opacity: Double(color.alpha))
        shown = resolved
        node.handlers.colorChosen?(resolved)
    }

    override func contentChanged() {
        guard case .colorWell(let color, let supportsOpacity) = node.content else { return }
        gtk_color_chooser_set_use_alpha(widget.opaque, supportsOpacity ? 1 : 0)
        guard color != shown else { return }
        shown = color
        var rgba = color.rgba
        gtk_color_chooser_set_rgba(widget.opaque, &rgba)
    }

    override func tearDown() {
        signal?.disconnect()
        super.tearDown()
    }
}
