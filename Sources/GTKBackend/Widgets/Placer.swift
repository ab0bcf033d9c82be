import CAdwaita
import Foundation
import SwiftUICore

/// Gives the child hosts of a host the places of their nodes.
///
/// Frames are in points relative to the parent node; edges are rounded to whole pixels, since
/// widgets can't lie between them. A transform around a widget becomes part of its place, so that
/// clicks find it where it is seen.
@MainActor
struct Placer {
    let host: Host

    func place(_ node: RenderNode, at origin: CGPoint, transform: OpaquePointer?) {
        let place = origin + node.frame.origin
        if let child = node.backendObject as? Host, child.owner === host {
            allocate(child, CGRect(origin: place, size: node.frame.size), transform)
            return
        }
        guard case .effect(let effect) = node.content,
            let matrix = effect.transform(in: CGRect(origin: place, size: node.frame.size))
        else {
            for child in node.children { self.place(child, at: place, transform: transform) }
            return
        }
        let combined = gsk_transform_transform(gsk_transform_ref(transform), matrix)
        gsk_transform_unref(matrix)
        for child in node.children { self.place(child, at: place, transform: combined) }
        gsk_transform_unref(combined)
    }

    private func allocate(_ child: Host, _ frame: CGRect, _ transform: OpaquePointer?) {
        let rect = child.widgetFrame(for: frame).pixelAligned
        var corner = rect.origin.graphene
        // Takes over the reference it is given.
        let placed = gsk_transform_translate(
            transform.map { gsk_transform_ref($0) } ?? nil, &corner)
        allocateWidget(
            child.widget, width: Int32(rect.width), height: Int32(rect.height), placed)
    }
}

/// Measures, as GTK insists on, and allocates. Takes over `transform`.
@MainActor
func allocateWidget(
    _ widget: Widget, width: Int32, height: Int32, _ transform: OpaquePointer?
) {
    var minimum: Int32 = 0
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
    // GtkText learns where its baseline is from this.
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, &minimum, nil, nil, nil)
    gtk_widget_allocate(widget, max(0, width), max(0, height), -1, transform)
}

extension RenderEffect {
    /// The transform an effect means for what is drawn in `bounds`; the caller unrefs it.
    func transform(in bounds: CGRect) -> OpaquePointer? {
        switch self {
        case .transform(let scaleX, let scaleY, let rotation, let anchor):
            RenderEffect.about(anchor.point(in: bounds)) {
                let turned = gsk_transform_rotate($0, Float(rotation * 180 / .pi))
                return gsk_transform_scale(turned, Float(scaleX), Float(scaleY))
            }
        case .affine(let map):
            RenderEffect.about(bounds.origin) { RenderEffect.append(map, to: $0) }
        case .turn(let turn):
            RenderEffect.about(turn.anchor.point(in: bounds)) {
                RenderEffect.append(turn.projection, to: $0)
            }
        default: nil
        }
    }

    private static func about(
        _ center: CGPoint, _ body: (OpaquePointer?) -> OpaquePointer?
    ) -> OpaquePointer? {
        var there = center.graphene
        var back = graphene_point_t(x: -there.x, y: -there.y)
        return gsk_transform_translate(body(gsk_transform_translate(nil, &there)), &back)
    }

    // In parts, since GSK takes a matrix for a map in space, which Cairo can't draw.
    private static func append(_ map: CGAffineTransform, to next: OpaquePointer?) -> OpaquePointer?
    {
        var move = graphene_point_t(x: Float(map.tx), y: Float(map.ty))
        // What is seen from the side still has to be somewhere.
        let width = max(hypot(map.a, map.b), 0.000_1)
        let turn = atan2(map.b, map.a)
        var height = (map.a * map.d - map.b * map.c) / width
        if abs(height) < 0.000_1 { height = 0.000_1 }
        let slant = atan((map.a * map.c + map.b * map.d) / width / height)
        var result = gsk_transform_translate(next, &move)
        result = gsk_transform_rotate(result, Float(turn * 180 / .pi))
        result = gsk_transform_skew(result, Float(slant * 180 / .pi), 0)
        return gsk_transform_scale(result, Float(width), Float(height))
    }
}
