import Foundation
import HeadlessBackend
import SwiftUICore
import Testing

@MainActor
struct TransactionTests {
    private func x(_ text: String, _ window: HeadlessWindow) -> Double {
        Double(window.frame(ofText: text)?.minX ?? .nan)
    }

    private func expect(
        _ window: HeadlessWindow, _ text: String, moved expected: Double, from start: Double,
        _ comment: Comment? = nil
    ) {
        #expect(abs(x(text, window) - start - expected) < 0.01, comment)
    }

    struct Two: View {
        @State private var a = false
        @State private var b = false
        @State private var c = false
        var body: some View {
            VStack(alignment: .leading) {
                Button("go") {
                    withAnimation(.linear(duration: 1)) { a.toggle() }
                    withAnimation(.linear(duration: 0.5)) { b.toggle() }
                    c.toggle()
                }
                Text("A").offset(x: a ? 100 : 0)
                Text("B").offset(x: b ? 100 : 0)
                Text("C").offset(x: c ? 100 : 0)
            }
        }
    }

    @Test func `writes of one moment with different animations each keep theirs`() {
        let window = HeadlessWindow { Two() }
        let (a, b, c) = (x("A", window), x("B", window), x("C", window))
        window.tap("go")
        expect(window, "C", moved: 100, from: c)
        expect(window, "A", moved: 0, from: a)
        window.advance(by: 0.25)
        expect(window, "A", moved: 25, from: a)
        expect(window, "B", moved: 50, from: b)
        window.advance(by: 0.25)
        expect(window, "A", moved: 50, from: a)
        expect(window, "B", moved: 100, from: b)
    }

    @MainActor final class Log { var lines: [String] = [] }

    struct Nested: View {
        let log: Log
        @State private var value = 0
        var body: some View {
            log.lines.append("body \(value)")
            return Text("\(value)")
                .onChange(of: value) { old, new in log.lines.append("\(old) to \(new)") }
                .onAppear {
                    value = 1
                    value = 2
                    withAnimation {
                        value = 3
                        value = 4
                    }
                }
        }
    }

    /// Fact 13.
    @Test func `writes in a nested animation are an update of their own`() {
        let log = Log()
        _ = HeadlessWindow { Nested(log: log) }
        #expect(log.lines == ["body 0", "body 2", "0 to 2", "body 4", "2 to 4"])
    }

    struct Scopes: View {
        @State private var on = false
        var body: some View {
            VStack(alignment: .leading) {
                Button("plain") { on.toggle() }
                Button("animated") { withAnimation(.linear(duration: 1)) { on.toggle() } }
                Button("without") {
                    var transaction = Transaction(animation: .linear(duration: 1))
                    transaction.disablesAnimations = true
                    withTransaction(transaction) { on.toggle() }
                }
                Text("N").offset(x: on ? 100 : 0).animation(.linear(duration: 0.5), value: on)
                Text("S").offset(x: on ? 100 : 0).animation(nil, value: on)
                Text("T").offset(x: on ? 100 : 0).transaction { $0.animation = nil }
                Text("D").offset(x: on ? 100 : 0)
                    .transaction { if $0.animation != nil { $0.animation = .linear(duration: 2) } }
                Text("O").offset(x: on ? 100 : 0).animation(.linear(duration: 0.5))
            }
        }
    }

    /// Facts 44, 46, 48.
    @Test func `the animation that is nearer to the view wins`() {
        let window = HeadlessWindow { Scopes() }
        let start = x("N", window)
        window.tap("animated")
        expect(window, "S", moved: 100, from: start)
        expect(window, "T", moved: 100, from: start)
        window.advance(by: 0.25)
        expect(window, "N", moved: 50, from: start)
        expect(window, "D", moved: 12.5, from: start)
        expect(window, "O", moved: 50, from: start)
    }

    /// Fact 49.
    @Test func `a value's animation acts without one around`() {
        let window = HeadlessWindow { Scopes() }
        let start = x("N", window)
        window.tap("plain")
        expect(window, "D", moved: 100, from: start)
        expect(window, "N", moved: 0, from: start)
        window.advance(by: 0.25)
        expect(window, "N", moved: 50, from: start)
        expect(window, "O", moved: 50, from: start)
    }

