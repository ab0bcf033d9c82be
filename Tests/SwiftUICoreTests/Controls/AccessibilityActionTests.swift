import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

/// What assistive technology can ask of views.
@MainActor
struct AccessibilityActionTests {
    private struct Rating: View {
        @State private var stars = 3
        var body: some View {
            HStack { ForEach(0..<5) { Text($0 < stars ? "*" : ".") } }
                .accessibilityElement()
                .accessibilityLabel("Rating")
                .accessibilityValue("\(stars)")
                .accessibilityAdjustableAction { direction in
                    switch direction {
                    case .increment: stars += 1
                    case .decrement: stars -= 1
                    }
                }
        }
    }

    @Test func `a value is adjusted in both directions, by the newest view's closure`() {
        let window = HeadlessWindow { Rating() }
        func value() -> String? {
            window.nodes.first { $0.accessibility.label == "Rating" }?.accessibility.value
        }
        #expect(window.adjust("Rating", .increment))
        #expect(value() == "4")
        #expect(window.adjust("Rating", .increment))
        #expect(window.adjust("Rating", .decrement))
        #expect(value() == "4")
    }

    @Test func `actions are offered by name, the inner ones first, and act`() {
        let log = Recorder()
        let window = HeadlessWindow {
            Text("event")
                .accessibilityAction(named: "Save") { log.note("saved") }
                .accessibilityAction(.escape) { log.note("escaped") }
                .accessibilityActions {
                    Button("Share") { log.note("shared") }
                    Button("Off") { log.note("off") }.disabled(true)
                }
        }
        #expect(window.accessibilityActions(of: "event") == ["Save", "Escape", "Share"])
        for name in ["Share", "Save", "Escape"] { #expect(window.perform(name, on: "event")) }
        #expect(!window.perform("Off", on: "event"))
        #expect(log.take() == ["shared", "saved", "escaped"])
    }

    @Test func `a press is the default action, and no name is offered for it`() {
        let log = Recorder()
        let window = HeadlessWindow {
            Text("event").accessibilityAction { log.note("pressed") }
        }
        #expect(window.accessibilityActions(of: "event") == [])
        #expect(window.performDefaultAction(on: "event"))
        #expect(log.take() == ["pressed"])
    }

    @Test func `names follow the state, and go with the modifier`() {
        struct Owner: View {
            @State private var isSaved = false
            var body: some View {
                VStack {
                    Button("toggle") { isSaved.toggle() }
                    Text("event").accessibilityAction(named: isSaved ? "Forget" : "Save") {
                        isSaved.toggle()
                    }
                }
            }
        }
        let window = HeadlessWindow { Owner() }
        #expect(window.perform("Save", on: "event"))
        #expect(window.accessibilityActions(of: "event") == ["Forget"])
        #expect(!window.adjust("event", .increment))
    }
}
