// Status: complete
// GTK: GtkSpinner, GtkProgressBar, own surface
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// A turning circle for work of unknown length.
@MainActor
final class GTKSpinner: Host {
    init(node: RenderNode, kind: HostKind, owner: Host?, tree: RenderTree) {
        super.init(node: node, kind: kind, owner: owner, tree: tree, widget: gtk_spinner_new())
        gtk_spinner_start(widget.opaque)
    }
}

/// A bar with a moving block for work of unknown length.
@MainActor
final class GTKPulsingBar: Host {
    private var tick: TickCallback?

    init(node: RenderNode, kind: HostKind, owner: Host?, tree: RenderTree) {
        let bar: Widget = gtk_progress_bar_new()
        super.init(node: node, kind: kind, owner: owner, tree: tree, widget: bar)
        gtk_widget_set_valign(bar, GTK_ALIGN_CENTER)
        gtk_progress_bar_set_pulse_step(bar.opaque, 0.012)
        tick = TickCallback(bar) { gtk_progress_bar_pulse(bar.opaque) }
    }

    override func tearDown() {
        tick = nil
        super.tearDown()
    }
}

/// A bar or circle that is filled as far as the work has come.
@MainActor
final class GTKProgress: SurfaceHost {
    init(node: RenderNode, kind: HostKind, owner: Host?, tree: RenderTree) {
        super.init(node: node, kind: kind, role: .progress, owner: owner, tree: tree)
    }

    override func contentChanged() {
        guard case .progress(let fraction, _, _) = node.content else { return }
        cadw_accessible_set_range(widget, 0, 1, fraction ?? 0)
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        guard case .progress(let fraction, let isCircular, let tint) = node.content else { return }
        let amount = max(0, min(1, fraction ?? 0))
        let bounds = CGRect(origin: contentOrigin, size: node.frame.size)
        let fill = tint ?? tree.backend.accentColor
        let track =
            tree.backend.colorScheme == .dark
            ? ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.15)
            : ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.12)
        let painter = ShapePainter(snapshot: snapshot)
        if isCircular {
            drawRing(amount, in: bounds, fill, track, painter)
        } else {
            drawBar(amount, in: bounds, fill, track, painter)
        }
    }

    private func drawBar(
        _ amount: Double, in bounds: CGRect, _ fill: ResolvedColor, _ track: ResolvedColor,
        _ painter: ShapePainter
    ) {
        let height = min(8, bounds.height)
        let line = CGRect(
            x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
        painter.draw(ShapeDrawing(geometry: .capsule, fill: .color(track)), in: line)
        guard amount > 0 else { return }
        var done = line
        done.size.width = max(height, line.width * amount)
        painter.draw(ShapeDrawing(geometry: .capsule, fill: .color(fill)), in: done)
    }

    private func drawRing(
        _ amount: Double, in bounds: CGRect, _ fill: ResolvedColor, _ track: ResolvedColor,
        _ painter: ShapePainter
    ) {
        let style = StrokeStyle(lineWidth: 3, lineCap: .round)
        painter.draw(
            ShapeDrawing(geometry: .circle, inset: 2, stroke: .color(track), strokeStyle: style),
            in: bounds)
        let radius = min(bounds.width, bounds.height) / 2 - 2
        let center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        let steps = max(1, Int(amount * 72))
        guard amount > 0, radius > 0 else { return }
        let points = (0...steps).map { step -> CGPoint in
            let angle = -CGFloat.pi / 2 + 2 * .pi * amount * CGFloat(step) / CGFloat(steps)
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        var arc = Path()
        arc.addLines(points)
        painter.draw(
            ShapeDrawing(geometry: .path(arc), stroke: .color(fill), strokeStyle: style),
            in: bounds)
    }
}