    /// Fact 47.
    @Test func `a transaction can keep animation modifiers out`() {
        let window = HeadlessWindow { Scopes() }
        let start = x("N", window)
        window.tap("without")
        window.advance(by: 0.25)
        expect(window, "N", moved: 25, from: start)
        expect(window, "O", moved: 25, from: start)
    }

    @Test func `a window whose frames do not come holds up no other`() {
        final class Kept {}
        struct Holder: View {
            let give: (Binding<Kept>) -> Void
            @State private var kept = Kept()
            var body: some View {
                let _ = give($kept)
                Text("\(ObjectIdentifier(kept).hashValue)")
            }
        }
        var stuck: Binding<Kept>?
        var lively: Binding<Kept>?
        let other = HeadlessWindow { Holder(give: { stuck = $0 }) }
        let window = HeadlessWindow { Holder(give: { lively = $0 }) }
        // The first window's frame is asked for and not made.
        stuck?.wrappedValue = Kept()
        weak var former: Kept?
        do {
            let kept = Kept()
            former = kept
            lively?.wrappedValue = kept
        }
        window.renderFrame()
        withAnimation(.linear(duration: 1)) { lively?.wrappedValue = Kept() }
        window.renderFrame()
        #expect(former == nil)
        other.close()
    }

    @Test func `nothing moves where the desktop asks for it`() {
        let window = HeadlessWindow { Scopes() }
        let start = x("N", window)
        window.reducesMotion = true
        window.tap("animated")
        for text in ["N", "S", "T", "D", "O"] { expect(window, text, moved: 100, from: start) }
        #expect(!window.renderFrame())
    }

    struct Completing: View {
        let log: Log
        @State private var on = false
        @State private var unread = 0
        var body: some View {
            VStack(alignment: .leading) {
                Button("logical") { run("logical", .logicallyComplete) }
                Button("removed") { run("removed", .removed) }
                Button("nothing") {
                    withAnimation(.linear(duration: 1)) {
                        unread += 1
                    } completion: {
                        log.lines.append("nothing")
                    }
                    log.lines.append("after")
                }
                Button("again") { withAnimation(.linear(duration: 1)) { on.toggle() } }
                Text("A").offset(x: on ? 100 : 0)
            }
        }
        private func run(_ name: String, _ criteria: AnimationCompletionCriteria) {
            withAnimation(.linear(duration: 1), completionCriteria: criteria) {
                on.toggle()
            } completion: {
                log.lines.append(name)
            }
        }
    }

    /// Fact 52.
    @Test func `a completion is called once, at once if nothing moves`() {
        let log = Log()
        let window = HeadlessWindow { Completing(log: log) }
        window.tap("logical")
        window.advance(by: 0.9)
        #expect(log.lines.isEmpty)
        window.advance(by: 0.1)
        #expect(log.lines == ["logical"])
        window.advance(by: 1)
        window.tap("nothing")
        #expect(log.lines == ["logical", "nothing", "after"])
        #expect(!window.renderFrame())
    }

    /// Fact 54.
    @Test func `a later change delays what waits for the movement to be gone`() {
        let log = Log()
        let window = HeadlessWindow { Completing(log: log) }
        window.tap("removed")
        window.advance(by: 0.5)
        window.tap("again")
        window.advance(by: 0.5)
        window.advance(by: 0.1)
        #expect(log.lines.isEmpty)
        window.advance(by: 0.5)
        #expect(log.lines == ["removed"])
        window.tap("logical")
        window.advance(by: 0.5)
        window.tap("again")
        window.advance(by: 0.5)
        #expect(log.lines == ["removed", "logical"])
    }

    @Test func `a binding can bring its own animation`() {
        struct Bound: View {
            @State private var on = false
            var body: some View {
                VStack(alignment: .leading) {
                    Toggle("switch", isOn: $on.animation(.linear(duration: 1)))
                    Text("A").offset(x: on ? 100 : 0)
                }
            }
        }
        let window = HeadlessWindow { Bound() }
        let start = x("A", window)
        window.toggle("switch", to: true)
        window.advance(by: 0.5)
        expect(window, "A", moved: 50, from: start)
    }
}
