import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct ControlStyleTests {
    struct WordStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                HStack {
                    configuration.label
                    Text(configuration.isOn ? "yes" : "no")
                }
            }
        }
    }

    struct Switched: View {
        @State private var isOn = false
        var body: some View { Toggle("light", isOn: $isOn) }
    }

    @Test func `a toggle style of the app's shows and turns the toggle`() {
        let window = HeadlessWindow { Switched().toggleStyle(WordStyle()) }
        #expect(window.texts == ["light", "no"])
        window.tap("light")
        #expect(window.texts == ["light", "yes"])
    }

    @Test func `a button toggle tells that it is on`() {
        let window = HeadlessWindow { Switched().toggleStyle(.button) }
        func isSelected() -> Bool { window.nodes.contains { $0.accessibility.isSelected } }
        #expect(!isSelected())
        window.tap("light")
        #expect(isSelected())
        window.tap("light")
        #expect(!isSelected())
    }

    @Test func `a switch is called by its label however that is made`() {
        let window = HeadlessWindow {
            VStack {
                Toggle(isOn: .constant(true)) { Text("a").bold() }
                Toggle(isOn: .constant(true)) { Label("b", systemImage: "star") }
                Toggle("c", isOn: .constant(true)).labelsHidden()
            }
        }
        let names = window.nodes.compactMap { node -> String? in
            if case .toggle = node.content { node.accessibility.label } else { nil }
        }
        #expect(names == ["a", "b", "c"])
        #expect(window.texts == ["a", "b"])
    }

    struct PercentStyle: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
            }
        }
    }

    @Test func `a progress style of the app's is told the share and the label`() {
        let window = HeadlessWindow {
            ProgressView("loading", value: 3, total: 12).progressViewStyle(PercentStyle())
        }
        #expect(window.texts == ["loading", "25 %"])
    }

    @Test func `progress is a spinner where nobody knows, else a bar within bounds`() {
        let window = HeadlessWindow {
            VStack {
                ProgressView()
                ProgressView(value: 3.0, total: 2)
                ProgressView(value: 1.0, total: 0)
                ProgressView(value: 0.5).progressViewStyle(.circular)
            }
        }
        let shown = window.nodes.compactMap { node -> String? in
            guard case .progress(let fraction, let isCircular, _) = node.content else { return nil }
            return "\(fraction.map { "\($0)" } ?? "?") \(isCircular ? "circle" : "bar")"
        }
        #expect(shown == ["? circle", "1.0 bar", "? circle", "0.5 circle"])
    }

    struct SwappedStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.title
                Text("|")
                configuration.icon
            }
        }
    }

    @Test func `labels show the parts that their style says`() {
        let window = HeadlessWindow {
            VStack {
                Label("both", systemImage: "star")
                Label("words", systemImage: "star").labelStyle(.titleOnly)
                Label("picture", systemImage: "star").labelStyle(.iconOnly)
                Label("mine", systemImage: "star").labelStyle(SwappedStyle())
            }
        }
        #expect(window.texts == ["both", "words", "mine", "|"])
        let pictures = window.nodes.filter { if case .image = $0.content { true } else { false } }
        #expect(pictures.count == 3)
    }

    @Test func `a page without content says why and what to do`() {
        let log = Recorder()
        let window = HeadlessWindow {
            ContentUnavailableView {
                Label("Nothing", systemImage: "tray")
            } description: {
                Text("There is nothing here")
            } actions: {
                Button("Reload") { log.note("reload") }
            }
        }
        #expect(window.texts == ["Nothing", "There is nothing here", "Reload"])
        window.tap("Reload")
        #expect(log.take() == ["reload"])
    }

    @Test func `a page for a fruitless search names what was searched for`() {
        let window = HeadlessWindow { ContentUnavailableView.search(text: "swift") }
        #expect(window.texts.first?.contains("swift") == true)
        let plain = HeadlessWindow {
            ContentUnavailableView("Empty", systemImage: "tray", description: Text("So it is"))
        }
        #expect(plain.texts == ["Empty", "So it is"])
    }
}
