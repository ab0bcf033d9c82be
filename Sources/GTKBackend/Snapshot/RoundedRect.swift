import CAdwaita
import Foundation
import SwiftUICore

/// A rectangle with elliptical corners of one size.
struct RoundedRect: Equatable {
    var rect: CGRect
    var cornerWidth: CGFloat
    var cornerHeight: CGFloat

    var isPlain: Bool { cornerWidth <= 0 || cornerHeight <= 0 }

    /// The outline `inset` points inside `bounds`; nil for a geometry that needs a path.
    init?(_ geometry: ShapeGeometry, in bounds: CGRect, inset: Double = 0) {
        let inner = bounds.insetBy(
            dx: min(inset, bounds.width / 2), dy: min(inset, bounds.height / 2))
        switch geometry {
        case .rectangle:
            self.init(rect: inner, width: 0, height: 0)
        case .roundedRectangle(let width, let height):
            self.init(rect: inner, width: width - inset, height: height - inset)
        case .circle:
            let side = min(inner.width, inner.height)
            let square = CGRect(
                x: inner.midX - side / 2, y: inner.midY - side / 2, width: side, height: side)
            self.init(rect: square, width: side / 2, height: side / 2)
        case .ellipse:
            self.init(rect: inner, width: inner.width / 2, height: inner.height / 2)
        case .capsule:
            let radius = min(inner.width, inner.height) / 2
            self.init(rect: inner, width: radius, height: radius)
        case .path, .trimmed:
            return nil
        }
    }

    init(rect: CGRect, width: CGFloat, height: CGFloat) {
        self.rect = rect
        cornerWidth = max(0, min(width, rect.width / 2))
        cornerHeight = max(0, min(height, rect.height / 2))
    }

    /// The outline moved out by `distance` on every side.
    func expanded(by distance: CGFloat) -> RoundedRect {
        RoundedRect(
            rect: rect.insetBy(dx: -distance, dy: -distance),
            width: isPlain ? 0 : cornerWidth + distance,
            height: isPlain ? 0 : cornerHeight + distance)
    }

    /// The same outline for GSK.
    var gsk: GskRoundedRect {
        let corner = graphene_size_t(width: Float(cornerWidth), height: Float(cornerHeight))
        return GskRoundedRect(bounds: rect.graphene, corner: (corner, corner, corner, corner))
    }
}
