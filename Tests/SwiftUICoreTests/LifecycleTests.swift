import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct LifecycleTests {
    // 24, 25
    @Test func `appearances run from the innermost view outward, in the order written`() {
        let log = Recorder()
        _ = HeadlessWindow {
            VStack {
                Text("inner")
                    .onAppear { log.note("inner 1") }
                    .onChange(of: 1, initial: true) { log.note("inner 2") }
                    .onAppear { log.note("inner 3") }
            }
            .onAppear { log.note("outer") }
        }
        #expect(log.take() == ["inner 1", "inner 2", "inner 3", "outer"])
    }

    // 26
    @Test func `tasks start after all appearances`() async {
        let log = Recorder()
        let window = HeadlessWindow {
            VStack {
                Text("inner").task { log.note("task") }
            }
            .onAppear { log.note("appear") }
        }
        #expect(await window.pump { log.count("task") == 1 })
        #expect(log.take() == ["appear", "task"])
    }

    // 22, 27
    @Test func `a change made in onAppear is in the first frame`() {
        struct Child: View {
            @State private var text = "before"
            var body: some View { Text(text).onAppear { text = "after" } }
        }
        let backend = HeadlessBackend()
        let root = ViewRoot(backend: backend)
        root.mount(Child())
        root.setSize(.init(width: 100, height: 100))
        #expect(backend.commitCount == 1)
        #expect(backend.lastCommit?.changed.contains { $0.shows("after") } == true)
    }

    // 28, 29
    @Test func `a task with an id is cancelled and started anew when the id changes`() async {
        let log = Recorder()
        struct Child: View {
            let log: Recorder
            @State private var id = 1
            var body: some View {
                Button("next") { id += 1 }
                    .task(id: id) {
                        let mine = id
                        log.note("start \(mine)")
                        while !Task.isCancelled { await Task.yield() }
                        log.note("cancelled \(mine)")
                    }
            }
        }
        let window = HeadlessWindow { Child(log: log) }
        #expect(await window.pump { log.count("start 1") == 1 })
        window.tap("next")
        #expect(await window.pump { log.count("start 2") == 1 && log.count("cancelled 1") == 1 })
        window.close()
        #expect(await window.pump { log.count("cancelled 2") == 1 })
    }

    // 11
    @Test func `closing the window ends what is on screen`() {
        let log = Recorder()
        let window = HeadlessWindow { Text("x").onDisappear { log.note("disappear") } }
        window.close()
        #expect(log.take() == ["disappear"])
        #expect(window.liveNodeCount == 0)
    }

    // 31
    @Test func `an invisible view stays alive`() {
        let log = Recorder()
        struct Child: View {
            let log: Recorder
            @State private var opacity = 1.0
            var body: some View {
                VStack {
                    Button("fade") { opacity = 0 }
                    Text("x").onDisappear { log.note("disappear") }.opacity(opacity)
                }
            }
        }
        let window = HeadlessWindow { Child(log: log) }
        window.tap("fade")
        #expect(log.take() == [])
    }

    // 32, 33
    @Test func `rows of a list come and go by scrolling, those of a plain scroll view do not`() {
        let log = Recorder()
        let list = HeadlessWindow {
            List(0..<200) { index in
                Text("row \(index)")
                    .onAppear { log.note("appear \(index)") }
                    .onDisappear { log.note("disappear \(index)") }
            }
        }
        #expect(log.count("appear 0") == 1)
        #expect(log.count("appear 150") == 0)
        list.scrollToEnd()
        #expect(log.count("disappear 0") == 1)
        #expect(log.count("appear 199") == 1)
        _ = log.take()

        let scroll = HeadlessWindow {
            ScrollView {
                VStack {
                    ForEach(0..<200) { index in
                        Text("row \(index)")
                            .onAppear { log.note("appear \(index)") }
                            .onDisappear { log.note("disappear \(index)") }
                    }
                }
            }
        }
        #expect(log.count("appear 199") == 1)
        scroll.scrollToEnd()
        #expect(log.lines.allSatisfy { $0.hasPrefix("appear") })
    }

    // 35
    @Test func `a list keeps the states of rows that were on screen and left it`() {
        struct Row: View {
            let index: Int
            @State private var taps = 0
            var body: some View { Button("row \(index) taps \(taps)") { taps += 1 } }
        }
        let window = HeadlessWindow { List(0..<300) { Row(index: $0) } }
        window.tap("row 1 taps 0")
        window.scrollToEnd()
        #expect(!window.texts.contains("row 1 taps 1"))
        window.scroll(to: 0)
        #expect(window.texts.contains("row 1 taps 1"))
    }

    // 38–42
    @Test func `onChange compares, gives old and new, and calls at first only if asked`() {
        let log = Recorder()
        struct Child: View {
            let log: Recorder
            @State private var value = 0
            var body: some View {
                VStack {
                    Button("add") { value += 1 }
                    Button("same") { value = value + 0 }
                    Text("x")
                        .onChange(of: value) { old, new in log.note("two \(old) \(new)") }
                        .onChange(of: value, initial: true) { old, new in
                            log.note("initial \(old) \(new)")
                        }
                        .onChange(of: value) { new in log.note("one \(new)") }
                }
            }
        }
        let window = HeadlessWindow { Child(log: log) }
        #expect(log.take() == ["initial 0 0"])
        window.tap("add")
        #expect(log.take() == ["two 0 1", "initial 0 1", "one 1"])
        window.tap("same")
        #expect(log.take() == [])
    }

    // 42
    @Test func `a change made in onAppear is reported`() {
        let log = Recorder()
        struct Child: View {
            let log: Recorder
            @State private var value = 0
            var body: some View {
                Text("x")
                    .onAppear { value = 1 }
                    .onChange(of: value) { new in log.note("\(new)") }
            }
        }
        _ = HeadlessWindow { Child(log: log) }
        #expect(log.take() == ["1"])
    }
}

extension RenderNode {
    func shows(_ string: String) -> Bool {
        if case .text(let text) = content { text.string == string } else { false }
    }
}
