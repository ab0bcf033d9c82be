import Foundation
import HeadlessBackend
import SwiftUICore
import Testing

@MainActor
struct GestureTests {
    @MainActor final class Log { var lines: [String] = [] }

    /// A square of 200 points in the middle of a window of 400.
    private func square<V: View>(@ViewBuilder _ content: () -> V) -> HeadlessWindow {
        HeadlessWindow(width: 400, height: 400) { content() }
    }
    private static let middle = CGPoint(x: 200, y: 200)
    private static var area: some View { Color.red.frame(width: 200, height: 200) }

    @Test func `a drag tells where it began, where it is and where it ends`() {
        let log = Log()
        let window = square {
            Self.area.gesture(
                DragGesture()
                    .onChanged { value in
                        log.lines.append(
                            "\(Int(value.location.x)) from \(Int(value.startLocation.x)): "
                                + "\(Int(value.translation.width)), \(Int(value.translation.height))"
                        )
                    }
                    .onEnded { log.lines.append("end \(Int($0.translation.width))") })
        }
        let touch = window.press(at: CGPoint(x: 150, y: 200))
        touch.move(to: CGPoint(x: 155, y: 200))
        #expect(log.lines.isEmpty, "too short to be a drag")
        touch.move(to: CGPoint(x: 170, y: 205))
        touch.move(to: CGPoint(x: 350, y: 205))
        touch.lift()
        #expect(log.lines == ["70 from 50: 20, 5", "250 from 50: 200, 5", "end 200"])
    }

    @Test func `a drag's velocity predicts where it would end`() {
        var last: DragGesture.Value?
        let window = square {
            Self.area.gesture(DragGesture(minimumDistance: 0).onEnded { last = $0 })
        }
        let touch = window.press(at: Self.middle)
        touch.move(to: CGPoint(x: 220, y: 200), after: 0.05)
        touch.lift()
        #expect(abs((last?.velocity.width ?? 0) - 400) < 1)
        #expect((last?.predictedEndTranslation.width ?? 0) > 100)
    }

    @Test func `a drag can be told in other spaces, also while the view follows it`() {
        struct Card: View {
            let log: Log
            @State private var offset = CGSize.zero
            var body: some View {
                GestureTests.area
                    .gesture(
                        DragGesture(coordinateSpace: .global).onChanged {
                            offset = $0.translation
                            log.lines.append("\(Int($0.location.x)) \(Int($0.translation.width))")
                        }
                    )
                    .offset(offset)
            }
        }
        let log = Log()
        let window = square { Card(log: log) }
        let touch = window.press(at: Self.middle)
        for x in [220, 240, 260] { touch.move(to: CGPoint(x: x, y: 200)) }
        #expect(log.lines == ["220 20", "240 40", "260 60"])
    }

