import CAdwaita
import Foundation
import SwiftUICore

/// Writes pictures as PNG and JPEG with GdkPixbuf. Any thread may call it.
enum PixelEncoder {
    /// Lets code without a backend encode pictures.
    static func install() { PixelWork.install(encode) }

    private static func encode(_ job: PixelJob) -> Data? {
        let header = job.bitmap.header
        guard
            let pixbuf = PixelDecoder.pixbuf(
                of: job.bitmap, width: header.width, height: header.height)
        else { return nil }
        let tinted = job.tint.flatMap { tint(pixbuf, $0) } ?? pixbuf
        switch job.encoding {
        case .png: return save(tinted, as: "png", [:])
        case .jpeg(let quality):
            let percent = Int((min(max(quality, 0), 1) * 100).rounded())
            return save(tinted, as: "jpeg", ["quality": String(percent)])
        }
    }

    private static func tint(_ pixbuf: GObjectRef, _ color: ResolvedColor) -> GObjectRef? {
        guard let copy = gdk_pixbuf_add_alpha(pixbuf.opaque, 0, 0, 0, 0) else { return nil }
        let result = GObjectRef(owning: copy)
        guard let pixels = gdk_pixbuf_get_pixels(copy) else { return nil }
        let stride = Int(gdk_pixbuf_get_rowstride(copy))
        let width = Int(gdk_pixbuf_get_width(copy))
        func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
        let parts = [byte(color.red), byte(color.green), byte(color.blue)]
        for row in 0..<Int(gdk_pixbuf_get_height(copy)) {
            for column in 0..<width {
                let pixel = pixels + row * stride + column * 4
                for index in 0..<3 { pixel[index] = parts[index] }
                pixel[3] = UInt8(Double(pixel[3]) * color.opacity)
            }
        }
        return result
    }

    private static func save(
        _ pixbuf: GObjectRef, as type: String, _ options: [String: String]
    ) -> Data? {
        var buffer: UnsafeMutablePointer<gchar>?
        var size: gsize = 0
        var keys = options.keys.map { strdup($0) } + [nil]
        var values = options.keys.map { strdup(options[$0] ?? "") } + [nil]
        defer { for text in keys + values { free(text) } }
        guard
            gdk_pixbuf_save_to_bufferv(
                pixbuf.opaque, &buffer, &size, type, &keys, &values, nil) != 0, let buffer
        else { return nil }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(size))
    }
}
