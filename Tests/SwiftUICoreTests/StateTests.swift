import Combine
import HeadlessBackend
import Observation
import SwiftUICore
import TestSupport
import Testing

// Numbers in comments are those of the facts on SwiftUI's behaviour that the tests follow.
@MainActor
struct StateTests {
    // 1
    @Test func `a state ignores later initial values`() {
        struct Child: View {
            @State var value: Int
            var body: some View { Text("child \(value)") }
        }
        struct Parent: View {
            @State private var start = 1
            var body: some View {
                VStack {
                    Button("change") { start = 5 }
                    Text("start \(start)")
                    Child(value: start)
                }
            }
        }
        let window = HeadlessWindow { Parent() }
        window.tap("change")
        #expect(window.texts == ["change", "start 5", "child 1"])
    }

    // 2
    @Test func `two views of one type own two states`() {
        struct Counter: View {
            let name: String
            @State private var count = 0
            var body: some View { Button("\(name) \(count)") { count += 1 } }
        }
        let window = HeadlessWindow {
            VStack {
                Counter(name: "a")
                Counter(name: "b")
            }
        }
        window.tap("a 0")
        #expect(window.texts == ["a 1", "b 0"])
    }

    final class Store: ObservableObject {
        @Published var count = 0
        var silent = 0
        @MainActor static var made = 0
        @MainActor init() { Store.made += 1 }
    }

    // 3, 4, 14
    @Test func `a state object is made once, and only published properties evaluate bodies`() {
        struct Owner: View {
            @StateObject private var store = Store()
            let input: Int
            var body: some View {
                VStack {
                    Text("count \(store.count), input \(input)")
                    Button("publish") { store.count += 1 }
                    Button("silent") { store.silent += 1 }
                }
            }
        }
        struct Parent: View {
            @State private var input = 0
            var body: some View {
                VStack {
                    Button("input") { input += 1 }
                    Owner(input: input)
                }
            }
        }
        Store.made = 0
        let window = HeadlessWindow { Parent() }
        window.tap("input")
        window.tap("input")
        #expect(Store.made == 1)
        window.tap("publish")
        #expect(window.texts.contains("count 1, input 2"))
        window.resetCounts()
        window.tap("silent")
        #expect(window.bodyCounts == [:])
    }

    @Test func `an observed object that is replaced is observed in place of the old one`() {
        struct Child: View {
            @ObservedObject var store: Store
            var body: some View { Text("count \(store.count)") }
        }
        let first = Store()
        let second = Store()
        struct Parent: View {
            let first: Store
            let second: Store
            @State private var usesSecond = false
            var body: some View {
                VStack {
                    Button("swap") { usesSecond = true }
                    Child(store: usesSecond ? second : first)
                }
            }
        }
        let window = HeadlessWindow { Parent(first: first, second: second) }
        window.tap("swap")
        second.count = 7
        window.pump()
        #expect(window.texts.contains("count 7"))
        window.resetCounts()
        first.count = 3
        window.pump()
        #expect(window.bodyCounts == [:])
    }

    @Test func `an environment object reaches the views below and can be replaced`() {
        struct Child: View {
            @EnvironmentObject var store: Store
            var body: some View {
                VStack {
                    Text("count \(store.count)")
                    Button("add") { store.count += 1 }
                }
            }
        }
        struct Parent: View {
            @State private var store = Store()
            var body: some View {
                VStack {
                    Button("replace") { store = Store() }
                    Child().environmentObject(store)
                }
            }
        }
        let window = HeadlessWindow { Parent() }
        window.tap("add")
        #expect(window.texts.contains("count 1"))
        window.tap("replace")
        #expect(window.texts.contains("count 0"))
    }

    // 6
    @Test func `the branches of a condition have states of their own`() {
        struct Counter: View {
            let name: String
            @State private var count = 0
            var body: some View { Button("\(name) \(count)") { count += 1 } }
        }
        struct Parent: View {
            @State private var isFirst = true
            var body: some View {
                VStack {
                    Button("switch") { isFirst.toggle() }
                    if isFirst { Counter(name: "one") } else { Counter(name: "two") }
                }
            }
        }
        let window = HeadlessWindow { Parent() }
        window.tap("one 0")
        #expect(window.texts.contains("one 1"))
        window.tap("switch")
        #expect(window.texts.contains("two 0"))
        window.tap("switch")
        #expect(window.texts.contains("one 0"))
    }

    // 7, 8, 9: both closures read the new state
    @Test func `another id is another view, which appears before the old one disappears`() {
        let log = Recorder()
        struct Parent: View {
            let log: Recorder
            @State private var id = 0
            var body: some View {
                VStack {
                    Button("next") { id += 1 }
                    Text("page")
                        .onAppear { log.note("inside appear \(id)") }
                        .onDisappear { log.note("inside disappear \(id)") }
                        .id(id)
                        .onAppear { log.note("outside appear") }
                }
            }
        }
        let window = HeadlessWindow { Parent(log: log) }
        #expect(log.take() == ["inside appear 0", "outside appear"])
        window.tap("next")
        #expect(log.take() == ["inside appear 1", "inside disappear 1"])
    }

    // 12
    @Test func `several writes in one action end in one evaluation with the last`() {
        let log = Recorder()
        struct Child: View {
            let log: Recorder
            @State private var value = 0
            var body: some View {
                let _ = log.note("\(value)")
                Button("write") {
                    value = 1
                    value = 2
                }
            }
        }
        let window = HeadlessWindow { Child(log: log) }
        window.tap("write")
        #expect(log.take() == ["0", "2"])
    }

