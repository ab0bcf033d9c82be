import Foundation
import LayoutCore

extension Path {
    /// A copy whose points went through a map.
    public func applying(_ transform: CGAffineTransform) -> Path {
        mapPoints { $0.applying(transform) }
    }

    /// Whether a point lies inside; open subpaths count as closed.
    ///
    /// - Parameter eoFill: Whether what is enclosed twice counts as outside.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        let winding = flattened().reduce(0) {
            $0 + Self.winding(of: $1.closedPoints, around: point)
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    private static func winding(of points: [CGPoint], around point: CGPoint) -> Int {
        var winding = 0
        for (a, b) in zip(points, points.dropFirst()) {
            let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
            if a.y <= point.y, b.y > point.y, side > 0 { winding += 1 }
            if a.y > point.y, b.y <= point.y, side < 0 { winding -= 1 }
        }
        return winding
    }

    /// A copy of the part between two fractions of the path's length, 0 … 1.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let start = min(max(from, 0), 1)
        let end = min(max(to, 0), 1)
        guard start < end else { return Path() }
        if start == 0, end == 1 { return self }
        let lines = flattened()
        let total = lines.reduce(0) { $0 + $1.length }
        var trimmed = Path()
        var place: CGFloat = 0
        for line in lines {
            let length = line.length
            trimmed.addLines(line.part(from: start * total - place, to: end * total - place))
            place += length
        }
        return trimmed
    }

    /// The outline of what a stroke of this path would paint, to be filled by winding.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        StrokeOutline(style: style).outline(of: flattened())
    }

    // MARK: Adding with a map

    /// Adds a rectangle whose points went through a map.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
        addPath(Path(rect), transform: transform)
    }
    /// Adds an ellipse whose points went through a map.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }
    /// Adds a rounded rectangle whose points went through a map.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform
    ) {
        addPath(
            Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }
    /// Adds a rectangle with corners of several sizes.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii), transform: transform)
    }
    /// Adds another path whose points went through a map.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
        addPath(transform.isIdentity ? path : path.applying(transform))
    }
    /// Adds an arc whose points went through a map.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform
    ) {
        var arc = Path()
        arc.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
        addPath(arc, transform: transform)
    }

    /// Adds a line and an arc of a radius that touches the two lines to and from a corner.
    public mutating func addArc(
        tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat
    ) {
        guard let start = currentPoint else { return move(to: corner) }
        let (ax, ay) = (start.x - corner.x, start.y - corner.y)
        let (bx, by) = (end.x - corner.x, end.y - corner.y)
        let (la, lb) = (hypot(ax, ay), hypot(bx, by))
        let cross = ax * by - ay * bx
        guard la > 0, lb > 0, abs(cross) > 1e-9, radius > 0 else { return addLine(to: corner) }
        let angle = acos(min(max((ax * bx + ay * by) / (la * lb), -1), 1))
        let reach = radius / tan(angle / 2)
        let first = CGPoint(x: corner.x + ax / la * reach, y: corner.y + ay / la * reach)
        let last = CGPoint(x: corner.x + bx / lb * reach, y: corner.y + by / lb * reach)
        // A cubic with these handles is the arc between the two tangents.
        let handle = 4.0 / 3.0 * tan((.pi - angle) / 4) * radius
        addLine(to: first)
        addCurve(
            to: last,
            control1: CGPoint(x: first.x - ax / la * handle, y: first.y - ay / la * handle),
            control2: CGPoint(x: last.x - bx / lb * handle, y: last.y - by / lb * handle))
    }

    /// Makes a path of one rectangle with corners of several sizes.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let radii = cornerRadii.fitting(rect.size)
        move(to: CGPoint(x: l + radii.topLeading, y: t))
        addCorner(through: CGPoint(x: r, y: t), to: CGPoint(x: r, y: b), radii.topTrailing)
        addCorner(through: CGPoint(x: r, y: b), to: CGPoint(x: l, y: b), radii.bottomTrailing)
        addCorner(through: CGPoint(x: l, y: b), to: CGPoint(x: l, y: t), radii.bottomLeading)
        addCorner(through: CGPoint(x: l, y: t), to: CGPoint(x: r, y: t), radii.topLeading)
        closeSubpath()
    }

    private mutating func addCorner(through corner: CGPoint, to next: CGPoint, _ radius: CGFloat) {
        if radius > 0 {
            addArc(tangent1End: corner, tangent2End: next, radius: radius)
        } else {
            addLine(to: corner)
        }
    }
}

/// The radii of a rectangle's corners in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public nonisolated init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The radii, all reduced by one factor where two would overlap on a side.
    func fitting(_ size: CGSize) -> RectangleCornerRadii {
        func share(_ length: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
            a + b > length ? length / (a + b) : 1
        }
        let factor =
            [
                share(size.width, topLeading, topTrailing),
                share(size.width, bottomLeading, bottomTrailing),
                share(size.height, topLeading, bottomLeading),
                share(size.height, topTrailing, bottomTrailing),
            ].min() ?? 1
        return reduced { max($0, 0) * factor }
    }

    func reduced(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: change(topLeading), bottomLeading: change(bottomLeading),
            bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
    }
}
