// Status: partial (outlines for SwiftUI shapes; nothing is drawn by the path itself)
import LayoutCore
import SwiftUICore

/// An outline of lines and curves.
public final class UIBezierPath: NSObject {
    private var path = Path()

    /// The outline as SwiftUI and Core Graphics take it.
    public var cgPath: Path {
        get { path }
        set { path = newValue }
    }
    /// Points; kept for the app.
    public var lineWidth: CGFloat = 1

    /// Makes an empty outline.
    public override init() { super.init() }

    /// Makes the outline of a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Makes the largest ellipse in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Makes a rectangle with round corners; the radius in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Makes a rectangle of which some corners are round; the radii in points.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        let width = min(max(cornerRadii.width, 0), rect.width / 2)
        let height = min(max(cornerRadii.height, 0), rect.height / 2)
        func radii(_ corner: UIRectCorner) -> CGSize {
            corners.contains(corner) ? CGSize(width: width, height: height) : .zero
        }
        addRectangle(
            rect, radii(.topLeft), radii(.topRight), radii(.bottomRight), radii(.bottomLeft))
    }

    /// Makes a part of a circle; the radius in points, angles in radians.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// Begins a new part.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight line.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a curve with two handles.
    public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a curve with one handle.
    public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: end, control: controlPoint)
    }
    /// Adds a part of a circle; clockwise as seen on screen.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle),
            endAngle: .radians(endAngle), clockwise: !clockwise)
    }
    /// Closes the part with a line to its start.
    public func close() { path.closeSubpath() }
    /// Adds all of another outline.
    public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Takes everything away.
    public func removeAllPoints() { path = Path() }

    public var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around all points and handles.
    public var bounds: CGRect { path.boundingRect }
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    private func addRectangle(
        _ rect: CGRect, _ topLeft: CGSize, _ topRight: CGSize, _ bottomRight: CGSize,
        _ bottomLeft: CGSize
    ) {
        // The length of a handle for a quarter of a circle.
        let k: CGFloat = 1 - 0.552_284_75
        let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        path.move(to: point(l + topLeft.width, t))
        path.addLine(to: point(r - topRight.width, t))
        path.addCurve(
            to: point(r, t + topRight.height), control1: point(r - topRight.width * k, t),
            control2: point(r, t + topRight.height * k))
        path.addLine(to: point(r, b - bottomRight.height))
        path.addCurve(
            to: point(r - bottomRight.width, b),
            control1: point(r, b - bottomRight.height * k),
            control2: point(r - bottomRight.width * k, b))
        path.addLine(to: point(l + bottomLeft.width, b))
        path.addCurve(
            to: point(l, b - bottomLeft.height), control1: point(l + bottomLeft.width * k, b),
            control2: point(l, b - bottomLeft.height * k))
        path.addLine(to: point(l, t + topLeft.height))
        path.addCurve(
            to: point(l + topLeft.width, t), control1: point(l, t + topLeft.height * k),
            control2: point(l + topLeft.width * k, t))
        path.closeSubpath()
    }
}

extension Path {
    /// Makes a path of another; UIKit's outlines are such paths already.
    public init(_ path: Path) { self = path }
}
