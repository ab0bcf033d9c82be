import Foundation
import SwiftUICore
import Testing

@MainActor
struct AnimationCurveTests {
    private func close(_ a: Double, _ b: Double, _ tolerance: Double = 0.01) -> Bool {
        abs(a - b) < tolerance
    }

    /// Fact 55.
    @Test func `curves have the heights that were measured`() {
        let cases: [(String, UnitCurve, [Double], Double)] = [
            ("linear", .linear, [0.25, 0.5, 0.75], 0.001),
            ("easeIn", .easeIn, [0.09, 0.32, 0.62], 0.01),
            ("easeOut", .easeOut, [0.38, 0.68, 0.91], 0.01),
            ("easeInOut", .easeInOut, [0.13, 0.50, 0.87], 0.01),
            ("circularEaseIn", .circularEaseIn, [0.032, 0.134, 0.339], 0.001),
            ("circularEaseOut", .circularEaseOut, [0.661, 0.866, 0.968], 0.001),
        ]
        for (name, curve, heights, tolerance) in cases {
            for (place, height) in zip([0.25, 0.5, 0.75], heights) {
                let value = curve.value(at: place)
                #expect(close(value, height, tolerance), "\(name) at \(place): \(value)")
            }
        }
    }

    /// Fact 56.
    @Test func `curves have the slopes that were measured`() {
        #expect(close(UnitCurve.linear.velocity(at: 0.3), 1))
        #expect(close(UnitCurve.easeIn.velocity(at: 0), 0))
        #expect(close(UnitCurve.easeIn.velocity(at: 0.5), 1.07))
        #expect(close(UnitCurve.easeOut.velocity(at: 1), 0))
        #expect(close(UnitCurve.easeInOut.velocity(at: 0), 0))
        #expect(close(UnitCurve.easeInOut.velocity(at: 0.5), 1.72))
        #expect(close(UnitCurve.easeInOut.velocity(at: 1), 0))
        #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    }

    @Test func `a delay comes first, and speed shortens both`() {
        let delayed = Animation.linear(duration: 1).delay(0.5)
        #expect(delayed.progress(at: 0.5).fraction == 0)
        #expect(close(delayed.progress(at: 1).fraction, 0.5))
        #expect(delayed.progress(at: 1.5).isFinished)
        let quick = delayed.speed(2)
        #expect(close(quick.progress(at: 0.5).fraction, 0.5))
        #expect(quick.progress(at: 0.75).isFinished)
        let late = Animation.linear(duration: 1).speed(2).delay(0.5)
        #expect(close(late.progress(at: 0.75).fraction, 0.5))
    }

    @Test func `repeated movements go there and back`() {
        let twice = Animation.linear(duration: 1).repeatCount(2)
        #expect(close(twice.progress(at: 0.75).fraction, 0.75))
        #expect(close(twice.progress(at: 1.25).fraction, 0.75))
        #expect(twice.progress(at: 2).isFinished)
        let onward = Animation.linear(duration: 1).repeatCount(2, autoreverses: false)
        #expect(close(onward.progress(at: 1.25).fraction, 0.25))
        let forever = Animation.linear(duration: 1).repeatForever()
        #expect(close(forever.progress(at: 101.25).fraction, 0.75))
        #expect(!forever.progress(at: 1000).isFinished)
    }

    @Test func `springs swing as their damping says and end at rest`() {
        let smooth: [Animation] = [.default, .smooth, .spring(duration: 0.4, bounce: 0)]
        for spring in smooth {
            for step in 0...100 { #expect(spring.progress(at: Double(step) / 50).fraction <= 1) }
            #expect(spring.progress(at: 5).isFinished)
        }
        let bouncy: [Animation] = [
            .bouncy, .spring(response: 0.5, dampingFraction: 0.3),
            .interpolatingSpring(stiffness: 100, damping: 5),
        ]
        for spring in bouncy {
            let highest = (0...100).map { spring.progress(at: Double($0) / 50).fraction }.max() ?? 0
            #expect(highest > 1.01)
        }
        let heavy = Animation.interpolatingSpring(stiffness: 100, damping: 60)
        let heights = (0...100).map { heavy.progress(at: Double($0) / 25).fraction }
        #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(heavy.progress(at: 20).isFinished)
    }

    /// A spring of unit mass starts with the speed that it is given.
    @Test func `a spring starts with its initial velocity`() {
        for damping in [5.0, 20, 60] {
            let spring = Animation.interpolatingSpring(
                stiffness: 100, damping: damping, initialVelocity: 3)
            let speed = spring.progress(at: 0.000_1).fraction / 0.000_1
            #expect(close(speed, 3, 0.05), "damping \(damping): \(speed)")
        }
    }

    /// Fact 51.
    @Test func `the default is a spring of 0.55 seconds that does not overshoot`() {
        #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1, blendDuration: 0))
    }
}
