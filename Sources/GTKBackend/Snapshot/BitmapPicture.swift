import CAdwaita
import Foundation
import LayoutCore
import SwiftUICore

/// An image of pixels, or a drawing turned into pixels.
///
/// It is decoded for the size it is shown at: a photograph behind a small avatar takes the
/// avatar's memory. Other sizes follow off the main thread; until then the nearest is stretched.
@MainActor
final class BitmapPicture: Picture {
    private let bitmap: Bitmap
    /// By rising size.
    private var versions: [PixelDecoder.Pixels] = []
    private var enlarged: (pixels: PixelDecoder.Pixels, width: Int, height: Int)?
    private var isDecoding = false
    private var isDamaged = false
    private static let keptVersions = 3

    init(_ bitmap: Bitmap, decoded: PixelDecoder.Pixels? = nil) {
        self.bitmap = bitmap
        if let decoded { versions = [decoded] }
    }

    /// Bytes of memory for pixels.
    var cost: Int { versions.reduce(enlarged?.pixels.cost ?? 0) { $0 + $1.cost } }

    func naturalSize(for image: ImageDrawing) -> CGSize { image.headerSize ?? .zero }

    func draw(_ image: ImageDrawing, in bounds: CGRect, on canvas: PictureCanvas) {
        let place = place(of: image, in: bounds)
        guard place.width > 0, place.height > 0, !isDamaged else { return }
        let snapshot = canvas.snapshot
        if let tint = image.tint { pushTint(tint, snapshot) }
        if image.isResizable, image.isTiled {
            drawTiles(image, in: place, on: canvas)
        } else if image.isResizable, image.capInsets != EdgeInsets() {
            drawCapped(image, in: place, on: canvas)
        } else {
            append(image, in: place, on: canvas)
        }
        if image.tint != nil { gtk_snapshot_pop(snapshot) }
    }

    private func append(_ image: ImageDrawing, in place: CGRect, on canvas: PictureCanvas) {
        guard let pixels = pixels(for: place.size, image, canvas) else { return }
        var area = place.graphene
        gtk_snapshot_append_texture(canvas.snapshot, pixels.texture.opaque, &area)
    }

    // MARK: Parts

    private func drawTiles(_ image: ImageDrawing, in place: CGRect, on canvas: PictureCanvas) {
        let tile = CGRect(origin: place.origin, size: naturalSize(for: image))
        guard tile.width > 0, tile.height > 0 else { return }
        var area = place.graphene
        var child = tile.graphene
        gtk_snapshot_push_repeat(canvas.snapshot, &area, &child)
        append(image, in: tile, on: canvas)
        gtk_snapshot_pop(canvas.snapshot)
    }

    // Corners keep their size, edges stretch along, the middle stretches both ways.
    private func drawCapped(_ image: ImageDrawing, in place: CGRect, on canvas: PictureCanvas) {
        let natural = naturalSize(for: image)
        let caps = image.capInsets
        let columns = Self.bands(
            natural.width, place.width, first: caps.leading, last: caps.trailing)
        let rows = Self.bands(natural.height, place.height, first: caps.top, last: caps.bottom)
        for row in rows {
            for column in columns {
                let part = CGRect(
                    x: place.minX + column.to, y: place.minY + row.to, width: column.toLength,
                    height: row.toLength)
                let stretchX = column.toLength / column.fromLength
                let stretchY = row.toLength / row.fromLength
                var clip = part.graphene
                gtk_snapshot_push_clip(canvas.snapshot, &clip)
                append(
                    image,
                    in: CGRect(
                        x: part.minX - column.from * stretchX, y: part.minY - row.from * stretchY,
                        width: natural.width * stretchX, height: natural.height * stretchY),
                    on: canvas)
                gtk_snapshot_pop(canvas.snapshot)
            }
        }
    }

    private struct Band {
        var from: CGFloat
        var fromLength: CGFloat
        var to: CGFloat
        var toLength: CGFloat
    }

    /// How the stretches of one direction map from the picture to its place.
    private static func bands(
        _ natural: CGFloat, _ length: CGFloat, first: CGFloat, last: CGFloat
    ) -> [Band] {
        let fits = min(1, length / max(first + last, 0.001))
        let bands = [
            Band(from: 0, fromLength: first, to: 0, toLength: first * fits),
            Band(
                from: first, fromLength: natural - first - last, to: first * fits,
                toLength: length - (first + last) * fits),
            Band(
                from: natural - last, fromLength: last, to: length - last * fits,
                toLength: last * fits),
        ]
        return bands.filter { $0.fromLength > 0 && $0.toLength > 0 }
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

    // MARK: Versions

    private func pixels(
        for size: CGSize, _ image: ImageDrawing, _ canvas: PictureCanvas
    ) -> PixelDecoder.Pixels? {
        let width = Int((size.width * canvas.scale).rounded(.up))
        let height = Int((size.height * canvas.scale).rounded(.up))
        if !image.isSmooth, let squares = enlarged(to: width, height) { return squares }
        let wanted = PixelDecoder.size(of: bitmap.header, covering: width, height)
        if versions.isEmpty {
            guard let first = PixelDecoder.decode(bitmap, width: wanted.0, height: wanted.1) else {
                isDamaged = true
                return nil
            }
            versions = [first]
        }
        let best = versions.first { $0.width >= wanted.0 } ?? versions.last
        if let best, !isRight(best, for: wanted.0) {
            decodeLater(width: wanted.0, height: wanted.1, canvas)
        }
        return best
    }

    private func isRight(_ pixels: PixelDecoder.Pixels, for width: Int) -> Bool {
        // What is animated to another size must not be decoded at each frame.
        if pixels.width < width { return Double(width) < 1.1 * Double(pixels.width) }
        return Double(pixels.width) < 1.6 * Double(width) + 16
    }

    private func decodeLater(width: Int, height: Int, _ canvas: PictureCanvas) {
        let isLargest = width > (versions.last?.width ?? 0)
        guard !isDecoding, isLargest || versions.count < Self.keptVersions else { return }
        isDecoding = true
        let bitmap = bitmap
        let redraw = canvas.redraw
        Task { [weak self] in
            let pixels = await Task.detached {
                PixelDecoder.decode(bitmap, width: width, height: height)
            }.value
            guard let self else { return }
            self.isDecoding = false
            guard let pixels else { return }
            self.add(pixels)
            redraw()
        }
    }

    private func add(_ pixels: PixelDecoder.Pixels) {
        if versions.count >= Self.keptVersions { versions.removeFirst() }
        // The first was decoded before its place was known; it is needed no more.
        if versions.count == 1 { versions.removeAll() }
        versions.append(pixels)
        versions.sort { $0.width < $1.width }
    }

    /// The picture enlarged with its pixels as squares; nil where it isn't enlarged.
    private func enlarged(to width: Int, _ height: Int) -> PixelDecoder.Pixels? {
        let header = bitmap.header
        guard width > header.width || height > header.height, width * height < 16_000_000 else {
            return nil
        }
        if let enlarged, enlarged.width == width, enlarged.height == height {
            return enlarged.pixels
        }
        guard
            let small = PixelDecoder.pixbuf(
                of: bitmap, width: header.width, height: header.height),
            let large = gdk_pixbuf_scale_simple(
                small.opaque, Int32(width), Int32(height), GDK_INTERP_NEAREST),
            let pixels = PixelDecoder.pixels(of: GObjectRef(owning: large))
        else { return nil }
        enlarged = (pixels, width, height)
        return pixels
    }
}
