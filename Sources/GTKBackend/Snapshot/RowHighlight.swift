import CAdwaita
import Foundation
import SwiftUICore

/// How a row that is a button shows that the pointer or the keyboard is on it.
@MainActor
struct RowHighlight {
    /// The widget's GtkStateFlags.
    let flags: UInt32
    let isDark: Bool
    let accent: ResolvedColor

    private func has(_ flag: GtkStateFlags) -> Bool { flags & flag.rawValue != 0 }

    private var strength: Double {
        if has(GTK_STATE_FLAG_INSENSITIVE) { return 0 }
        if has(GTK_STATE_FLAG_ACTIVE) { return isDark ? 0.12 : 0.10 }
        return has(GTK_STATE_FLAG_PRELIGHT) ? (isDark ? 0.05 : 0.04) : 0
    }

    /// Over the row's background, below its content.
    func drawFill(_ geometry: ShapeGeometry, in bounds: CGRect, _ painter: ShapePainter) {
        guard strength > 0 else { return }
        let level = isDark ? 1.0 : 0.0
        let color = ResolvedColor(red: level, green: level, blue: level, opacity: strength)
        painter.draw(ShapeDrawing(geometry: geometry, fill: .color(color)), in: bounds)
    }

    /// Over everything.
    func drawRing(in bounds: CGRect, _ painter: ShapePainter) {
        guard has(GTK_STATE_FLAG_FOCUSED), has(GTK_STATE_FLAG_FOCUS_VISIBLE) else { return }
        painter.draw(
            ShapeDrawing(
                geometry: .roundedRectangle(width: 9, height: 9), inset: 3,
                stroke: .color(accent.multiplyingOpacity(by: 0.6)),
                strokeStyle: StrokeStyle(lineWidth: 2)),
            in: bounds)
    }
}

extension Painter {
    /// Draws a row's background, the highlight, and what else there is.
    ///
    /// A row in a grouped list has its background as the first child, narrower than itself; the
    /// highlight takes its shape.
    mutating func drawRow(_ node: RenderNode, at origin: CGPoint, highlight: RowHighlight) {
        let shapes = ShapePainter(snapshot: snapshot)
        var rest = node.children[...]
        var bounds = CGRect(origin: origin, size: node.frame.size)
        var geometry = ShapeGeometry.rectangle
        if let first = rest.first, case .shape(let shape) = first.content, shape.fill != nil,
            first.frame.height >= node.frame.height - 1
        {
            draw(rest.removeFirst(), at: origin)
            bounds = first.frame.offsetBy(dx: origin.x, dy: origin.y)
            geometry = shape.geometry
        }
        highlight.drawFill(geometry, in: bounds, shapes)
        for child in rest { draw(child, at: origin) }
        highlight.drawRing(in: bounds, shapes)
    }
}
