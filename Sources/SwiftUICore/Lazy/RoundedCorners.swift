import Foundation

/// A rectangle of which some corners are round.
struct RoundedCorners {
    var radius: CGFloat
    var top: Bool
    var bottom: Bool

    func geometry(in size: CGSize) -> ShapeGeometry {
        guard radius > 0, top || bottom else { return .rectangle }
        if top && bottom { return .roundedRectangle(width: radius, height: radius) }
        // The square end lies outside what shows: a taller rounded rectangle, cut by a path.
        var path = Path()
        let r = min(radius, size.height, size.width / 2)
        let k = r * 0.447_715_25
        let (w, h) = (size.width, size.height)
        if top {
            path.move(to: CGPoint(x: 0, y: h))
            path.addLine(to: CGPoint(x: 0, y: r))
            path.addCurve(
                to: CGPoint(x: r, y: 0), control1: CGPoint(x: 0, y: k),
                control2: CGPoint(x: k, y: 0))
            path.addLine(to: CGPoint(x: w - r, y: 0))
            path.addCurve(
                to: CGPoint(x: w, y: r), control1: CGPoint(x: w - k, y: 0),
                control2: CGPoint(x: w, y: k))
            path.addLine(to: CGPoint(x: w, y: h))
        } else {
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 0, y: h - r))
            path.addCurve(
                to: CGPoint(x: r, y: h), control1: CGPoint(x: 0, y: h - k),
                control2: CGPoint(x: k, y: h))
            path.addLine(to: CGPoint(x: w - r, y: h))
            path.addCurve(
                to: CGPoint(x: w, y: h - r), control1: CGPoint(x: w - k, y: h),
                control2: CGPoint(x: w, y: h - k))
            path.addLine(to: CGPoint(x: w, y: 0))
        }
        path.closeSubpath()
        return .path(path)
    }
}
