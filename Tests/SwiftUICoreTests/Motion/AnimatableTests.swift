import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct AnimatableTests {
    struct Bar: Shape {
        var level: Double
        var animatableData: Double {
            get { level }
            set { level = newValue }
        }
        func path(in rect: CGRect) -> Path {
            // The number of points changes on the way, so outlines alone could not be mixed.
            var path = Path()
            for step in 0...Int(level) {
                path.addRect(CGRect(x: 0, y: CGFloat(step), width: level, height: 1))
            }
            return path
        }
    }

    struct BarView: View {
        @State private var level = 10.0
        var body: some View {
            VStack {
                Button("more") { withAnimation(.linear(duration: 1)) { level = 20 } }
                Bar(level: level).fill(.red).frame(width: 100, height: 100)
            }
        }
    }

    private func width(_ window: HeadlessWindow) -> Double? {
        for node in window.nodes {
            if case .shape(let shape) = node.content, case .path(let path) = shape.geometry {
                return Double(path.boundingRect.width)
            }
        }
        return nil
    }

    @Test func `a shape of an app's own moves by its data`() {
        let window = HeadlessWindow { BarView() }
        #expect(width(window) == 10)
        window.tap("more")
        #expect(width(window) == 10)
        window.advance(by: 0.35)
        #expect(abs((width(window) ?? 0) - 13.5) < 0.001)
        window.advance(by: 0.65)
        #expect(width(window) == 20)
    }

    @Test func `what moves by its data is there at once where nothing is to move`() {
        struct Counting: View {
            @State private var value = 0.0
            var body: some View {
                Button("go") { withAnimation(.linear(duration: 1)) { value = 10 } }
                Number(value: value)
                Text("x").modifier(Marked(value: value))
                Text("styled").transaction { $0.animation = .linear(duration: 1) }
            }
        }
        struct Marked: AnimatableModifier {
            var value: Double
            nonisolated var animatableData: Double {
                get { value }
                set { value = newValue }
            }
            func body(content: Content) -> some View { Text("mark \(Int(value))") }
        }
        let window = HeadlessWindow { Counting() }
        window.reducesMotion = true
        window.tap("go")
        #expect(window.texts.contains("value 10"))
        #expect(window.texts.contains("mark 10"))
        #expect(!window.renderFrame())
    }

    struct Number: View, @preconcurrency Animatable {
        var value: Double
        var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        var body: some View { Text("value \(Int(value.rounded()))") }
    }

    struct NumberView: View {
        @State private var value = 0.0
        @State private var other = 0
        var body: some View {
            VStack {
                Button("count") { withAnimation(.linear(duration: 1)) { value = 100 } }
                Button("jump") { value = 50 }
                Button("other \(other)") { other += 1 }
                Number(value: value)
            }
        }
    }

    @Test func `a view of an app's own is made for each point of its way`() {
        let window = HeadlessWindow { NumberView() }
        window.tap("count")
        #expect(window.texts.contains("value 0"))
        window.advance(by: 0.25)
        #expect(window.texts.contains("value 25"))
        window.tap("other 0")
        #expect(window.texts.contains("value 25"), "what happens elsewhere does not end it")
        window.advance(by: 0.5)
        #expect(window.texts.contains("value 75"))
        window.advance(by: 0.25)
        #expect(window.texts.contains("value 100"))
        window.tap("jump")
        #expect(window.texts.contains("value 50"))
        window.pump()
        #expect(!window.renderFrame())
    }

    struct Shift: @preconcurrency AnimatableModifier {
        var distance: CGFloat
        var animatableData: CGFloat {
            get { distance }
            set { distance = newValue }
        }
        func body(content: Content) -> some View {
            content.offset(x: distance).accessibilityIdentifier("at \(Int(distance.rounded()))")
        }
    }

    struct ShiftView: View {
        @State private var isAway = false
        var body: some View {
            VStack {
                Button("go") { isAway.toggle() }
                Text("it").modifier(Shift(distance: isAway ? 40 : 0))
            }
            .animation(.linear(duration: 1), value: isAway)
        }
    }

    @Test func `a modifier of an app's own is made for each point of its way`() {
        let window = HeadlessWindow { ShiftView() }
        window.tap("go")
        window.advance(by: 0.5)
        #expect(window.tree().contains("id=at 20"))
        window.advance(by: 0.5)
        #expect(window.tree().contains("id=at 40"))
    }

    @Test func `pairs and empty data are vectors`() {
        var pair = AnimatablePair(2.0, AnimatablePair(CGFloat(3), Float(4)))
        pair.scale(by: 2)
        #expect(pair == AnimatablePair(4.0, AnimatablePair(CGFloat(6), Float(8))))
        #expect(pair.magnitudeSquared == 116)
        #expect((pair - pair) == .zero)
        #expect(EmptyAnimatableData() + .zero == .zero)
    }

    @Test func `a timeline is made anew at every frame`() {
        struct Clock: View {
            @State private var start: Date?
            var body: some View {
                TimelineView(.animation) { context in
                    let seconds = context.date.timeIntervalSince(start ?? context.date)
                    Text("\(Int((seconds * 10).rounded())) tenths")
                        .onAppear { start = context.date }
                }
            }
        }
        let window = HeadlessWindow { Clock() }
        window.advance(by: 0.5)
        #expect(window.texts.contains("5 tenths"))
        window.advance(by: 0.2)
        #expect(window.texts.contains("7 tenths"))
    }

    @Test func `a timeline of a period follows the window's clock`() {
        let log = Recorder()
        let window = HeadlessWindow {
            TimelineView(.periodic(from: Date() - 0.5, by: 1)) { context in
                let _ = log.note("\(context.date.timeIntervalSinceReferenceDate)")
                Text("\(context.cadence == .seconds)")
            }
        }
        #expect(log.lines.count == 1)
        window.advance(by: 1)
        #expect(log.lines.count == 2)
        window.advance(by: 0.01)
        window.advance(by: 3)
        #expect(Set(log.lines).count == log.lines.count && log.lines.count == 3)
        let dates = log.lines.compactMap(Double.init)
        #expect(zip(dates, dates.dropFirst()).map { $1 - $0 } == [1, 3])
    }
}
