import Foundation
import SwiftUICore
import Testing

@testable import GTKBackend

@Suite struct SVGPathTests {
    @Test func `relative lines start where the last one ended`() {
        let path = SVGPath.parse("M1 2l3 4h5v6z")
        #expect(
            Array(path.steps) == [
                "move 1 2", "line 4 6", "line 9 6", "line 9 12", "close",
            ])
    }

    @Test func `further pairs after a move are lines`() {
        #expect(SVGPath.parse("M0 0 10 0 10 10").steps == ["move 0 0", "line 10 0", "line 10 10"])
    }

    @Test func `numbers may touch at signs and points`() {
        #expect(SVGPath.parse("M1.5.5l-1-2").steps == ["move 1.5 0.5", "line 0.5 -1.5"])
    }

    @Test func `a half circle ends where it says and bulges by its radius`() {
        let box = SVGPath.parse("M0 5a5 5 0 0 1 10 0").boundingRect
        #expect(abs(box.minX) < 0.01 && abs(box.maxX - 10) < 0.01)
        #expect(abs(box.minY) < 0.01)
    }

    @Test func `what isn't understood ends the path`() {
        #expect(SVGPath.parse("M0 0 L1 1 X 3 3").steps == ["move 0 0", "line 1 1"])
    }

    @Test func `every symbol has something to draw within its grid`() {
        let grid = CGRect(x: -0.5, y: -0.5, width: 17, height: 17)
        #expect(DrawnSymbol.all.count > 200)
        for (name, symbol) in DrawnSymbol.all {
            let parts = [symbol.outline, symbol.detail, symbol.solid].filter { !$0.isEmpty }
            #expect(!parts.isEmpty, "\(name) is empty")
            for part in parts {
                #expect(grid.contains(part.boundingRect), "\(name): \(part.boundingRect)")
            }
        }
    }
}

extension Path {
    /// The elements in words.
    fileprivate var steps: [String] {
        var steps: [String] = []
        forEach { element in
            switch element {
            case .move(let to): steps.append("move \(Self.text(to))")
            case .line(let to): steps.append("line \(Self.text(to))")
            case .quadCurve(let to, _): steps.append("quad \(Self.text(to))")
            case .curve(let to, _, _): steps.append("curve \(Self.text(to))")
            case .closeSubpath: steps.append("close")
            }
        }
        return steps
    }

    private static func text(_ point: CGPoint) -> String {
        func number(_ value: CGFloat) -> String {
            value == value.rounded() ? String(Int(value)) : String(Double(value))
        }
        return number(point.x) + " " + number(point.y)
    }
}
