import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

/// What rows keep and lose when their collection changes; numbers are those of the facts.
@MainActor
struct RowIdentityTests {
    enum Container: CaseIterable { case stack, list, lazyStack, sections, conditionalRows }

    struct Counter: View {
        let id: Int
        let log: Recorder
        @State private var serial: Int

        init(id: Int, serials: Serials, log: Recorder) {
            self.id = id
            self.log = log
            _serial = State(initialValue: serials.next())
        }

        var body: some View {
            Text("\(id):\(serial)")
                .onAppear { log.note("+\(id)") }
                .onDisappear { log.note("-\(id)") }
        }
    }

    @MainActor
    final class Serials {
        private var last = 0
        func next() -> Int {
            last += 1
            return last
        }
    }

    struct Rows: View {
        let container: Container
        let serials: Serials
        let log: Recorder
        @Binding var ids: [Int]

        var body: some View {
            switch container {
            case .stack: VStack { rows }
            case .list: List(ids, id: \.self) { row($0) }
            case .lazyStack: ScrollView { LazyVStack { rows } }
            case .sections:
                List {
                    Section("first") { Text("fixed") }
                    Section("second") { rows }
                }
            case .conditionalRows:
                List { ForEach(ids, id: \.self) { if $0 > 0 { row($0) } } }
            }
        }

        private var rows: some View { ForEach(ids, id: \.self) { row($0) } }
        private func row(_ id: Int) -> Counter { Counter(id: id, serials: serials, log: log) }
    }

    struct Holder: View {
        let container: Container
        let serials = Serials()
        let log: Recorder
        let start: [Int]
        let give: (Binding<[Int]>) -> Void
        @State private var ids: [Int]?

        var body: some View {
            let binding = Binding(get: { ids ?? start }, set: { ids = $0 })
            let _ = give(binding)
            Rows(container: container, serials: serials, log: log, ids: binding)
        }
    }

    private func serials(_ window: HeadlessWindow) -> [(id: Int, serial: Int)] {
        window.texts.filter { $0.contains(":") }.map { text in
            let parts = text.split(separator: ":")
            return (Int(parts[0]) ?? -1, Int(parts[1]) ?? -1)
        }
    }

    @Test(arguments: Container.allCases)
    func `every change of order keeps what stays, in order, and tells what comes and goes`(
        _ container: Container
    ) {
        let all = arrangements(of: [1, 2, 3])
        for old in all {
            for new in all {
                let log = Recorder()
                var ids: Binding<[Int]>?
                let window = HeadlessWindow {
                    Holder(container: container, log: log, start: old) { ids = $0 }
                }
                let before = Dictionary(uniqueKeysWithValues: serials(window))
                #expect(log.take().sorted() == old.map { "+\($0)" }.sorted())
                ids?.wrappedValue = new
                window.pump()
                let after = serials(window)
                #expect(after.map(\.id) == new, "from \(old) to \(new)\n\(window.tree())")
                for (id, serial) in after where before[id] != nil {
                    #expect(before[id] == serial, "row \(id), from \(old) to \(new)")
                }
                let came = new.filter { !old.contains($0) }.map { "+\($0)" }
                let went = old.filter { !new.contains($0) }.map { "-\($0)" }
                #expect(
                    log.take().sorted() == (came + went).sorted(), "from \(old) to \(new)")
            }
        }
    }

    @Test(arguments: [Container.stack, .list, .lazyStack])
    func `a long series of changes never mixes rows up`(_ container: Container) {
        var random = SplitMix(state: 7)
        var ids: Binding<[Int]>?
        let log = Recorder()
        let window = HeadlessWindow(height: 400) {
            Holder(container: container, log: log, start: Array(1...40)) { ids = $0 }
        }
        let nodes = window.liveNodeCount
        var known = Dictionary(uniqueKeysWithValues: serials(window))
        var next = 41
        var model = Array(1...40)
        for step in 0..<300 {
            switch random.next() % 4 {
            case 0:
                model.insert(next, at: Int(random.next() % UInt64(model.count + 1)))
                next += 1
            case 1 where model.count > 20:
                let gone = model.remove(at: Int(random.next() % UInt64(model.count)))
                known[gone] = nil
            case 2:
                let from = Int(random.next() % UInt64(model.count))
                let id = model.remove(at: from)
                model.insert(id, at: Int(random.next() % UInt64(model.count + 1)))
            default: model.reverse()
            }
            ids?.wrappedValue = model
            window.pump()
            let shown = serials(window)
            for (id, serial) in shown {
                #expect(known[id, default: serial] == serial, "row \(id) at step \(step)")
                known[id] = serial
            }
            let start = model.firstIndex(of: shown.first?.id ?? -1) ?? 0
            #expect(shown.map(\.id) == Array(model[start..<(start + shown.count)]))
        }
        ids?.wrappedValue = Array(1...40)
        window.pump()
        #expect(window.liveNodeCount <= nodes + 40 * 3)
    }

    struct SplitMix: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    // 20
    @Test(arguments: Container.allCases)
    func `two elements with one id are both shown, and reported once`(_ container: Container) {
        let log = Recorder()
        var ids: Binding<[Int]>?
        let window = HeadlessWindow {
            Holder(container: container, log: log, start: [5, 5, 6]) { ids = $0 }
        }
        #expect(serials(window).map(\.id) == [5, 5, 6])
        #expect(Set(serials(window).map(\.serial)).count == 3)
        ids?.wrappedValue = [5, 6]
        window.pump()
        #expect(serials(window).map(\.id) == [5, 6])
    }

    // 21
    @Test func `indices as ids tie state to the place`() {
        struct Tally: View {
            let name: String
            @State private var first: String
            init(name: String) {
                self.name = name
                _first = State(initialValue: name)
            }
            var body: some View { Text("\(name) was \(first)") }
        }
        struct Names: View {
            @State private var names = ["a", "b"]
            var body: some View {
                VStack {
                    ForEach(names.indices, id: \.self) { Tally(name: names[$0]) }
                    Button("swap") { names.reverse() }
                }
            }
        }
        let window = HeadlessWindow { Names() }
        window.tap("swap")
        checkTexts(window, ["b was a", "a was b", "swap"])
    }

    struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
        var isOn = false
    }

    struct BoundRow: View {
        @Binding var item: Item
        var body: some View {
            VStack {
                Text(item.name)
                Toggle("toggle \(item.id)", isOn: $item.isOn)
                TextField("field \(item.id)", text: $item.name)
            }
        }
    }

    struct BoundRows: View {
        let isList: Bool
        @State private var items = (0..<4).map { Item(id: $0, name: "item \($0)") }
        var body: some View {
            VStack {
                Button("remove last") { items.removeLast() }
                Button("remove all") { items = [] }
                Text(items.map { $0.isOn ? "1" : "0" }.joined())
                if isList {
                    List($items) { $item in BoundRow(item: $item) }
                } else {
                    ForEach($items) { $item in BoundRow(item: $item) }
                }
            }
        }
    }

    @Test(arguments: [false, true])
    func `rows bound to elements that are removed go without reading them`(_ isList: Bool) {
        let window = HeadlessWindow(height: 1200) { BoundRows(isList: isList) }
        window.toggle("toggle 3", to: true)
        #expect(window.texts.contains("0001"), "\(window.tree())")
        window.tap("remove last")
        #expect(window.texts.contains("000"))
        #expect(!window.texts.contains("item 3"))
        window.type("other", into: "field 1")
        #expect(window.texts.contains("other"))
        window.tap("remove all")
        #expect(!window.texts.contains { $0.hasPrefix("item") })
    }
}
