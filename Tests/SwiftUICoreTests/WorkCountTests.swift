import Combine
import HeadlessBackend
import LayoutCore
import SwiftUICore
import Testing

/// Work is counted, not timed.
@MainActor
struct WorkCountTests {
    struct Item: Identifiable, Equatable {
        var id: Int
        var name: String
    }

    final class Model: ObservableObject {
        @Published var items: [Item]
        init(_ count: Int) { items = (0..<count).map { Item(id: $0, name: "Item \($0)") } }
    }

    struct ItemList: View {
        @ObservedObject var model: Model
        var body: some View { List(model.items) { ItemRow(item: $0) } }
    }

    struct ItemRow: View {
        let item: Item
        var body: some View { Text(item.name) }
    }

    @Test(arguments: [1_000, 100_000])
    func `a list makes nodes only for what shows`(_ count: Int) {
        let model = Model(count)
        let window = HeadlessWindow { ItemList(model: model) }
        #expect(window.texts.first == "Item 0")
        #expect(window.bodyCounts["ItemRow", default: 0] < 40)
        let nodes = window.liveNodeCount
        #expect(nodes < 150)
        window.scrollToEnd()
        #expect(window.texts.contains("Item \(count - 1)"))
        #expect(window.liveNodeCount <= nodes + 20, "rows that left the screen are let go")
        #expect(window.bodyCounts["ItemRow", default: 0] < 90)
    }

    @Test func `a change of one visible row evaluates that row alone`() {
        let model = Model(10_000)
        let window = HeadlessWindow { ItemList(model: model) }
        window.resetCounts()
        model.items[2].name = "Changed"
        window.pump()
        #expect(window.texts.contains("Changed"))
        #expect(window.bodyCounts == ["ItemList": 1, "ItemRow": 1])
        #expect(window.lastChangedTexts == ["Changed"])
    }

    @Test func `a change of a row out of sight evaluates and draws no row`() {
        let model = Model(10_000)
        let window = HeadlessWindow { ItemList(model: model) }
        window.resetCounts()
        let commits = window.commitCount
        model.items[9_000].name = "Changed"
        window.pump()
        #expect(window.bodyCounts == ["ItemList": 1])
        #expect(window.commitCount == commits)
    }

    @Test func `appending rows out of sight evaluates no row`() {
        let model = Model(10_000)
        let window = HeadlessWindow { ItemList(model: model) }
        window.resetCounts()
        model.items += (0..<100).map { Item(id: 20_000 + $0, name: "New \($0)") }
        window.pump()
        #expect(window.bodyCounts == ["ItemList": 1])
        window.scrollToEnd()
        #expect(window.texts.contains("New 99"))
    }

    @Test func `ten writes make one frame`() {
        let model = Model(3)
        let window = HeadlessWindow { ItemList(model: model) }
        let frames = window.frameCount
        for index in 0..<10 { model.items[1].name = "Name \(index)" }
        window.pump()
        #expect(window.frameCount == frames + 1)
        #expect(window.texts.contains("Name 9"))
    }

    struct Nest: View {
        let depth: Int
        var body: some View {
            VStack {
                HStack { depth == 0 ? AnyView(Text("leaf")) : AnyView(Nest(depth: depth - 1)) }
            }
        }
    }

    @Test func `a leaf under a hundred nested stacks is measured a bounded number of times`() {
        LayoutNode.measureCount = 0
        let window = HeadlessWindow { Nest(depth: 49) }
        #expect(window.texts == ["leaf"])
        // Each of 100 stacks and the leaf, a small constant number of times each.
        #expect(LayoutNode.measureCount < 100 * 12)
    }

    struct Reader: View {
        @Binding var value: Int
        var body: some View { Text("value \(value)") }
    }

    struct Writer: View {
        @Binding var value: Int
        var body: some View { Button("write") { value += 1 } }
    }

    struct Owner: View {
        @State private var value = 0
        var body: some View {
            VStack {
                Reader(value: $value)
                Writer(value: $value)
            }
        }
    }

    @Test func `a write evaluates only the bodies that read the state`() {
        let window = HeadlessWindow { Owner() }
        window.resetCounts()
        window.tap("write")
        #expect(window.texts.contains("value 1"))
        #expect(window.bodyCounts == ["Reader": 1])
    }

    @Test func `ten thousand pushes and pops leave nothing behind`() {
        final class Payload {}
        struct Detail: View {
            @State private var payload = Payload()
            let seen: (Payload) -> Void
            var body: some View {
                let _ = seen(payload)
                Text("detail")
            }
        }
        struct Root: View {
            let seen: (Payload) -> Void
            var body: some View {
                NavigationStack {
                    NavigationLink("push", value: 1)
                        .navigationDestination(for: Int.self) { _ in Detail(seen: seen) }
                }
            }
        }
        weak var last: Payload?
        let window = HeadlessWindow { Root { last = $0 } }
        window.tap("push")
        window.goBack()
        let nodes = window.liveNodeCount
        for _ in 0..<10_000 {
            window.tap("push")
            window.goBack()
        }
        #expect(window.liveNodeCount == nodes)
        #expect(last == nil)
    }

    @Test func `a removed identity's task is cancelled and its memory comes back`() async {
        final class Held: Sendable {}
        struct Worker: View {
            let held: Held
            let cancelled: @MainActor @Sendable () -> Void
            var body: some View {
                Text("working").task {
                    let held = held
                    while !Task.isCancelled { await Task.yield() }
                    _ = held
                    cancelled()
                }
            }
        }
        struct Root: View {
            let make: () -> Held
            let cancelled: @MainActor @Sendable () -> Void
            @State private var isShown = true
            var body: some View {
                VStack {
                    Button("hide") { isShown = false }
                    if isShown { Worker(held: make(), cancelled: cancelled) }
                }
            }
        }
        weak var held: Held?
        var isCancelled = false
        let window = HeadlessWindow {
            Root(make: {
                let new = Held(); held = new; return new
            }) { isCancelled = true }
        }
        #expect(held != nil)
        await Task.yield()
        window.tap("hide")
        #expect(await window.pump { isCancelled && held == nil })
    }
}

extension HeadlessWindow {
    /// Texts that the last commit named as changed.
    fileprivate var lastChangedTexts: [String] {
        (backend.lastCommit?.changed ?? []).compactMap {
            if case .text(let text) = $0.content { text.string } else { nil }
        }
    }
}
