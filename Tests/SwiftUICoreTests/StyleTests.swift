import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

/// Environment readers that are no views, and who is told of what.
@MainActor
struct StyleTests {
    struct Dimming: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(isEnabled ? "on" : "off")
            }
        }
    }

    @Test func `a button style reads the environment of its button`() {
        struct Owner: View {
            @State private var isDisabled = false
            var body: some View {
                VStack {
                    Button("toggle") { isDisabled.toggle() }.buttonStyle(.plain)
                    Button("styled") {}.disabled(isDisabled)
                }
                .buttonStyle(Dimming())
            }
        }
        let window = HeadlessWindow { Owner() }
        checkTexts(window, ["toggle", "styled", "on"])
        window.tap("toggle")
        checkTexts(window, ["toggle", "styled", "off"])
    }

    @Test(arguments: [(ColorScheme.light, 1.0), (.dark, 0.02)])
    func `words in the accent can be read on windows`(scheme: ColorScheme, ground: Double) {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let color = Color.accentColor.resolved(in: environment)
        let weights = [(color.red, 0.2126), (color.green, 0.7152), (color.blue, 0.0722)]
        // Relative luminance and contrast as WCAG 2.1 defines them; 4.5 is its level AA.
        let luminance = weights.reduce(0) { sum, part in
            sum + part.1 * (part.0 <= 0.04045 ? part.0 / 12.92 : pow((part.0 + 0.055) / 1.055, 2.4))
        }
        let contrast = (max(luminance, ground) + 0.05) / (min(luminance, ground) + 0.05)
        #expect(contrast >= 4.5, "\(color) has a contrast of \(contrast)")
    }

    @Test func `a style with a state keeps it`() {
        struct Tallying: PrimitiveButtonStyle {
            @State private var count = 0
            func makeBody(configuration: Configuration) -> some View {
                Button("pressed \(count)") {
                    count += 1
                    configuration.trigger()
                }
            }
        }
        var presses = 0
        let window = HeadlessWindow {
            Button("label") { presses += 1 }.buttonStyle(Tallying())
        }
        window.tap("pressed 0")
        checkTexts(window, ["pressed 1"])
        #expect(presses == 1)
    }

    struct ActionReader: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.openURL) private var openURL
        var body: some View { Text("actions") }
    }

    struct LevelReader: View {
        @Environment(\.level) private var level
        var body: some View { Text("level \(level)") }
    }

    @Test func `readers of actions are not told of other keys`() {
        struct Owner: View {
            @State private var level = 0
            var body: some View {
                NavigationStack {
                    VStack {
                        ActionReader()
                        LevelReader()
                        Button("raise") { level += 1 }
                    }
                }
                .environment(\.level, level)
            }
        }
        let window = HeadlessWindow { Owner() }
        window.resetCounts()
        window.tap("raise")
        #expect(window.texts.contains("level 1"))
        #expect(window.bodyCounts == ["Owner": 1, "LevelReader": 1])
    }

    @Test func `a key set to an equal value tells nobody`() {
        struct Owner: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    LevelReader()
                    Button("count \(count)") { count += 1 }
                }
                .environment(\.level, count / 10)
            }
        }
        let window = HeadlessWindow { Owner() }
        window.resetCounts()
        window.tap("count 0")
        #expect(window.bodyCounts == ["Owner": 1])
    }

    @Test func `rows out of sight see the newest environment when they come back`() {
        struct Owner: View {
            @State private var level = 0
            var body: some View {
                VStack {
                    Button("raise") { level += 1 }
                    List(0..<200) { index in
                        VStack {
                            Text("row \(index)")
                            LevelReader()
                        }
                    }
                    .environment(\.level, level)
                }
            }
        }
        let window = HeadlessWindow { Owner() }
        window.scrollToEnd()
        window.resetCounts()
        window.tap("raise")
        #expect(window.bodyCounts["LevelReader", default: 0] < 40)
        #expect(!window.texts.contains("level 0"))
        window.scroll(to: 0)
        #expect(window.texts.contains("level 1"))
        #expect(!window.texts.contains("level 0"))
    }

    @Test func `the environment reaches sheets and pages, and follows changes`() {
        struct Owner: View {
            @State private var level = 1
            @State private var isShown = false
            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationLink("push", value: 1)
                        Button("sheet") { isShown = true }
                    }
                    .navigationDestination(for: Int.self) { _ in
                        VStack {
                            LevelReader()
                            Button("raise") { level += 1 }
                        }
                    }
                }
                .sheet(isPresented: $isShown) {
                    VStack {
                        LevelReader()
                        Button("raise in sheet") { level += 1 }
                    }
                }
                .environment(\.level, level)
            }
        }
        let window = HeadlessWindow { Owner() }
        window.tap("push")
        window.tap("raise")
        #expect(window.texts.contains("level 2"))
        window.goBack()
        window.tap("sheet")
        window.sheet?.tap("raise in sheet")
        #expect(window.sheet?.texts.first == "level 3")
    }

    @Test func `the colour scheme of the window reaches its readers`() {
        struct Reader: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        let window = HeadlessWindow {
            VStack {
                Reader()
                Reader().environment(\.colorScheme, .light)
            }
        }
        window.colorScheme = .dark
        checkTexts(window, ["dark", "light"])
    }
}

private enum LevelKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}
