import HeadlessBackend
import Observation
import SwiftUICore
import TestSupport
import Testing

/// Observable objects reach every place that reads them, and keep nothing of it afterwards.
@MainActor
struct ObservationTests {
    @Observable
    final class Model {
        var name = "old"
        var other = 0
        var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
        var isShown = true
        var error: String?
    }

    @Observable
    final class Item: Identifiable {
        let id: Int
        var title: String
        init(id: Int) {
            self.id = id
            title = "title \(id)"
        }
    }

    // 17
    @Test func `a model is followed in a let, in a state and as a global`() {
        struct Held: View {
            @State private var model = Model()
            let give: (Model) -> Void
            var body: some View {
                let _ = give(model)
                Text("state \(model.name)")
            }
        }
        let shared = Model()
        struct Plain: View {
            let model: Model
            var body: some View { Text("let \(model.name)") }
        }
        var held: Model?
        let window = HeadlessWindow {
            VStack {
                Plain(model: shared)
                Held { held = $0 }
            }
        }
        checkTexts(window, ["let old", "state old"])
        shared.name = "new"
        window.pump()
        checkTexts(window, ["let new", "state old"])
        held?.name = "own"
        window.pump()
        checkTexts(window, ["let new", "state own"])
    }

    enum Container: CaseIterable { case stack, list, lazyStack }

    @Test(arguments: Container.allCases)
    func `a row that reads its element's property is all that is updated`(_ container: Container) {
        struct Owner: View {
            let model: Model
            let container: Container
            let log: Recorder
            var body: some View {
                let _ = log.note("owner")
                switch container {
                case .stack: VStack { rows }
                case .list: List { rows }
                case .lazyStack: ScrollView { LazyVStack { rows } }
                }
            }
            private var rows: some View {
                ForEach(model.items) { item in
                    let _ = log.note("row \(item.id)")
                    Text(item.title)
                }
            }
        }
        let model = Model()
        let log = Recorder()
        let window = HeadlessWindow { Owner(model: model, container: container, log: log) }
        _ = log.take()
        model.items[1].title = "changed"
        window.pump()
        checkTexts(window, ["title 1", "changed", "title 3"])
        #expect(log.take() == ["row 2"])
    }

    @Test func `a reader in a geometry reader or a modifier is updated`() {
        struct Badge: ViewModifier {
            let model: Model
            func body(content: Content) -> some View {
                VStack {
                    content
                    Text("badge \(model.name)")
                }
            }
        }
        struct Owner: View {
            let model: Model
            var body: some View {
                VStack {
                    GeometryReader { _ in Text("inside \(model.name)") }
                    Text("x").modifier(Badge(model: model))
                }
            }
        }
        let model = Model()
        let window = HeadlessWindow { Owner(model: model) }
        model.name = "new"
        window.pump()
        checkTexts(window, ["inside new", "x", "badge new"])
    }

    @Test func `a condition in a list follows the model`() {
        struct Owner: View {
            let model: Model
            var body: some View {
                List {
                    Text("first")
                    if model.isShown { Text("second") }
                    ForEach(model.items) { Text($0.title) }
                }
            }
        }
        let model = Model()
        let window = HeadlessWindow { Owner(model: model) }
        model.isShown = false
        model.items.removeFirst()
        window.pump()
        checkTexts(window, ["first", "title 2", "title 3"])
        model.isShown = true
        model.items.insert(Item(id: 9), at: 0)
        window.pump()
        checkTexts(window, ["first", "second", "title 9", "title 2", "title 3"])
    }

    // What only a presented closure reads belongs to nobody's body.
    @Test func `closures of destinations, sheets and alerts follow what they read`() {
        struct Owner: View {
            let model: Model
            @State private var count = 0
            @State private var isSheetShown = false
            @State private var isAlertShown = false
            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationLink("push", value: 1)
                        Button("sheet") { isSheetShown = true }
                        Button("alert") { isAlertShown = true }
                    }
                    .navigationDestination(for: Int.self) { _ in
                        VStack {
                            Text("page \(model.name) \(count)")
                            Button("page add") { count += 1 }
                        }
                    }
                }
                .sheet(isPresented: $isSheetShown) {
                    VStack {
                        Text("sheet \(model.name) \(count)")
                        Button("sheet add") { count += 1 }
                    }
                }
                .alert("Title", isPresented: $isAlertShown) {
                    Button("OK") {}
                } message: {
                    Text("message \(model.name) \(count)")
                }
            }
        }
        let model = Model()
        let window = HeadlessWindow { Owner(model: model) }
        window.tap("push")
        window.tap("page add")
        model.name = "a"
        window.pump()
        #expect(window.texts.contains("page a 1"), "\(window.tree())")
        window.goBack()

        window.tap("sheet")
        window.sheet?.tap("sheet add")
        model.name = "b"
        window.pump()
        #expect(window.sheet?.texts.contains("sheet b 2") == true)
        window.closeSheet()

        window.tap("alert")
        #expect(window.alert == "Title\nmessage b 2")
        model.name = "c"
        window.pump()
        #expect(window.alert == "Title\nmessage c 2")
    }

    @Test func `evaluating again and again leaves no observations behind`() {
        struct Reader: View {
            let model: Model
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("\(model.name) \(count)")
                    Button("add") { count += 1 }
                }
            }
        }
        let model = Model()
        let window = HeadlessWindow { Reader(model: model) }
        for _ in 0..<3 { window.tap("add") }
        let few = observationCount(model)
        for _ in 0..<200 { window.tap("add") }
        #expect(observationCount(model) <= few)
        window.close()
        #expect(observationCount(model) <= few)
    }

    @Test func `views that came and went leave no observations behind`() {
        struct Reader: View {
            let model: Model
            var body: some View { Text(model.name) }
        }
        struct Owner: View {
            let model: Model
            @State private var isShown = false
            var body: some View {
                VStack {
                    Button("toggle") { isShown.toggle() }
                    if isShown { Reader(model: model) }
                }
            }
        }
        let model = Model()
        let window = HeadlessWindow { Owner(model: model) }
        for _ in 0..<4 { window.tap("toggle") }
        let few = observationCount(model)
        for _ in 0..<200 { window.tap("toggle") }
        #expect(observationCount(model) <= few)
    }

    /// The size of what a model's registrar remembers.
    private func observationCount(_ model: Model) -> Int {
        var text = ""
        dump(model, to: &text)
        return text.split(separator: "\n").count
    }

    @Test func `a write from another thread arrives`() async {
        struct Reader: View {
            @State private var count = 0
            var body: some View {
                Text("count \(count)").task {
                    let state = $count
                    await Task.detached { state.wrappedValue = 5 }.value
                }
            }
        }
        let window = HeadlessWindow { Reader() }
        #expect(await window.pump { window.texts == ["count 5"] })
    }

    @Test func `a bindable member is not evaluated when another one changes`() {
        struct Field: View {
            @Binding var text: String
            var body: some View { TextField("field", text: $text) }
        }
        struct Owner: View {
            @Bindable var model: Model
            var body: some View {
                VStack {
                    Text("other \(model.other)")
                    Field(text: $model.name)
                }
            }
        }
        let model = Model()
        let window = HeadlessWindow { Owner(model: model) }
        window.resetCounts()
        model.other = 4
        window.pump()
        #expect(window.bodyCounts == ["Owner": 1])
        window.type("typed", into: "field")
        #expect(model.name == "typed")
        model.name = "set"
        window.pump()
        #expect(window.tree().contains(#"field "set""#))
    }
}
