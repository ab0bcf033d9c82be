import CAdwaita
import Foundation
import SwiftUICore

/// Makes Pango's attribute list for a text. Ranges are in UTF-8 bytes.
@MainActor
struct TextAttributes {
    let text: ResolvedText
    let fonts: FontContext

    /// The font of most of the text, set on the layout itself.
    private var mainFont: ResolvedFont? { text.runs.first?.font }
    private var mainColor: ResolvedColor? { text.runs.first?.color }

    /// A new list; the caller unrefs it.
    func makeList() -> OpaquePointer? {
        let list = pango_attr_list_new()
        var start: UInt32 = 0
        for run in text.runs {
            let end = start + UInt32(run.string.utf8.count)
            if end > start { add(run, from: start, to: end, list: list) }
            start = end
        }
        return list
    }

    private func add(
        _ run: ResolvedText.Run, from start: UInt32, to end: UInt32, list: OpaquePointer?
    ) {
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
            guard let attribute else { return }
            attribute.pointee.start_index = start
            attribute.pointee.end_index = end
            pango_attr_list_insert(list, attribute)
        }
        if run.font != mainFont, let description = fonts.makeDescription(of: run.font) {
            insert(pango_attr_font_desc_new(description))
            pango_font_description_free(description)
        }
        if run.font.hasMonospacedDigits { insert(pango_attr_font_features_new("tnum=1")) }
        if run.color != mainColor { insertColor(run.color, insert) }
        if run.kerning != 0 { insert(pango_attr_letter_spacing_new(pangoUnits(run.kerning))) }
        if run.baselineOffset != 0 { insert(pango_attr_rise_new(pangoUnits(run.baselineOffset))) }
        if let color = run.strikethrough {
            insert(pango_attr_strikethrough_new(1))
            let parts = color.pangoComponents
            insert(pango_attr_strikethrough_color_new(parts.red, parts.green, parts.blue))
        }
        if let color = run.underline {
            insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
            let parts = color.pangoComponents
            insert(pango_attr_underline_color_new(parts.red, parts.green, parts.blue))
        }
    }

    private func insertColor(
        _ color: ResolvedColor, _ insert: (UnsafeMutablePointer<PangoAttribute>?) -> Void
    ) {
        let parts = color.pangoComponents
        insert(pango_attr_foreground_new(parts.red, parts.green, parts.blue))
        // Zero would mean "as before".
        insert(pango_attr_foreground_alpha_new(max(1, UInt16(color.opacity * 65535))))
    }

    private func pangoUnits(_ points: Double) -> Int32 {
        Int32((points * Double(PANGO_SCALE)).rounded())
    }
}

extension ResolvedColor {
    var pangoComponents: (red: UInt16, green: UInt16, blue: UInt16) {
        func scaled(_ value: Double) -> UInt16 { UInt16(max(0, min(1, value)) * 65535) }
        return (scaled(red), scaled(green), scaled(blue))
    }
}
