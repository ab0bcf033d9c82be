import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

/// Styles of an app's own around boxes, labelled values and groups, and styles inside styles.
@MainActor
struct BoxStyleTests {
    private struct Framed: GroupBoxStyle {
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(isEnabled ? "top" : "top, off")
                configuration.label
                configuration.content
            }
        }
    }

    @Test func `a style of the app's makes group boxes, those inside others too`() {
        let window = HeadlessWindow {
            GroupBox("outer") {
                Text("a")
                GroupBox("inner") { Text("b") }
            }
            .groupBoxStyle(Framed())
            .disabled(true)
        }
        checkTexts(window, ["top, off", "outer", "a", "top, off", "inner", "b"])
    }

    private struct Under: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.content
                configuration.label
            }
        }
    }

    @Test func `a style of the app's makes labelled values`() {
        let window = HeadlessWindow {
            LabeledContent("seats", value: "40").labeledContentStyle(Under())
        }
        checkTexts(window, ["40", "seats"])
    }

    private struct Row: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                configuration.content
            }
        }
    }

    @Test func `a style of the app's makes groups of controls`() {
        var pressed = 0
        let group = ControlGroup("zoom") { Button("in") { pressed += 1 } }
        let plain = HeadlessWindow { group }
        checkTexts(plain, ["in"])
        let styled = HeadlessWindow { group.controlGroupStyle(Row()) }
        checkTexts(styled, ["zoom", "in"])
        styled.tap("in")
        #expect(pressed == 1)
    }

    @Test func `a group of controls can be a menu`() {
        var pressed = 0
        let window = HeadlessWindow {
            ControlGroup("zoom") { Button("in") { pressed += 1 } }.controlGroupStyle(.menu)
        }
        #expect(window.choose("in", fromMenu: "zoom"))
        #expect(pressed == 1)
    }

    private struct Starred: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("*")
                Label(configuration)
            }
        }
    }
    private struct Told: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("told")
                ProgressView(configuration)
            }
        }
    }
    private struct Asked: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("asked")
                Toggle(configuration)
            }
        }
    }
    private struct Boxed: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("boxed")
                GroupBox(configuration)
            }
        }
    }

    @Test func `a style that shows what it is given has the style around it inside`() {
        let window = HeadlessWindow {
            VStack {
                Label("label", systemImage: "star").labelStyle(Starred())
                ProgressView("progress").progressViewStyle(Told())
                Toggle("toggle", isOn: .constant(true)).toggleStyle(Asked())
                GroupBox("box") { Text("content") }.groupBoxStyle(Boxed())
            }
        }
        checkTexts(
            window,
            ["*", "label", "told", "progress", "asked", "toggle", "boxed", "box", "content"])
    }

    @Test func `of two styles the inner one shows what the outer one makes of it`() {
        let window = HeadlessWindow {
            Label("label", systemImage: "star")
                .labelStyle(Starred())
                .labelStyle(.titleOnly)
        }
        checkTexts(window, ["*", "label"])
        #expect(!window.nodes.contains { if case .image = $0.content { true } else { false } })
    }
}
