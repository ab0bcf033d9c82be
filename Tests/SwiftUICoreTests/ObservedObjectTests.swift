import Combine
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

/// Objects of the older kind; numbers are those of the facts.
@MainActor
struct ObservedObjectTests {
    final class Store: ObservableObject {
        @Published var count = 0
        @Published var name = "name"
        @MainActor static var made = 0
        @MainActor init() { Store.made += 1 }
    }

    // 3, 4
    @Test func `a state object is made anew with its identity, and lazily`() {
        struct Owner: View {
            @StateObject private var store = Store()
            var body: some View { Button("count \(store.count)") { store.count += 1 } }
        }
        struct Parent: View {
            @State private var id = 0
            @State private var other = 0
            var body: some View {
                VStack {
                    Owner().id(id)
                    Button("identity") { id += 1 }
                    Button("other \(other)") { other += 1 }
                }
            }
        }
        Store.made = 0
        let window = HeadlessWindow { Parent() }
        window.tap("count 0")
        window.tap("other 0")
        #expect(Store.made == 1)
        checkTexts(window, ["count 1", "identity", "other 1"])
        window.tap("identity")
        #expect(Store.made == 2)
        checkTexts(window, ["count 0", "identity", "other 1"])
    }

    // 4
    @Test func `work outside of the state object's closure runs for each value of the view`() {
        struct Owner: View {
            @StateObject private var store: Store
            init() {
                let made = Store()
                _store = StateObject(wrappedValue: made)
            }
            var body: some View { Text("count \(store.count)") }
        }
        struct Parent: View {
            @State private var other = 0
            var body: some View {
                VStack {
                    Button("other \(other)") { other += 1 }
                    Owner()
                }
            }
        }
        Store.made = 0
        let window = HeadlessWindow { Parent() }
        window.tap("other 0")
        window.tap("other 1")
        #expect(Store.made == 3)
    }

    // 5
    @Test func `an observed object with a default is made with each value of the view`() {
        struct Owner: View {
            @ObservedObject var store = Store()
            var body: some View { Button("count \(store.count)") { store.count += 1 } }
        }
        struct Parent: View {
            @State private var other = 0
            var body: some View {
                VStack {
                    Button("other \(other)") { other += 1 }
                    Owner()
                }
            }
        }
        Store.made = 0
        let window = HeadlessWindow { Parent() }
        window.tap("count 0")
        checkTexts(window, ["other 0", "count 1"])
        window.tap("other 0")
        checkTexts(window, ["other 1", "count 0"])
        #expect(Store.made == 2)
    }

    // 15
    @Test func `of two siblings only the one whose input changed is evaluated`() {
        struct Child: View {
            let value: Int
            var body: some View { Text("\(value)") }
        }
        struct Parent: View {
            @StateObject private var store = Store()
            var body: some View {
                VStack {
                    Child(value: store.count)
                    Child(value: 0)
                    Button("add") { store.count += 1 }
                }
            }
        }
        let window = HeadlessWindow { Parent() }
        #expect(window.bodyCounts["Child"] == 2)
        window.tap("add")
        #expect(window.bodyCounts["Child"] == 3)
    }

    @Test func `writes of several published properties make one evaluation`() {
        struct Owner: View {
            @StateObject private var store = Store()
            var body: some View {
                Button("\(store.name) \(store.count)") {
                    store.count += 1
                    store.name = "new"
                    store.count += 1
                }
            }
        }
        let window = HeadlessWindow { Owner() }
        window.resetCounts()
        window.tap("name 0")
        checkTexts(window, ["new 2"])
        #expect(window.bodyCounts["Owner"] == 1)
    }

    @Test func `a binding into an object reaches controls and other views`() {
        struct Field: View {
            @Binding var name: String
            var body: some View {
                VStack {
                    TextField("field", text: $name)
                    Text("hello \(name)")
                }
            }
        }
        struct Owner: View {
            @ObservedObject var store: Store
            var body: some View { Field(name: $store.name) }
        }
        let store = Store()
        let window = HeadlessWindow { Owner(store: store) }
        window.type("typed", into: "field")
        #expect(store.name == "typed")
        checkTexts(window, ["hello typed"])
        store.name = "set"
        window.pump()
        checkTexts(window, ["hello set"])
    }

    @Test func `an object dies with the view that made it`() {
        struct Owner: View {
            @StateObject private var store = Store()
            let give: (Store) -> Void
            var body: some View {
                let _ = give(store)
                Text("\(store.count)")
            }
        }
        struct Parent: View {
            let give: (Store) -> Void
            @State private var isShown = true
            var body: some View {
                VStack {
                    Button("hide") { isShown = false }
                    if isShown { Owner(give: give) }
                }
            }
        }
        weak var store: Store?
        let window = HeadlessWindow { Parent { store = $0 } }
        #expect(store != nil)
        window.tap("hide")
        #expect(store == nil)
    }

    @Test func `a publisher's values reach the view while it lives`() {
        let subject = PassthroughSubject<Int, Never>()
        struct Receiver: View {
            let subject: PassthroughSubject<Int, Never>
            @State private var sum = 0
            @State private var other = 0
            var body: some View {
                VStack {
                    Text("sum \(sum)")
                    Button("other \(other)") { other += 1 }
                }
                .onReceive(subject) { sum += $0 }
            }
        }
        let window = HeadlessWindow { Receiver(subject: subject) }
        subject.send(2)
        window.pump()
        window.tap("other 0")
        subject.send(3)
        window.pump()
        checkTexts(window, ["sum 5", "other 1"])
    }

    // 61
    @Test func `an object given inside a page does not reach pages pushed from it`() {
        struct Reader: View {
            @Environment(\.givenName) private var name
            let place: String
            var body: some View { Text("\(place) \(name)") }
        }
        let window = HeadlessWindow {
            NavigationStack {
                VStack {
                    Reader(place: "root")
                    NavigationLink("push", value: 1)
                }
                .navigationDestination(for: Int.self) { _ in Reader(place: "page") }
                .environment(\.givenName, "given")
            }
            .environment(\.givenName, "outer")
        }
        #expect(window.texts.contains("root given"))
        window.tap("push")
        checkTexts(window, ["page outer"])
    }
}

private enum GivenNameKey: EnvironmentKey { static let defaultValue = "default" }
extension EnvironmentValues {
    fileprivate var givenName: String {
        get { self[GivenNameKey.self] }
        set { self[GivenNameKey.self] = newValue }
    }
}
