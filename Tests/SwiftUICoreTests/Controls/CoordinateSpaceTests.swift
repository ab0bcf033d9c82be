import Foundation
import HeadlessBackend
import LayoutCore
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct CoordinateSpaceTests {
    @Test func `content is made from the size and follows it`() {
        let window = HeadlessWindow(width: 200, height: 100) {
            GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
        }
        #expect(window.texts == ["200"])
        window.resize(width: 120, height: 100)
        #expect(window.texts == ["120"])
    }

    @Test func `frames are told in the spaces of the window, the view and named ones`() {
        let window = HeadlessWindow(width: 200, height: 200) {
            VStack(spacing: 0) {
                Color.red.frame(height: 30)
                VStack(spacing: 0) {
                    Color.red.frame(height: 20)
                    GeometryReader { proxy in
                        let global = Int(proxy.frame(in: .global).minY)
                        let local = Int(proxy.frame(in: .local).minY)
                        let named = Int(proxy.frame(in: .named("box")).minY)
                        Text("\(global) \(local) \(named)")
                    }
                }
                .coordinateSpace(name: "box")
            }
        }
        #expect(window.texts == ["50 0 20"])
    }

    @Test func `a frame that was asked for is followed while scrolling`() {
        struct Child: View {
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        GeometryReader { proxy in
                            let window = Int(proxy.frame(in: .global).minY)
                            let viewport = Int(proxy.frame(in: .scrollView).minY)
                            Text("at \(window) \(viewport)")
                        }
                        .frame(height: 40)
                        Color.red.frame(height: 1000)
                    }
                }
            }
        }
        let window = HeadlessWindow(width: 200, height: 200) { Child() }
        #expect(window.texts == ["at 0 0"])
        window.scroll(to: 25)
        #expect(window.texts == ["at -25 -25"])
    }

    @Test func `a reader that asks for its size alone is left in peace while scrolling`() {
        let log = Recorder()
        let window = HeadlessWindow(width: 200, height: 200) {
            ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { proxy in
                        let _ = log.note("made")
                        Text("\(Int(proxy.size.width))")
                    }
                    .frame(height: 40)
                    Color.red.frame(height: 1000)
                }
            }
        }
        _ = log.take()
        window.scroll(to: 25)
        window.scroll(to: 50)
        #expect(log.take().isEmpty)
    }

    @Test func `changes of geometry run an action, the first time too`() {
        let log = Recorder()
        let window = HeadlessWindow(width: 200, height: 100) {
            Color.red.onGeometryChange(for: Int.self, of: { Int($0.size.width) }) {
                log.note("\($0)")
            }
        }
        #expect(log.take() == ["200"])
        window.resize(width: 150, height: 100)
        #expect(log.take() == ["150"])
        window.resize(width: 150, height: 90)
        #expect(log.take().isEmpty)
    }
}
