import Foundation
import HeadlessBackend
import SwiftUICore
import Testing

@MainActor
struct AnimationTests {
    struct Slide: View {
        @State private var isMoved = false
        var body: some View {
            VStack {
                Button("move") { withAnimation(.linear(duration: 0.4)) { isMoved.toggle() } }
                Button("jump") { isMoved.toggle() }
                Text("x").offset(x: isMoved ? 100 : 0)
            }
        }
    }

    private func x(_ window: HeadlessWindow) -> Double {
        Double(window.frame(ofText: "x")?.minX ?? .nan)
    }

    /// Presses without letting the clock's frames run on.
    private func press(_ name: String, in window: HeadlessWindow) {
        window.find(name) { $0.handlers.activate != nil }?.handlers.activate?()
        window.renderFrame()
    }

    @Test func `an offset is where linear interpolation says`() {
        let window = HeadlessWindow { Slide() }
        let start = x(window)
        press("move", in: window)
        #expect(x(window) == start)
        for (step, expected) in [(0.1, 25.0), (0.1, 50), (0.1, 75), (0.1, 100), (0.1, 100)] {
            window.advance(by: step)
            #expect(abs(x(window) - start - expected) < 0.001)
        }
        #expect(!window.renderFrame(), "nothing is asked for once the movement has ended")
    }

    @Test func `a movement that is interrupted goes on from where it is`() {
        let window = HeadlessWindow { Slide() }
        let start = x(window)
        press("move", in: window)
        window.advance(by: 0.2)
        press("move", in: window)
        #expect(abs(x(window) - start - 50) < 0.001)
        window.advance(by: 0.2)
        #expect(abs(x(window) - start - 25) < 0.001)
        window.advance(by: 0.2)
        #expect(abs(x(window) - start) < 0.001)
    }

    @Test func `a change without an animation is there at once`() {
        let window = HeadlessWindow { Slide() }
        let start = x(window)
        press("jump", in: window)
        #expect(x(window) == start + 100)
    }

    // 49, 50
    @Test func `an animation with a value moves only what is written before it, on its change`() {
        struct Child: View {
            @State private var isMoved = false
            @State private var other = 0.0
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Button("move") { isMoved = true }
                    Button("other") { other = 50 }
                    Text("inside").offset(x: (isMoved ? 100 : 0) + other)
                        .animation(.linear(duration: 1), value: isMoved)
                    Text("outside").offset(x: isMoved ? 100 : 0)
                }
            }
        }
        let window = HeadlessWindow { Child() }
        let start = window.frame(ofText: "inside")?.minX ?? 0
        press("other", in: window)
        #expect(window.frame(ofText: "inside")?.minX == start + 50)
        press("move", in: window)
        #expect(window.frame(ofText: "inside")?.minX == start + 50)
        #expect(window.frame(ofText: "outside")?.minX == start + 100)
        window.advance(by: 0.5)
        #expect(abs((window.frame(ofText: "inside")?.minX ?? 0) - start - 100) < 0.001)
    }

    // 55
    @Test(arguments: [
        (Animation.easeIn(duration: 1), [0.09, 0.32, 0.62]),
        (Animation.easeOut(duration: 1), [0.38, 0.68, 0.91]),
        (Animation.easeInOut(duration: 1), [0.13, 0.50, 0.87]),
        (Animation.linear(duration: 1), [0.25, 0.5, 0.75]),
    ])
    func `the curves pass where Apple's do`(_ animation: Animation, _ expected: [Double]) {
        for (time, value) in zip([0.25, 0.5, 0.75], expected) {
            #expect(abs(animation.progress(at: time).fraction - value) <= 0.011)
        }
    }

    @Test func `springs settle at one, and bounce only below critical damping`() {
        let calm = Animation.spring(response: 0.5, dampingFraction: 1)
        let lively = Animation.spring(response: 0.5, dampingFraction: 0.5)
        let times = stride(from: 0.0, through: 3, by: 0.01)
        #expect(times.allSatisfy { calm.progress(at: $0).fraction <= 1.000_001 })
        #expect(times.contains { lively.progress(at: $0).fraction > 1.05 })
        #expect(calm.progress(at: 3).isFinished && lively.progress(at: 3).isFinished)
    }

    @Test func `delay, speed and repetition bend time`() {
        let late = Animation.linear(duration: 1).delay(1)
        #expect(late.progress(at: 0.5).fraction == 0)
        #expect(abs(late.progress(at: 1.5).fraction - 0.5) < 0.000_1)
        let fast = Animation.linear(duration: 1).speed(2)
        #expect(abs(fast.progress(at: 0.25).fraction - 0.5) < 0.000_1)
        let twice = Animation.linear(duration: 1).repeatCount(2, autoreverses: true)
        #expect(abs(twice.progress(at: 1.25).fraction - 0.75) < 0.000_1)
        let forever = Animation.linear(duration: 1).repeatForever(autoreverses: false)
        #expect(!forever.progress(at: 100.5).isFinished)
    }
}
