import CAdwaita
import Foundation
import SwiftUICore

/// Drawing of `Path` with Cairo.
enum CairoPath {
    /// Adds the path's elements to the current path, moved by `origin`.
    static func append(_ path: Path, at origin: CGPoint, to cairo: OpaquePointer) {
        var current = CGPoint.zero
        path.forEach { element in
            switch element {
            case .move(let to):
                current = to + origin
                cairo_move_to(cairo, current.x, current.y)
            case .line(let to):
                current = to + origin
                cairo_line_to(cairo, current.x, current.y)
            case .quadCurve(let to, let control):
                let end = to + origin
                appendQuad(from: current, control: control + origin, to: end, cairo: cairo)
                current = end
            case .curve(let to, let control1, let control2):
                current = to + origin
                let first = control1 + origin
                let second = control2 + origin
                cairo_curve_to(
                    cairo, first.x, first.y, second.x, second.y, current.x, current.y)
            case .closeSubpath:
                cairo_close_path(cairo)
                var x = 0.0
                var y = 0.0
                cairo_get_current_point(cairo, &x, &y)
                current = CGPoint(x: x, y: y)
            }
        }
    }

    // Cairo has cubic curves only; the cubic with these controls is the same curve.
    private static func appendQuad(
        from start: CGPoint, control: CGPoint, to end: CGPoint, cairo: OpaquePointer
    ) {
        cairo_curve_to(
            cairo, start.x + 2 / 3 * (control.x - start.x), start.y + 2 / 3 * (control.y - start.y),
            end.x + 2 / 3 * (control.x - end.x), end.y + 2 / 3 * (control.y - end.y), end.x, end.y)
    }

    /// Adds a rounded rectangle to the current path.
    static func append(_ outline: RoundedRect, to cairo: OpaquePointer) {
        let rect = outline.rect
        if outline.isPlain {
            cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
            return
        }
        let path = Path(
            roundedRect: rect,
            cornerSize: CGSize(width: outline.cornerWidth, height: outline.cornerHeight),
            style: .circular)
        append(path, at: .zero, to: cairo)
    }

    static func setPaint(_ paint: Paint, in bounds: CGRect, of cairo: OpaquePointer) {
        switch paint {
        case .color(let color):
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.opacity)
        case .linearGradient(let stops, let start, let end):
            let from = start.point(in: bounds)
            let to = end.point(in: bounds)
            setPattern(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops, of: cairo)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            let middle = center.point(in: bounds)
            setPattern(
                cairo_pattern_create_radial(
                    middle.x, middle.y, startRadius, middle.x, middle.y, endRadius),
                stops, of: cairo)
        case .ellipticalGradient(let stops, let center, let start, let end):
            let pattern = cairo_pattern_create_radial(0, 0, start, 0, 0, end)
            let middle = center.point(in: bounds)
            let (width, height) = (max(bounds.width, 0.01), max(bounds.height, 0.01))
            var matrix = cairo_matrix_t()
            cairo_matrix_init(
                &matrix, 1 / width, 0, 0, 1 / height, -middle.x / width, -middle.y / height)
            cairo_pattern_set_matrix(pattern, &matrix)
            setPattern(pattern, stops, of: cairo)
        case .angularGradient(let stops, _, _, _):
            // Painters draw these through a mask; one colour stands for it elsewhere.
            setPaint(.color(stops.first?.color ?? .clear), in: bounds, of: cairo)
        }
    }

    private static func setPattern(
        _ pattern: OpaquePointer?, _ stops: [GradientStop], of cairo: OpaquePointer
    ) {
        guard let pattern else { return }
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.opacity)
        }
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }

    static func setStroke(_ style: StrokeStyle, of cairo: OpaquePointer) {
        cairo_set_line_width(cairo, style.lineWidth)
        cairo_set_miter_limit(cairo, style.miterLimit)
        cairo_set_line_cap(cairo, style.lineCap.cairo)
        cairo_set_line_join(cairo, style.lineJoin.cairo)
        guard !style.dash.isEmpty else { return }
        let lengths = style.dash.map { Double($0) }
        cairo_set_dash(cairo, lengths, Int32(lengths.count), Double(style.dashPhase))
    }
}

extension CGLineCap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
