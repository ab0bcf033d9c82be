import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct TextFieldTests {
    private func fields(_ window: HeadlessWindow) -> [TextFieldState] {
        window.nodes.compactMap {
            if case .textField(let state) = $0.content { state } else { nil }
        }
    }

    private func leave(_ window: HeadlessWindow) {
        for node in window.nodes { node.handlers.focusChanged?(false) }
        window.pump()
    }

    @Test func `a number is written while one types and put in form when one is done`() {
        struct Child: View {
            @State private var number = 1.0
            var body: some View {
                VStack {
                    TextField("n", value: $number, format: .number)
                    Text("is \(Int(number * 10))")
                    Button("set") { number = 9 }
                }
            }
        }
        let window = HeadlessWindow { Child() }
        window.type("2.", into: "n")
        #expect(fields(window).first?.text == "2.")
        window.type("2.5", into: "n")
        #expect(window.texts.contains("is 25"))
        window.type("2.50", into: "n")
        #expect(fields(window).first?.text == "2.50")
        leave(window)
        #expect(fields(window).first?.text == "2.5")
        window.type("2.5x", into: "n")
        window.tap("set")
        #expect(fields(window).first?.text == "9")
    }

    @Test func `text that cannot be read leaves the value as it is`() {
        struct Child: View {
            @State private var number: Int? = 3
            var body: some View {
                VStack {
                    TextField("n", value: $number, format: .number)
                    Text(number.map { "is \($0)" } ?? "none")
                }
            }
        }
        let window = HeadlessWindow { Child() }
        window.type("abc", into: "n")
        #expect(window.texts.contains("is 3"))
        window.submit("n")
        #expect(fields(window).first?.text == "3")
        window.type("", into: "n")
        #expect(window.texts.contains("none"))
    }

    @Test func `a formatter reads and writes`() {
        struct Child: View {
            @State private var number = 4
            var body: some View {
                VStack {
                    TextField("n", value: $number, formatter: NumberFormatter())
                    Text("is \(number)")
                }
            }
        }
        let window = HeadlessWindow { Child() }
        #expect(fields(window).first?.text == "4")
        window.type("12", into: "n")
        #expect(window.texts.contains("is 12"))
    }

    @Test func `prompts stand in empty fields, labels name them`() {
        let window = HeadlessWindow {
            VStack {
                TextField("name", text: .constant(""), prompt: Text("your name"))
                TextField(text: .constant("")) { Text("label").bold() }
                SecureField("secret", text: .constant("x"))
                TextEditor(text: .constant("lines")).accessibilityLabel("editor")
            }
        }
        #expect(fields(window).map(\.placeholder) == ["your name", "label", "secret", ""])
        #expect(fields(window).map(\.isSecure) == [false, false, true, false])
        #expect(fields(window).map(\.isMultiline) == [false, false, false, true])
        let names = window.nodes.filter { $0.handlers.textChanged != nil }
            .map(\.accessibility.label)
        #expect(names == ["name", "label", "secret", "editor"])
    }

    @Test func `the older forms tell when editing begins, ends and is done`() {
        let log = Recorder()
        let window = HeadlessWindow {
            TextField(
                "n", text: .constant(""), onEditingChanged: { log.note("editing \($0)") },
                onCommit: { log.note("commit") })
        }
        window.nodes.first { $0.handlers.focusChanged != nil }?.handlers.focusChanged?(true)
        window.submit("n")
        leave(window)
        #expect(log.take() == ["editing true", "commit", "editing false"])
    }

    @Test func `return runs the actions around the field, the innermost first, within its scope`() {
        let log = Recorder()
        let window = HeadlessWindow {
            VStack {
                TextField("a", text: .constant("")).onSubmit { log.note("inner") }
                TextField("b", text: .constant("")).submitScope()
            }
            .onSubmit { log.note("outer") }
            .onSubmit(of: .search) { log.note("search") }
        }
        window.submit("a")
        #expect(log.take() == ["inner", "outer"])
        window.submit("b")
        #expect(log.take().isEmpty)
    }

    @Test func `a field with a focus still follows its text`() {
        struct Field: View {
            @Binding var text: String
            @FocusState.Binding var isFocused: Bool
            var body: some View { TextField("f", text: $text).focused($isFocused) }
        }
        struct Child: View {
            @State private var text = "a"
            @FocusState private var isFocused
            var body: some View {
                VStack {
                    Field(text: $text, isFocused: $isFocused)
                    Button("set") { text = "b" }
                    Button("focus") { isFocused = true }
                }
            }
        }
        let window = HeadlessWindow { Child() }
        window.tap("set")
        #expect(fields(window).first?.text == "b")
        window.tap("focus")
        #expect(fields(window).first?.isFocused == true)
    }

    @Test func `a field that goes takes its focus with it`() {
        struct Child: View {
            @FocusState private var focus: String?
            @State private var isThere = true
            var body: some View {
                VStack {
                    if isThere {
                        TextField("f", text: .constant("")).focused($focus, equals: "f")
                    }
                    Button("focus") { focus = "f" }
                    Button("remove") { isThere = false }
                    Text("focus \(focus ?? "none")")
                }
            }
        }
        let window = HeadlessWindow { Child() }
        window.tap("focus")
        #expect(window.texts.contains("focus f"))
        window.tap("remove")
        #expect(window.texts.contains("focus none"))
    }

    @Test func `kinds of keyboards and looks reach the entry`() {
        let window = HeadlessWindow {
            VStack {
                TextField("a", text: .constant("")).keyboardType(.numberPad)
                TextField("b", text: .constant("")).keyboardType(.decimalPad)
                    .textFieldStyle(.roundedBorder)
                TextField("c", text: .constant("")).textContentType(.emailAddress)
                    .autocapitalization(.none).disableAutocorrection(true)
            }
        }
        #expect(fields(window).map(\.keyboard) == [.integer, .decimal, .any])
        #expect(fields(window).map(\.look) == [.plain, .bordered, .plain])
    }
}
