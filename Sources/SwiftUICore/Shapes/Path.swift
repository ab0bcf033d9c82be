// Status: partial (no boolean operations, no stroked or trimmed copies of arcs beyond Béziers)
// GTK: Cairo path
import Foundation
import LayoutCore

/// The outline of a two-dimensional shape.
///
/// Points are in the coordinate space of the rectangle that the path is drawn in, origin at the
/// top left, y down. Arcs are kept as cubic curves, accurate to about 0.03 % of the radius.
public struct Path: Hashable, Sendable {
    /// One step of a path.
    public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    package private(set) var elements: [Element] = []

    /// Makes an empty path.
    public init() {}

    /// Makes a path and hands it to `callback` to be drawn.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// Makes a path of one rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// Makes a path of one rectangle with rounded corners.
    public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Makes a path of one rectangle with elliptical corners.
    public init(
        roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Makes a path of the largest ellipse in a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// The point at which the next step would start, nil in an empty path.
    public var currentPoint: CGPoint? {
        for element in elements.reversed() {
            switch element {
            case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
                return to
            case .closeSubpath:
                return subpathStart
            }
        }
        return nil
    }

    private var subpathStart: CGPoint? {
        for case .move(let to) in elements.reversed() { return to }
        return nil
    }

    /// The smallest rectangle around all points and control points; null when empty.
    public var boundingRect: CGRect {
        var bounds = CGRect.null
        forEach { element in
            for point in element.points {
                bounds = bounds.union(CGRect(origin: point, size: .zero))
            }
        }
        return bounds
    }

    /// Calls `body` for every element in order.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// Begins a new subpath.
    public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }
    /// Adds a straight line.
    public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }
    /// Adds a quadratic Bézier curve.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: point, control: control))
    }
    /// Adds a cubic Bézier curve.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: point, control1: control1, control2: control2))
    }
    /// Closes the current subpath with a line to its start.
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    /// Adds a closed rectangle.
    public mutating func addRect(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    /// Adds several closed rectangles.
    public mutating func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }

    /// Adds lines through the points, starting a subpath at the first.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        lines.dropFirst().forEach { addLine(to: $0) }
    }

    /// Adds the largest ellipse in a rectangle, clockwise from its rightmost point.
    public mutating func addEllipse(in rect: CGRect) {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: center.x + x * rx, y: center.y + y * ry)
        }
        let k = Self.arcHandle
        move(to: point(1, 0))
        addCurve(to: point(0, 1), control1: point(1, k), control2: point(k, 1))
        addCurve(to: point(-1, 0), control1: point(-k, 1), control2: point(-1, k))
        addCurve(to: point(0, -1), control1: point(-1, -k), control2: point(-k, -1))
        addCurve(to: point(1, 0), control1: point(k, -1), control2: point(1, -k))
        closeSubpath()
    }

    /// Adds a rectangle with elliptical corners, which are cut to half the sides at most.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        let rx = min(max(cornerSize.width, 0), rect.width / 2)
        let ry = min(max(cornerSize.height, 0), rect.height / 2)
        guard rx > 0, ry > 0 else { return addRect(rect) }
        let kx = rx * (1 - Self.arcHandle)
        let ky = ry * (1 - Self.arcHandle)
        let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        move(to: CGPoint(x: l + rx, y: t))
        addLine(to: CGPoint(x: r - rx, y: t))
        addCurve(
            to: CGPoint(x: r, y: t + ry), control1: CGPoint(x: r - kx, y: t),
            control2: CGPoint(x: r, y: t + ky))
        addLine(to: CGPoint(x: r, y: b - ry))
        addCurve(
            to: CGPoint(x: r - rx, y: b), control1: CGPoint(x: r, y: b - ky),
            control2: CGPoint(x: r - kx, y: b))
        addLine(to: CGPoint(x: l + rx, y: b))
        addCurve(
            to: CGPoint(x: l, y: b - ry), control1: CGPoint(x: l + kx, y: b),
            control2: CGPoint(x: l, y: b - ky))
        addLine(to: CGPoint(x: l, y: t + ry))
        addCurve(
            to: CGPoint(x: l + rx, y: t), control1: CGPoint(x: l, y: t + ky),
            control2: CGPoint(x: l + kx, y: t))
        closeSubpath()
    }

    /// Length of a Bézier handle for a quarter of a unit circle.
    private static let arcHandle = 0.552_284_75

    /// Adds an arc of a circle; `clockwise` is as seen with y up, so it runs the other way on screen.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        let start = startAngle.radians
        var sweep = endAngle.radians - start
        if clockwise {
            while sweep > 0 { sweep -= 2 * .pi }
            if sweep < -2 * .pi { sweep = -2 * .pi }
        } else {
            while sweep < 0 { sweep += 2 * .pi }
            if sweep > 2 * .pi { sweep = 2 * .pi }
        }
        addArc(center: center, radius: radius, start: start, sweep: sweep)
    }

    /// Adds an arc that turns by `delta` from `startAngle`.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
    ) {
        addArc(center: center, radius: radius, start: startAngle.radians, sweep: delta.radians)
    }

    private mutating func addArc(center: CGPoint, radius: CGFloat, start: Double, sweep: Double) {
        func point(_ angle: Double, _ distance: Double = 0) -> CGPoint {
            CGPoint(
                x: center.x + radius * (cos(angle) - distance * sin(angle)),
                y: center.y + radius * (sin(angle) + distance * cos(angle)))
        }
        let first = point(start)
        if isEmpty { move(to: first) } else { addLine(to: first) }
        let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / Double(pieces)
        let handle = 4.0 / 3.0 * tan(step / 4)
        for index in 0..<pieces {
            let from = start + step * Double(index)
            let to = from + step
            addCurve(
                to: point(to), control1: point(from, handle), control2: point(to, -handle))
        }
    }

    /// Adds all elements of another path.
    public mutating func addPath(_ path: Path) { elements.append(contentsOf: path.elements) }

    /// A copy moved by the given distances.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    }

    package func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Path {
        var copy = Path()
        copy.elements = elements.map { element in
            switch element {
            case .move(let to): .move(to: transform(to))
            case .line(let to): .line(to: transform(to))
            case .quadCurve(let to, let control):
                .quadCurve(to: transform(to), control: transform(control))
            case .curve(let to, let control1, let control2):
                .curve(
                    to: transform(to), control1: transform(control1),
                    control2: transform(control2))
            case .closeSubpath: .closeSubpath
            }
        }
        return copy
    }
}

extension Path.Element {
    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let to), .line(let to): [to]
        case .quadCurve(let to, let control): [to, control]
        case .curve(let to, let control1, let control2): [to, control1, control2]
        case .closeSubpath: []
        }
    }
}
