// Status: complete
// GTK: Cairo path
import Foundation
import LayoutCore

/// A shape moved by a distance.
public struct OffsetShape<Content: Shape>: Shape {
    public var shape: Content
    public var offset: CGSize
    public nonisolated init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }
    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}

/// A shape turned about a point of its rectangle.
public struct RotatedShape<Content: Shape>: Shape {
    public var shape: Content
    public var angle: Angle
    public var anchor: UnitPoint
    public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }
    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(
            CGAffineTransform(rotationAngle: angle.radians).about(anchor, of: rect))
    }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}

/// A shape scaled about a point of its rectangle.
public struct ScaledShape<Content: Shape>: Shape {
    public var shape: Content
    public var scale: CGSize
    public var anchor: UnitPoint
    public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }
    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(
            CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, of: rect))
    }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}

/// A shape whose points go through a map.
public struct TransformedShape<Content: Shape>: Shape {
    public var shape: Content
    public var transform: CGAffineTransform
    public nonisolated init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }
    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(transform)
    }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}
extension RotatedShape: InsettableShape where Content: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(
            shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

/// The part of a shape's outline between two fractions of its length.
struct TrimmedShape<Content: Shape>: Shape {
    var shape: Content
    var start: CGFloat
    var end: CGFloat
    nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: start, to: end)
    }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}

/// A trimmed shape keeps its whole outline, so that its ends can be animated.
protocol TrimmableShape: Shape {
    nonisolated func trim(in rect: CGRect) -> (path: Path, start: CGFloat, end: CGFloat)
}

extension TrimmedShape: TrimmableShape {
    nonisolated func trim(in rect: CGRect) -> (path: Path, start: CGFloat, end: CGFloat) {
        (shape.path(in: rect), start, end)
    }
}

/// A shape drawn as if its rectangle had a size of its own.
struct SizedShape<Content: Shape>: Shape {
    var shape: Content
    var size: CGSize
    nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: CGRect(origin: rect.origin, size: size))
    }
}

/// A shape that is the stroke of another, which is drawn as a line.
protocol LineShape: Shape {
    nonisolated var line: (shape: any Shape, style: StrokeStyle) { get }
}

/// The outline of a stroke as a shape.
struct StrokeShape<Content: Shape>: LineShape {
    var shape: Content
    var style: StrokeStyle
    nonisolated var line: (shape: any Shape, style: StrokeStyle) { (shape, style) }
    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}

/// Any shape, erased.
public struct AnyShape: Shape {
    private let shape: any Shape
    public nonisolated init<S: Shape>(_ shape: S) { self.shape = shape }
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}

extension CGAffineTransform {
    /// The same map about a point of a rectangle instead of the origin.
    func about(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
        let x = rect.minX + anchor.x * rect.width
        let y = rect.minY + anchor.y * rect.height
        return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
}

extension Shape {
    /// The part of the outline between two fractions of its length.
    public nonisolated func trim(
        from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
    ) -> some Shape {
        TrimmedShape(shape: self, start: startFraction, end: endFraction)
    }
    /// The shape moved by a distance.
    public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: offset)
    }
    /// The shape moved by a distance.
    public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }
    /// The shape moved by a distance.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }
    /// The shape turned about a point of its rectangle.
    public nonisolated func rotation(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }
    /// The shape scaled about a point of its rectangle.
    public nonisolated func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }
    /// The shape scaled about a point of its rectangle.
    public nonisolated func scale(
        _ scale: CGFloat, anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
    }
    /// The shape with its points mapped.
    public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
    /// The shape in a rectangle of a fixed size.
    public nonisolated func size(_ size: CGSize) -> some Shape {
        SizedShape(shape: self, size: size)
    }
    /// The shape in a rectangle of a fixed size.
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        SizedShape(shape: self, size: CGSize(width: width, height: height))
    }
    /// The outline of the shape's stroke, as a shape.
    public nonisolated func stroke(style: StrokeStyle) -> some Shape {
        StrokeShape(shape: self, style: style)
    }
    /// The outline of the shape's stroke, as a shape.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
        StrokeShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }
}

/// A rectangle with corners of several radii.
public struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle
    private var insetAmount: CGFloat = 0

    public nonisolated init(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        self.cornerRadii = cornerRadii
        self.style = style
    }
    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
            style: style)
    }
    public nonisolated func path(in rect: CGRect) -> Path {
        let amount = insetAmount
        return Path(
            roundedRect: rect.insetBy(dx: amount, dy: amount),
            cornerRadii: cornerRadii.reduced { max($0 - amount, 0) }, style: style)
    }
    public nonisolated func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
            style: style)
    }
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
}
extension Shape where Self == RoundedRectangle {
    public static func rect(
        cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

/// The shape of the container around; a rectangle here.
public struct ContainerRelativeShape: InsettableShape {
    private var insetAmount: CGFloat = 0
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(rect.insetBy(dx: insetAmount, dy: insetAmount))
    }
    public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}

extension Path: View, Shape {
    public nonisolated func path(in rect: CGRect) -> Path { self }
}
