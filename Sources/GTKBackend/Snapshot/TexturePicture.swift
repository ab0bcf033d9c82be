import CAdwaita
import Foundation
import SwiftUICore

/// An image of pixels.
@MainActor
final class TexturePicture: Picture {
    private let texture: GObjectRef
    private let pixelSize: CGSize
    /// Pixels per point the file was made for (2 for `name@2x.png`).
    private let fileScale: Double
    private var reduced: (texture: GObjectRef, width: Int32, height: Int32)?

    init(texture: GObjectRef, fileScale: Double = 1) {
        self.texture = texture
        self.fileScale = fileScale
        pixelSize = CGSize(
            width: CGFloat(gdk_texture_get_width(texture.opaque)),
            height: CGFloat(gdk_texture_get_height(texture.opaque)))
    }

    func naturalSize(for image: ImageDrawing) -> CGSize {
        CGSize(width: pixelSize.width / fileScale, height: pixelSize.height / fileScale)
    }

    func draw(_ image: ImageDrawing, in bounds: CGRect, snapshot: OpaquePointer, scale: Double) {
        let place = place(of: image, in: bounds)
        guard place.width > 0, place.height > 0 else { return }
        if let tint = image.tint { pushTint(tint, snapshot) }
        var area = place.graphene
        gtk_snapshot_append_texture(snapshot, texture(for: place.size, scale: scale).opaque, &area)
        if image.tint != nil { gtk_snapshot_pop(snapshot) }
    }

    // Keeps the pixels' opacity, replaces their colour.
    private func pushTint(_ tint: ResolvedColor, _ snapshot: OpaquePointer) {
        var matrix = graphene_matrix_t()
        let rows: [Float] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Float(tint.opacity)]
        graphene_matrix_init_from_float(&matrix, rows)
        var offset = graphene_vec4_t()
        graphene_vec4_init(&offset, Float(tint.red), Float(tint.green), Float(tint.blue), 0)
        gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset)
    }

    // Large photographs on small places cost much at each painting and shimmer; a reduced copy
    // is made once for the size they are shown at.
    private func texture(for size: CGSize, scale: Double) -> GObjectRef {
        let width = Int32((size.width * scale).rounded(.up))
        let height = Int32((size.height * scale).rounded(.up))
        guard pixelSize.width > 1.5 * CGFloat(width), pixelSize.height > 1.5 * CGFloat(height)
        else { return texture }
        if let reduced, reduced.width == width, reduced.height == height {
            return reduced.texture
        }
        guard let copy = reduce(to: width, height) else { return texture }
        reduced = (copy, width, height)
        return copy
    }

    private func reduce(to width: Int32, _ height: Int32) -> GObjectRef? {
        guard let pixels = gdk_pixbuf_get_from_texture(texture.opaque) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
        guard let small = gdk_pixbuf_scale_simple(pixels, width, height, GDK_INTERP_BILINEAR)
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(small)) }
        return gdk_texture_new_for_pixbuf(small).map { GObjectRef(owning: $0) }
    }
}
