// Status: complete
// GTK: GskRoundedClipNode for the common outlines, Cairo for the rest
import Foundation
import LayoutCore

/// An outline that fills the rectangle it is given.
///
/// As a view a shape is filled with the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path
    /// The size the shape takes for a proposal.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// A shape that can be drawn inside its own edge.
public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// The shape, smaller by `amount` points on each side.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that the backend knows how to draw without a path.
package nonisolated protocol GeometricShape: Shape {
    nonisolated var geometry: ShapeGeometry { get }
    nonisolated var insetAmount: CGFloat { get }
}

extension Shape {
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    public var body: some View { FilledShape(shape: self, paint: nil) }

    /// Fills the shape with a style.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> FilledShape<Self> {
        FilledShape(shape: self, paint: AnyShapeStyle(content), isEvenOdd: style.isEOFilled)
    }

    /// Fills the shape with the foreground style.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> FilledShape<Self> {
        FilledShape(shape: self, paint: nil, isEvenOdd: style.isEOFilled)
    }

    /// Draws the outline, centred on the edge.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1
    ) -> some View {
        StrokedShape(
            shape: self, paint: AnyShapeStyle(content), style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the outline, centred on the edge.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        StrokedShape(shape: self, paint: AnyShapeStyle(content), style: style)
    }

    /// What the backend draws for the shape in a rectangle of the given size.
    nonisolated func outline(in size: CGSize) -> (ShapeGeometry, inset: CGFloat) {
        if let known = self as? any GeometricShape { return (known.geometry, known.insetAmount) }
        if let trimmed = self as? any TrimmableShape {
            let (path, start, end) = trimmed.trim(in: CGRect(origin: .zero, size: size))
            return (.trimmed(path, start: start, end: end), 0)
        }
        return (.path(path(in: CGRect(origin: .zero, size: size))), 0)
    }
}

extension InsettableShape {
    /// Draws the outline inside the edge.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
    }

    /// Draws the outline inside the edge.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }

    /// Draws the outline inside the edge in the foreground style.
    public nonisolated func strokeBorder(
        lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        inset(by: lineWidth / 2).stroke(lineWidth: lineWidth)
    }
}

/// How a filled shape treats crossings of its outline.
public struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool
    public nonisolated init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// A shape filled with a style, which can be stroked as well.
public struct FilledShape<S: Shape> {
    var shape: S
    var paint: AnyShapeStyle?
    var isEvenOdd = false

    /// Draws the outline over the fill.
    public nonisolated func stroke<P: ShapeStyle>(
        _ content: P, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        overlay(shape.stroke(content, lineWidth: lineWidth))
    }

    /// Draws the outline over the fill.
    public nonisolated func stroke<P: ShapeStyle>(
        _ content: P, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        overlay(shape.stroke(content, style: style))
    }
}

extension FilledShape where S: InsettableShape {
    /// Draws the outline over the fill, inside the edge.
    public nonisolated func strokeBorder<P: ShapeStyle>(
        _ content: P, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        overlay(shape.strokeBorder(content, lineWidth: lineWidth))
    }

    /// Draws the outline over the fill, inside the edge.
    public nonisolated func strokeBorder<P: ShapeStyle>(
        _ content: P, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        overlay(shape.strokeBorder(content, style: style))
    }
}

struct StrokedShape<S: Shape> {
    var shape: S
    var paint: AnyShapeStyle?
    var style: StrokeStyle
}

extension FilledShape: View {}
extension FilledShape: LeafView, PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<Self> {
        LeafViewNode(self, parent: parent, box: ShapeBox(shape))
    }
    package func show(in box: LayoutNode, environment: EnvironmentValues) {
        let paint = paint?.paint(in: environment) ?? environment.foregroundPaint
        if let line = (shape as? any LineShape)?.line {
            (box as? ShapeBox)?.set(line.shape, fill: nil, stroke: paint, style: line.style)
        } else {
            (box as? ShapeBox)?.set(
                shape, fill: paint, stroke: nil, style: StrokeStyle(), isEvenOdd: isEvenOdd)
        }
    }
}

extension StrokedShape: View {}
extension StrokedShape: LeafView, PrimitiveView {
    func makeNode(parent: ViewNode) -> TypedNode<Self> {
        LeafViewNode(self, parent: parent, box: ShapeBox(shape))
    }
    func show(in box: LayoutNode, environment: EnvironmentValues) {
        let paint = paint?.paint(in: environment) ?? environment.foregroundPaint
        (box as? ShapeBox)?.set(shape, fill: nil, stroke: paint, style: style)
    }
}

/// The box of a shape; its outline is made for the size it is placed at.
@MainActor
final class ShapeBox: LayoutNode {
    private var shape: any Shape
    /// The shape as it is seen now, on its way to `shape`.
    private var seen: any Shape
    private var fill: Paint?
    private var stroke: Paint?
    private var style = StrokeStyle()
    private var isEvenOdd = false

    init(_ shape: any Shape) {
        self.shape = shape
        seen = shape
        super.init()
    }

    func set(
        _ shape: any Shape, fill: Paint?, stroke: Paint?, style: StrokeStyle,
        isEvenOdd: Bool = false
    ) {
        if renderNode?.contentTrack == nil { seen = self.shape }
        let path = way(from: seen, to: shape)
        self.isEvenOdd = isEvenOdd
        self.shape = shape
        self.fill = fill
        self.stroke = stroke
        self.style = style
        if path == nil { seen = shape }
        show(.shape(drawing(of: shape)), path: path)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    override func frameDidChange(from old: CGRect) {
        if old.size != frame.size {
            show(.shape(drawing(of: shape)), path: renderNode?.contentPath)
        }
    }

    private func drawing(of shape: any Shape) -> ShapeDrawing {
        let (geometry, inset) = shape.outline(in: frame.size)
        var drawing = ShapeDrawing(
            geometry: geometry, inset: inset, fill: fill, stroke: stroke, strokeStyle: style)
        drawing.isEvenOdd = isEvenOdd
        return drawing
    }

    /// What lies between two values of a shape that has data to move; nil when it has none.
    private func way<S: Shape>(
        from old: any Shape, to new: S
    ) -> ((Double) -> RenderContent?)? {
        guard let old = old as? S, new.differs(from: old) else { return nil }
        let drawn = drawing(of: old)
        return { [weak self] fraction in
            guard let self else { return nil }
            let between = new.mixed(from: old, fraction: fraction)
            self.seen = between
            return self.content(of: between, drawn, fraction)
        }
    }

    private func content(
        of shape: any Shape, _ old: ShapeDrawing, _ fraction: Double
    ) -> RenderContent? {
        var new = drawing(of: shape)
        if let from = old.fill, let to = fill {
            new.fill = from.interpolated(to: to, fraction: fraction) ?? to
        }
        if let from = old.stroke, let to = stroke {
            new.stroke = from.interpolated(to: to, fraction: fraction) ?? to
        }
        new.strokeStyle.lineWidth = mix(
            old.strokeStyle.lineWidth, style.lineWidth, fraction)
        return .shape(new)
    }
}
