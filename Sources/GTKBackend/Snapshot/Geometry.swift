import CAdwaita
import Foundation
import SwiftUICore

extension CGRect {
    /// The same rectangle for GSK.
    var graphene: graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float(minX), y: Float(minY)),
            size: graphene_size_t(width: Float(width), height: Float(height)))
    }

    /// Edges rounded to whole pixels, so that neighbours stay neighbours.
    var pixelAligned: CGRect {
        let left = minX.rounded()
        let top = minY.rounded()
        return CGRect(x: left, y: top, width: maxX.rounded() - left, height: maxY.rounded() - top)
    }
}

extension CGPoint {
    var graphene: graphene_point_t { graphene_point_t(x: Float(x), y: Float(y)) }

    static func + (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x + right.x, y: left.y + right.y)
    }
}

extension ResolvedColor {
    var rgba: GdkRGBA {
        GdkRGBA(
            red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(opacity))
    }

    init(_ color: GdkRGBA) {
        self.init(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            opacity: Double(color.alpha))
    }
}

extension UnitPointValue {
    func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}
