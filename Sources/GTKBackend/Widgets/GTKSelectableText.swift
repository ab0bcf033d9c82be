// Status: partial (lines below the frame are cut, not shortened)
// GTK: GtkLabel
import CAdwaita
import Foundation
import SwiftUICore

/// A text whose words can be selected and copied.
@MainActor
final class GTKSelectableText: Host {
    init(node: RenderNode, kind: HostKind, owner: Host?, tree: RenderTree) {
        super.init(
            node: node, kind: kind, owner: owner, tree: tree, widget: gtk_label_new(nil))
        gtk_label_set_selectable(widget.opaque, 1)
        gtk_label_set_wrap(widget.opaque, 1)
        gtk_label_set_wrap_mode(widget.opaque, PANGO_WRAP_WORD_CHAR)
        gtk_label_set_yalign(widget.opaque, 0)
        gtk_widget_add_css_class(widget, "engawa-text")
        // As in the context that measured the text; else widths differ by a fraction a glyph.
        pango_context_set_round_glyph_positions(gtk_widget_get_pango_context(widget), 0)
    }

    // A label rounds its own widths up, and would wrap in a frame that fits to a fraction.
    override func widgetFrame(for frame: CGRect) -> CGRect {
        CGRect(
            x: frame.minX, y: frame.minY, width: frame.width.rounded(.up) + 2,
            height: frame.height)
    }

    override func contentChanged() {
        guard case .text(let text) = node.content else { return }
        let fonts = tree.backend.texts.fonts
        if String(cString: gtk_label_get_text(widget.opaque)) != text.string {
            gtk_label_set_text(widget.opaque, text.string)
        }
        gtk_label_set_xalign(widget.opaque, text.alignment.fraction)
        let list = TextAttributes(text: text, fonts: fonts).makeCompleteList()
        gtk_label_set_attributes(widget.opaque, list)
        pango_attr_list_unref(list)
    }
}

extension TextAttributes {
    /// A list that needs no font or colour of the layout's own.
    func makeCompleteList() -> OpaquePointer? {
        let list = makeList()
        guard let main = text.runs.first else { return list }
        for attribute in TextAttributes.attributes(of: main.font, main.color, fonts: fonts) {
            pango_attr_list_insert_before(list, attribute)
        }
        return list
    }

    /// Font and colour as attributes of a whole text.
    static func attributes(
        of font: ResolvedFont, _ color: ResolvedColor?, fonts: FontContext
    ) -> [UnsafeMutablePointer<PangoAttribute>] {
        var attributes: [UnsafeMutablePointer<PangoAttribute>?] = []
        if let description = fonts.makeDescription(of: font) {
            attributes.append(pango_attr_font_desc_new(description))
            pango_font_description_free(description)
        }
        if let color {
            let parts = color.pangoComponents
            attributes.append(pango_attr_foreground_new(parts.red, parts.green, parts.blue))
            attributes.append(
                pango_attr_foreground_alpha_new(max(1, UInt16(color.opacity * 65535))))
        }
        return attributes.compactMap { $0 }
    }
}
