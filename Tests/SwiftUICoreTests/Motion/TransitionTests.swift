import Foundation
import HeadlessBackend
import SwiftUICore
import Testing

@MainActor
struct TransitionTests {
    @MainActor final class Log { var lines: [String] = [] }

    struct Shown: View {
        var transition: AnyTransition?
        var log = Log()
        @State private var isShown = false
        var body: some View {
            VStack(spacing: 0) {
                Button("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                Button("at once") { isShown.toggle() }
                if isShown {
                    if let transition {
                        Item(log: log).transition(transition)
                    } else {
                        Item(log: log)
                    }
                }
                Text("below")
            }
            // What goes stays where it was in its container, so that had better not move.
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    struct Item: View {
        let log: Log
        @State private var count = 0
        var body: some View {
            Text("item \(count)").frame(width: 100, height: 50)
                .onAppear { log.lines.append("appear") }
                .onDisappear { log.lines.append("disappear") }
                .onTapGesture { count += 1 }
        }
    }

    /// The opacity that a text is seen with.
    private func opacity(_ text: String, _ window: HeadlessWindow) -> Double? {
        guard
            var node = window.find(
                text,
                where: {
                    if case .text = $0.content { true } else { false }
                })
        else { return nil }
        var opacity = 1.0
        while true {
            if case .effect(.opacity(let value)) = node.content { opacity *= value }
            guard let parent = node.parent else { return opacity }
            node = parent
        }
    }

    private func scale(_ text: String, _ window: HeadlessWindow) -> Double {
        var node = window.find(text)
        while let current = node {
            if case .effect(.transform(let scale, _, _, _)) = current.content { return scale }
            node = current.parent
        }
        return 1
    }

    private func close(_ a: Double?, _ b: Double) -> Bool { abs((a ?? .nan) - b) < 0.001 }

    @Test func `a view without a transition fades in and out of an animated change`() {
        let window = HeadlessWindow { Shown() }
        window.tap("toggle")
        #expect(close(opacity("item 0", window), 0))
        window.advance(by: 0.25)
        #expect(close(opacity("item 0", window), 0.25))
        window.advance(by: 0.75)
        window.advance(by: 0.1)
        #expect(close(opacity("item 0", window), 1))
        window.tap("toggle")
        window.advance(by: 0.25)
        #expect(close(opacity("item 0", window), 0.75))
        window.advance(by: 0.75)
        window.advance(by: 0.1)
        #expect(opacity("item 0", window) == nil)
        #expect(!window.renderFrame())
    }

    @Test func `a change without an animation has no transition`() {
        let log = Log()
        let window = HeadlessWindow { Shown(transition: .opacity, log: log) }
        window.tap("at once")
        #expect(close(opacity("item 0", window), 1))
        window.tap("at once")
        #expect(opacity("item 0", window) == nil)
        #expect(log.lines == ["appear", "disappear"])
    }

    @Test func `a view that goes has left the layout and is drawn where it was`() throws {
        let window = HeadlessWindow { Shown() }
        window.tap("at once")
        let place = window.frame(ofText: "item 0")
        let lower = try #require(window.frame(ofText: "below")).minY
        window.tap("toggle")
        window.advance(by: 1)
        let higher = try #require(window.frame(ofText: "below")).minY
        #expect(higher < lower)
        window.tap("at once")
        window.advance(by: 0.01)
        window.tap("toggle")
        window.advance(by: 0.5)
        #expect(window.frame(ofText: "item 0") == place)
        let half = try #require(window.frame(ofText: "below")).minY
        #expect(abs(half - (lower + higher) / 2) < 0.01)
    }

    @Test func `it is told that it disappears when its transition has ended`() {
        let log = Log()
        let window = HeadlessWindow { Shown(transition: .slide, log: log) }
        window.tap("toggle")
        #expect(log.lines == ["appear"])
        window.advance(by: 2)
        window.tap("toggle")
        window.advance(by: 0.9)
        #expect(log.lines == ["appear"])
        #expect(!window.tap("item 0"), "what goes takes no clicks")
        window.advance(by: 0.2)
        #expect(log.lines == ["appear", "disappear"])
    }

    @Test func `a transition that is interrupted turns round with its state`() {
        let log = Log()
        let window = HeadlessWindow { Shown(log: log) }
        window.tap("at once")
        window.tap("item 0")
        window.tap("toggle")
        window.advance(by: 0.5)
        #expect(close(opacity("item 1", window), 0.5))
        window.tap("toggle")
        #expect(close(opacity("item 1", window), 0.5))
        window.advance(by: 0.5)
        #expect(close(opacity("item 1", window), 0.75))
        window.advance(by: 0.6)
        #expect(close(opacity("item 1", window), 1))
        #expect(log.lines == ["appear"])
        #expect(window.tap("item 1"))
    }

    @Test func `each transition moves as it says`() throws {
        func start(_ transition: AnyTransition) throws -> (in: CGPoint, out: CGPoint) {
            let window = HeadlessWindow { Shown(transition: transition) }
            window.tap("toggle")
            let before = try #require(window.frame(ofText: "item 0")).origin
            window.advance(by: 2)
            window.advance(by: 0.1)
            let there = try #require(window.frame(ofText: "item 0")).origin
            window.tap("toggle")
            window.advance(by: 0.999_999)
            let after = try #require(window.frame(ofText: "item 0")).origin
            return (
                CGPoint(x: before.x - there.x, y: before.y - there.y),
                CGPoint(x: (after.x - there.x).rounded(), y: (after.y - there.y).rounded())
            )
        }
        let slide = try start(.slide)
        #expect(slide.in == CGPoint(x: -100, y: 0) && slide.out == CGPoint(x: 100, y: 0))
        let move = try start(.move(edge: .bottom))
        #expect(move.in == CGPoint(x: 0, y: 50) && move.out == CGPoint(x: 0, y: 50))
        let offset = try start(.offset(x: 7, y: 9))
        #expect(offset.in == CGPoint(x: 7, y: 9) && offset.out == CGPoint(x: 7, y: 9))
        let push = try start(.push(from: .trailing))
        #expect(push.in == CGPoint(x: 100, y: 0) && push.out == CGPoint(x: -100, y: 0))
        let mixed = try start(
            .asymmetric(insertion: .move(edge: .top), removal: .move(edge: .leading)))
        #expect(mixed.in == CGPoint(x: 0, y: -50) && mixed.out == CGPoint(x: -100, y: 0))
    }

    @Test func `transitions can be combined`() {
        let window = HeadlessWindow {
            Shown(transition: .scale(scale: 0.5).combined(with: .opacity))
        }
        window.tap("toggle")
        #expect(close(scale("item 0", window), 0.5))
        #expect(close(opacity("item 0", window), 0))
        window.advance(by: 0.5)
        #expect(close(scale("item 0", window), 0.75))
        #expect(close(opacity("item 0", window), 0.5))
    }

    @Test func `a transition can bring its own animation`() {
        let window = HeadlessWindow {
            Shown(transition: .opacity.animation(.linear(duration: 0.5)))
        }
        window.tap("at once")
        window.advance(by: 0.25)
        #expect(close(opacity("item 0", window), 0.5))
        window.advance(by: 0.3)
        window.tap("toggle")
        window.advance(by: 0.25)
        #expect(close(opacity("item 0", window), 0.5))
    }

    struct Turned: ViewModifier {
        let distance: CGFloat
        func body(content: Content) -> some View { content.offset(y: distance) }
    }

    struct Rising: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(y: phase.value * -10)
        }
    }

