import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// A symbol of the icon theme.
@MainActor
final class ThemeSymbolPicture: Picture {
    private let name: String
    private var paintable: GObjectRef?
    private var paintableSize: Int32 = 0

    init(name: String) { self.name = name }

    func naturalSize(for image: ImageDrawing) -> CGSize { SymbolPicture.size(of: image) }

    func draw(_ image: ImageDrawing, in bounds: CGRect, on canvas: PictureCanvas) {
        let snapshot = canvas.snapshot
        let place = place(of: image, in: bounds)
        let side = min(place.width, place.height)
        guard side >= 1,
            let paintable = load(size: Int32(side.rounded()), scale: Int32(canvas.scale))
        else { return }
        var corner = CGPoint(x: place.midX - side / 2, y: place.midY - side / 2).graphene
        var color = (image.tint ?? SymbolPicture.defaultTint).rgba
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &corner)
        _ = cadw_snapshot_symbolic(paintable.opaque, snapshot, side, side, &color)
        gtk_snapshot_restore(snapshot)
    }

    private func load(size: Int32, scale: Int32) -> GObjectRef? {
        if paintableSize == size { return paintable }
        guard let display = gdk_display_get_default(),
            let theme = gtk_icon_theme_get_for_display(display),
            let icon = gtk_icon_theme_lookup_icon(
                theme, name, nil, size, scale, GTK_TEXT_DIR_NONE, GtkIconLookupFlags(rawValue: 0))
        else { return nil }
        paintable = GObjectRef(owning: icon)
        paintableSize = size
        return paintable
    }
}

/// A symbol of our own, drawn with Cairo.
@MainActor
final class SymbolPicture: Picture {
    static let defaultTint = ResolvedColor(red: 0.5, green: 0.5, blue: 0.5)

    private let symbol: DrawnSymbol
    private let name: SymbolName

    init(symbol: DrawnSymbol, name: SymbolName) {
        self.symbol = symbol
        self.name = name
    }

    /// Symbols are square.
    static func size(of image: ImageDrawing) -> CGSize {
        let side = image.symbolSize.rounded(.up)
        return CGSize(width: side, height: side)
    }

    func naturalSize(for image: ImageDrawing) -> CGSize { SymbolPicture.size(of: image) }

    func draw(_ image: ImageDrawing, in bounds: CGRect, on canvas: PictureCanvas) {
        let snapshot = canvas.snapshot
        let place = place(of: image, in: bounds)
        let side = min(place.width, place.height)
        guard side >= 1 else { return }
        var area = place.insetBy(dx: -1, dy: -1).graphene
        guard let cairo = gtk_snapshot_append_cairo(snapshot, &area) else { return }
        defer { cairo_destroy(cairo) }
        let tint = image.tint ?? SymbolPicture.defaultTint
        // Overlapping parts of a translucent symbol must not show through each other.
        if tint.opacity < 1 { cairo_push_group(cairo) }
        cairo_save(cairo)
        cairo_translate(cairo, place.midX - side / 2, place.midY - side / 2)
        cairo_scale(cairo, side / DrawnSymbol.grid, side / DrawnSymbol.grid)
        cairo_set_source_rgba(cairo, tint.red, tint.green, tint.blue, 1)
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        let lineWidth = SymbolPicture.lineWidth(weight: image.symbolWeight)
        if let second = image.secondaryTint, name.enclosure != nil {
            drawInTwoColors(cairo, lineWidth: lineWidth, tint, second)
        } else {
            drawEnclosed(cairo, lineWidth: lineWidth)
        }
        cairo_restore(cairo)
        if tint.opacity < 1 {
            cairo_pop_group_to_source(cairo)
            cairo_paint_with_alpha(cairo, tint.opacity)
        }
    }

    private static func lineWidth(weight: Int) -> Double {
        1.4 + Double(max(100, min(900, weight)) - 400) / 400 * 0.6
    }

    private func drawEnclosed(_ cairo: OpaquePointer, lineWidth: Double) {
        guard let enclosure = name.enclosure else {
            return drawSymbol(cairo, lineWidth: lineWidth)
        }
        drawEnclosure(enclosure, cairo, lineWidth: lineWidth)
        if name.isEnclosureFilled { cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR) }
        drawInside(cairo, lineWidth: lineWidth)
    }

    // The enclosure in the second colour, what it encloses over it in the first.
    private func drawInTwoColors(
        _ cairo: OpaquePointer, lineWidth: Double, _ first: ResolvedColor, _ second: ResolvedColor
    ) {
        guard let enclosure = name.enclosure else { return }
        cairo_push_group(cairo)
        cairo_set_source_rgba(cairo, second.red, second.green, second.blue, 1)
        drawEnclosure(enclosure, cairo, lineWidth: lineWidth)
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, second.opacity)
        cairo_set_source_rgba(cairo, first.red, first.green, first.blue, 1)
        drawInside(cairo, lineWidth: lineWidth)
    }

    private func drawEnclosure(
        _ enclosure: SymbolName.Enclosure, _ cairo: OpaquePointer, lineWidth: Double
    ) {
        let box = CGRect(x: 1.3, y: 1.3, width: 13.4, height: 13.4)
        CairoPath.append(
            RoundedRect(
                enclosure == .circle
                    ? .circle : .roundedRectangle(width: 3, height: 3), in: box
            )
            .unsafelyUnwrapped,
            to: cairo)
        cairo_set_line_width(cairo, lineWidth)
        if name.isEnclosureFilled { cairo_fill_preserve(cairo) }
        cairo_stroke(cairo)
    }

    private func drawInside(_ cairo: OpaquePointer, lineWidth: Double) {
        let shrink = 0.54
        let inset = DrawnSymbol.grid * (1 - shrink) / 2
        cairo_translate(cairo, inset, inset)
        cairo_scale(cairo, shrink, shrink)
        drawSymbol(cairo, lineWidth: lineWidth * 1.15 / shrink)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }

    private func drawSymbol(_ cairo: OpaquePointer, lineWidth: Double) {
        cairo_set_line_width(cairo, lineWidth)
        if !symbol.outline.isEmpty {
            CairoPath.append(symbol.outline, at: .zero, to: cairo)
            if name.isFilled { cairo_fill_preserve(cairo) }
            cairo_stroke(cairo)
        }
        let cuts = name.isFilled && !symbol.outline.isEmpty && name.enclosure == nil
        if cuts { cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR) }
        if !symbol.detail.isEmpty {
            CairoPath.append(symbol.detail, at: .zero, to: cairo)
            cairo_stroke(cairo)
        }
        if !symbol.solid.isEmpty {
            CairoPath.append(symbol.solid, at: .zero, to: cairo)
            cairo_fill(cairo)
        }
        if cuts { cairo_set_operator(cairo, CAIRO_OPERATOR_OVER) }
        if name.isSlashed { drawSlash(cairo, lineWidth: lineWidth) }
    }

    // A gap beside the stroke keeps it apart from what it crosses.
    private func drawSlash(_ cairo: OpaquePointer, lineWidth: Double) {
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        line(
            cairo, from: CGPoint(x: 2.2 + lineWidth, y: 1.4),
            to: CGPoint(x: 14.6, y: 13.8 - lineWidth))
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        line(cairo, from: CGPoint(x: 1.6, y: 1.6), to: CGPoint(x: 14.4, y: 14.4))
    }

    private func line(_ cairo: OpaquePointer, from start: CGPoint, to end: CGPoint) {
        cairo_move_to(cairo, start.x, start.y)
        cairo_line_to(cairo, end.x, end.y)
        cairo_stroke(cairo)
    }
}
