import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

/// When things run, and how often; numbers are those of the facts.
@MainActor
struct LifecycleOrderTests {
    struct Mark: View {
        let name: String
        let log: Recorder
        var body: some View {
            Text(name)
                .onAppear { log.note("+\(name)") }
                .onDisappear { log.note("-\(name)") }
        }
    }

    // 26
    @Test func `tasks start innermost first`() async {
        let log = Recorder()
        let window = HeadlessWindow {
            VStack {
                Text("x").task { log.note("inner") }
            }
            .task { log.note("outer") }
            .onAppear { log.note("appear") }
        }
        #expect(await window.pump { log.count("outer") == 1 })
        #expect(log.take() == ["appear", "inner", "outer"])
    }

    // 28
    @Test func `a task is cancelled with its view, one started inside of it is not`() async {
        let log = Recorder()
        struct Worker: View {
            let log: Recorder
            var body: some View {
                Text("working").task {
                    let free = Task {
                        for _ in 0..<50 { await Task.yield() }
                        log.note("free \(Task.isCancelled)")
                    }
                    while !Task.isCancelled { await Task.yield() }
                    log.note("bound \(Task.isCancelled)")
                    _ = await free.value
                }
            }
        }
        struct Owner: View {
            let log: Recorder
            @State private var isShown = true
            var body: some View {
                VStack {
                    Button("hide") { isShown = false }
                    if isShown { Worker(log: log) }
                }
            }
        }
        let window = HeadlessWindow { Owner(log: log) }
        for _ in 0..<5 { await Task.yield() }
        window.tap("hide")
        #expect(await window.pump { log.lines.count == 2 })
        #expect(log.lines.sorted() == ["bound true", "free false"])
    }

    @Test func `evaluating again starts no task anew, and its view's newest state is read`() async {
        struct Owner: View {
            let log: Recorder
            @State private var count = 0
            var body: some View {
                Button("count \(count)") { count += 1 }
                    .task(id: count / 2) { log.note("start \(count)") }
            }
        }
        let log = Recorder()
        let window = HeadlessWindow { Owner(log: log) }
        #expect(await window.pump { log.lines.count == 1 })
        window.tap("count 0")
        for _ in 0..<20 { await Task.yield() }
        #expect(log.lines == ["start 0"])
        window.tap("count 1")
        #expect(await window.pump { log.lines.count == 2 })
        #expect(log.lines == ["start 0", "start 2"])
    }

    @Test func `several appearances on one view run once each, for each return`() {
        let log = Recorder()
        struct Owner: View {
            let log: Recorder
            @State private var isShown = true
            var body: some View {
                VStack {
                    Button("toggle") { isShown.toggle() }
                    if isShown {
                        VStack { Mark(name: "in", log: log) }
                            .onAppear { log.note("+out") }
                            .onDisappear { log.note("-out") }
                    }
                }
            }
        }
        let window = HeadlessWindow { Owner(log: log) }
        #expect(log.take() == ["+in", "+out"])
        window.tap("toggle")
        #expect(log.take().sorted() == ["-in", "-out"])
        window.tap("toggle")
        #expect(log.take() == ["+in", "+out"])
    }

