import CCairo
import Foundation

/// A decoded PNG picture.
struct TilePicture {
    let width: Int
    let height: Int
    private let pixels: [UInt32]

    struct Unreadable: Error {}

    init(_ data: Data) throws {
        final class Source {
            var rest: Data
            init(_ data: Data) { rest = data }
        }
        let source = Source(data)
        let surface = cairo_image_surface_create_from_png_stream(
            { source, target, count in
                guard let source, let target else { return CAIRO_STATUS_READ_ERROR }
                let bytes = Unmanaged<Source>.fromOpaque(source).takeUnretainedValue()
                guard bytes.rest.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
                bytes.rest.prefix(Int(count)).copyBytes(to: target, count: Int(count))
                bytes.rest = Data(bytes.rest.dropFirst(Int(count)))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(source).toOpaque())
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            let bytes = cairo_image_surface_get_data(surface)
        else { throw Unreadable() }
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        var pixels: [UInt32] = []
        for y in 0..<height {
            let row = UnsafeRawPointer(bytes + y * stride)
            for x in 0..<width { pixels.append(row.load(fromByteOffset: x * 4, as: UInt32.self)) }
        }
        self.pixels = pixels
    }

    /// Red, green and blue, 0 to 255.
    func color(_ x: Int, _ y: Int) -> (red: Int, green: Int, blue: Int) {
        let pixel = Int(pixels[y * width + x])
        return (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    }

    /// Whether a pixel is water: clearly bluer than red.
    func isSea(_ x: Int, _ y: Int) -> Bool {
        let color = color(x, y)
        return color.blue > color.red + 20
    }

    /// How many pixels are water.
    var seaCount: Int {
        (0..<height).reduce(0) { sum, y in sum + (0..<width).count { isSea($0, y) } }
    }
}