    struct Holding: View {
        let log: Log
        @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1)))
        private var offset: CGSize? = nil
        @GestureState private var isDown = false
        var body: some View {
            VStack {
                Text("x").offset(x: offset?.width ?? 0)
                Text(isDown ? "down" : "up")
                GestureTests.area.gesture(
                    DragGesture(minimumDistance: 0)
                        .updating($offset) { value, state, _ in state = value.translation }
                        .updating($isDown) { _, state, _ in state = true })
            }
        }
    }

    @Test func `a gesture's state goes back with its transaction`() throws {
        let window = square { Holding(log: Log()) }
        let start = try #require(window.frame(ofText: "x")).minX
        func moved() -> Double { Double((window.frame(ofText: "x")?.minX ?? 0) - start) }
        let touch = window.press(at: Self.middle)
        #expect(window.texts.contains("down"))
        touch.move(to: CGPoint(x: 240, y: 200))
        #expect(moved() == 40)
        touch.lift()
        #expect(window.texts.contains("up"))
        #expect(moved() == 40)
        window.advance(by: 0.5)
        #expect(abs(moved() - 20) < 0.01)
        window.advance(by: 0.5)
        #expect(abs(moved()) < 0.01)
    }

    @Test func `taps are counted and must stay in their place`() {
        let log = Log()
        let window = square {
            Self.area.gesture(
                SpatialTapGesture(count: 2).onEnded { log.lines.append("\(Int($0.location.x))") })
        }
        window.click(at: Self.middle)
        #expect(log.lines.isEmpty)
        window.click(at: CGPoint(x: 201, y: 200))
        #expect(log.lines == ["101"])
        window.click(at: Self.middle)
        window.advance(by: 1)
        window.click(at: Self.middle)
        #expect(log.lines == ["101"], "too slow")
        window.advance(by: 1)
        window.drag(from: Self.middle, to: CGPoint(x: 260, y: 200))
        window.drag(from: Self.middle, to: CGPoint(x: 260, y: 200))
        #expect(log.lines == ["101"])
    }

    @Test func `a long press takes its time and tells of being pressed`() {
        let log = Log()
        let window = square {
            Self.area.onLongPressGesture(minimumDuration: 1) {
                log.lines.append("done")
            } onPressingChanged: {
                log.lines.append($0 ? "down" : "up")
            }
        }
        window.longPress(at: Self.middle, seconds: 0.5)
        #expect(log.lines == ["down", "up"])
        log.lines = []
        window.longPress(at: Self.middle, seconds: 1)
        #expect(Set(log.lines) == ["down", "done", "up"] && log.lines.count == 3)
        log.lines = []
        let touch = window.press(at: Self.middle)
        touch.move(to: CGPoint(x: 230, y: 200))
        window.advance(by: 2)
        touch.lift()
        #expect(log.lines == ["down", "up"])
    }

    @Test func `pinches and turns have values`() {
        let log = Log()
        let window = square {
            Self.area
                .gesture(
                    MagnifyGesture().onEnded {
                        log.lines.append("\($0.magnification) at \($0.startAnchor.x)")
                    }
                )
                .simultaneousGesture(
                    RotationGesture().onEnded { log.lines.append("\(Int($0.degrees.rounded()))") })
        }
        window.magnify(by: 2, at: CGPoint(x: 150, y: 200))
        #expect(log.lines == ["2.0 at 0.25"])
        window.rotate(byDegrees: 30, at: Self.middle)
        #expect(log.lines == ["2.0 at 0.25", "30"])
    }

    @Test func `one gesture follows another`() {
        let log = Log()
        let window = square {
            Self.area.gesture(
                LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
                    .onEnded { value in
                        if case .second(true, let drag?) = value {
                            log.lines.append("dragged \(Int(drag.translation.width))")
                        }
                    })
        }
        window.drag(from: Self.middle, to: CGPoint(x: 260, y: 200))
        #expect(log.lines.isEmpty, "it was not pressed long enough first")
        let touch = window.press(at: Self.middle)
        window.advance(by: 0.5)
        touch.move(to: CGPoint(x: 250, y: 200))
        touch.lift()
        #expect(log.lines == ["dragged 50"])
    }

    @Test func `the first of two exclusive gestures has precedence`() {
        let log = Log()
        let window = square {
            Self.area.gesture(
                TapGesture(count: 2).onEnded { log.lines.append("double") }
                    .exclusively(before: TapGesture().onEnded { log.lines.append("single") })
                    .onEnded { value in
                        switch value {
                        case .first: log.lines.append("= double")
                        case .second: log.lines.append("= single")
                        }
                    })
        }
        window.click(at: Self.middle)
        window.click(at: Self.middle)
        #expect(log.lines.last == "= double")
        log.lines = []
        window.click(at: Self.middle)
        #expect(!log.lines.contains("= single"))
        window.advance(by: 0.5)
        #expect(log.lines.last == "= single")
    }

    @Test func `two gestures at once both have their values`() {
        let log = Log()
        let window = square {
            Self.area.gesture(
                DragGesture().simultaneously(with: LongPressGesture(minimumDuration: 0))
                    .onEnded { value in
                        log.lines.append(
                            "\(Int(value.first?.translation.width ?? -1)) \(value.second ?? false)")
                    })
        }
        window.drag(from: Self.middle, to: CGPoint(x: 240, y: 200))
        #expect(log.lines == ["40 true"])
    }

    @Test func `inner gestures come first, unless the outer one has priority or is simultaneous`() {
        func log(_ outer: (AnyView, Log) -> AnyView) -> [String] {
            let log = Log()
            let inner = AnyView(
                Self.area.gesture(DragGesture().onEnded { _ in log.lines.append("inner") }))
            let window = square { outer(inner, log) }
            window.drag(from: Self.middle, to: CGPoint(x: 260, y: 200))
            return log.lines.sorted()
        }
        func drag(_ log: Log) -> some Gesture {
            DragGesture().onEnded { _ in log.lines.append("outer") }
        }
        #expect(log { AnyView($0.gesture(drag($1))) } == ["inner"])
        #expect(log { AnyView($0.highPriorityGesture(drag($1))) } == ["outer"])
        #expect(log { AnyView($0.simultaneousGesture(drag($1))) } == ["inner", "outer"])
        #expect(
            log { AnyView($0.highPriorityGesture(drag($1), including: .subviews)) } == ["inner"])
    }

    @Test func `buttons inside are pressed by clicks and not by drags`() {
        let log = Log()
        let window = square {
            ZStack {
                Self.area
                Button("press") { log.lines.append("pressed") }
            }
            .gesture(DragGesture().onEnded { _ in log.lines.append("dragged") })
        }
        window.click(at: Self.middle)
        #expect(log.lines == ["pressed"])
        window.drag(from: Self.middle, to: CGPoint(x: 260, y: 200))
        #expect(log.lines == ["pressed", "dragged"])
    }

    @Test func `what takes no clicks lets gestures through to what is below`() {
        let log = Log()
        let window = square {
            ZStack {
                Self.area.gesture(DragGesture().onEnded { _ in log.lines.append("lower") })
                Self.area.gesture(DragGesture().onEnded { _ in log.lines.append("upper") })
                    .allowsHitTesting(false)
            }
        }
        window.drag(from: Self.middle, to: CGPoint(x: 260, y: 200))
        #expect(log.lines == ["lower"])
    }

    @Test func `a content shape says where a view is`() {
        let log = Log()
        let window = square {
            Self.area.contentShape(Circle()).onTapGesture { log.lines.append("in") }
        }
        window.click(at: CGPoint(x: 105, y: 105))
        #expect(log.lines.isEmpty)
        window.click(at: CGPoint(x: 140, y: 140))
        #expect(log.lines == ["in"])
    }

    @Test func `disabled views watch for nothing`() {
        let log = Log()
        let window = square {
            Self.area.gesture(DragGesture().onChanged { _ in log.lines.append("moved") })
                .disabled(true)
        }
        window.drag(from: Self.middle, to: CGPoint(x: 260, y: 200))
        #expect(log.lines.isEmpty)
    }

    @Test func `the pointer comes and goes`() {
        let log = Log()
        let window = square { Self.area.onHover { log.lines.append("\($0)") } }
        window.hover(at: Self.middle)
        window.hover(at: CGPoint(x: 210, y: 210))
        window.hover(at: CGPoint(x: 10, y: 10))
        #expect(log.lines == ["true", "false"])
    }

    @Test func `gestures of an app's own are made of others`() {
        struct Pull: Gesture {
            let action: (Int) -> Void
            var body: some Gesture<Int> {
                DragGesture().map { Int($0.translation.height) }.onEnded(action)
            }
        }
        let log = Log()
        let window = square { Self.area.gesture(Pull { log.lines.append("pulled \($0)") }) }
        window.drag(from: Self.middle, to: CGPoint(x: 200, y: 250))
        #expect(log.lines == ["pulled 50"])
    }

    @Test func `a page view leaves drags to views that watch for them`() {
        let log = Log()
        let window = HeadlessWindow(width: 400, height: 400) {
            TabView {
                Self.area.gesture(DragGesture().onEnded { _ in log.lines.append("inner") })
                Text("second")
            }
            .tabViewStyle(.page)
        }
        window.drag(from: Self.middle, to: CGPoint(x: 130, y: 200))
        window.advance(by: 2)
        #expect(log.lines == ["inner"])
        #expect(window.frame(ofText: "second") == nil)
    }
}
