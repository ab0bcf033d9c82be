import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

/// The rules that the other implementations on Linux break, each with SwiftUI's answer.
@MainActor
struct SemanticsProbeTests {
    struct Probe: View {
        let log: Recorder
        @State private var a = 0
        @State private var b = 0
        @State private var isShown = true

        var body: some View {
            let _ = log.note("body root")
            VStack {
                Text("a \(a), b \(b)")
                Dependent(log: log, value: a)
                Independent(log: log)
                if isShown {
                    Text("conditional")
                        .onAppear { log.note("appear") }
                        .onDisappear { log.note("disappear") }
                        .task { log.note("task") }
                }
                Button("two writes") {
                    a += 1
                    b += 1
                }
                Button("equal write") { a = a * 1 }
                Button("toggle") { isShown.toggle() }
            }
            .onChange(of: a) { old, new in log.note("change \(old) \(new)") }
        }
    }

    struct Dependent: View {
        let log: Recorder
        let value: Int
        var body: some View {
            let _ = log.note("body dependent")
            Text("dependent \(value)")
        }
    }

    struct Independent: View {
        let log: Recorder
        var body: some View {
            let _ = log.note("body independent")
            Text("independent")
        }
    }

    @Test func `launch evaluates each body once and starts the task once`() async {
        let log = Recorder()
        let window = HeadlessWindow { Probe(log: log) }
        #expect(await window.pump { log.count("task") == 1 })
        #expect(
            log.take() == ["body root", "body dependent", "body independent", "appear", "task"])
    }

    @Test func `two writes in one handler evaluate what reads them once, in one frame`() {
        let log = Recorder()
        let window = HeadlessWindow { Probe(log: log) }
        _ = log.take()
        let frames = window.frameCount
        window.tap("two writes")
        #expect(log.take() == ["body root", "body dependent", "change 0 1"])
        #expect(window.texts.contains("a 1, b 1"))
        #expect(window.frameCount == frames + 1)
    }

    @Test func `writing an equal value evaluates nothing`() {
        let log = Recorder()
        let window = HeadlessWindow { Probe(log: log) }
        _ = log.take()
        let frames = window.frameCount
        window.tap("equal write")
        #expect(log.take() == [])
        #expect(window.frameCount == frames)
    }

    @Test func `hiding and showing run onDisappear, onAppear and the task once each`() async {
        let log = Recorder()
        let window = HeadlessWindow { Probe(log: log) }
        #expect(await window.pump { log.count("task") == 1 })
        _ = log.take()
        window.tap("toggle")
        #expect(log.take() == ["body root", "disappear"])
        window.tap("toggle")
        #expect(await window.pump { log.count("task") == 1 })
        #expect(log.take() == ["body root", "appear", "task"])
    }

    // MARK: Rows

    @MainActor
    final class Seeds {
        private var last = 0
        func next() -> Int {
            last += 1
            return last
        }
    }

    struct SeededRow: View {
        let id: Int
        @State private var seed: Int

        init(id: Int, seeds: Seeds) {
            self.id = id
            _seed = State(initialValue: seeds.next())
        }

        var body: some View { Text("row \(id) seed \(seed)") }
    }

    enum Container: CaseIterable { case forEach, list, lazyStack }

    struct Rows: View {
        let container: Container
        let seeds: Seeds
        @State private var ids = [1, 2, 3, 4]

        var body: some View {
            VStack {
                Button("insert") { ids.insert(9, at: 0) }
                Button("reverse") { ids.reverse() }
                Button("remove") { ids.removeAll { $0 == 2 } }
                Button("restore") { ids.append(2) }
                switch container {
                case .forEach: ForEach(ids, id: \.self) { SeededRow(id: $0, seeds: seeds) }
                case .list: List(ids, id: \.self) { SeededRow(id: $0, seeds: seeds) }
                case .lazyStack:
                    ScrollView {
                        LazyVStack {
                            ForEach(ids, id: \.self) { SeededRow(id: $0, seeds: seeds) }
                        }
                    }
                }
            }
        }
    }

    private func seeds(_ window: HeadlessWindow) -> [Int: Int] {
        var found: [Int: Int] = [:]
        for text in window.texts where text.hasPrefix("row ") {
            let parts = text.split(separator: " ")
            found[Int(parts[1]) ?? -1] = Int(parts[3])
        }
        return found
    }

    @Test(arguments: Container.allCases)
    func `a row's state follows its id`(_ container: Container) {
        let window = HeadlessWindow { Rows(container: container, seeds: Seeds()) }
        let before = seeds(window)
        #expect(before.keys.sorted() == [1, 2, 3, 4])

        window.tap("insert")
        var after = seeds(window)
        #expect(after.filter { $0.key != 9 } == before)
        #expect(!before.values.contains(after[9] ?? -1))

        window.tap("reverse")
        #expect(seeds(window) == after)

        window.tap("remove")
        after[2] = nil
        #expect(seeds(window) == after)

        window.tap("restore")
        let restored = seeds(window)
        #expect(restored[2] != before[2], "a row that went and came back is a new one")
    }

    // MARK: Navigation

    struct Home: View {
        let log: Recorder
        let seeds: Seeds

        var body: some View {
            NavigationStack {
                HomePage(log: log, seed: seeds.next())
                    .navigationDestination(for: Int.self) { DetailPage(log: log, number: $0) }
            }
        }
    }

    struct HomePage: View {
        let log: Recorder
        @State var seed: Int

        var body: some View {
            let _ = log.note("body home")
            VStack {
                Text("home \(seed)")
                NavigationLink("push", value: 7)
            }
            .onAppear { log.note("appear home") }
            .onDisappear { log.note("disappear home") }
        }
    }

    struct DetailPage: View {
        let log: Recorder
        let number: Int

        var body: some View {
            let _ = log.note("body detail")
            Text("detail \(number)")
                .onAppear { log.note("appear detail") }
                .onDisappear { log.note("disappear detail") }
                .task { log.note("task detail") }
        }
    }

    @Test func `the root keeps its state over push and pop, and each event comes once`() async {
        let log = Recorder()
        let window = HeadlessWindow { Home(log: log, seeds: Seeds()) }
        #expect(log.take() == ["body home", "appear home"])
        window.tap("push")
        #expect(window.texts == ["detail 7"])
        #expect(await window.pump { log.count("task detail") == 1 })
        #expect(
            log.take() == ["body detail", "appear detail", "disappear home", "task detail"])
        #expect(window.goBack())
        #expect(window.texts.contains("home 1"))
        #expect(log.take() == ["appear home", "disappear detail"])
        #expect(!window.goBack())
    }
}
