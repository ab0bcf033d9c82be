import Foundation

/// Something with values between two others.
protocol Interpolable {
    /// The value a fraction of the way to another; nil when there is nothing between them.
    func interpolated(to other: Self, fraction: Double) -> Self?
}

func mix(_ a: Double, _ b: Double, _ fraction: Double) -> Double { a + (b - a) * fraction }

extension CGRect: Interpolable {
    func interpolated(to other: CGRect, fraction: Double) -> CGRect? {
        CGRect(
            x: mix(minX, other.minX, fraction), y: mix(minY, other.minY, fraction),
            width: max(mix(width, other.width, fraction), 0),
            height: max(mix(height, other.height, fraction), 0))
    }
}

extension ResolvedColor: Interpolable {
    func interpolated(to other: ResolvedColor, fraction: Double) -> ResolvedColor? {
        let t = min(max(fraction, 0), 1)
        return ResolvedColor(
            red: mix(red, other.red, t), green: mix(green, other.green, t),
            blue: mix(blue, other.blue, t), opacity: mix(opacity, other.opacity, t))
    }
}

extension Paint: Interpolable {
    func interpolated(to other: Paint, fraction: Double) -> Paint? {
        guard case .color(let a) = self, case .color(let b) = other else { return nil }
        return a.interpolated(to: b, fraction: fraction).map { .color($0) }
    }
}

extension ShapeGeometry: Interpolable {
    func interpolated(to other: ShapeGeometry, fraction: Double) -> ShapeGeometry? {
        switch (self, other) {
        case (.roundedRectangle(let w1, let h1), .roundedRectangle(let w2, let h2)):
            .roundedRectangle(width: mix(w1, w2, fraction), height: mix(h1, h2, fraction))
        case (.path(let a), .path(let b)):
            a.interpolated(to: b, fraction: fraction).map { .path($0) }
        case (.trimmed(let a, let s1, let e1), .trimmed(let b, let s2, let e2)):
            a.interpolated(to: b, fraction: fraction).map {
                .trimmed($0, start: mix(s1, s2, fraction), end: mix(e1, e2, fraction))
            }
        default: self == other ? self : nil
        }
    }
}

extension Path: Interpolable {
    func interpolated(to other: Path, fraction: Double) -> Path? {
        guard elements.count == other.elements.count else { return nil }
        func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: mix(a.x, b.x, fraction), y: mix(a.y, b.y, fraction))
        }
        var path = Path()
        for (a, b) in zip(elements, other.elements) {
            switch (a, b) {
            case (.move(let p), .move(let q)): path.move(to: between(p, q))
            case (.line(let p), .line(let q)): path.addLine(to: between(p, q))
            case (.quadCurve(let p, let c), .quadCurve(let q, let d)):
                path.addQuadCurve(to: between(p, q), control: between(c, d))
            case (.curve(let p, let c1, let c2), .curve(let q, let d1, let d2)):
                path.addCurve(
                    to: between(p, q), control1: between(c1, d1), control2: between(c2, d2))
            case (.closeSubpath, .closeSubpath): path.closeSubpath()
            default: return nil
            }
        }
        return path
    }
}

extension RenderEffect: Interpolable {
    func interpolated(to other: RenderEffect, fraction: Double) -> RenderEffect? {
        switch (self, other) {
        case (.opacity(let a), .opacity(let b)):
            return .opacity(min(max(mix(a, b, fraction), 0), 1))
        case (.colors(let a), .colors(let b)):
            return a.interpolated(to: b, fraction: fraction).map { .colors($0) }
        case (.affine(let a), .affine(let b)):
            return a.interpolated(to: b, fraction: fraction).map { .affine($0) }
        case (.turn(let a), .turn(let b)):
            return a.interpolated(to: b, fraction: fraction).map { .turn($0) }
        case (.blur(let a), .blur(let b)): return .blur(radius: max(mix(a, b, fraction), 0))
        case (.clip(let a), .clip(let b)):
            return a.interpolated(to: b, fraction: fraction).map { .clip($0) }
        case (.shadow(let c1, let r1, let x1, let y1), .shadow(let c2, let r2, let x2, let y2)):
            return .shadow(
                color: c1.interpolated(to: c2, fraction: fraction) ?? c2,
                radius: max(mix(r1, r2, fraction), 0), x: mix(x1, x2, fraction),
                y: mix(y1, y2, fraction))
        case (
            .transform(let sx1, let sy1, let r1, let anchor),
            .transform(let sx2, let sy2, let r2, let other)
        ) where anchor == other:
            return .transform(
                scaleX: mix(sx1, sx2, fraction), scaleY: mix(sy1, sy2, fraction),
                rotation: mix(r1, r2, fraction), anchor: anchor)
        default: return nil
        }
    }
}

extension RenderContent: Interpolable {
    func interpolated(to other: RenderContent, fraction: Double) -> RenderContent? {
        switch (self, other) {
        case (.effect(let a), .effect(let b)):
            return a.interpolated(to: b, fraction: fraction).map { .effect($0) }
        case (.shape(let a), .shape(let b)):
            return a.interpolated(to: b, fraction: fraction).map { .shape($0) }
        case (.image(let a), .image(let b)) where a.source == b.source:
            guard let from = a.tint, let to = b.tint else { return nil }
            var image = b
            image.tint = from.interpolated(to: to, fraction: fraction)
            return .image(image)
        case (.text(let a), .text(let b)):
            return a.interpolated(to: b, fraction: fraction).map { .text($0) }
        case (.progress(let a?, let circular, let tint), .progress(let b?, let other, _))
        where circular == other:
            return .progress(
                fraction: mix(a, b, fraction), isCircular: circular, tint: tint)
        default: return nil
        }
    }
}

extension ShapeDrawing: Interpolable {
    func interpolated(to other: ShapeDrawing, fraction: Double) -> ShapeDrawing? {
        guard
            let geometry = geometry.interpolated(to: other.geometry, fraction: fraction),
            let fill = Self.between(fill, other.fill, fraction),
            let stroke = Self.between(stroke, other.stroke, fraction)
        else { return nil }
        var style = other.strokeStyle
        style.lineWidth = mix(strokeStyle.lineWidth, other.strokeStyle.lineWidth, fraction)
        var drawing = ShapeDrawing(
            geometry: geometry, inset: mix(inset, other.inset, fraction), fill: fill,
            stroke: stroke, strokeStyle: style)
        drawing.isEvenOdd = other.isEvenOdd
        return drawing
    }

    /// The paint between two, itself possibly none; nil when there is nothing between them.
    private static func between(_ a: Paint?, _ b: Paint?, _ fraction: Double) -> Paint?? {
        switch (a, b) {
        case (nil, nil): .some(nil)
        case (let a?, let b?):
            a == b ? .some(a) : a.interpolated(to: b, fraction: fraction).map { .some($0) }
        default: nil
        }
    }
}

extension ResolvedText: Interpolable {
    /// Colours move; anything else about a text changes at once.
    func interpolated(to other: ResolvedText, fraction: Double) -> ResolvedText? {
        guard measuresLike(other) else { return nil }
        var text = other
        for index in text.runs.indices {
            text.runs[index].color =
                runs[index].color.interpolated(to: other.runs[index].color, fraction: fraction)
                ?? other.runs[index].color
        }
        return text
    }
}