    @Observable
    final class Person {
        var name = "first"
        var age = 1
        @ObservationIgnored var note = ""
    }

    // 16, 17
    @Test func `a body follows only the properties that it read of an observable object`() {
        struct NameView: View {
            let person: Person
            var body: some View { Text("name \(person.name)") }
        }
        let person = Person()
        let window = HeadlessWindow { NameView(person: person) }
        person.name = "second"
        window.pump()
        #expect(window.texts == ["name second"])
        window.resetCounts()
        person.age = 2
        person.note = "x"
        window.pump()
        #expect(window.bodyCounts == [:])
    }

    @Observable final class Absent {}

    // 62
    @Test func `bindable and environment give an observable object to views below`() {
        struct Editor: View {
            @Bindable var person: Person
            var body: some View { TextField("name", text: $person.name) }
        }
        struct Reader: View {
            @Environment(Person.self) private var person
            @Environment(Absent.self) private var missing: Absent?
            var body: some View { Text("hello \(person.name), \(missing == nil ? "nil" : "some")") }
        }
        let person = Person()
        let window = HeadlessWindow {
            VStack {
                Editor(person: person)
                Reader()
            }
            .environment(person)
        }
        window.type("typed", into: "name")
        #expect(window.texts == ["hello typed, nil"])
    }

    @Test func `bindings reach members, elements, optionals and closures`() {
        struct Pair: Equatable { var left = "l", right = "r" }
        struct Fields: View {
            @State private var pair = Pair()
            @State private var list = ["a", "b"]
            @State private var maybe: String? = "m"
            @State private var number = 3
            var body: some View {
                VStack {
                    TextField("member", text: $pair.left)
                    TextField("element", text: $list[1])
                    if let text = Binding($maybe) { TextField("optional", text: text) }
                    TextField(
                        "closure",
                        text: Binding(get: { "\(number)" }, set: { number = Int($0) ?? 0 }))
                    Text("\(pair.left)\(pair.right) \(list.joined()) \(maybe ?? "nil") \(number)")
                }
            }
        }
        let window = HeadlessWindow { Fields() }
        window.type("L", into: "member")
        window.type("B", into: "element")
        window.type("M", into: "optional")
        window.type("42", into: "closure")
        #expect(window.texts == ["Lr aB M 42"])
    }

    @Test func `rows get bindings to their elements`() {
        struct Task: Identifiable { var id: Int; var isDone = false }
        struct Tasks: View {
            @State private var tasks = [Task(id: 1), Task(id: 2)]
            var body: some View {
                VStack {
                    ForEach($tasks) { $task in Toggle("task \(task.id)", isOn: $task.isDone) }
                    Text(tasks.map { $0.isDone ? "done" : "open" }.joined(separator: " "))
                }
            }
        }
        let window = HeadlessWindow { Tasks() }
        window.toggle("task 2", to: true)
        #expect(window.texts.contains("open done"))
    }

    @Test func `a dynamic property of an app's own may hold others`() {
        @propertyWrapper
        struct Doubled: DynamicProperty {
            @State private var half = 1
            var updates = 0
            var wrappedValue: Int {
                get { half * 2 }
                nonmutating set { half = newValue / 2 }
            }
            mutating func update() { updates += 1 }
        }
        struct Child: View {
            @Doubled var value
            var body: some View { Button("value \(value)") { value = 10 } }
        }
        let window = HeadlessWindow { Child() }
        window.tap("value 2")
        #expect(window.texts == ["value 10"])
    }

    @Test func `a modifier with a state keeps it, and its content updates`() {
        struct Counting: ViewModifier {
            @State private var count = 0
            func body(content: Content) -> some View {
                VStack {
                    content
                    Button("count \(count)") { count += 1 }
                }
            }
        }
        struct Parent: View {
            @State private var text = "before"
            var body: some View {
                VStack {
                    Button("change") { text = "after" }
                    Text(text).modifier(Counting())
                }
            }
        }
        let window = HeadlessWindow { Parent() }
        window.tap("count 0")
        window.tap("change")
        #expect(window.texts == ["change", "after", "count 1"])
    }

    @Test func `a value of another type in an AnyView is another view`() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        struct Parent: View {
            @State private var isCounter = true
            var body: some View {
                VStack {
                    Button("switch") { isCounter.toggle() }
                    isCounter ? AnyView(Counter()) : AnyView(Text("text"))
                }
            }
        }
        let window = HeadlessWindow { Parent() }
        window.tap("count 0")
        window.tap("switch")
        #expect(window.texts == ["switch", "text"])
        window.tap("switch")
        #expect(window.texts == ["switch", "count 0"])
    }

    // 60
    @Test func `a missing environment object stops the program and says the remedy`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                struct Child: View {
                    @EnvironmentObject var store: Store
                    var body: some View { Text("\(store.count)") }
                }
                _ = HeadlessWindow { Child() }
            }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("Add `.environmentObject(_:)` to an ancestor."))
    }

    @Test func `an update that never rests is reported, not looped on`() {
        struct Restless: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)").onChange(of: count, initial: true) { count += 1 }
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
        #expect(warnings.contains { $0.contains("did not come to rest") })
    }
}
