import Foundation

/// Makes the outline of a stroke: a quadrilateral for each piece, and a figure for each corner.
///
/// The parts overlap and all turn the same way, so that filling by winding joins them.
struct StrokeOutline {
    let style: StrokeStyle

    private var radius: CGFloat { style.lineWidth / 2 }

    func outline(of lines: [FlatLine]) -> Path {
        var path = Path()
        for line in lines.flatMap(dashed) { add(line, to: &path) }
        return path
    }

    // MARK: Dashes

    private func dashed(_ line: FlatLine) -> [FlatLine] {
        let pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
        let period = pattern.reduce(0, +)
        guard period > 0 else { return [line] }
        let length = line.length
        var dashes: [FlatLine] = []
        var place = -style.dashPhase.truncatingRemainder(dividingBy: period)
        if place > 0 { place -= period }
        var index = 0
        while place < length {
            let end = place + pattern[index % pattern.count]
            if index % 2 == 0 {
                let points = line.part(from: max(place, 0), to: min(end, length))
                if points.count > 1 { dashes.append(FlatLine(points: points, isClosed: false)) }
            }
            place = end
            index += 1
        }
        return dashes
    }

    // MARK: Parts

    private func add(_ line: FlatLine, to path: inout Path) {
        var points: [CGPoint] = []
        for point in line.drawnPoints where points.last != point { points.append(point) }
        guard points.count > 1 else { return }
        for (a, b) in zip(points, points.dropFirst()) { addPiece(a, b, to: &path) }
        for index in points.indices.dropFirst().dropLast() {
            addJoin(points[index - 1], points[index], points[index + 1], to: &path)
        }
        if line.isClosed {
            addJoin(points[points.count - 2], points[0], points[1], to: &path)
        } else {
            addCap(from: points[1], at: points[0], to: &path)
            addCap(from: points[points.count - 2], at: points[points.count - 1], to: &path)
        }
    }

    /// The direction from one point to another, as long as half the line's width.
    private func step(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        let length = max(hypot(b.x - a.x, b.y - a.y), 1e-9)
        return CGPoint(x: (b.x - a.x) / length * radius, y: (b.y - a.y) / length * radius)
    }

    private func addPiece(_ a: CGPoint, _ b: CGPoint, to path: inout Path) {
        let s = step(a, b)
        addPolygon(
            [
                CGPoint(x: a.x - s.y, y: a.y + s.x), CGPoint(x: b.x - s.y, y: b.y + s.x),
                CGPoint(x: b.x + s.y, y: b.y - s.x), CGPoint(x: a.x + s.y, y: a.y - s.x),
            ], to: &path)
    }

    private func addCap(from before: CGPoint, at end: CGPoint, to path: inout Path) {
        switch style.lineCap {
        case .butt: break
        case .round: addDisc(at: end, to: &path)
        case .square:
            let s = step(before, end)
            addPiece(end, CGPoint(x: end.x + s.x, y: end.y + s.y), to: &path)
        }
    }

    private func addJoin(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, to path: inout Path) {
        let (s, t) = (step(a, b), step(b, c))
        let turn = s.x * t.y - s.y * t.x
        guard abs(turn) > 1e-9 else { return }
        if style.lineJoin == .round { return addDisc(at: b, to: &path) }
        // The outer side is the one that the line turns away from.
        let side: CGFloat = turn > 0 ? -1 : 1
        let first = CGPoint(x: b.x - side * s.y, y: b.y + side * s.x)
        let last = CGPoint(x: b.x - side * t.y, y: b.y + side * t.x)
        var corner = [b, first, last]
        if style.lineJoin == .miter, let tip = tip(b, first, last) { corner.insert(tip, at: 2) }
        addPolygon(corner, to: &path)
    }

    /// Where the outer edges meet, unless that is farther than the limit allows.
    private func tip(_ b: CGPoint, _ first: CGPoint, _ last: CGPoint) -> CGPoint? {
        let middle = CGPoint(x: (first.x + last.x) / 2 - b.x, y: (first.y + last.y) / 2 - b.y)
        let distance = hypot(middle.x, middle.y)
        guard distance > 1e-6, radius / distance <= style.miterLimit else { return nil }
        let factor = radius * radius / (distance * distance)
        return CGPoint(x: b.x + middle.x * factor, y: b.y + middle.y * factor)
    }

    private func addDisc(at center: CGPoint, to path: inout Path) {
        let box = CGRect(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        path.addEllipse(in: box)
    }

    /// Adds a polygon that turns clockwise on screen, as ellipses do.
    private func addPolygon(_ points: [CGPoint], to path: inout Path) {
        let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
        path.addLines(area >= 0 ? points : points.reversed())
        path.closeSubpath()
    }
}