    // 37
    @Test func `rows of a covered page leave the screen and come back with their states`() {
        struct Row: View {
            let index: Int
            let log: Recorder
            @State private var taps = 0
            var body: some View {
                VStack {
                    Button("row \(index) taps \(taps)") { taps += 1 }
                    Mark(name: "\(index)", log: log)
                }
            }
        }
        struct Owner: View {
            let log: Recorder
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    List(0..<2) { Row(index: $0, log: log) }
                        .toolbar { Button("push") { path = [1] } }
                        .navigationDestination(for: Int.self) { _ in
                            Mark(name: "page", log: log)
                        }
                }
            }
        }
        let log = Recorder()
        let window = HeadlessWindow { Owner(log: log) }
        window.tap("row 1 taps 0")
        #expect(log.take() == ["+0", "+1"])
        window.tap("push")
        #expect(log.take().sorted() == ["+page", "-0", "-1"])
        window.goBack()
        #expect(log.take().sorted() == ["+0", "+1", "-page"])
        #expect(window.texts.contains("row 1 taps 1"), "\(window.tree())")
    }

    @Test func `of a covered page's rows those come back that are in sight`() {
        struct Row: View {
            let index: Int
            let log: Recorder
            @State private var taps = 0
            var body: some View {
                Button("row \(index) taps \(taps)") { taps += 1 }
                    .onAppear { log.note("+\(index)") }
                    .onDisappear { log.note("-\(index)") }
            }
        }
        struct Owner: View {
            let log: Recorder
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    List {
                        Row(index: -1, log: log)
                        ForEach(0..<100, id: \.self) { Row(index: $0, log: log) }
                        Row(index: 100, log: log)
                    }
                    .toolbar { Button("push") { path = [1] } }
                    .navigationDestination(for: Int.self) { _ in Text("page") }
                }
            }
        }
        let log = Recorder()
        let window = HeadlessWindow(width: 400, height: 300) { Owner(log: log) }
        func shown() -> Set<String> {
            Set(
                window.texts.filter { $0.hasPrefix("row ") }
                    .map { String($0.dropFirst(4).prefix { $0 != " " }) })
        }
        #expect(Set(log.take()) == Set(shown().map { "+" + $0 }), "the last row is far below")
        window.tap("row 0 taps 0")
        window.scroll(to: 2000)
        let far = shown()
        #expect(!far.contains("0") && !far.contains("-1"))
        _ = log.take()
        window.tap("push")
        #expect(Set(log.take()) == Set(far.map { "-" + $0 }))
        window.goBack()
        #expect(log.take().sorted() == far.map { "+" + $0 }.sorted())
        window.scroll(to: 0)
        #expect(window.texts.contains("row 0 taps 1"))
    }

    // 37
    @Test func `a page that was popped is a new one when pushed again`() {
        struct Page: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        let window = HeadlessWindow {
            NavigationStack {
                NavigationLink("push", value: 1)
                    .navigationDestination(for: Int.self) { _ in Page() }
            }
        }
        window.tap("push")
        window.tap("count 0")
        window.goBack()
        window.tap("push")
        checkTexts(window, ["count 0"])
    }

    @Test func `a navigation's binding that no body reads is followed`() {
        struct Owner: View {
            @State private var isShown = false
            var body: some View {
                NavigationStack {
                    Button("show") { isShown = true }
                        .navigationDestination(isPresented: $isShown) {
                            Button("hide") { isShown = false }
                        }
                }
            }
        }
        let window = HeadlessWindow { Owner() }
        window.tap("show")
        checkTexts(window, ["hide"])
        window.tap("hide")
        checkTexts(window, ["show"])
        window.tap("show")
        window.goBack()
        window.tap("show")
        checkTexts(window, ["hide"])
    }

    // 38, 39
    @Test func `changes in one action are told once, from the first value to the last`() {
        struct Owner: View {
            let log: Recorder
            @State private var value = 0
            var body: some View {
                VStack {
                    Button("jump") {
                        value = 1
                        value = 5
                    }
                    Button("back and forth") {
                        value += 1
                        value -= 1
                    }
                }
                .onChange(of: value) { log.note("\($0) \($1)") }
            }
        }
        let log = Recorder()
        let window = HeadlessWindow { Owner(log: log) }
        window.tap("jump")
        #expect(log.take() == ["0 5"])
        window.tap("back and forth")
        #expect(log.take() == [])
    }

    @Test func `changes that cause changes come to rest in one frame`() {
        struct Owner: View {
            @State private var a = 0
            @State private var b = 0
            @State private var c = 0
            var body: some View {
                Button("\(a) \(b) \(c)") { a += 1 }
                    .onChange(of: a) { b = a * 2 }
                    .onChange(of: b) { c = b * 2 }
            }
        }
        let window = HeadlessWindow { Owner() }
        let frames = window.frameCount
        window.tap("0 0 0")
        checkTexts(window, ["1 2 4"])
        #expect(window.frameCount == frames + 1)
    }

    @Test func `a window closed by its own button ends once`() {
        let log = Recorder()
        var window: HeadlessWindow?
        window = HeadlessWindow {
            Button("close") { window?.close() }
                .onDisappear { log.note("gone") }
        }
        window?.tap("close")
        #expect(log.take() == ["gone"])
        #expect(window?.liveNodeCount == 0)
    }

    // 33: a row's task ends when it scrolls out and begins anew when it comes back.
    @Test func `a row's task lives while the row is on screen`() async {
        let log = Recorder()
        let window = HeadlessWindow {
            List(0..<200) { index in
                Text("row \(index)").task {
                    log.note("start \(index)")
                    while !Task.isCancelled { await Task.yield() }
                    log.note("end \(index)")
                }
            }
        }
        #expect(await window.pump { log.count("start 0") == 1 })
        window.scrollToEnd()
        #expect(await window.pump { log.count("end 0") == 1 && log.count("start 199") == 1 })
        window.scroll(to: 0)
        #expect(await window.pump { log.count("start 0") == 2 })
        window.close()
        #expect(await window.pump { log.count("end 0") == 2 })
    }
}
