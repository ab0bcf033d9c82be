import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct ChoiceTests {
    private func pickers(_ window: HeadlessWindow) -> [PickerState] {
        window.nodes.compactMap { if case .picker(let state) = $0.content { state } else { nil } }
    }

    @Test func `options come from tags, labels and pictures`() {
        let window = HeadlessWindow {
            Picker("p", selection: .constant(2)) {
                Text("one").tag(1)
                Label("two", systemImage: "star").tag(2)
                Image(systemName: "heart.fill").tag(3)
            }
        }
        #expect(pickers(window).first?.options == ["one", "two", "heart fill"])
        #expect(pickers(window).first?.selection == 1)
    }

    @Test func `a picker of an optional takes nil and the values themselves as tags`() {
        struct Child: View {
            @State private var choice: Int?
            var body: some View {
                VStack {
                    Picker("p", selection: $choice) {
                        Text("none").tag(Int?.none)
                        Text("one").tag(Optional(1))
                    }
                    .pickerStyle(.segmented)
                    Text(choice.map { "chose \($0)" } ?? "chose none")
                }
            }
        }
        let window = HeadlessWindow { Child() }
        #expect(pickers(window).first?.selection == 0)
        #expect(pickers(window).first?.look == .segmented)
        window.select("one", in: "p")
        #expect(window.texts.contains("chose 1"))
        window.select("none", in: "p")
        #expect(window.texts.contains("chose none"))
    }

    @Test func `a picker shows its label in forms alone, and is always called by it`() {
        let plain = HeadlessWindow {
            Picker("p", selection: .constant(1)) { Text("one").tag(1) }
        }
        #expect(!plain.texts.contains("p"))
        let form = HeadlessWindow {
            Form { Picker("p", selection: .constant(1)) { Text("one").tag(1) } }
        }
        #expect(form.texts.contains("p"))
        for window in [plain, form] {
            #expect(window.nodes.contains { $0.accessibility.label == "p" })
        }
    }

    private func press(_ direction: Int, _ window: HeadlessWindow) {
        window.nodes.first { $0.handlers.stepped != nil }?.handlers.stepped?(direction)
    }

    @Test func `a stepper stays in its range, however fast one presses`() {
        struct Child: View {
            @State private var count = 1
            var body: some View {
                VStack {
                    Stepper("Count", value: $count, in: 0...3)
                    Text("\(count)")
                }
            }
        }
        let window = HeadlessWindow { Child() }
        press(1, window)
        press(1, window)
        window.pump()
        #expect(window.texts.contains("3"))
        #expect(
            window.nodes.contains {
                $0.content == .stepper(canDecrement: true, canIncrement: false)
            })
        press(1, window)
        window.pump()
        #expect(window.texts.contains("3"))
    }

    @Test func `a stepper of actions tells when editing begins and ends`() {
        let log = Recorder()
        let window = HeadlessWindow {
            Stepper(
                "s", onIncrement: { log.note("up") }, onDecrement: nil,
                onEditingChanged: { log.note("\($0)") })
        }
        press(1, window)
        press(-1, window)
        #expect(log.take() == ["true", "up", "false"])
        #expect(
            window.nodes.contains {
                $0.content == .stepper(canDecrement: false, canIncrement: true)
            })
    }

    @Test func `a slider keeps to its range and steps`() {
        struct Child: View {
            @State private var value: Float = 2
            var body: some View {
                VStack {
                    Slider(value: $value, in: 0...10, step: 2) {
                        Text("volume")
                    } minimumValueLabel: {
                        Text("low")
                    } maximumValueLabel: {
                        Text("high")
                    }
                    Text("\(Int(value))")
                }
            }
        }
        let window = HeadlessWindow { Child() }
        #expect(window.texts == ["low", "high", "2"])
        let slider = window.nodes.first { $0.handlers.valueChanged != nil }
        #expect(slider?.accessibility.label == "volume")
        slider?.handlers.valueChanged?(6.9)
        window.pump()
        #expect(window.texts.last == "6")
        slider?.handlers.valueChanged?(99)
        window.pump()
        #expect(window.texts.last == "10")
    }

    @Test func `a labelled value shows both, through a format where one is given`() {
        let window = HeadlessWindow {
            VStack {
                LabeledContent("Name", value: "Value")
                LabeledContent("Share", value: 0.25, format: .percent)
                LabeledContent("Any") { Text("thing") }
            }
        }
        #expect(window.texts == ["Name", "Value", "Share", "25%", "Any", "thing"])
    }
}
