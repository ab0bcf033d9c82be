import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct ControlTests {
    @Test func `fields, switches, pickers and steppers write and read their bindings`() {
        struct Child: View {
            @State private var name = "start"
            @State private var isOn = false
            @State private var color = "red"
            @State private var count = 1
            var body: some View {
                Form {
                    TextField("Name", text: $name)
                    Toggle("On", isOn: $isOn)
                    Picker("Color", selection: $color) {
                        Text("Red").tag("red")
                        Text("Blue").tag("blue")
                    }
                    Stepper("Count", value: $count, in: 0...2)
                    Text("\(name) \(isOn ? "on" : "off") \(color) \(count)")
                }
            }
        }
        let window = HeadlessWindow(height: 900) { Child() }
        window.type("typed", into: "Name")
        window.toggle("On", to: true)
        window.select("Blue", in: "Color")
        #expect(window.texts.contains("typed on blue 1"))
    }

    @Test func `a picker over a collection selects by the elements' ids`() {
        struct Child: View {
            @State private var number = 2
            var body: some View {
                VStack {
                    Picker("Number", selection: $number) {
                        ForEach([1, 2, 3], id: \.self) { Text("n\($0)") }
                    }
                    Text("chosen \(number)")
                }
            }
        }
        let window = HeadlessWindow { Child() }
        #expect(window.tree().contains("picker n2"))
        window.select("n3", in: "Number")
        #expect(window.texts.contains("chosen 3"))
    }

    @Test func `a binding may refuse what was typed`() {
        struct Child: View {
            @State private var digits = ""
            var body: some View {
                TextField(
                    "Digits",
                    text: Binding(get: { digits }, set: { digits = $0.filter(\.isNumber) }))
            }
        }
        let window = HeadlessWindow { Child() }
        window.type("1a2", into: "Digits")
        #expect(window.tree().contains(#"field "12""#))
    }

    @Test func `return submits`() {
        let log = Recorder()
        let window = HeadlessWindow {
            TextField("Name", text: .constant("x")).onSubmit { log.note("submitted") }
        }
        window.submit("Name")
        #expect(log.take() == ["submitted"])
    }

    @Test func `the focus is moved and followed`() {
        struct Child: View {
            @FocusState private var focus: String?
            var body: some View {
                VStack {
                    TextField("a", text: .constant("")).focused($focus, equals: "a")
                    TextField("b", text: .constant("")).focused($focus, equals: "b")
                    Button("to b") { focus = "b" }
                    Text("focus \(focus ?? "none")")
                }
            }
        }
        let window = HeadlessWindow { Child() }
        window.tap("to b")
        #expect(window.texts.contains("focus b"))
        let fields = window.nodes.compactMap { node -> TextFieldState? in
            if case .textField(let state) = node.content { state } else { nil }
        }
        #expect(fields.map(\.isFocused) == [false, true])
    }

    @Test func `a focused field follows its text from elsewhere`() {
        struct Child: View {
            @FocusState private var isFocused: Bool
            @State private var text = "one"
            var body: some View {
                VStack {
                    TextField("field", text: $text).focused($isFocused)
                    Button("focus") { isFocused = true }
                    Button("write") { text = "two" }
                }
            }
        }
        let window = HeadlessWindow { Child() }
        window.tap("focus")
        window.tap("write")
        #expect(window.tree().contains(#"field "two""#))
    }

    @Test func `a button style is told when the button is held down`() {
        struct Style: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text(configuration.isPressed ? "down" : "up")
                }
            }
        }
        let window = HeadlessWindow { Button("press") {}.buttonStyle(Style()) }
        #expect(window.texts == ["press", "up"])
        window.nodes.first { $0.handlers.pressedChanged != nil }?.handlers.pressedChanged?(true)
        window.pump()
        #expect(window.texts == ["press", "down"])
    }

    @Test func `labels, values and identifiers reach the element that they are about`() {
        let window = HeadlessWindow {
            VStack {
                Button {
                } label: {
                    Image(systemName: "magnifyingglass")
                }
                .accessibilityLabel("Search")
                .accessibilityIdentifier("search")
                Text("secret").accessibilityHidden(true)
                Text("title").accessibilityAddTraits(.isHeader)
            }
        }
        let button = window.nodes.first { $0.accessibility.identifier == "search" }
        #expect(button?.accessibility.label == "Search")
        if case .button = button?.content {} else { Issue.record("the button has the identifier") }
        let hidden = window.nodes.first { $0.shows("secret") }
        #expect(hidden?.accessibility.isHidden == true)
        let title = window.nodes.first { $0.shows("title") }
        #expect(title?.accessibility.role == .heading)
    }

    @Test func `a tap gesture acts in the whole view`() {
        let log = Recorder()
        let window = HeadlessWindow {
            HStack {
                Text("row")
                Spacer()
            }
            .onTapGesture { log.note("tap") }
        }
        window.tap("row")
        #expect(log.take() == ["tap"])
    }

    @Test func `pulling, F5 and the refresh control run the same action`() async {
        let log = Recorder()
        let window = HeadlessWindow {
            List(0..<3) { Text("row \($0)") }
                .refreshable { await MainActor.run { log.note("refresh") } }
        }
        #expect(window.refresh())
        #expect(await window.pump { log.count("refresh") == 1 && !window.isRefreshing })
        window.scrollRegion?.handlers.refreshRequested?()
        #expect(await window.pump { log.count("refresh") == 2 })
        let plain = HeadlessWindow { List(0..<3) { Text("row \($0)") } }
        #expect(!plain.refresh())
    }
}

extension HeadlessWindow {
    /// Whether the first scrolling region shows that it is being refreshed.
    fileprivate var isRefreshing: Bool {
        if case .scroll(let state) = scrollRegion?.content { state.isRefreshing } else { false }
    }
}
