import CAdwaita
import Foundation
import SwiftUICore

/// Makes pixels of encoded pictures with GdkPixbuf. Any thread may call it.
enum PixelDecoder {
    /// Pixels of the longer side that a picture is decoded with before its place is known.
    static let previewSide = 1600

    /// A decoded picture that threads hand to each other: it is never changed.
    struct Pixels: @unchecked Sendable {
        /// A GdkTexture.
        let texture: GObjectRef
        let width: Int
        let height: Int
        var cost: Int { width * height * 4 }
    }

    /// Decodes at a size in pixels, never larger than the picture unless it is a drawing.
    ///
    /// - Returns: nil where the bytes are damaged, or of a kind without a loader.
    static func decode(_ bitmap: Bitmap, width: Int, height: Int) -> Pixels? {
        guard let pixbuf = pixbuf(of: bitmap, width: width, height: height) else { return nil }
        return pixels(of: pixbuf)
    }

    static func pixels(of pixbuf: GObjectRef) -> Pixels? {
        guard let texture = gdk_texture_new_for_pixbuf(pixbuf.opaque) else { return nil }
        return Pixels(
            texture: GObjectRef(owning: texture), width: Int(gdk_texture_get_width(texture)),
            height: Int(gdk_texture_get_height(texture)))
    }

    /// The size that a picture is decoded at so that it covers a place, with its own proportions.
    static func size(of header: ImageHeader, covering width: Int, _ height: Int) -> (Int, Int) {
        let factor = max(
            Double(width) / Double(header.width), Double(height) / Double(header.height))
        return scaled(header, by: factor)
    }

    /// The size at which neither side is longer than `side`.
    static func size(of header: ImageHeader, within side: Int) -> (Int, Int) {
        scaled(header, by: Double(side) / Double(max(header.width, header.height)))
    }

    private static func scaled(_ header: ImageHeader, by factor: Double) -> (Int, Int) {
        let largest = header.format == .svg ? 8192 / Double(max(header.width, header.height)) : 1
        let factor = min(factor, largest)
        func length(_ pixels: Int) -> Int { max(1, Int((Double(pixels) * factor).rounded(.up))) }
        return (length(header.width), length(header.height))
    }

    /// A GdkPixbuf of about a size, upright.
    static func pixbuf(of bitmap: Bitmap, width: Int, height: Int) -> GObjectRef? {
        let header = bitmap.header
        guard header.pixelCount <= ImageLimits.pixels, let loader = gdk_pixbuf_loader_new() else {
            return nil
        }
        defer { g_object_unref(loader) }
        let isTurned = header.orientation > 4
        if width < header.width || header.format == .svg {
            gdk_pixbuf_loader_set_size(
                loader, Int32(isTurned ? height : width), Int32(isTurned ? width : height))
        }
        let isWritten = bitmap.data.withUnsafeBytes {
            gdk_pixbuf_loader_write(
                loader, $0.bindMemory(to: guchar.self).baseAddress, gsize($0.count), nil)
        }
        // A loader must be closed, whatever became of it.
        let isClosed = gdk_pixbuf_loader_close(loader, nil)
        guard isWritten != 0, isClosed != 0, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader)
        else { return nil }
        guard let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf) else { return nil }
        return GObjectRef(owning: upright)
    }
}
