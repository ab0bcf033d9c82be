import Foundation
import HeadlessBackend
import SwiftUICore
import Testing

@MainActor
struct ShapeDrawingTests {
    private func shapes(_ view: some View) -> [ShapeDrawing] {
        HeadlessWindow { view.frame(width: 40, height: 20) }.nodes.compactMap {
            if case .shape(let drawing) = $0.content { drawing } else { nil }
        }
    }

    @Test func `a stroked shape as a view is drawn as a line`() {
        let drawing = shapes(Circle().stroke(style: StrokeStyle(lineWidth: 3))).first
        #expect(drawing?.geometry == .circle)
        #expect(drawing?.stroke != nil && drawing?.fill == nil)
        #expect(drawing?.strokeStyle.lineWidth == 3)
    }

    @Test func `a trimmed shape keeps its whole outline for animations`() {
        let drawing = shapes(Rectangle().trim(from: 0.2, to: 0.7).stroke(.red)).first
        guard case .trimmed(let path, let start, let end)? = drawing?.geometry else {
            Issue.record("\(String(describing: drawing))")
            return
        }
        #expect(path == Path(CGRect(x: 0, y: 0, width: 40, height: 20)))
        #expect(abs(start - 0.2) < 1e-9 && abs(end - 0.7) < 1e-9)
    }

    @Test func `derived shapes move, turn and scale their outline`() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(Rectangle().offset(x: 5, y: 1).path(in: rect).boundingRect.minX == 5)
        #expect(Rectangle().scale(0.5).path(in: rect).boundingRect == rect.insetBy(dx: 10, dy: 5))
        let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
        #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 40) < 1e-9)
        #expect(Rectangle().size(width: 7, height: 8).path(in: rect).boundingRect.width == 7)
    }

    @Test func `a fill keeps its rule, and may be stroked as well`() {
        let drawings = shapes(
            Circle().fill(.red, style: FillStyle(eoFill: true)).stroke(.blue, lineWidth: 2))
        #expect(drawings.count == 2)
        #expect(drawings.first?.isEvenOdd == true)
        #expect(drawings.last?.stroke == .color(Color.blue.resolved(in: EnvironmentValues())))
    }

    @Test func `a path is a view`() {
        let drawing = shapes(Path { $0.addRect(CGRect(x: 1, y: 2, width: 3, height: 4)) }).first
        #expect(drawing?.geometry.ownPath?.boundingRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func `a mask holds its content first and its cover behind`() {
        let window = HeadlessWindow { Color.red.mask { Text("cover") } }
        let mask = window.nodes.first { $0.content == .effect(.mask) }
        #expect(mask?.children.count == 2)
        #expect(mask.map { window.text(of: $0) } == "cover")
    }

    @Test func `a projection turns about its axis`() {
        let half = SpatialTurn(
            angle: .pi / 3, x: 0, y: 1, z: 0, anchor: UnitPointValue(x: 0.5, y: 0.5)
        ).projection
        #expect(abs(half.a - 0.5) < 1e-9 && half.d == 1)
        let flat = SpatialTurn(
            angle: .pi / 2, x: 0, y: 0, z: 1, anchor: UnitPointValue(x: 0, y: 0)
        ).projection
        #expect(abs(flat.b - 1) < 1e-9 && abs(flat.a) < 1e-9)
    }

    @Test func `the second foreground style paints the second rank`() {
        let drawings = shapes(
            Rectangle().fill(.secondary).foregroundStyle(.red, .blue))
        #expect(drawings.first?.fill == .color(Color.blue.resolved(in: EnvironmentValues())))
    }
}
