import CAdwaita
import Foundation
import SwiftUICore

/// Where a picture is drawn.
@MainActor
struct PictureCanvas {
    let snapshot: OpaquePointer
    /// Device pixels per point.
    let scale: Double
    /// Asks for another drawing, when there is something better to show.
    let redraw: @MainActor () -> Void
}

/// Something an image node shows.
@MainActor
protocol Picture: AnyObject {
    /// Points, when nothing stretches it.
    func naturalSize(for image: ImageDrawing) -> CGSize
    func draw(_ image: ImageDrawing, in bounds: CGRect, on canvas: PictureCanvas)
    /// Bytes of memory for pixels.
    var cost: Int { get }
}

extension Picture {
    var cost: Int { 0 }

    /// Where the picture lies in `bounds`: all of it, or its natural size in the middle.
    func place(of image: ImageDrawing, in bounds: CGRect) -> CGRect {
        if image.isResizable { return bounds }
        let size = naturalSize(for: image)
        return CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }
}

/// Stands for an image or symbol that isn't there: a neutral box.
@MainActor
final class MissingPicture: Picture {
    func naturalSize(for image: ImageDrawing) -> CGSize {
        if case .symbol = image.source { return SymbolPicture.size(of: image) }
        return CGSize(width: 24, height: 24)
    }

    func draw(_ image: ImageDrawing, in bounds: CGRect, on canvas: PictureCanvas) {
        let gray = ResolvedColor(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.5)
        let place = place(of: image, in: bounds)
        let radius = min(place.width, place.height) * 0.2
        ShapePainter(snapshot: canvas.snapshot).draw(
            ShapeDrawing(
                geometry: .roundedRectangle(width: radius, height: radius), inset: 1.5,
                stroke: .color(image.tint ?? gray), strokeStyle: StrokeStyle(lineWidth: 1.5)),
            in: place)
    }
}

/// A plain colour in place of a picture that isn't there yet.
@MainActor
final class PlainPicture: Picture {
    func naturalSize(for image: ImageDrawing) -> CGSize { CGSize(width: 10, height: 10) }

    func draw(_ image: ImageDrawing, in bounds: CGRect, on canvas: PictureCanvas) {
        guard let tint = image.tint else { return }
        ShapePainter(snapshot: canvas.snapshot).draw(
            ShapeDrawing(geometry: .rectangle, fill: .color(tint)), in: bounds)
    }
}
