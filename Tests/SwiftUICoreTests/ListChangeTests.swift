import Combine
import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

/// What a change of a list costs, counted, and what it keeps.
@MainActor
@Suite(.serialized)
struct ListChangeTests {
    /// An element that counts how often it is asked for its id.
    struct Item: Identifiable {
        nonisolated(unsafe) static var idCount = 0
        let number: Int
        var note = ""
        var id: Int {
            Self.idCount += 1
            return number
        }
    }

    struct Owner: View {
        let give: (Binding<[Item]>, Binding<Int>) -> Void
        @State var items: [Item]
        @State private var other = 0
        var body: some View {
            let _ = give($items, $other)
            let _ = other
            List(items) { Text("r\($0.number) \($0.note) \(other)") }
        }
    }

    @Test func `a change asks for the ids of what changed and what shows, not of all`() {
        var items: Binding<[Item]>?
        var other: Binding<Int>?
        let window = HeadlessWindow {
            Owner(
                give: {
                    items = $0
                    other = $1
                }, items: (0..<100_000).map { Item(number: $0) })
        }
        Item.idCount = 0
        other?.wrappedValue = 1
        window.pump()
        #expect(window.texts.contains("r0  1"))
        #expect(Item.idCount < 500, "nothing changed: \(Item.idCount)")
        Item.idCount = 0
        items?.wrappedValue.append(Item(number: 100_000))
        window.pump()
        #expect(Item.idCount < 500, "one appended: \(Item.idCount)")
        Item.idCount = 0
        items?.wrappedValue.insert(Item(number: -1), at: 0)
        window.pump()
        #expect(window.texts.first == "r-1  1")
        #expect(Item.idCount < 500, "one inserted: \(Item.idCount)")
        Item.idCount = 0
        items?.wrappedValue[2].note = "new"
        window.pump()
        #expect(window.texts.contains("r1 new 1"))
        #expect(Item.idCount < 500, "one edited: \(Item.idCount)")
    }

    @Test func `a row that moves and changes in one update shows the change`() {
        var items: Binding<[Item]>?
        let window = HeadlessWindow {
            Owner(give: { binding, _ in items = binding }, items: (0..<5).map { Item(number: $0) })
        }
        var new = items?.wrappedValue ?? []
        new[3].note = "new"
        new.insert(Item(number: 9), at: 0)
        items?.wrappedValue = new
        window.pump()
        #expect(window.texts.contains("r3 new 0"), "\(window.texts)")
    }

    @Test func `rows that share an id are told apart in a collection of any size`() {
        struct Row: View {
            let id: Int
            @State private var isOn = false
            var body: some View {
                Button("\(isOn ? "on" : "off") \(id)") { isOn.toggle() }
            }
        }
        let ids = [7, 7] + Array(100..<50_000)
        let window = HeadlessWindow { List(ids, id: \.self) { Row(id: $0) } }
        #expect(window.texts.filter { $0 == "off 7" }.count == 2)
        window.tap("off 7")
        #expect(window.texts.filter { $0 == "off 7" }.count == 1)
        #expect(window.texts.filter { $0 == "on 7" }.count == 1)
    }

    @Test func `known heights outlast a condition and a collection that change at once`() {
        struct Child: View {
            @State private var isShown = false
            @State private var ids = Array(0..<200)
            var body: some View {
                List {
                    if isShown { Text("banner").frame(height: 40) }
                    ForEach(ids, id: \.self) { id in
                        Text("r\(id)").frame(height: id < 10 ? 40 : 140)
                    }
                    Button("both") {
                        isShown.toggle()
                        ids.append(ids.count)
                    }
                }
                .listStyle(.plain)
                .environment(\.defaultMinListRowHeight, 0)
                .toolbar {
                    Button("change") {
                        isShown.toggle()
                        ids.append(ids.count)
                    }
                }
            }
        }
        let window = HeadlessWindow { NavigationStack { Child() } }
        func height() -> CGFloat {
            guard case .scroll(let state) = window.scrollRegion?.content else { return 0 }
            return state.contentSize.height
        }
        for step in 0..<80 { window.scroll(to: CGFloat(step) * 400) }
        let before = height()
        #expect(before > 190 * 140)
        window.tap("change")
        // A banner and one more row, the latter as high as is estimated.
        #expect(height() > before && height() < before + 300, "\(before) → \(height())")
    }

