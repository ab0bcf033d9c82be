import CAdwaita
import Foundation
import SwiftUICore

/// Draws the nodes that lie on one host's widget, and its child widgets in order among them.
@MainActor
struct Painter {
    let snapshot: OpaquePointer
    let host: Host
    /// Transforms in force since the host's own space; nil for none.
    var transform: OpaquePointer?
    /// What of the host's own space can be seen; widgets off it are left out. Nil for all of it.
    var sight: CGRect?

    init(snapshot: OpaquePointer, host: Host) {
        self.snapshot = snapshot
        self.host = host
    }

    private var backend: GTKBackend { host.tree.backend }

    /// Draws a node whose parent's origin is at `origin`.
    mutating func draw(_ node: RenderNode, at origin: CGPoint) {
        if let child = node.backendObject as? Host {
            guard child.owner === host else { return }
            let place = CGRect(origin: origin + node.frame.origin, size: node.frame.size)
            if let sight, transform == nil, !sight.intersects(place) { return }
            drawWidget(child.widget)
            return
        }
        drawBody(of: node, at: origin + node.frame.origin)
    }

    /// Draws a node's content and children, its own origin being at `origin`.
    mutating func drawBody(of node: RenderNode, at origin: CGPoint) {
        let bounds = CGRect(origin: origin, size: node.frame.size)
        switch node.content {
        case .text(let text): draw(text, of: node, in: bounds)
        case .shape(let shape): ShapePainter(snapshot: snapshot).draw(shape, in: bounds)
        case .image(let image): draw(image, of: node, in: bounds)
        case .effect(let effect):
            draw(node.children, with: effect, in: bounds)
            return
        default: break
        }
        drawChildren(of: node, at: origin)
    }

    mutating func drawChildren(of node: RenderNode, at origin: CGPoint) {
        draw(node.children, at: origin)
    }

    // A widget's place holds the transforms around it already, so they are taken back here.
    private func drawWidget(_ widget: Widget) {
        guard let transform else {
            gtk_widget_snapshot_child(host.widget, widget, snapshot)
            return
        }
        guard let inverse = gsk_transform_invert(gsk_transform_ref(transform)) else { return }
        gtk_snapshot_save(snapshot)
        gtk_snapshot_transform(snapshot, inverse)
        gtk_widget_snapshot_child(host.widget, widget, snapshot)
        gtk_snapshot_restore(snapshot)
        gsk_transform_unref(inverse)
    }

    // MARK: Contents

    private func state(of node: RenderNode) -> DrawnState {
        if let host = node.backendObject as? Host { return host.drawing }
        if let state = node.backendObject as? DrawnState { return state }
        let state = DrawnState()
        node.backendObject = state
        return state
    }

