import CAdwaita
import Foundation
import SwiftUICore

/// The one Pango context that all text is measured and drawn with, and the interface font.
@MainActor
final class FontContext {
    private(set) var pango: GObjectRef
    /// Family of the interface font.
    private(set) var interfaceFamily = "sans"
    /// Font of button labels, as sized before the text size setting.
    private(set) var interfaceFont = ResolvedFont(size: 14.67, weight: 700)
    /// What the desktop's text size setting multiplies all sizes by.
    private(set) var textScale = 1.0
    /// Runs after the desktop changed how text is to look.
    var onChange: (() -> Void)?
    private var signals: [Signal] = []

    init() {
        FontContext.preferDesktopFont()
        pango = FontContext.makeContext()
        readSettings()
        guard let settings = gtk_settings_get_default() else { return }
        let object = UnsafeMutableRawPointer(settings)
        for property in ["gtk-font-name", "gtk-xft-dpi", "gtk-xft-antialias", "gtk-xft-hinting"] {
            signals.append(
                Signal(object, "notify::" + property) { [weak self] _ in self?.settingsChanged() })
        }
    }

    // Without a settings service GTK falls back on "Sans 10", which is nobody's choice.
    // libadwaita is designed for Cantarell, if it is there.
    private static func preferDesktopFont() {
        guard let settings = gtk_settings_get_default() else { return }
        let object = UnsafeMutableRawPointer(settings)
        guard Property.string(object, "gtk-font-name") == "Sans 10", isInstalled("Cantarell")
        else { return }
        Property.set(object, "gtk-font-name", "Cantarell 11")
    }

    private static func isInstalled(_ family: String) -> Bool {
        let map = pango_cairo_font_map_get_default()
        var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(map, &families, &count)
        defer { g_free(families) }
        return (0..<Int(count)).contains { index in
            guard let name = pango_font_family_get_name(families?[index]) else { return false }
            return String(cString: name) == family
        }
    }

    private func settingsChanged() {
        pango = FontContext.makeContext()
        readSettings()
        onChange?()
    }

    private func readSettings() {
        guard let settings = gtk_settings_get_default() else { return }
        let object = UnsafeMutableRawPointer(settings)
        if let name = Property.string(object, "gtk-font-name"),
            let description = pango_font_description_from_string(name)
        {
            if let family = pango_font_description_get_family(description) {
                interfaceFamily = String(cString: family)
            }
            let points =
                Double(pango_font_description_get_size(description))
                / Double(PANGO_SCALE)
            if points > 0 { interfaceFont.size = points * 96 / 72 }
            pango_font_description_free(description)
        }
        let dotsPerInch = Double(Property.integer(object, "gtk-xft-dpi")) / 1024
        textScale = dotsPerInch > 0 ? dotsPerInch / 96 : 1
    }

    // A widget's context carries the desktop's font options; a bare one would not.
    private static func makeContext() -> GObjectRef {
        let widget = GObjectRef(sinking: UnsafeMutableRawPointer(Surfaces.make(role: .group)))
        let created = gtk_widget_create_pango_context(
            widget.raw.assumingMemoryBound(to: GtkWidget.self))
        let context = GObjectRef(owning: created.unsafelyUnwrapped)
        pango_context_set_round_glyph_positions(context.opaque, 0)
        return context
    }

    /// A new description of the font; the caller frees it.
    func makeDescription(of font: ResolvedFont) -> OpaquePointer? {
        let description = pango_font_description_new()
        pango_font_description_set_family(description, family(of: font))
        pango_font_description_set_absolute_size(
            description, font.size * textScale * Double(PANGO_SCALE))
        pango_font_description_set_weight(
            description, PangoWeight(rawValue: UInt32(max(100, min(1000, font.weight)))))
        if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        return description
    }

    private func family(of font: ResolvedFont) -> String {
        if let family = font.family { return family + "," + interfaceFamily }
        return switch font.design {
        case .standard, .rounded: interfaceFamily
        case .serif: "serif"
        case .monospaced: "monospace"
        }
    }
}
