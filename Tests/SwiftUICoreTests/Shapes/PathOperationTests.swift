import Foundation
import SwiftUICore
import Testing

struct PathOperationTests {
    private let box = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test func `a path contains what its outline winds around`() {
        let path = Path(box)
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 15, y: 5)))
        #expect(Path(ellipseIn: box).contains(CGPoint(x: 5, y: 1)))
        #expect(!Path(ellipseIn: box).contains(CGPoint(x: 0.5, y: 0.5)))
    }

    @Test func `what is enclosed twice is outside for the even-odd rule alone`() {
        var path = Path(box)
        path.addRect(box.insetBy(dx: 3, dy: 3))
        let middle = CGPoint(x: 5, y: 5)
        #expect(path.contains(middle))
        #expect(!path.contains(middle, eoFill: true))
        #expect(path.contains(CGPoint(x: 1, y: 1), eoFill: true))
    }

    @Test func `a trimmed path is the part between two fractions of its length`() {
        var line = Path()
        line.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        let part = line.trimmedPath(from: 0.25, to: 0.75)
        #expect(part.boundingRect == CGRect(x: 5, y: 0, width: 5, height: 5))
        #expect(line.trimmedPath(from: 0.6, to: 0.4).isEmpty)
        #expect(line.trimmedPath(from: -1, to: 2) == line)
    }

    @Test func `a trimmed circle ends on the circle`() throws {
        let arc = Path(ellipseIn: box).trimmedPath(from: 0, to: 0.5)
        let end = try #require(arc.currentPoint)
        #expect(abs(hypot(end.x - 5, end.y - 5) - 5) < 0.05)
    }

    @Test func `a stroked line covers its width and no more`() {
        var line = Path()
        line.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 20, y: 5)])
        let stroke = line.strokedPath(StrokeStyle(lineWidth: 4))
        #expect(stroke.contains(CGPoint(x: 10, y: 3.5)))
        #expect(!stroke.contains(CGPoint(x: 10, y: 2.5)))
        #expect(!stroke.contains(CGPoint(x: -1, y: 5)))
        let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
        #expect(round.contains(CGPoint(x: -1.5, y: 5)))
        let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
        #expect(square.contains(CGPoint(x: -1.5, y: 3.5)))
    }

    @Test func `dashes leave gaps, shifted by their phase`() {
        var line = Path()
        line.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0)])
        func covers(_ x: CGFloat, phase: CGFloat) -> Bool {
            line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: phase))
                .contains(CGPoint(x: x, y: 0.5))
        }
        #expect(covers(5, phase: 0) && !covers(12, phase: 0) && covers(16, phase: 0))
        #expect(!covers(7, phase: 5) && covers(11, phase: 5))
    }

    @Test func `corners are mitred, bevelled or round`() {
        var corner = Path()
        corner.addLines([CGPoint(x: 0, y: 20), CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 0)])
        let tip = CGPoint(x: 21.8, y: 21.8)
        func covers(_ join: CGLineJoin) -> Bool {
            corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join)).contains(tip)
        }
        #expect(covers(.miter))
        #expect(!covers(.bevel))
        #expect(!covers(.round))
    }

    @Test func `maps move, turn and scale points`() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-9 && abs(turned.y - 1) < 1e-9)
        let map = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
        #expect(CGPoint(x: 1, y: 1).applying(map) == CGPoint(x: 4, y: 6))
        #expect(CGPoint(x: 4, y: 6).applying(map.inverted()) == CGPoint(x: 1, y: 1))
        #expect(
            box.applying(CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 2, y: 1))
                == CGRect(x: 5, y: 0, width: 20, height: 10))
        #expect(Path(box).applying(CGAffineTransform(scaleX: 2, y: 2)).boundingRect.width == 20)
    }

    @Test func `an arc between tangents touches both lines`() throws {
        var path = Path()
        path.move(to: .zero)
        path.addArc(
            tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        let end = try #require(path.currentPoint)
        #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
    }

    @Test func `corners of several radii shrink together where a side is too short`() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 10, topTrailingRadius: 10)
        let path = shape.path(in: box)
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 0.5, y: 9.5)))
        #expect(path.contains(CGPoint(x: 5, y: 0.5)))
    }
}
