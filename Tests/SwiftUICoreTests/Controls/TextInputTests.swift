import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct TextInputTests {
    private func fields(_ window: HeadlessWindow) -> [TextFieldState] {
        window.nodes.compactMap {
            if case .textField(let state) = $0.content { state } else { nil }
        }
    }

    @Test func `number pads take digits of any width and nothing else`() {
        struct Child: View {
            @State private var text = ""
            var body: some View {
                VStack {
                    TextField("n", text: $text).keyboardType(.numberPad)
                    Text("is \(text)")
                }
            }
        }
        let window = HeadlessWindow { Child() }
        window.type("１2a4", into: "n")
        #expect(window.texts.contains("is 124"))
        window.type("12b3", into: "n")
        #expect(window.texts.contains("is 123"))
    }

    @Test func `a field takes numbers only from when it is told so`() {
        struct Child: View {
            @State private var text = ""
            @State private var isNumber = false
            var body: some View {
                VStack {
                    TextField("n", text: $text).keyboardType(isNumber ? .numberPad : .default)
                    Button("number") { isNumber = true }
                }
            }
        }
        let window = HeadlessWindow { Child() }
        window.type("words", into: "n")
        window.tap("number")
        #expect(fields(window).map(\.keyboard) == [.integer])
        window.type("a1b00", into: "n")
        #expect(fields(window).map(\.text) == ["100"])
    }

    @Test func `the default button answers Return in a field that has no use for it`() {
        let log = Recorder()
        let window = HeadlessWindow {
            VStack {
                TextField("plain", text: .constant(""))
                TextField("own", text: .constant("")).onSubmit { log.note("own") }
                Button("OK") { log.note("ok") }.keyboardShortcut(.defaultAction)
            }
        }
        window.submit("plain")
        #expect(log.take() == ["ok"])
        window.submit("own")
        #expect(log.take() == ["own"])
    }

    @Test func `fields along the vertical axis keep the lines they are asked to`() {
        let window = HeadlessWindow {
            VStack {
                TextField("a", text: .constant("one"), axis: .vertical).lineLimit(2...4)
                TextField("b", text: .constant("one"), axis: .vertical)
                    .lineLimit(3, reservesSpace: true)
                TextField("c", text: .constant("one"), axis: .vertical).lineLimit(5)
                TextField("d", text: .constant("one")).lineLimit(5)
            }
        }
        #expect(fields(window).map(\.minimumLines) == [2, 3, 1, 1])
        #expect(fields(window).map(\.maximumLines) == [4, 3, 5, nil])
        #expect(fields(window).map(\.isMultiline) == [true, true, true, false])
    }

    @Test func `items for the keyboard show while a field has the focus`() {
        struct Child: View {
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                NavigationStack {
                    VStack {
                        TextField("f", text: $text).focused($isFocused)
                        Text(isFocused ? "in" : "out")
                    }
                    .toolbar {
                        ToolbarItemGroup(placement: .keyboard) {
                            Spacer()
                            Button("Done") { isFocused = false }
                        }
                    }
                }
            }
        }
        let window = HeadlessWindow { Child() }
        #expect(!window.texts.contains("Done"))
        window.focus("f")
        #expect(window.texts.contains("in"))
        let bar = window.frame(ofText: "Done")
        #expect((bar?.minY ?? 0) > 540)
        #expect((bar?.maxX ?? 0) > 300)
        window.tap("Done")
        #expect(fields(window).first?.isFocused == false)
        window.focus("f", false)
        #expect(!window.texts.contains("Done"))
        #expect(window.texts.contains("out"))
    }

    @Test func `one focus of several fields moves with what is written and with the person`() {
        enum Field: Hashable { case name, mail }
        struct Child: View {
            @FocusState private var focus: Field?
            var body: some View {
                VStack {
                    TextField("name", text: .constant("")).focused($focus, equals: .name)
                        .onSubmit { focus = .mail }
                    TextField("mail", text: .constant("")).focused($focus, equals: .mail)
                    Button("none") { focus = nil }
                    Text(focus == nil ? "none" : focus == .name ? "is name" : "is mail")
                }
            }
        }
        let window = HeadlessWindow { Child() }
        window.focus("name")
        #expect(window.texts.contains("is name"))
        window.submit("name")
        #expect(fields(window).map(\.isFocused) == [false, true])
        // The old field's loss of focus comes after the new one was chosen.
        window.focus("name", false)
        #expect(window.texts.contains("is mail"))
        window.tap("none")
        #expect(fields(window).map(\.isFocused) == [false, false])
    }

    @Test func `sizes of text follow the dynamic type size within its range`() {
        func size<V: View>(_ view: V) -> Double {
            let window = HeadlessWindow { view }
            for node in window.nodes {
                if case .text(let text) = node.content { return text.runs[0].font.size }
            }
            return 0
        }
        let normal = size(Text("a"))
        let large = size(Text("a").environment(\.dynamicTypeSize, .accessibility1))
        #expect(abs(large / normal - 28.0 / 17) < 0.001)
        #expect(size(Text("a").dynamicTypeSize(...(.large)).dynamicTypeSize(.xxxLarge)) == normal)
        #expect(size(Text("a").font(.system(size: 20)).dynamicTypeSize(.xxxLarge)) == 20)
    }
}
