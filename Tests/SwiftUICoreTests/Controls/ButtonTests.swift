import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct ButtonTests {
    struct EnabledStyle: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(isEnabled ? "enabled" : "disabled")
            }
        }
    }

    @Test func `a style of the app's reads the environment of its button`() {
        let window = HeadlessWindow {
            Button("go") {}.disabled(true).buttonStyle(EnabledStyle())
        }
        #expect(window.texts == ["go", "disabled"])
    }

    @Test func `a style follows the environment of its button`() {
        struct Child: View {
            @State private var isOff = false
            var body: some View {
                VStack {
                    Button("go") {}.disabled(isOff).buttonStyle(EnabledStyle())
                    Button("switch") { isOff.toggle() }
                }
            }
        }
        let window = HeadlessWindow { Child() }
        #expect(window.texts == ["go", "enabled", "switch"])
        window.tap("switch")
        #expect(window.texts == ["go", "disabled", "switch"])
    }

    struct TwiceStyle: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture(count: 2) { configuration.trigger() }
        }
    }

    @Test func `a primitive style decides when the button acts`() {
        let log = Recorder()
        let window = HeadlessWindow {
            Button("go") { log.note("went") }.buttonStyle(TwiceStyle())
        }
        let area = window.nodes.first { $0.content == .tapArea }
        #expect(area?.handlers.tapCount == 2)
        #expect(!window.nodes.contains { if case .button = $0.content { true } else { false } })
        window.tap("go")
        #expect(log.take() == ["went"])
    }

    @Test func `a title, a symbol and a role make a button`() {
        let log = Recorder()
        let window = HeadlessWindow {
            Button("Delete", systemImage: "trash", role: .destructive) { log.note("deleted") }
        }
        #expect(window.texts == ["Delete"])
        window.tap("Delete")
        #expect(log.take() == ["deleted"])
    }

    @Test func `the look goes with the style and the place`() {
        let window = HeadlessWindow {
            VStack {
                Button("a") {}
                Button("b") {}.buttonStyle(.plain)
                Button("c") {}.buttonStyle(.bordered)
                Button("d") {}.buttonStyle(.borderedProminent)
            }
        }
        let looks = window.nodes.compactMap { node -> ButtonLook? in
            if case .button(let look) = node.content { look } else { nil }
        }
        #expect(looks == [.borderless, .plain, .bordered, .borderedProminent])
    }

    @Test func `a shortcut presses the button while it answers`() {
        struct Child: View {
            let log: Recorder
            @State private var isOff = false
            var body: some View {
                VStack {
                    Button("save") { log.note("saved") }
                        .keyboardShortcut("s")
                        .disabled(isOff)
                    Button("off") { isOff = true }
                }
            }
        }
        let log = Recorder()
        let window = HeadlessWindow { Child(log: log) }
        let save = KeyboardShortcut("s")
        #expect(window.root.shortcuts.perform(save))
        #expect(window.root.shortcuts.perform(KeyboardShortcut("S", modifiers: .control)))
        #expect(!window.root.shortcuts.perform(KeyboardShortcut("x")))
        #expect(log.take() == ["saved", "saved"])
        window.tap("off")
        #expect(!window.root.shortcuts.perform(save))
    }

    @Test func `a link hands its address to the desktop and is called a link`() throws {
        let address = try #require(URL(string: "https://example.org/"))
        let window = HeadlessWindow { Link("site", destination: address) }
        let link = window.nodes.first { if case .button = $0.content { true } else { false } }
        #expect(link?.accessibility.role == .link)
        window.tap("site")
        #expect(window.openedURLs == [address])
    }

    @Test func `an open-url action of the app's takes the address`() throws {
        let log = Recorder()
        let address = try #require(URL(string: "https://example.org/a"))
        let window = HeadlessWindow {
            Link("site", destination: address).environment(
                \.openURL,
                OpenURLAction { url in
                    log.note(url.path)
                    return .handled
                })
        }
        window.tap("site")
        #expect(log.take() == ["/a"])
        #expect(window.openedURLs.isEmpty)
    }
}
