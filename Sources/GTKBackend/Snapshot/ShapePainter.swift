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
        } else if let path = shape.geometry.ownPath {
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
        case .angularGradient(let stops, let center, let start, let end):
            append(stops, around: center.point(in: unitSpace), from: start, to: end, in: rect)
        case .ellipticalGradient(let stops, let center, let start, let end):
            var middle = center.point(in: unitSpace).graphene
            let colors = ShapePainter.gsk(stops)
            guard colors.count > 1, end > 0, start < end, unitSpace.width > 0, unitSpace.height > 0
            else { return appendFlat(stops, to: rect) }
            gtk_snapshot_append_radial_gradient(
                snapshot, &area, &middle, Float(end * unitSpace.width),
                Float(end * unitSpace.height), Float(start / end), 1, colors, gsize(colors.count))
        }
    }

    // GSK counts from the top, in degrees.
    private func append(
        _ stops: [GradientStop], around center: CGPoint, from start: Double, to end: Double,
        in rect: CGRect
    ) {
        let share = (end - start) / (2 * .pi)
        guard stops.count > 1, abs(share) > 0.000_01 else { return appendFlat(stops, to: rect) }
        // A gradient that runs the other way is one that starts at its end.
        let forward =
            share > 0
            ? stops
            : stops.reversed().map {
                GradientStop(color: $0.color, location: 1 - $0.location)
            }
        let colors = ShapePainter.gsk(
            forward.map {
                GradientStop(color: $0.color, location: $0.location * min(abs(share), 1))
            })
        var area = rect.graphene
        var middle = center.graphene
        let first = min(start, end) * 180 / .pi + 90
        gtk_snapshot_append_conic_gradient(
            snapshot, &area, &middle, Float(first), colors, gsize(colors.count))
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
        draw(paint, in: bounds, over: outline.rect.insetBy(dx: -width, dy: -width)) { cairo in
            CairoPath.append(outline, to: cairo)
            CairoPath.setStroke(style, of: cairo)
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
        if let fill = shape.fill {
            draw(fill, in: bounds, over: area) { cairo in
                CairoPath.append(path, at: bounds.origin, to: cairo)
                cairo_set_fill_rule(
                    cairo,
                    shape.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                cairo_fill(cairo)
            }
        }
        if let stroke = shape.stroke {
            draw(stroke, in: bounds, over: area) { cairo in
                CairoPath.append(path, at: bounds.origin, to: cairo)
                CairoPath.setStroke(shape.strokeStyle, of: cairo)
                cairo_stroke(cairo)
            }
        }
    }

    /// Draws a text's glyphs with a paint that lies across `bounds`.
    func draw(_ layout: GObjectRef, at place: CGPoint, _ paint: Paint, in bounds: CGRect) {
        draw(paint, in: bounds, over: bounds.insetBy(dx: -4, dy: -4)) { cairo in
            cairo_move_to(cairo, place.x, place.y)
            pango_cairo_show_layout(cairo, layout.opaque)
        }
    }

    /// Runs drawing commands with a paint as their source.
    private func draw(
        _ paint: Paint, in bounds: CGRect, over area: CGRect, _ body: (OpaquePointer) -> Void
    ) {
        guard case .angularGradient = paint else {
            return withCairo(area) { cairo in
                CairoPath.setPaint(paint, in: bounds, of: cairo)
                body(cairo)
            }
        }
        // Cairo has no such pattern: GSK's gradient is drawn through what the commands cover.
        guard let inner = gtk_snapshot_new() else { return }
        ShapePainter(snapshot: inner).append(paint, to: area, unitSpace: bounds)
        guard let node = gtk_snapshot_free_to_node(inner) else { return }
        withCairo(area) { cairo in
            cairo_push_group(cairo)
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
            body(cairo)
            guard let mask = cairo_pop_group(cairo) else { return }
            cairo_push_group(cairo)
            gsk_render_node_draw(node, cairo)
            cairo_pop_group_to_source(cairo)
            cairo_mask(cairo, mask)
            cairo_pattern_destroy(mask)
        }
        gsk_render_node_unref(node)
    }

    private func withCairo(_ area: CGRect, _ body: (OpaquePointer) -> Void) {
        guard area.width > 0, area.height > 0 else { return }
        var rect = area.graphene
        guard let cairo = gtk_snapshot_append_cairo(snapshot, &rect) else { return }
        body(cairo)
        cairo_destroy(cairo)
    }
}