    private func draw(_ text: ResolvedText, of node: RenderNode, in bounds: CGRect) {
        let state = state(of: node)
        let layout = state.text ?? backend.texts.layout(of: text)
        state.text = layout
        let fitted = layout.fitted(width: bounds.width, height: bounds.height)
        var place = CGPoint(
            x: bounds.minX + layout.offset(of: fitted, in: bounds.width), y: bounds.minY
        ).graphene
        if let paint = text.paint {
            return ShapePainter(snapshot: snapshot).draw(
                fitted.layout, at: CGPoint(x: CGFloat(place.x), y: CGFloat(place.y)), paint,
                in: bounds)
        }
        var color = (text.runs.first?.color ?? .clear).rgba
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &place)
        gtk_snapshot_append_layout(snapshot, fitted.layout.opaque, &color)
        gtk_snapshot_restore(snapshot)
    }

    private func draw(_ image: ImageDrawing, of node: RenderNode, in bounds: CGRect) {
        let state = state(of: node)
        let picture = state.picture ?? backend.pictures.picture(of: image)
        state.picture = picture
        let canvas = PictureCanvas(
            snapshot: snapshot, scale: Double(gtk_widget_get_scale_factor(host.widget))
        ) { [weak host] in host?.setNeedsDraw() }
        picture.draw(image, in: bounds, on: canvas)
    }

    // MARK: Effects

    private mutating func draw(
        _ children: [RenderNode], with effect: RenderEffect, in bounds: CGRect
    ) {
        switch effect {
        case .opacity(let opacity):
            guard opacity > 0 else { return }
            gtk_snapshot_push_opacity(snapshot, opacity)
            draw(children, at: bounds.origin)
            gtk_snapshot_pop(snapshot)
        case .clip(let geometry):
            if let outline = RoundedRect(geometry, in: bounds) {
                push(clip: outline)
                draw(children, at: bounds.origin)
                gtk_snapshot_pop(snapshot)
            } else if let path = geometry.ownPath {
                drawClipped(children, at: bounds.origin, to: path)
            }
        case .shadow(let color, let radius, let x, let y):
            drawShadow(
                of: children, in: bounds,
                Shadow(color: color, radius: radius, offset: CGPoint(x: x, y: y)))
        case .transform, .affine, .turn:
            drawTransformed(children, effect, in: bounds)
        case .mask: drawMasked(children, at: bounds.origin)
        case .colors(let matrix):
            pushColors(matrix)
            draw(children, at: bounds.origin)
            gtk_snapshot_pop(snapshot)
        case .blend: draw(children, at: bounds.origin)
        case .blur(let radius):
            drawBlurred(children, in: bounds, radius: radius)
        case .inert:
            draw(children, at: bounds.origin)
        }
    }

    mutating func draw(_ children: [RenderNode], at origin: CGPoint) {
        if let index = children.lastIndex(where: { $0.blendMode != nil }) {
            drawBlended(children, last: index, at: origin)
        } else {
            for child in children { draw(child, at: origin) }
        }
    }

    private func push(clip outline: RoundedRect) {
        if outline.isPlain {
            var rect = outline.rect.graphene
            gtk_snapshot_push_clip(snapshot, &rect)
        } else {
            var rounded = outline.gsk
            gtk_snapshot_push_rounded_clip(snapshot, &rounded)
        }
    }

    private mutating func drawTransformed(
        _ children: [RenderNode], _ effect: RenderEffect, in bounds: CGRect
    ) {
        guard let matrix = effect.transform(in: bounds) else { return }
        let outer = transform
        gtk_snapshot_save(snapshot)
        gtk_snapshot_transform(snapshot, matrix)
        transform = gsk_transform_transform(gsk_transform_ref(outer), matrix)
        draw(children, at: bounds.origin)
        gsk_transform_unref(transform)
        transform = outer
        gtk_snapshot_restore(snapshot)
        gsk_transform_unref(matrix)
    }

    // MARK: Shadows

    private struct Shadow {
        var color: ResolvedColor
        /// Standard deviation of the blur in points.
        var radius: Double
        var offset: CGPoint
    }

    // A card's shadow has the shape of its background, which is cheap; anything else has its
    // pixels blurred.
    private mutating func drawShadow(
        of children: [RenderNode], in bounds: CGRect, _ shadow: Shadow
    ) {
        if let outline = Painter.opaqueOutline(of: children, at: bounds.origin, covering: bounds) {
            var rounded = outline.gsk
            var color = shadow.color.rgba
            gtk_snapshot_append_outset_shadow(
                snapshot, &rounded, &color, Float(shadow.offset.x), Float(shadow.offset.y), 0,
                Float(shadow.radius * 2))
            draw(children, at: bounds.origin)
            return
        }
        var definition = GskShadow(
            color: shadow.color.rgba, dx: Float(shadow.offset.x), dy: Float(shadow.offset.y),
            radius: Float(shadow.radius * 2))
        gtk_snapshot_push_shadow(snapshot, &definition, 1)
        draw(children, at: bounds.origin)
        gtk_snapshot_pop(snapshot)
    }

    /// The outline of the lowest shape when it is opaque and covers all of `bounds`.
    private static func opaqueOutline(
        of nodes: [RenderNode], at origin: CGPoint, covering bounds: CGRect
    ) -> RoundedRect? {
        guard let node = nodes.first else { return nil }
        let place = origin + node.frame.origin
        let rect = CGRect(origin: place, size: node.frame.size)
        switch node.content {
        case .shape(let shape):
            guard case .color(let color)? = shape.fill, color.opacity >= 0.95,
                rect.insetBy(dx: -1, dy: -1).contains(bounds)
            else { return nil }
            return RoundedRect(shape.geometry, in: rect, inset: shape.inset)
        case .effect(.clip(let geometry)):
            guard
                opaqueOutline(of: node.children, at: place, covering: rect) != nil,
                rect.insetBy(dx: -1, dy: -1).contains(bounds)
            else { return nil }
            return RoundedRect(geometry, in: rect)
        case .group, .button, .tapArea:
            return opaqueOutline(of: node.children, at: place, covering: bounds)
        default:
            return nil
        }
    }
}
