import CAdwaita
import Foundation
import SwiftUICore

/// Draws filled and stroked outlines.
///
/// Rectangles, rounded or not, become colours, gradients and borders that any renderer draws
/// fast; the rest is drawn by Cairo.
@MainActor
struct ShapePainter {
    let snapshot: OpaquePointer

    func draw(_ shape: ShapeDrawing, in bounds: CGRect) {
        guard bounds.width > 0 || bounds.height > 0 else { return }
        if let outline = RoundedRect(shape.geometry, in: bounds, inset: shape.inset) {
            if let paint = shape.fill { fill(outline, with: paint, bounds: bounds) }
            if let paint = shape.stroke { stroke(outline, paint, shape.strokeStyle, bounds) }
        } else if case .path(let path) = shape.geometry {
            draw(path, shape, in: bounds)
        }
    }

    // MARK: Rounded rectangles

    private func fill(_ outline: RoundedRect, with paint: Paint, bounds: CGRect) {
        guard outline.rect.width > 0, outline.rect.height > 0 else { return }
        if !outline.isPlain {
            var rounded = outline.gsk
            gtk_snapshot_push_rounded_clip(snapshot, &rounded)
        }
        append(paint, to: outline.rect, unitSpace: bounds)
        if !outline.isPlain { gtk_snapshot_pop(snapshot) }
    }

    private func append(_ paint: Paint, to rect: CGRect, unitSpace: CGRect) {
        var area = rect.graphene
        switch paint {
        case .color(let color):
            guard color.opacity > 0 else { return }
            var rgba = color.rgba
            gtk_snapshot_append_color(snapshot, &rgba, &area)
        case .linearGradient(let stops, let start, let end):
            var from = start.point(in: unitSpace).graphene
            var to = end.point(in: unitSpace).graphene
            let colors = ShapePainter.gsk(stops)
            guard colors.count > 1, from.x != to.x || from.y != to.y else {
                return appendFlat(stops, to: rect)
            }
            gtk_snapshot_append_linear_gradient(
                snapshot, &area, &from, &to, colors, gsize(colors.count))
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            var middle = center.point(in: unitSpace).graphene
            let colors = ShapePainter.gsk(stops)
            guard colors.count > 1, endRadius > 0, startRadius < endRadius else {
                return appendFlat(stops, to: rect)
            }
            gtk_snapshot_append_radial_gradient(
                snapshot, &area, &middle, Float(endRadius), Float(endRadius),
                Float(startRadius / endRadius), 1, colors, gsize(colors.count))
        }
    }

    private func appendFlat(_ stops: [GradientStop], to rect: CGRect) {
        guard let last = stops.last else { return }
        append(.color(last.color), to: rect, unitSpace: rect)
    }

    // GSK wants stops in order and within 0 … 1.
    private static func gsk(_ stops: [GradientStop]) -> [GskColorStop] {
        var location = 0.0
        return stops.map { stop in
            location = max(location, min(1, max(0, stop.location)))
            return GskColorStop(offset: Float(location), color: stop.color.rgba)
        }
    }

    private func stroke(
        _ outline: RoundedRect, _ paint: Paint, _ style: StrokeStyle, _ bounds: CGRect
    ) {
        let width = style.lineWidth
        guard width > 0 else { return }
        if case .color(let color) = paint, style.dash.isEmpty,
            outline.rect.width > width, outline.rect.height > width
        {
            // The line straddles the outline; GSK's borders lie inside theirs.
            var outer = outline.expanded(by: width / 2).gsk
            let line = Float(width)
            let widths = [line, line, line, line]
            let colors = [color.rgba, color.rgba, color.rgba, color.rgba]
            gtk_snapshot_append_border(snapshot, &outer, widths, colors)
            return
        }
        withCairo(outline.rect.insetBy(dx: -width, dy: -width)) { cairo in
            CairoPath.append(outline, to: cairo)
            CairoPath.setStroke(style, of: cairo)
            CairoPath.setPaint(paint, in: bounds, of: cairo)
            cairo_stroke(cairo)
        }
    }

    // MARK: Paths

    private func draw(_ path: Path, _ shape: ShapeDrawing, in bounds: CGRect) {
        let box = path.boundingRect
        guard !box.isNull else { return }
        let reach = shape.stroke == nil ? 1 : shape.strokeStyle.lineWidth * 2 + 1
        let area = box.offsetBy(dx: bounds.minX, dy: bounds.minY)
            .insetBy(dx: -reach, dy: -reach)
        withCairo(area) { cairo in
            if let fill = shape.fill {
                CairoPath.append(path, at: bounds.origin, to: cairo)
                CairoPath.setPaint(fill, in: bounds, of: cairo)
                cairo_fill(cairo)
            }
            if let stroke = shape.stroke {
                CairoPath.append(path, at: bounds.origin, to: cairo)
                CairoPath.setStroke(shape.strokeStyle, of: cairo)
                CairoPath.setPaint(stroke, in: bounds, of: cairo)
                cairo_stroke(cairo)
            }
        }
    }

    private func withCairo(_ area: CGRect, _ body: (OpaquePointer) -> Void) {
        guard area.width > 0, area.height > 0 else { return }
        var rect = area.graphene
        guard let cairo = gtk_snapshot_append_cairo(snapshot, &rect) else { return }
        body(cairo)
        cairo_destroy(cairo)
    }
}
