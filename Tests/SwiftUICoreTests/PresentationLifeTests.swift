import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

/// Lives of what is presented, and what happens to it while it is.
@MainActor
struct PresentationLifeTests {
    struct Content: View {
        let name: String
        let log: Recorder
        var body: some View {
            Text(name)
                .onAppear { log.note("+\(name)") }
                .onDisappear { log.note("-\(name)") }
                .task {
                    log.note("task \(name)")
                    while !Task.isCancelled { await Task.yield() }
                    log.note("end \(name)")
                }
        }
    }

    @Test func `a sheet's content lives from its presentation to its end`() async {
        struct Owner: View {
            let log: Recorder
            @State private var isShown = false
            var body: some View {
                Button("show") { isShown = true }
                    .onDisappear { log.note("covered") }
                    .sheet(isPresented: $isShown, onDismiss: { log.note("dismissed") }) {
                        Content(name: "sheet", log: log)
                    }
            }
        }
        let log = Recorder()
        let window = HeadlessWindow { Owner(log: log) }
        window.tap("show")
        #expect(await window.pump { log.count("task sheet") == 1 })
        #expect(log.take() == ["+sheet", "task sheet"])
        window.closeSheet()
        #expect(await window.pump { log.count("end sheet") == 1 })
        #expect(log.take() == ["-sheet", "dismissed", "end sheet"])
        window.tap("show")
        #expect(await window.pump { log.count("task sheet") == 1 })
        window.close()
        #expect(await window.pump { log.count("end sheet") == 1 })
    }

    @Test func `a sheet goes with the view that presents it`() {
        struct Owner: View {
            let log: Recorder
            @State private var isThere = true
            @State private var isShown = false
            var body: some View {
                VStack {
                    Button("remove") { isThere = false }
                    if isThere {
                        Button("show") { isShown = true }
                            .sheet(isPresented: $isShown) { Content(name: "sheet", log: log) }
                    }
                }
            }
        }
        let log = Recorder()
        let window = HeadlessWindow { Owner(log: log) }
        window.tap("show")
        #expect(window.sheet != nil)
        window.tap("remove")
        #expect(window.sheet == nil)
        #expect(log.lines.filter { !$0.hasPrefix("task") } == ["+sheet", "-sheet"])
    }

    @Test func `a sheet presents another one, and alerts come over the top`() {
        struct Inner: View {
            @Environment(\.dismiss) private var dismiss
            @State private var isAlerting = false
            var body: some View {
                VStack {
                    Text("inner")
                    Button("alert") { isAlerting = true }
                    Button("leave") { dismiss() }
                }
                .alert("Inside", isPresented: $isAlerting) {}
            }
        }
        struct Outer: View {
            @State private var isShown = false
            var body: some View {
                VStack {
                    Text("outer")
                    Button("next") { isShown = true }
                }
                .sheet(isPresented: $isShown) { Inner() }
            }
        }
        struct Owner: View {
            @State private var isShown = false
            var body: some View {
                Button("first") { isShown = true }.sheet(isPresented: $isShown) { Outer() }
            }
        }
        let window = HeadlessWindow { Owner() }
        window.tap("first")
        window.sheet?.tap("next")
        #expect(window.sheet?.texts.contains("inner") == true)
        window.sheet?.tap("alert")
        #expect(window.alert == "Inside")
        window.tapAlert("OK")
        window.sheet?.tap("leave")
        #expect(window.sheet?.texts.contains("outer") == true)
        window.closeSheet()
        #expect(window.sheet == nil)
    }

    @Test func `a stack in a sheet has a path of its own`() {
        struct Owner: View {
            @State private var isShown = false
            var body: some View {
                NavigationStack {
                    Button("show") { isShown = true }
                }
                .sheet(isPresented: $isShown) {
                    NavigationStack {
                        NavigationLink("on", value: 1)
                            .navigationDestination(for: Int.self) { _ in Text("page") }
                    }
                }
            }
        }
        let window = HeadlessWindow { Owner() }
        window.tap("show")
        window.sheet?.tap("on")
        #expect(window.sheet?.texts == ["page"])
        #expect(window.sheet?.goBack() == true)
        #expect(window.sheet?.texts == ["on"])
        checkTexts(window, ["show"])
    }

    @Test func `replacing values of a path keeps the pages before`() {
        struct Page: View {
            let number: Int
            @Binding var path: [Int]
            @State private var taps = 0
            var body: some View {
                VStack {
                    Button("page \(number) taps \(taps)") { taps += 1 }
                    Button("replace") { path[path.count - 1] += 10 }
                    Button("deeper") { path.append(number + 1) }
                }
            }
        }
        struct Owner: View {
            @State private var path = [1]
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root")
                        .navigationDestination(for: Int.self) { Page(number: $0, path: $path) }
                }
            }
        }
        let window = HeadlessWindow { Owner() }
        window.tap("page 1 taps 0")
        window.tap("deeper")
        window.tap("page 2 taps 0")
        window.tap("replace")
        #expect(window.texts.first == "page 12 taps 0")
        window.goBack()
        #expect(window.texts.first == "page 1 taps 1")
        window.goBack()
        checkTexts(window, ["root"])
    }

    @Test func `several pages pushed at once appear once, the covered ones not at all`() {
        struct Owner: View {
            let log: Recorder
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    Button("deep") { path = [1, 2] }
                        .navigationDestination(for: Int.self) { number in
                            Text("page \(number)")
                                .onAppear { log.note("+\(number)") }
                                .onDisappear { log.note("-\(number)") }
                        }
                }
            }
        }
        let log = Recorder()
        let window = HeadlessWindow { Owner(log: log) }
        window.tap("deep")
        #expect(log.take() == ["+2"])
        window.goBack()
        #expect(log.take() == ["+1", "-2"])
        window.goBack()
        #expect(log.take() == ["-1"])
    }

    @Test func `a field keeps its text and focus while the views around it change`() {
        struct Owner: View {
            @State private var text = ""
            @State private var notes: [String] = []
            @FocusState private var isFocused: Bool
            var body: some View {
                List {
                    if text.isEmpty { Text("type something") }
                    TextField("field", text: $text).focused($isFocused)
                    if isFocused { Text("focused") }
                    ForEach(notes, id: \.self) { Text($0) }
                }
                .onChange(of: text) { notes.insert("note \($1)", at: 0) }
                .onAppear { isFocused = true }
            }
        }
        let window = HeadlessWindow { Owner() }
        #expect(window.texts.contains("focused"))
        window.type("a", into: "field")
        window.type("ab", into: "field")
        #expect(window.tree().contains(#"field "ab""#))
        checkTexts(window, ["focused", "note ab", "note a"])
    }
}
