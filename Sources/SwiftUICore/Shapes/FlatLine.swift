import Foundation

/// A subpath as straight lines.
struct FlatLine {
    var points: [CGPoint]
    var isClosed: Bool

    /// The points with the first again at the end.
    var closedPoints: [CGPoint] {
        guard let first = points.first, points.last != first else { return points }
        return points + [first]
    }

    /// The points of what is drawn.
    var drawnPoints: [CGPoint] { isClosed ? closedPoints : points }

    var length: CGFloat {
        zip(drawnPoints, drawnPoints.dropFirst()).reduce(0) { $0 + hypot($1.0, $1.1) }
    }

    /// The points between two lengths along the line; empty where nothing lies between.
    func part(from start: CGFloat, to end: CGFloat) -> [CGPoint] {
        guard start < end else { return [] }
        var part: [CGPoint] = []
        var place: CGFloat = 0
        for (a, b) in zip(drawnPoints, drawnPoints.dropFirst()) {
            let length = hypot(a, b)
            defer { place += length }
            guard length > 0, place + length > start, place < end else { continue }
            if part.isEmpty { part.append(mix(a, b, max(start - place, 0) / length)) }
            part.append(mix(a, b, min(end - place, length) / length))
        }
        return part
    }

    private func mix(_ a: CGPoint, _ b: CGPoint, _ fraction: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }

    private func hypot(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        Foundation.hypot(b.x - a.x, b.y - a.y)
    }
}

extension Path {
    /// The subpaths as straight lines that stay within about a tenth of a point of the curves.
    func flattened() -> [FlatLine] {
        var lines: [FlatLine] = []
        var current = FlatLine(points: [], isClosed: false)
        func finish() { if current.points.count > 1 { lines.append(current) } }
        forEach { element in
            let start = current.points.last ?? .zero
            switch element {
            case .move(let to):
                finish()
                current = FlatLine(points: [to], isClosed: false)
            case .line(let to): current.points.append(to)
            case .quadCurve(let to, let control):
                Self.divide(start, control, to) { t in
                    let u = 1 - t
                    return Self.sum([(start, u * u), (control, 2 * u * t), (to, t * t)])
                }.forEach { current.points.append($0) }
            case .curve(let to, let c1, let c2):
                Self.divide(start, c1, c2, to) { t in
                    let u = 1 - t
                    return Self.sum([
                        (start, u * u * u), (c1, 3 * u * u * t), (c2, 3 * u * t * t),
                        (to, t * t * t),
                    ])
                }.forEach { current.points.append($0) }
            case .closeSubpath:
                current.isClosed = true
                finish()
                current = FlatLine(points: current.points.prefix(1) + [], isClosed: false)
            }
        }
        finish()
        return lines
    }

    private static func divide(
        _ points: CGPoint..., at point: (CGFloat) -> CGPoint
    ) -> [CGPoint] {
        let reach = zip(points, points.dropFirst()).reduce(0) {
            $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
        }
        let count = min(max(Int((2 * reach.squareRoot()).rounded(.up)), 4), 200)
        return (1...count).map { point(CGFloat($0) / CGFloat(count)) }
    }

    private static func sum(_ parts: [(CGPoint, CGFloat)]) -> CGPoint {
        parts.reduce(.zero) { CGPoint(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1) }
    }
}
