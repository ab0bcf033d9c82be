import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

/// What an app draws by itself.
@MainActor
struct CanvasTests {
    private func shapes(_ window: HeadlessWindow) -> [(frame: CGRect, drawing: ShapeDrawing)] {
        window.nodes.compactMap { node in
            if case .shape(let drawing) = node.content {
                (window.frame(of: node), drawing)
            } else {
                nil
            }
        }
    }

    private func effects(_ window: HeadlessWindow) -> [RenderEffect] {
        window.nodes.compactMap { if case .effect(let effect) = $0.content { effect } else { nil } }
    }

    @Test func `a canvas fills its room and draws paths in order`() {
        var sizes: [CGSize] = []
        let window = HeadlessWindow(width: 200, height: 100) {
            Canvas { context, size in
                sizes.append(size)
                context.fill(
                    Path(CGRect(x: 10, y: 20, width: 30, height: 40)), with: .color(.red))
                context.stroke(
                    Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue),
                    lineWidth: 3)
            }
        }
        #expect(sizes == [CGSize(width: 200, height: 100)])
        let drawn = shapes(window)
        #expect(drawn.count == 2)
        #expect(drawn.first?.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(drawn.first?.drawing.fill != nil)
        #expect(drawn.last?.drawing.strokeStyle.lineWidth == 3)
        window.resize(width: 300, height: 100)
        #expect(sizes.last == CGSize(width: 300, height: 100))
    }

    @Test func `texts and pictures lie at their anchors and can be measured`() {
        var measured = CGSize.zero
        let window = HeadlessWindow(width: 200, height: 100) {
            Canvas { context, _ in
                let text = context.resolve(Text("abcd").font(.system(size: 10)))
                measured = text.measure(in: CGSize(width: 20, height: 100))
                context.draw(text, at: CGPoint(x: 100, y: 50))
                context.draw(
                    Text("corner").font(.system(size: 10)), at: CGPoint(x: 200, y: 100),
                    anchor: .bottomTrailing)
                context.draw(
                    Image(systemName: "star"), in: CGRect(x: 1, y: 2, width: 3, height: 4))
            }
        }
        #expect(measured == CGSize(width: 20, height: 20))
        #expect(window.frame(ofText: "abcd") == CGRect(x: 80, y: 45, width: 40, height: 10))
        #expect(window.frame(ofText: "corner") == CGRect(x: 140, y: 90, width: 60, height: 10))
        let picture = window.nodes.first { if case .image = $0.content { true } else { false } }
        #expect(picture.map { window.frame(of: $0) } == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func `what is in force holds for what follows, and for no copy`() {
        let window = HeadlessWindow(width: 100, height: 100) {
            Canvas { context, size in
                var copy = context
                copy.opacity = 0.5
                copy.blendMode = .multiply
                copy.translateBy(x: 10, y: 0)
                copy.addFilter(.blur(radius: 4))
                copy.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
                copy.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.red))
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
            }
        }
        let clip = Path(CGRect(x: 10, y: 0, width: 5, height: 5))
        #expect(
            effects(window) == [
                .opacity(0.5), .blend(.multiply), .clip(.path(clip)), .blur(radius: 4),
                .affine(CGAffineTransform(translationX: 10, y: 0)),
            ])
        #expect(shapes(window).count == 2)
    }

    @Test func `a layer is faded as a whole`() {
        let window = HeadlessWindow(width: 100, height: 100) {
            Canvas { context, size in
                let path = Path(CGRect(origin: .zero, size: size))
                context.opacity = 0.5
                context.drawLayer { layer in
                    layer.fill(path, with: .color(.red))
                    layer.fill(path, with: .color(.blue))
                }
            }
        }
        #expect(effects(window) == [.opacity(0.5)])
        #expect(shapes(window).count == 2)
    }

    @Test func `gradients run between points of the canvas`() throws {
        let window = HeadlessWindow(width: 200, height: 100) {
            Canvas { context, size in
                context.fill(
                    Path(CGRect(x: 0, y: 0, width: 100, height: 100)),
                    with: .linearGradient(
                        Gradient(colors: [.red, .blue]), startPoint: .zero,
                        endPoint: CGPoint(x: 100, y: 0)))
            }
        }
        guard case .linearGradient(_, let start, let end)? = shapes(window).first?.drawing.fill
        else { return #expect(Bool(false), "no gradient") }
        #expect(start == UnitPointValue(x: 0, y: 0))
        #expect(end == UnitPointValue(x: 0.5, y: 0))
    }

    @Test func `views are drawn as symbols, as often as one likes`() {
        let window = HeadlessWindow(width: 200, height: 100) {
            Canvas { context, _ in
                guard let symbol = context.resolveSymbol(id: 2) else { return }
                #expect(context.resolveSymbol(id: 3) == nil)
                #expect(symbol.size == CGSize(width: 20, height: 10))
                context.draw(symbol, at: CGPoint(x: 10, y: 5))
                context.draw(symbol, at: CGPoint(x: 100, y: 50), anchor: .topLeading)
            } symbols: {
                Text("a").font(.system(size: 10)).tag(1)
                Text("bb").font(.system(size: 10)).tag(2)
            }
        }
        let places = window.nodes.filter { $0.shows("bb") }.map { window.frame(of: $0).origin }
        #expect(places == [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 50)])
        #expect(!window.texts.contains("a"))
    }

    @Test func `a drawing follows the state that it reads, and does not move there`() {
        struct Bars: View {
            @State private var height = 10.0
            var body: some View {
                VStack(spacing: 0) {
                    Button("grow") { withAnimation(.linear(duration: 1)) { height = 50 } }
                    Canvas { context, _ in
                        context.fill(
                            Path(CGRect(x: 0, y: 0, width: 10, height: height)),
                            with: .color(.red))
                    }
                }
            }
        }
        let window = HeadlessWindow { Bars() }
        window.tap("grow")
        #expect(shapes(window).last?.frame.height == 50)
    }
}
