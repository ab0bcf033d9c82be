import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct RowButtonTests {
    private func looks(_ window: HeadlessWindow) -> [ButtonLook] {
        window.nodes.compactMap { if case .button(let look) = $0.content { look } else { nil } }
    }

    @Test func `the only button of a row makes the whole row act`() {
        let log = Recorder()
        let window = HeadlessWindow {
            List {
                HStack {
                    Text("name")
                    Button("edit") { log.note("edit") }
                }
            }
        }
        #expect(looks(window) == [.row])
        let row = window.nodes.first { $0.content == .button(.row) }
        #expect(row.map { $0.frame.width > 300 } == true)
        #expect(row?.accessibility.role == .button)
        window.tap("name")
        #expect(log.take() == ["edit"])
    }

    @Test func `several buttons of a row act each for itself`() {
        let log = Recorder()
        let window = HeadlessWindow {
            List {
                HStack {
                    Button("a") { log.note("a") }
                    Button("b") { log.note("b") }
                }
            }
        }
        #expect(looks(window) == [.borderless, .borderless])
        window.tap("a")
        window.tap("b")
        #expect(log.take() == ["a", "b"])
    }

    @Test func `a button that gets company acts for itself again`() {
        struct Child: View {
            let log: Recorder
            @State private var isMore = false
            var body: some View {
                List {
                    HStack {
                        Button("more") { isMore = true }
                        if isMore { Button("other") { log.note("other") } }
                    }
                }
            }
        }
        let log = Recorder()
        let window = HeadlessWindow { Child(log: log) }
        #expect(looks(window) == [.row])
        window.tap("more")
        #expect(looks(window) == [.borderless, .borderless])
        window.tap("other")
        #expect(log.take() == ["other"])
    }

    @Test func `a button with a look of its own does not make the row act`() {
        let window = HeadlessWindow {
            List {
                Button("plain") {}.buttonStyle(.plain)
                Button("bordered") {}.buttonStyle(.bordered)
            }
        }
        #expect(looks(window) == [.plain, .bordered])
    }

    @Test func `a row whose button is off does not answer`() {
        struct Child: View {
            @State private var isOff = false
            var body: some View {
                List {
                    Button("first") { isOff = true }
                    Button("second") {}.disabled(isOff)
                }
            }
        }
        let window = HeadlessWindow { Child() }
        func enabled() -> [Bool] {
            window.nodes.filter { $0.content == .button(.row) }.map(\.isEnabled)
        }
        #expect(enabled() == [true, true])
        window.tap("first")
        #expect(enabled() == [true, false])
    }

    @Test func `what is said of a control with its label is said of the control`() {
        let window = HeadlessWindow {
            Form {
                Toggle("light", isOn: .constant(true)).accessibilityIdentifier("switch")
                Picker("color", selection: .constant(1)) { Text("red").tag(1) }
                    .accessibilityIdentifier("picker")
                Stepper("count", value: .constant(1)).accessibilityIdentifier("stepper")
            }
        }
        func content(_ identifier: String) -> RenderContent? {
            window.nodes.first { $0.accessibility.identifier == identifier }?.content
        }
        #expect(content("switch") == .toggle(isOn: true))
        if case .picker = content("picker") {} else { Issue.record("the picker has its name") }
        if case .stepper = content("stepper") {} else { Issue.record("the stepper has its name") }
    }

    @Test func `a row that acts for a button has the button's names`() {
        let window = HeadlessWindow {
            List {
                Button("save") {}
                    .accessibilityLabel("Save it")
                    .accessibilityIdentifier("save")
            }
        }
        let row = window.nodes.first { $0.content == .button(.row) }
        #expect(row?.accessibility.label == "Save it")
        #expect(row?.accessibility.identifier == "save")
    }

    @Test func `a row that acts for a link to an address is called a link`() throws {
        let address = try #require(URL(string: "https://example.org/"))
        let window = HeadlessWindow { List { Link("site", destination: address) } }
        let row = window.nodes.first { $0.content == .button(.row) }
        #expect(row?.accessibility.role == .link)
        window.tap("site")
        #expect(window.openedURLs == [address])
    }

    @Test func `a link's row goes where it leads, and a button in it acts for itself`() {
        let log = Recorder()
        let window = HeadlessWindow {
            NavigationStack {
                List {
                    NavigationLink {
                        Text("page")
                    } label: {
                        HStack {
                            Text("open")
                            Button("star") { log.note("star") }
                        }
                    }
                }
            }
        }
        window.tap("star")
        #expect(log.take() == ["star"])
        window.tap("open")
        #expect(window.texts.contains("page"))
    }
}