    @Test func `transitions of an app's own move between their modifiers`() throws {
        let own = AnyTransition.modifier(
            active: Turned(distance: 40), identity: Turned(distance: 0))
        for (transition, comes, goes) in [(own, 40.0, 40.0), (AnyTransition(Rising()), 10, -10)] {
            let window = HeadlessWindow { Shown(transition: transition) }
            window.tap("toggle")
            let before = try #require(window.frame(ofText: "item 0")).minY
            window.advance(by: 0.5)
            let half = try #require(window.frame(ofText: "item 0")).minY
            window.advance(by: 0.6)
            window.advance(by: 0.1)
            let there = try #require(window.frame(ofText: "item 0")).minY
            #expect(abs(before - there - comes) < 0.01)
            #expect(abs(half - there - comes / 2) < 0.01)
            window.tap("toggle")
            window.advance(by: 0.5)
            #expect(
                abs(try #require(window.frame(ofText: "item 0")).minY - there - goes / 2) < 0.01)
            window.advance(by: 0.6)
            window.advance(by: 0.1)
            #expect(window.frame(ofText: "item 0") == nil)
        }
    }

    @Test func `elements of a collection come and go by themselves`() {
        struct Names: View {
            @State private var names = ["a", "b", "c"]
            var body: some View {
                VStack {
                    Button("drop") {
                        withAnimation(.linear(duration: 1)) { names.removeAll { $0 == "b" } }
                    }
                    Button("add") {
                        withAnimation(.linear(duration: 1)) { names.insert("b", at: 1) }
                    }
                    ForEach(names, id: \.self) { Text("name \($0)") }
                }
            }
        }
        let window = HeadlessWindow { Names() }
        let nodes = window.liveNodeCount
        window.tap("drop")
        window.advance(by: 0.5)
        #expect(close(opacity("name b", window), 0.5))
        #expect(close(opacity("name a", window), 1))
        window.tap("add")
        window.advance(by: 0.5)
        #expect(close(opacity("name b", window), 0.75))
        window.advance(by: 1)
        window.advance(by: 0.1)
        #expect(window.liveNodeCount == nodes, "it is the view that was going")
        window.tap("drop")
        window.advance(by: 2)
        window.advance(by: 0.1)
        #expect(!window.texts.contains("name b"))
        #expect(window.liveNodeCount < nodes)
    }

    @Test func `what goes keeps its place in the order of drawing`() {
        struct Layers: View {
            @State private var isShown = true
            var body: some View {
                ZStack {
                    Text("lowest")
                    if isShown { Text("middle") }
                    Text("highest")
                    if isShown { Text("on top").zIndex(1) }
                    Button("hide") { withAnimation(.linear(duration: 1)) { isShown = false } }
                }
            }
        }
        let window = HeadlessWindow { Layers() }
        let before = window.texts
        window.tap("hide")
        window.advance(by: 0.5)
        #expect(window.texts == before)
        window.advance(by: 0.6)
        window.pump()
        #expect(window.texts == ["lowest", "highest", "hide"])
    }

    struct Renewed: View {
        let log: Log
        let isSilent: Bool
        @State private var id = 0
        var body: some View {
            VStack {
                Button("renew") { id += 1 }
                if isSilent {
                    Watched(name: "\(id)", log: log).transition(.identity).id(id)
                } else {
                    Watched(name: "\(id)", log: log).id(id)
                }
            }
        }
    }

    struct Watched: View {
        let name: String
        let log: Log
        var body: some View {
            Text(name)
                .onAppear { log.lines.append("appear") }
                .onDisappear { log.lines.append("disappear") }
        }
    }

    /// Facts 9 and 10.
    @Test func `a new identity appears before the old one goes, except with no transition`() {
        let log = Log()
        HeadlessWindow { Renewed(log: log, isSilent: false) }.tap("renew")
        #expect(log.lines.prefix(3) == ["appear", "appear", "disappear"])
        let silent = Log()
        HeadlessWindow { Renewed(log: silent, isSilent: true) }.tap("renew")
        #expect(silent.lines.prefix(3) == ["appear", "disappear", "appear"])
    }

    @Test func `a view comes from where another of its name was`() throws {
        struct Underline: View {
            @State private var isSecond = false
            @Namespace private var space
            var body: some View {
                HStack(spacing: 0) {
                    Button("go") { withAnimation(.linear(duration: 1)) { isSecond = true } }
                        .frame(width: 100)
                    cell(isShown: !isSecond)
                    cell(isShown: isSecond)
                }
            }
            private func cell(isShown: Bool) -> some View {
                ZStack {
                    if isShown {
                        Text("=").matchedGeometryEffect(id: "line", in: space)
                    }
                }
                .frame(width: 100, height: 20)
            }
        }
        let window = HeadlessWindow { Underline() }
        let start = try #require(window.frame(ofText: "=")).minX
        window.tap("go")
        window.advance(by: 0.5)
        let places = window.nodes.filter {
            if case .text(let text) = $0.content { text.string == "=" } else { false }
        }.map { window.frame(of: $0).minX }
        #expect(places.contains { abs($0 - start - 50) < 0.01 })
        window.advance(by: 0.6)
        window.advance(by: 0.1)
        #expect(abs(try #require(window.frame(ofText: "=")).minX - start - 100) < 0.01)
    }

    @Test func `a view that is no source takes the place of its source`() throws {
        struct Follow: View {
            @State private var isRight = false
            @Namespace private var space
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Button("go") { isRight.toggle() }
                    Text("source").frame(width: 100, height: 20)
                        .matchedGeometryEffect(id: 1, in: space)
                        .padding(.leading, isRight ? 200 : 0)
                    Color.red.overlay(Text("follower"))
                        .matchedGeometryEffect(id: 1, in: space, isSource: false)
                        .frame(width: 10, height: 10)
                }
            }
        }
        let window = HeadlessWindow { Follow() }
        func center(_ text: String) -> CGPoint? {
            window.frame(ofText: text).map { CGPoint(x: $0.midX, y: $0.midY) }
        }
        let before = try #require(center("source"))
        #expect(center("follower") == before)
        window.tap("go")
        #expect(center("follower") == center("source"))
        #expect(center("source") != before)
    }

