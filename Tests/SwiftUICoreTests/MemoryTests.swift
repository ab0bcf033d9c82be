import HeadlessBackend
import Observation
import SwiftUICore
import TestSupport
import Testing

/// What is gone leaves nothing behind.
@MainActor
struct MemoryTests {
    @MainActor
    @Observable
    final class Model {
        var count = 0
        var isOn = false
        var text = ""
        var items = Array(0..<50)
        var isPresented = false
        func refresh() async { count += 1 }
    }

    struct Everything: View {
        let model: Model
        @State private var selection: Int?
        @FocusState private var isFocused: Bool

        var body: some View {
            @Bindable var model = model
            NavigationStack {
                List(selection: $selection) {
                    Section {
                        Button("count \(model.count)") { model.count += 1 }
                        Toggle("on", isOn: $model.isOn)
                        TextField("text", text: $model.text).focused($isFocused)
                            .onSubmit { model.count += 1 }
                        Picker("count", selection: $model.count) {
                            ForEach(0..<3) { Text("\($0)") }
                        }
                        Stepper("step", value: $model.count)
                    } header: {
                        Text("header").onTapGesture { model.count = 0 }
                    }
                    ForEach(model.items, id: \.self) { item in
                        NavigationLink("row \(item) of \(model.items.count)", value: item)
                            .contentShape(Rectangle())
                    }
                }
                .refreshable { [model = self.model] in await model.refresh() }
                .navigationTitle("Everything \(model.count)")
                .toolbar { Button("bar") { model.isPresented = true } }
                .navigationDestination(for: Int.self) { number in
                    GeometryReader { proxy in
                        Text("page \(number) \(model.count) \(Int(proxy.size.width))")
                    }
                }
            }
            .sheet(isPresented: $model.isPresented) {
                Button("sheet \(model.count)") { model.isPresented = false }
            }
            .alert("alert", isPresented: .constant(false)) { Button("OK") { model.count = 1 } }
            .task { while !Task.isCancelled { await Task.yield() } }
            .onAppear { model.count += 1 }
            .onDisappear { model.count -= 1 }
            .onChange(of: model.count) { _, new in model.text = "\(new)" }
            .environment(model)
        }
    }

    @Test(arguments: ["", "page", "sheet", "scrolled"])
    func `a window that is closed frees its models and all that it is made of`(
        _ state: String
    ) async {
        weak var model: Model?
        weak var root: ViewRoot?
        do {
            let made = Model()
            model = made
            let window = HeadlessWindow { Everything(model: made) }
            root = window.root
            await Task.yield()
            window.tap("count 1")
            switch state {
            case "page": window.tap("row 1 of 50")
            case "sheet": window.tap("bar")
            case "scrolled": window.scrollToEnd()
            default: break
            }
            window.close()
            #expect(window.liveNodeCount == 0)
        }
        for _ in 0..<5_000 where model != nil || root != nil { await Task.yield() }
        #expect(model == nil)
        #expect(root == nil)
    }

    @Test(arguments: ["page", "sheet"])
    func `pages and sheets that were closed free what they showed`(_ kind: String) async {
        final class Payload {}
        struct Content: View {
            let payload: Payload
            @State private var count = 0
            var body: some View {
                Button("content \(count)") { count += 1 }
                    .task { while !Task.isCancelled { await Task.yield() } }
                    .onDisappear { withExtendedLifetime(payload) {} }
            }
        }
        struct Owner: View {
            let make: () -> Payload
            @State private var isPresented = false
            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationLink("page", value: 1)
                        Button("sheet") { isPresented = true }
                    }
                    .navigationDestination(for: Int.self) { _ in Content(payload: make()) }
                }
                .sheet(isPresented: $isPresented) { Content(payload: make()) }
            }
        }
        weak var payload: Payload?
        let window = HeadlessWindow {
            Owner {
                let made = Payload()
                payload = made
                return made
            }
        }
        window.tap(kind)
        let shown = kind == "sheet" ? window.sheet : window
        #expect(shown?.tap("content 0") == true)
        #expect(payload != nil)
        if kind == "sheet" { window.closeSheet() } else { window.goBack() }
        for _ in 0..<200 where payload != nil { await Task.yield() }
        #expect(payload == nil)
    }

    @Test func `rows that were removed free what they held`() {
        final class Payload: Identifiable {}
        struct Row: View {
            let payload: Payload
            @State private var isOn = false
            var body: some View {
                Toggle("on", isOn: $isOn).onAppear { withExtendedLifetime(payload) {} }
            }
        }
        struct Owner: View {
            let make: () -> Payload
            @State private var payloads: [Payload] = []
            var body: some View {
                List {
                    Button("fill") { payloads = [make()] }
                    Button("clear") { payloads = [] }
                    ForEach(payloads) { Row(payload: $0) }
                }
            }
        }
        weak var payload: Payload?
        let window = HeadlessWindow {
            Owner {
                let made = Payload()
                payload = made
                return made
            }
        }
        window.tap("fill")
        #expect(payload != nil)
        window.tap("clear")
        #expect(payload == nil)
    }
}
