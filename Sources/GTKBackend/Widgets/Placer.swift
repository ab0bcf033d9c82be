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
        let rect = frame.pixelAligned
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
        guard case .transform(let scaleX, let scaleY, let rotation, let anchor) = self else {
            return nil
        }
        var center = anchor.point(in: bounds).graphene
        var back = graphene_point_t(x: -center.x, y: -center.y)
        var matrix = gsk_transform_translate(nil, &center)
        matrix = gsk_transform_rotate(matrix, Float(rotation * 180 / .pi))
        matrix = gsk_transform_scale(matrix, Float(scaleX), Float(scaleY))
        return gsk_transform_translate(matrix, &back)
    }
}
