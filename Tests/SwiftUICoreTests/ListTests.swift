import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct ListTests {
    @Test func `sections show their headers, rows and footers in order, each in its font`() {
        let window = HeadlessWindow(height: 900) {
            List {
                Text("loose")
                Section {
                    ForEach(0..<2) { Text("a\($0)") }
                } header: {
                    Text("header a")
                } footer: {
                    Text("footer a")
                }
                Section("header b") { Text("b") }
            }
        }
        #expect(
            window.texts == ["loose", "header a", "a0", "a1", "footer a", "header b", "b"])
        func font(_ text: String) -> ResolvedFont? {
            window.nodes.lazy.compactMap { node in
                if case .text(let shown) = node.content, shown.string == text {
                    shown.runs.first?.font
                } else {
                    nil
                }
            }.first
        }
        #expect(font("header a")?.weight == 700)
        #expect((font("footer a")?.size ?? 99) < (font("a0")?.size ?? 0))
        // They stay so when the surroundings change.
        window.backend.colorScheme = .dark
        window.root.backendDidChange()
        window.pump()
        #expect(font("header a")?.weight == 700)
    }

    @Test func `a collection of sections is flattened into rows`() {
        let window = HeadlessWindow(height: 900) {
            List {
                ForEach(["x", "y"], id: \.self) { name in
                    Section(name) { ForEach(0..<2) { Text("\(name)\($0)") } }
                }
            }
        }
        #expect(window.texts == ["x", "x0", "x1", "y", "y0", "y1"])
    }

    @Test func `rows that a condition brings and takes keep the others in place`() {
        struct Child: View {
            @State private var isShown = false
            @State private var items = [1, 2]
            var body: some View {
                List {
                    if isShown { Text("banner") }
                    ForEach(items, id: \.self) { Text("row \($0)") }
                    Button("toggle") { isShown.toggle() }
                    Button("both") {
                        isShown.toggle()
                        items.insert(items.count + 1, at: 0)
                    }
                }
            }
        }
        let window = HeadlessWindow { Child() }
        window.tap("toggle")
        #expect(window.texts == ["banner", "row 1", "row 2", "toggle", "both"])
        window.tap("both")
        #expect(window.texts == ["row 3", "row 1", "row 2", "toggle", "both"])
        window.tap("both")
        #expect(window.texts == ["banner", "row 4", "row 3", "row 1", "row 2", "toggle", "both"])
    }

    struct Line: Identifiable, Equatable {
        var id: Int
        var height: Double
    }

    struct Lines: View {
        @State private var lines = (0..<400).map {
            Line(id: $0, height: $0 % 3 == 0 ? 100 : 30)
        }
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(lines) { line in
                        Text("line \(line.id)").frame(height: line.height)
                    }
                }
            }
        }
    }

    @Test func `rows of other heights than estimated do not move what is on screen`() {
        let window = HeadlessWindow { Lines() }
        window.scrollToEnd()
        #expect(window.texts.contains("line 399"))
        for step in stride(from: 9_000.0, to: 8_000, by: -100) {
            window.scroll(to: step)
            let before = window.frame(ofText: window.texts[window.texts.count / 2])
            window.pump()
            #expect(window.frame(ofText: window.texts[window.texts.count / 2]) == before)
        }
        window.scroll(to: 0)
        #expect(window.frame(ofText: "line 0")?.minY == 42.5)
    }

    @Test func `elements with one id are told apart and warned about`() {
        var warnings: [String] = []
        let sink = RuntimeLog.sink
        RuntimeLog.sink = { warnings.append($0) }
        defer { RuntimeLog.sink = sink }
        let window = HeadlessWindow {
            VStack { ForEach(["twin", "other", "twin"], id: \.self) { Text($0) } }
        }
        #expect(window.texts == ["twin", "other", "twin"])
        #expect(warnings.contains { $0.contains("several elements have the id twin") })
    }

    @Test func `insets, separators and backgrounds are the row's`() {
        let window = HeadlessWindow {
            List {
                Text("wide")
                    .listRowInsets(.init(top: 0, leading: 50, bottom: 0, trailing: 0))
                    .listRowSeparator(.hidden)
                Text("plain")
            }
            .listStyle(.plain)
        }
        #expect(window.frame(ofText: "wide")?.minX == 50)
        #expect(window.frame(ofText: "plain")?.minX == 16)
    }

    @Test func `a selection is written by choosing a row and read back`() {
        struct Child: View {
            @State private var chosen: Int?
            var body: some View {
                VStack {
                    Text("chosen \(chosen ?? -1)")
                    List(0..<3, id: \.self, selection: $chosen) { Text("row \($0)") }
                }
            }
        }
        let window = HeadlessWindow { Child() }
        window.tap("row 2")
        #expect(window.texts.contains("chosen 2"))
    }
}
