import Foundation
import SwiftUICore

/// The paths of a symbol drawn for this project; see `SymbolDrawing` for what the parts mean.
struct DrawnSymbol: Sendable {
    /// Outline, and what sticks out of it.
    var outline = Path()
    var detail = Path()
    var solid = Path()

    static let grid = 16.0

    /// All drawings by name; read once.
    static let all: [String: DrawnSymbol] = SymbolDrawing.all.mapValues(DrawnSymbol.init)

    init(_ drawing: SymbolDrawing) {
        outline = SVGPath.parse(drawing.outline)
        detail = SVGPath.parse(drawing.detail)
        solid = SVGPath.parse(drawing.solid)
        let apart = SVGPath.parse(drawing.apart)
        if outline.isEmpty {
            apart.forEach { detail.append($0) }
        } else {
            // Lines that go back the way they came enclose nothing, so filling leaves them alone.
            apart.thereAndBack.forEach { outline.append($0) }
        }
    }
}

extension Path {
    fileprivate mutating func append(_ element: Element) {
        switch element {
        case .move(let point): move(to: point)
        case .line(let point): addLine(to: point)
        case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
        case .curve(let point, let control1, let control2):
            addCurve(to: point, control1: control1, control2: control2)
        case .closeSubpath: closeSubpath()
        }
    }

    /// Each subpath, followed by itself in reverse.
    fileprivate var thereAndBack: Path {
        var result = Path()
        var start = CGPoint.zero
        var current = CGPoint.zero
        var back: [Element] = []
        func turnBack() {
            back.reversed().forEach { result.append($0) }
            back = []
        }
        forEach { element in
            switch element {
            case .move(let point):
                turnBack()
                start = point
                current = point
                result.move(to: point)
                return
            case .line(let point):
                back.append(.line(to: current))
                current = point
            case .quadCurve(let point, let control):
                back.append(.quadCurve(to: current, control: control))
                current = point
            case .curve(let point, let control1, let control2):
                back.append(.curve(to: current, control1: control2, control2: control1))
                current = point
            case .closeSubpath:
                back.append(.line(to: current))
                current = start
                result.addLine(to: start)
                return
            }
            result.append(element)
        }
        turnBack()
        return result
    }
}
