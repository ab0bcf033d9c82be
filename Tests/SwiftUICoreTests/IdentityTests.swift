import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

/// What is the same view, and what is another one; numbers are those of the facts.
@MainActor
struct IdentityTests {
    struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    // 6
    @Test func `cases of a switch have states of their own`() {
        struct Owner: View {
            @State private var index = 0
            var body: some View {
                VStack {
                    Button("next") { index = (index + 1) % 3 }
                    switch index {
                    case 0: Counter(name: "zero")
                    case 1: Counter(name: "one")
                    default: Counter(name: "many")
                    }
                }
            }
        }
        let window = HeadlessWindow { Owner() }
        window.tap("zero 0")
        window.tap("next")
        checkTexts(window, ["next", "one 0"])
        window.tap("one 0")
        window.tap("next")
        checkTexts(window, ["next", "many 0"])
        window.tap("next")
        checkTexts(window, ["next", "zero 0"])
    }

    @Test func `another value in the same branch is the same view`() {
        struct Owner: View {
            @State private var name: String? = "a"
            var body: some View {
                VStack {
                    Button("rename") { name = "b" }
                    Button("clear") { name = nil }
                    if let name { Counter(name: name) } else { Text("none") }
                }
            }
        }
        let window = HeadlessWindow { Owner() }
        window.tap("a 0")
        window.tap("rename")
        #expect(window.texts.contains("b 1"))
        window.tap("clear")
        checkTexts(window, ["rename", "clear", "none"])
        window.tap("rename")
        #expect(window.texts.contains("b 0"))
    }

    @Test func `a ternary that changes an argument keeps the state`() {
        struct Owner: View {
            @State private var isBold = false
            var body: some View {
                VStack {
                    Button("bold") { isBold.toggle() }
                    Counter(name: isBold ? "bold" : "plain").opacity(isBold ? 1 : 0.5)
                }
            }
        }
        let window = HeadlessWindow { Owner() }
        window.tap("plain 0")
        window.tap("bold")
        checkTexts(window, ["bold", "bold 1"])
    }

    @Test func `what stands beside a condition keeps its state`() {
        struct Owner: View {
            @State private var isShown = false
            var body: some View {
                VStack {
                    if isShown { Text("above") }
                    Counter(name: "c")
                    Group {
                        if isShown { Text("in a group") }
                        Counter(name: "d")
                    }
                    Button("toggle") { isShown.toggle() }
                }
            }
        }
        let window = HeadlessWindow { Owner() }
        window.tap("c 0")
        window.tap("d 0")
        window.tap("toggle")
        checkTexts(window, ["above", "c 1", "in a group", "d 1", "toggle"])
        window.tap("toggle")
        checkTexts(window, ["c 1", "d 1", "toggle"])
    }

    @Test func `a value of the same type in an AnyView is the same view`() {
        struct Owner: View {
            @State private var name = "a"
            var body: some View {
                VStack {
                    Button("rename") { name = "b" }
                    AnyView(AnyView(Counter(name: name)))
                }
            }
        }
        let window = HeadlessWindow { Owner() }
        window.tap("a 0")
        window.tap("rename")
        checkTexts(window, ["rename", "b 1"])
    }

    // 18
    @Test func `an equatable view is compared by its own rule`() {
        struct Rounded: View, Equatable {
            let value: Int
            nonisolated static func == (a: Rounded, b: Rounded) -> Bool {
                a.value / 10 == b.value / 10
            }
            var body: some View { Text("value \(value)") }
        }
        struct Owner: View {
            @State private var value = 0
            var body: some View {
                VStack {
                    Button("add") { value += 6 }
                    Rounded(value: value).equatable()
                }
            }
        }
        let window = HeadlessWindow { Owner() }
        window.tap("add")
        checkTexts(window, ["add", "value 0"])
        window.tap("add")
        checkTexts(window, ["add", "value 12"])
    }

    @Test func `a view with a closure that captures is evaluated, one that does not is skipped`() {
        struct Row: View {
            let title: String
            let action: @MainActor () -> Void
            var body: some View { Button(title, action: action) }
        }
        struct Owner: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Row(title: "count \(count)") { count += 1 }
                    Row(title: "static") {}
                }
            }
        }
        let window = HeadlessWindow { Owner() }
        window.resetCounts()
        window.tap("count 0")
        #expect(window.bodyCounts == ["Owner": 1, "Row": 1])
        window.tap("count 1")
        #expect(window.texts.contains("count 2"))
    }

    @Test func `a state object's and a state's values are shared down any number of bindings`() {
        struct Leaf: View {
            @Binding var value: Int
            var body: some View { Button("leaf \(value)") { value += 1 } }
        }
        struct Middle: View {
            @Binding var value: Int
            var body: some View { Leaf(value: $value) }
        }
        struct Owner: View {
            @State private var value = 0
            var body: some View {
                VStack {
                    Middle(value: $value)
                    Middle(value: $value)
                }
            }
        }
        let window = HeadlessWindow { Owner() }
        window.resetCounts()
        window.tap("leaf 0")
        checkTexts(window, ["leaf 1", "leaf 1"])
        #expect(window.bodyCounts == ["Leaf": 2])
    }

    @Test func `nested collections keep states by both ids`() {
        struct Owner: View {
            @State private var outer = ["x", "y"]
            var body: some View {
                VStack {
                    Button("swap") { outer.reverse() }
                    ForEach(outer, id: \.self) { name in
                        Text("head \(name)")
                        ForEach(0..<2) { Counter(name: "\(name)\($0)") }
                    }
                }
            }
        }
        let window = HeadlessWindow { Owner() }
        window.tap("x1 0")
        window.tap("swap")
        checkTexts(window, ["swap", "head y", "y0 0", "y1 0", "head x", "x0 0", "x1 1"])
    }

    @Test func `writing state in a body is reported, not looped on`() {
        struct Restless: View {
            @State private var count = 0
            var body: some View {
                let _ = (count += 1)
                Text("count \(count)")
            }
        }
        var warnings: [String] = []
        let sink = RuntimeLog.sink
        RuntimeLog.sink = { warnings.append($0) }
        defer { RuntimeLog.sink = sink }
        let backend = HeadlessBackend()
        let root = ViewRoot(backend: backend)
        root.mount(Restless())
        root.setSize(.init(width: 100, height: 100))
        #expect(warnings.contains { $0.contains("Restless") })
    }
}
