import CAdwaita
import Foundation
import SwiftUICore

/// Something an image node shows.
@MainActor
protocol Picture: AnyObject {
    /// Points, when nothing stretches it.
    func naturalSize(for image: ImageDrawing) -> CGSize
    /// - Parameter scale: Device pixels per point.
    func draw(_ image: ImageDrawing, in bounds: CGRect, snapshot: OpaquePointer, scale: Double)
}

extension Picture {
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

    func draw(_ image: ImageDrawing, in bounds: CGRect, snapshot: OpaquePointer, scale: Double) {
        let gray = ResolvedColor(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.5)
        let place = place(of: image, in: bounds)
        let radius = min(place.width, place.height) * 0.2
        ShapePainter(snapshot: snapshot).draw(
            ShapeDrawing(
                geometry: .roundedRectangle(width: radius, height: radius), inset: 1.5,
                stroke: .color(image.tint ?? gray), strokeStyle: StrokeStyle(lineWidth: 1.5)),
            in: place)
    }
}
