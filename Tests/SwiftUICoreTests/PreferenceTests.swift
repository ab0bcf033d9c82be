import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

/// How values travel up the tree; numbers are those of the facts.
@MainActor
struct PreferenceTests {
    struct SumKey: PreferenceKey {
        @MainActor static var calls: [String] = []
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) {
            let next = nextValue()
            let pair = "\(value)+\(next)"
            MainActor.assumeIsolated { calls.append(pair) }
            value += next
        }
    }

    struct LastKey: PreferenceKey {
        static var defaultValue: String { "default" }
        static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
    }

    // 64
    @Test func `four siblings take three reductions`() {
        SumKey.calls = []
        var seen: [Int] = []
        _ = HeadlessWindow {
            VStack {
                ForEach(1..<5) { Text("\($0)").preference(key: SumKey.self, value: $0) }
            }
            .onPreferenceChange(SumKey.self) { seen.append($0) }
        }
        #expect(seen == [10])
        #expect(SumKey.calls == ["1+2", "3+3", "6+4"])
    }

    // 65
    @Test func `views that set nothing leave the value as it is`() {
        var seen: [Int] = []
        _ = HeadlessWindow {
            VStack {
                Text("none")
                if seen.isEmpty { Text("some").preference(key: SumKey.self, value: 3) }
                Spacer()
                EmptyView()
            }
            .onPreferenceChange(SumKey.self) { seen.append($0) }
        }
        #expect(seen == [3])
    }

    // 66
    @Test func `each observer sees its own subtree`() {
        var seen: [String] = []
        _ = HeadlessWindow {
            VStack {
                Text("a").preference(key: LastKey.self, value: "a")
                    .onPreferenceChange(LastKey.self) { seen.append("left \($0)") }
                Text("b").preference(key: LastKey.self, value: "b")
                    .onPreferenceChange(LastKey.self) { seen.append("right \($0)") }
                Text("c").onPreferenceChange(LastKey.self) { seen.append("none \($0)") }
            }
            .onPreferenceChange(LastKey.self) { seen.append("all \($0)") }
        }
        #expect(seen.filter { $0 != "none default" } == ["left a", "right b", "all b"])
    }

    @Test func `a view that sets a value hides those below, and a transform edits them`() {
        var seen: [Int] = []
        _ = HeadlessWindow {
            VStack {
                VStack { Text("x").preference(key: SumKey.self, value: 1) }
                    .preference(key: SumKey.self, value: 10)
                VStack { Text("y").preference(key: SumKey.self, value: 2) }
                    .transformPreference(SumKey.self) { $0 *= 100 }
            }
            .onPreferenceChange(SumKey.self) { seen.append($0) }
        }
        #expect(seen == [210])
    }

    @Test func `values of views that come and go are added and taken away`() {
        struct Owner: View {
            let seen: (Int) -> Void
            @State private var isShown = true
            @State private var count = 2
            var body: some View {
                VStack {
                    Button("toggle") { isShown.toggle() }
                    Button("more") { count += 1 }
                    if isShown { Text("x").preference(key: SumKey.self, value: 100) }
                    ForEach(0..<count, id: \.self) { _ in
                        Text("y").preference(key: SumKey.self, value: 1)
                    }
                }
                .onPreferenceChange(SumKey.self, perform: seen)
            }
        }
        var seen: [Int] = []
        let window = HeadlessWindow { Owner { seen.append($0) } }
        window.tap("toggle")
        window.tap("more")
        window.tap("toggle")
        #expect(seen == [102, 2, 3, 103])
    }

    @Test func `a state written from a preference is on screen in the same frame`() {
        struct Owner: View {
            @State private var sum = 0
            @State private var extra = 1
            var body: some View {
                VStack {
                    Text("sum \(sum)")
                    Button("more") { extra += 1 }
                    Text("x").preference(key: SumKey.self, value: extra)
                }
                .onPreferenceChange(SumKey.self) { sum = $0 }
            }
        }
        let window = HeadlessWindow { Owner() }
        #expect(window.texts.contains("sum 1"))
        let frames = window.frameCount
        window.tap("more")
        #expect(window.texts.contains("sum 2"))
        #expect(window.frameCount == frames + 1)
    }

    @Test func `a preference set by rows of a list on screen reaches the list's owner`() {
        var seen: [Int] = []
        _ = HeadlessWindow(height: 600) {
            List(0..<3) { Text("\($0)").preference(key: SumKey.self, value: 5) }
                .onPreferenceChange(SumKey.self) { seen.append($0) }
        }
        #expect(seen.last == 15)
    }

    @Test func `the closure of the newest body is called`() {
        struct Owner: View {
            let log: Recorder
            @State private var count = 0
            @State private var value = 1
            var body: some View {
                VStack {
                    Button("count") { count += 1 }
                    Button("value") { value += 1 }
                    Text("x").preference(key: SumKey.self, value: value)
                }
                .onPreferenceChange(SumKey.self) { log.note("\($0) at \(count)") }
            }
        }
        let log = Recorder()
        let window = HeadlessWindow { Owner(log: log) }
        window.tap("count")
        window.tap("value")
        #expect(log.take() == ["1 at 0", "2 at 1"])
    }
}
