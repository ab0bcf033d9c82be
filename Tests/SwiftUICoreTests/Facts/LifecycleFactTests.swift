import Combine
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

/// Facts on lifecycle and changes that no other test states; numbers are theirs.
@MainActor
struct LifecycleFactTests {
    // 27
    @Test func `a state change made in a task shows as a change after the first frame`() async {
        struct Child: View {
            @State private var text = "before"
            var body: some View { Text(text).task { text = "after" } }
        }
        let backend = HeadlessBackend()
        let root = ViewRoot(backend: backend)
        root.mount(Child())
        root.setSize(.init(width: 100, height: 100))
        #expect(backend.commitCount == 1)
        #expect(backend.lastCommit?.changed.contains { $0.shows("before") } == true)
        for _ in 0..<100 where backend.commitCount == 1 {
            await Task.yield()
            _ = backend.renderRequestedFrames()
        }
        #expect(backend.commitCount == 2)
        #expect(backend.lastCommit?.changed.contains { $0.shows("after") } == true)
    }

    // 30
    @Test func `cancellation only sets a flag: work that does not check runs to the end`() async {
        struct Owner: View {
            let log: Recorder
            @State private var isShown = true
            var body: some View {
                VStack {
                    Button("hide") { isShown = false }
                    if isShown {
                        Text("working").task {
                            log.note("start")
                            while log.count("hidden") == 0 { await Task.yield() }
                            log.note("end, cancelled: \(Task.isCancelled)")
                        }
                    }
                }
            }
        }
        let log = Recorder()
        let window = HeadlessWindow { Owner(log: log) }
        #expect(await window.pump { log.count("start") == 1 })
        window.tap("hide")
        log.note("hidden")
        #expect(await window.pump { log.lines.count == 3 })
        #expect(log.lines == ["start", "hidden", "end, cancelled: true"])
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    // 33
    @Test func `row state is preserved for static rows of a list too`() {
        let window = HeadlessWindow(width: 300, height: 200) {
            List {
                Counter(name: "static")
                ForEach(0..<200, id: \.self) { Text("row \($0)") }
            }
        }
        window.tap("static 0")
        window.scrollToEnd()
        #expect(!window.texts.contains("static 1"))
        window.scroll(to: 0)
        #expect(window.texts.contains("static 1"))
    }

    private final class Made {
        init(_ log: Recorder, _ index: Int) {
            MainActor.assumeIsolated { log.note("made \(index)") }
        }
    }

    // 35
    @Test func `a list allocates state only for rows that have come on screen`() {
        struct Row: View {
            let index: Int
            let log: Recorder
            @StateObject private var model: Model
            final class Model: ObservableObject {
                let made: Made
                init(_ made: Made) { self.made = made }
            }
            init(_ index: Int, _ log: Recorder) {
                self.index = index
                self.log = log
                _model = StateObject(wrappedValue: Model(Made(log, index)))
            }
            var body: some View { Text("row \(index)") }
        }
        let log = Recorder()
        let window = HeadlessWindow(width: 300, height: 300) {
            List(0..<1000, id: \.self) { Row($0, log) }
        }
        #expect(log.count("made 0") == 1)
        #expect(log.lines.count < 40, "\(log.lines.count)")
        #expect(log.count("made 500") == 0)
        window.scrollToEnd()
        #expect(log.count("made 999") == 1)
        #expect(log.count("made 500") == 0)
        window.scroll(to: 0)
        #expect(log.count("made 0") == 1)
    }

    // 39, 40, 43
    @Test func `each change is told with the old and the new value, on the main actor`() {
        struct Child: View {
            let log: Recorder
            @State private var value = 0
            var body: some View {
                Button("add") { value += 1 }
                    .onChange(of: value) { old, new in
                        MainActor.assertIsolated()
                        log.note("(\(old),\(new))")
                    }
                    .onChange(of: value, initial: true) { old, new in
                        log.note("initial (\(old),\(new))")
                    }
            }
        }
        let log = Recorder()
        let window = HeadlessWindow { Child(log: log) }
        window.tap("add")
        window.tap("add")
        #expect(log.lines.filter { !$0.hasPrefix("initial") } == ["(0,1)", "(1,2)"])
        #expect(
            log.lines.filter { $0.hasPrefix("initial") } == [
                "initial (0,0)", "initial (0,1)", "initial (1,2)",
            ])
    }

    // 48
    @Test func `a transaction modifier below overrides that animations are disabled`() {
        struct Moving: View {
            @State private var on = false
            var body: some View {
                VStack(alignment: .leading) {
                    Button("go") {
                        var transaction = Transaction(animation: .linear(duration: 1))
                        transaction.disablesAnimations = true
                        withTransaction(transaction) { on = true }
                    }
                    Text("kept").offset(x: on ? 100 : 0).animation(
                        .linear(duration: 0.1), value: on)
                    Text("overridden").offset(x: on ? 100 : 0)
                        .transaction { $0.animation = .linear(duration: 10) }
                }
            }
        }
        let window = HeadlessWindow { Moving() }
        let start = window.frame(ofText: "kept")?.minX ?? 0
        window.tap("go")
        window.advance(by: 0.5)
        #expect(abs((window.frame(ofText: "kept")?.minX ?? 0) - start - 50) < 0.01)
        #expect(abs((window.frame(ofText: "overridden")?.minX ?? 0) - start - 5) < 0.01)
    }

    // 97
    @Test func `the root of a navigation stack cannot be removed`() {
        let window = HeadlessWindow { NavigationStack { Text("root") } }
        #expect(!window.goBack())
        checkTexts(window, ["root"])
    }

    // 101
    @Test func `dismiss pops the stack of the view it was read in, not the sheet around it`() {
        struct Page: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("leave page") { dismiss() } }
        }
        struct Root: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View {
                VStack {
                    NavigationLink("push", value: 1)
                    Button("leave sheet") { dismiss() }
                }
                .navigationDestination(for: Int.self) { _ in Page() }
            }
        }
        struct Owner: View {
            @State private var isShown = false
            var body: some View {
                Button("open") { isShown = true }
                    .sheet(isPresented: $isShown) { NavigationStack { Root() } }
            }
        }
        let window = HeadlessWindow { Owner() }
        window.tap("open")
        window.sheet?.tap("push")
        window.sheet?.tap("leave page")
        #expect(window.sheet?.texts.contains("leave sheet") == true)
        window.sheet?.tap("leave sheet")
        #expect(window.sheet == nil)
    }
}
