import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct AccessibilityTests {
    private func text(_ string: String, in window: HeadlessWindow) -> AccessibilityState? {
        window.nodes.first { node in
            if case .text(let text) = node.content { text.string == string } else { false }
        }?.accessibility
    }

    @Test func `several modifiers speak of one element, the outer one in doubt`() {
        let window = HeadlessWindow {
            Text("a")
                .accessibilityLabel("inner")
                .accessibilityValue("value")
                .padding()
                .accessibilityLabel("outer")
                .accessibilityHint("hint")
        }
        let state = text("a", in: window)
        #expect(state?.label == "outer")
        #expect(state?.value == "value")
        #expect(state?.hint == "hint")
    }

    @Test func `an inner modifier that changes does not win over the outer one`() {
        struct Child: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("a")
                        .accessibilityLabel("inner \(count)")
                        .accessibilityValue("value \(count)")
                        .accessibilityLabel("outer")
                    Button("count") { count += 1 }
                }
            }
        }
        let window = HeadlessWindow { Child() }
        window.tap("count")
        #expect(text("a", in: window)?.label == "outer")
        #expect(text("a", in: window)?.value == "value 1")
    }

    @Test func `what is hidden can be shown again`() {
        struct Child: View {
            @State private var isHidden = true
            var body: some View {
                VStack {
                    Text("a").accessibilityHidden(isHidden)
                    Button("show") { isHidden = false }
                }
            }
        }
        let window = HeadlessWindow { Child() }
        #expect(text("a", in: window)?.isHidden == true)
        window.tap("show")
        #expect(text("a", in: window)?.isHidden == false)
    }

    @Test func `the element that comes in place of another takes over what is said`() {
        struct Child: View {
            @State private var isOther = false
            var body: some View {
                VStack {
                    HStack { if isOther { Text("b") } else { Text("a") } }
                        .accessibilityLabel("name")
                    Button("switch") { isOther = true }
                }
            }
        }
        let window = HeadlessWindow { Child() }
        #expect(text("a", in: window)?.label == "name")
        window.tap("switch")
        #expect(text("b", in: window)?.label == "name")
    }

    @Test func `children are read as one, and the whole can be named`() {
        let window = HeadlessWindow {
            HStack {
                Text("a")
                Text("b")
            }
            .accessibilityElement(children: .combine)
            .accessibilityLabel("both")
            .accessibilityIdentifier("pair")
        }
        let element = window.nodes.first { $0.accessibility.identifier == "pair" }
        #expect(element?.accessibility.combinesChildren == true)
        #expect(element?.accessibility.label == "both")
        #expect(window.nodes.filter { $0.accessibility.label == "both" }.count == 1)
    }

    @Test func `ignored children give the element no words`() {
        let window = HeadlessWindow {
            HStack { Text("a") }
                .accessibilityElement()
                .accessibilityIdentifier("it")
        }
        let element = window.nodes.first { $0.accessibility.identifier == "it" }
        #expect(element?.accessibility.label == "")
        #expect(element?.accessibility.combinesChildren == true)
    }

    @Test func `traits are added and taken away`() {
        let window = HeadlessWindow {
            VStack {
                Text("head").accessibilityAddTraits(.isHeader)
                Text("chosen").accessibilityAddTraits([.isSelected])
                Text("plain").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)
                Text("rank").accessibilityHeading(.h2)
            }
        }
        #expect(text("head", in: window)?.role == .heading)
        #expect(text("chosen", in: window)?.isSelected == true)
        #expect(text("plain", in: window)?.role == nil)
        #expect(text("rank", in: window)?.role == .heading)
    }

    @Test func `the older spellings say the same`() {
        let window = HeadlessWindow {
            VStack {
                Text("a").accessibility(label: Text("label"))
                Text("b").accessibility(addTraits: .isHeader)
                Text("c").accessibility(hidden: true)
            }
        }
        #expect(text("a", in: window)?.label == "label")
        #expect(text("b", in: window)?.role == .heading)
        #expect(text("c", in: window)?.isHidden == true)
    }

    @Test func `taps given as a gesture act, with as many taps as they say`() {
        let log = Recorder()
        let window = HeadlessWindow {
            VStack {
                Text("one").gesture(TapGesture().onEnded { log.note("one") })
                Text("two").gesture(TapGesture(count: 2).onEnded { _ in log.note("two") })
            }
        }
        window.tap("one")
        window.tap("two")
        #expect(log.take() == ["one", "two"])
        let counts = window.nodes.filter { $0.content == .tapArea }.map(\.handlers.tapCount)
        #expect(counts == [1, 2])
    }
}
