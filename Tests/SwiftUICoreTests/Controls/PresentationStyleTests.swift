import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct PresentationStyleTests {
    private struct Presenter<Body: View>: View {
        @ViewBuilder let make: (Binding<Bool>) -> Body
        @State private var isShown = false
        var body: some View {
            VStack {
                Button("show") { isShown = true }
                Text(isShown ? "shown" : "away")
                make($isShown)
            }
        }
    }

    @Test func `a sheet has the height that its content asks for and changes with it`() {
        struct Content: View {
            @State private var detent = PresentationDetent.medium
            var body: some View {
                Button("large") { detent = .large }
                    .presentationDetents([.large, .medium, .height(100)], selection: $detent)
            }
        }
        let window = HeadlessWindow {
            Presenter { shown in Text("x").sheet(isPresented: shown) { Content() } }
        }
        window.tap("show")
        #expect(window.sheet?.size.height == 250)
        window.sheet?.tap("large")
        #expect(window.sheet?.size.height == 500)
        let heights = window.backend.openSheets.last?.root.sheetHeights(in: 500)
        #expect(heights?.heights == [100, 250, 500])
        #expect(heights?.showsIndicator == true)
        heights?.select(0)
        window.pump()
        #expect(window.sheet?.size.height == 100)
    }

    @Test func `a sheet without a selection opens at its lowest height`() {
        let window = HeadlessWindow {
            Presenter { shown in
                Text("x").sheet(isPresented: shown) {
                    Text("y").presentationDetents([.fraction(0.8), .fraction(0.3)])
                }
            }
        }
        window.tap("show")
        #expect(window.sheet?.size.height == 150)
    }

    @Test func `a cover fills the window`() {
        let window = HeadlessWindow {
            Presenter { shown in Text("x").fullScreenCover(isPresented: shown) { Text("y") } }
        }
        window.tap("show")
        #expect(window.presentationStyle == "cover")
        #expect(window.sheet?.size == CGSize(width: 400, height: 600))
    }

    @Test func `a popover is one where there is room, else a sheet`() {
        func window(_ width: CGFloat, _ adaptation: PresentationAdaptation) -> HeadlessWindow {
            let window = HeadlessWindow(width: width) {
                Presenter { shown in
                    Text("x").popover(isPresented: shown) {
                        Text("yyyy").presentationCompactAdaptation(adaptation)
                    }
                }
            }
            window.tap("show")
            return window
        }
        #expect(window(800, .automatic).presentationStyle == "popover")
        #expect(window(400, .automatic).presentationStyle == "sheet")
        #expect(window(400, .popover).presentationStyle == "popover")
        #expect(window(400, .fullScreenCover).presentationStyle == "cover")
        #expect(window(800, .automatic).sheet?.size == CGSize(width: 60, height: 15))
    }

    @Test func `a sheet that forbids it cannot be closed by the person`() {
        let window = HeadlessWindow {
            Presenter { shown in
                Text("x").sheet(isPresented: shown) { Text("y").interactiveDismissDisabled() }
            }
        }
        window.tap("show")
        window.closeSheet()
        #expect(window.texts.contains("shown"))
    }

    @Test func `sheets lie over sheets and go one by one`() {
        struct Second: View {
            @Environment(\.dismiss) private var dismiss
            @Environment(\.isPresented) private var isPresented
            var body: some View {
                Button(isPresented ? "close second" : "lost") { dismiss() }
            }
        }
        struct First: View {
            @State private var isShown = false
            var body: some View {
                Button("more") { isShown = true }.sheet(isPresented: $isShown) { Second() }
            }
        }
        let log = Recorder()
        let window = HeadlessWindow {
            Presenter { shown in
                Text("x").sheet(isPresented: shown, onDismiss: { log.note("gone") }) { First() }
            }
        }
        window.tap("show")
        window.sheet?.tap("more")
        #expect(window.backend.openSheets.count == 2)
        window.sheet?.tap("close second")
        #expect(window.backend.openSheets.count == 1)
        #expect(log.take().isEmpty)
        window.closeSheet()
        #expect(log.take() == ["gone"])
        #expect(window.texts.contains("away"))
    }

    @Test func `the scheme that a view prefers is the window's`() {
        struct Inner: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        struct Child: View {
            @State private var scheme: ColorScheme? = .dark
            var body: some View {
                VStack {
                    Inner()
                    Button("follow") { scheme = nil }
                }
                .preferredColorScheme(scheme)
            }
        }
        let window = HeadlessWindow { Child() }
        #expect(window.texts.contains("dark"))
        #expect(window.preferredColorScheme == .dark)
        window.tap("follow")
        #expect(window.texts.contains("light"))
        #expect(window.preferredColorScheme == nil)
    }

    @Test func `views are told when the window is put away`() {
        struct Child: View {
            @Environment(\.scenePhase) private var phase
            let log: Recorder
            var body: some View {
                Text("x").onChange(of: phase) { log.note("\($1)") }
            }
        }
        let log = Recorder()
        let window = HeadlessWindow { Child(log: log) }
        window.setScenePhase(.background)
        window.setScenePhase(.active)
        #expect(log.take() == ["background", "active"])
    }

    @Test func `help is read out and shown beside the pointer`() {
        let window = HeadlessWindow { Button("b") {}.help("What b does") }
        let button = window.nodes.first { $0.handlers.activate != nil }
        #expect(button?.accessibility.tooltip == "What b does")
        #expect(button?.accessibility.hint == "What b does")
    }
}
