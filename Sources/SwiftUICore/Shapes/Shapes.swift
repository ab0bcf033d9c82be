// Status: complete
// GTK: GskRoundedRect
import Foundation
import LayoutCore

/// A rectangle.
public struct Rectangle: InsettableShape, GeometricShape {
    package nonisolated var insetAmount: CGFloat = 0
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(rect.insetBy(dx: insetAmount, dy: insetAmount))
    }
    public nonisolated func inset(by amount: CGFloat) -> Rectangle {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
    package nonisolated var geometry: ShapeGeometry { .rectangle }
}

/// A rectangle with rounded corners; radii in points.
public struct RoundedRectangle: InsettableShape, GeometricShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    package nonisolated var insetAmount: CGFloat = 0

    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
        self.style = style
    }
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }
    public nonisolated func path(in rect: CGRect) -> Path {
        let inner = CGSize(
            width: max(cornerSize.width - insetAmount, 0),
            height: max(cornerSize.height - insetAmount, 0))
        return Path(
            roundedRect: rect.insetBy(dx: insetAmount, dy: insetAmount), cornerSize: inner)
    }
    public nonisolated func inset(by amount: CGFloat) -> RoundedRectangle {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
    package nonisolated var geometry: ShapeGeometry {
        .roundedRectangle(
            width: max(cornerSize.width - insetAmount, 0),
            height: max(cornerSize.height - insetAmount, 0))
    }
}

/// The largest circle in the middle of the rectangle.
public struct Circle: InsettableShape, GeometricShape {
    package nonisolated var insetAmount: CGFloat = 0
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path {
        let side = max(min(rect.width, rect.height) - 2 * insetAmount, 0)
        return Path(
            ellipseIn: CGRect(
                x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }
    public nonisolated func inset(by amount: CGFloat) -> Circle {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
    package nonisolated var geometry: ShapeGeometry { .circle }
}

/// The largest ellipse in the rectangle.
public struct Ellipse: InsettableShape, GeometricShape {
    package nonisolated var insetAmount: CGFloat = 0
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(ellipseIn: rect.insetBy(dx: insetAmount, dy: insetAmount))
    }
    public nonisolated func inset(by amount: CGFloat) -> Ellipse {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
    package nonisolated var geometry: ShapeGeometry { .ellipse }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, GeometricShape {
    public var style: RoundedCornerStyle
    package nonisolated var insetAmount: CGFloat = 0
    public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }
    public nonisolated func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: insetAmount, dy: insetAmount)
        return Path(roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2)
    }
    public nonisolated func inset(by amount: CGFloat) -> Capsule {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
    package nonisolated var geometry: ShapeGeometry { .capsule }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == RoundedRectangle {
    public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