    @Test func `an action of the environment that is made anew evaluates no body below`() {
        struct Reader: View {
            let log: Recorder
            @Environment(\.openURL) private var openURL
            var body: some View {
                let _ = log.note("body")
                Button("open") { openURL(URL(fileURLWithPath: "/")) }
            }
        }
        struct Owner: View {
            let log: Recorder
            @State private var count = 0
            var body: some View {
                let now = count
                VStack {
                    Reader(log: log)
                    Button("count") { count += 1 }
                }
                .environment(
                    \.openURL,
                    OpenURLAction { _ in
                        log.note("opened with \(now)")
                        return .handled
                    })
            }
        }
        let log = Recorder()
        let window = HeadlessWindow { Owner(log: log) }
        #expect(log.take() == ["body"])
        window.tap("count")
        #expect(log.take().isEmpty)
        window.tap("open")
        #expect(log.take() == ["opened with 1"])
    }

    @Test func `rows that are bound by index go with their elements`() {
        final class Model: ObservableObject { @Published var names = ["a", "b", "c"] }
        struct Row: View {
            @Binding var name: String
            var body: some View { TextField("name", text: $name) }
        }
        struct Root: View {
            @ObservedObject var model: Model
            var body: some View {
                List {
                    ForEach(model.names.indices, id: \.self) { Row(name: $model.names[$0]) }
                }
            }
        }
        let model = Model()
        let window = HeadlessWindow { Root(model: model) }
        model.names = ["d"]
        window.pump()
        #expect(
            window.nodes.filter { if case .textField = $0.content { true } else { false } }.count
                == 1)
        model.names = []
        window.pump()
        #expect(window.nodes.allSatisfy { if case .textField = $0.content { false } else { true } })
    }

    struct Loading: View {
        let give: (Binding<[Int]?>) -> Void
        let log: (String) -> Void
        @State private var items: [Int]?
        var body: some View {
            let _ = give($items)
            List {
                Section {
                    if let items {
                        ForEach(items, id: \.self) { item in
                            Text("r\(item)")
                                .onAppear { log("+\(item)") }
                                .onDisappear { log("-\(item)") }
                        }
                    } else {
                        ProgressView().onAppear { log("+…") }.onDisappear { log("-…") }
                    }
                } header: {
                    Text("rows")
                }
            }
        }
    }

    // The spinner's row was the condition itself, and took the rows off with it.
    @Test func `rows that take the place of a spinner stay on screen`() {
        var items: Binding<[Int]?>?
        var log: [String] = []
        let window = HeadlessWindow {
            Loading(give: { items = $0 }, log: { log.append($0) })
        }
        #expect(log == ["+…"])
        items?.wrappedValue = [1, 2]
        window.pump()
        #expect(Set(log) == ["+…", "+1", "+2", "-…"])
        items?.wrappedValue = nil
        window.pump()
        #expect(log.sorted() == ["+1", "+2", "+…", "+…", "-1", "-2", "-…"])
        items?.wrappedValue = [3]
        window.pump()
        #expect(log.filter { $0.contains("3") } == ["+3"])
    }

    private final class Counter: ObservableObject, Identifiable {
        nonisolated(unsafe) static var bodies = 0
        let id: Int
        @Published var number = 0
        init(_ id: Int) { self.id = id }
    }

    private struct CounterRow: View {
        @ObservedObject var counter: Counter
        @Environment(\.colorScheme) private var scheme
        @AppStorage("prefix") private var prefix = "n"
        var body: some View {
            let _ = Counter.bodies += 1
            Text("\(prefix)\(counter.id) \(counter.number)")
        }
    }

    @Test func `rows that only look at what others keep go when they are out of sight`() {
        let counters = (0..<1000).map(Counter.init)
        let window = HeadlessWindow(width: 300, height: 600) {
            List(counters) { CounterRow(counter: $0) }
        }
        let before = window.liveNodeCount
        window.scroll(to: 8000)
        window.scroll(to: 16000)
        #expect(window.liveNodeCount < before * 2)
        Counter.bodies = 0
        counters[0].number = 5
        window.pump()
        #expect(Counter.bodies == 0)
        window.scroll(to: 0)
        #expect(window.texts.contains("n0 5"))
    }
}