    @Test func `a group opens and closes`() {
        struct Groups: View {
            @State private var isOpen = false
            var body: some View {
                VStack {
                    Text(isOpen ? "open" : "closed")
                    DisclosureGroup("own") { Text("inside own") }
                    DisclosureGroup("bound", isExpanded: $isOpen) { Text("inside bound") }
                }
            }
        }
        let window = HeadlessWindow { Groups() }
        #expect(!window.texts.contains("inside own"))
        window.tap("own")
        #expect(window.texts.contains("inside own"))
        window.tap("bound")
        #expect(window.texts.contains("open"))
        #expect(window.texts.contains("inside bound"))
        let states = window.nodes.compactMap { $0.accessibility.isExpanded }
        #expect(states == [true, true])
        window.tap("own")
        window.advance(by: 2)
        window.pump()
        #expect(!window.texts.contains("inside own"))
    }

    @Test func `an outline opens branch by branch`() {
        struct Branch: Identifiable {
            let id: String
            var children: [Branch]?
        }
        let tree = [
            Branch(
                id: "root",
                children: [
                    Branch(id: "leaf", children: nil),
                    Branch(id: "twig", children: [Branch(id: "bud", children: nil)]),
                ])
        ]
        let window = HeadlessWindow {
            VStack { OutlineGroup(tree, children: \.children) { Text($0.id) } }
        }
        #expect(window.texts == ["root"])
        window.tap("root")
        #expect(window.texts.contains("leaf") && !window.texts.contains("bud"))
        window.tap("twig")
        #expect(window.texts.contains("bud"))
    }
}
