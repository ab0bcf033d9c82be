import Foundation
import HeadlessBackend
import Observation
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct AlertContentTests {
    @Observable
    final class Model {
        var name = "first"
        var isLocked = false
    }

    @Test func `an alert follows what only its closures read`() {
        struct Child: View {
            let model: Model
            @State private var isShown = true
            var body: some View {
                Text("x").alert("Title", isPresented: $isShown) {
                    Button("Delete \(model.name)") {}.disabled(model.isLocked)
                } message: {
                    Text("about \(model.name)")
                }
            }
        }
        let model = Model()
        let window = HeadlessWindow { Child(model: model) }
        #expect(window.alert == "Title\nabout first")
        model.name = "second"
        window.pump()
        #expect(window.alert == "Title\nabout second")
        #expect(window.alertButtons == ["Delete second"])
        model.isLocked = true
        window.pump()
        #expect(window.backend.openAlerts.count == 1)
        #expect(window.backend.openAlerts.first?.content.actions.first?.isEnabled == false)
    }

    @Test func `buttons are found through loops, conditions and modifiers, in order`() {
        let window = HeadlessWindow {
            Text("x").confirmationDialog("Title", isPresented: .constant(true)) {
                ForEach(1..<3, id: \.self) { Button("n\($0)") {} }
                if true { AnyView(Button("any") {}.tint(.red)) }
                Group { Button("no", role: .cancel) {} }
            }
        }
        #expect(window.alertButtons == ["n1", "n2", "any", "no"])
        let roles = window.backend.openAlerts.first?.content.actions.map(\.role)
        #expect(roles == [.normal, .normal, .normal, .cancel])
    }

    @Test func `an action does what the latest view says, though nothing looks different`() {
        struct Child: View {
            let log: Recorder
            @State private var count = 0
            @State private var isShown = true
            var body: some View {
                let now = count
                VStack {
                    Button("count \(count)") { count += 1 }
                }
                .alert("Title", isPresented: $isShown) {
                    Button("Say") { log.note("\(now)") }
                }
            }
        }
        let log = Recorder()
        let window = HeadlessWindow { Child(log: log) }
        window.tap("count 0")
        window.tapAlert("Say")
        #expect(log.take() == ["1"])
    }

    struct Item: Identifiable { var id: Int }

    @Test func `a dialog made of data shows while there is data`() {
        struct Child: View {
            let log: Recorder
            @State private var item: Item?
            @State private var isShown = false
            var body: some View {
                Button("ask") {
                    item = Item(id: 7)
                    isShown = true
                }
                .confirmationDialog("Title", isPresented: $isShown, presenting: item) { item in
                    Button("Remove \(item.id)", role: .destructive) { log.note("\(item.id)") }
                } message: { item in
                    Text("number \(item.id)")
                }
            }
        }
        let log = Recorder()
        let window = HeadlessWindow { Child(log: log) }
        #expect(window.alert == nil)
        window.tap("ask")
        #expect(window.alert == "Title\nnumber 7")
        window.tapAlert("Remove 7")
        #expect(log.take() == ["7"])
        #expect(window.alert == nil)
    }

    @Test func `a button that is turned off stays so in an alert`() {
        let window = HeadlessWindow {
            Text("x").alert("Title", isPresented: .constant(true)) {
                Button("Off") {}.disabled(true)
            }
        }
        #expect(window.backend.openAlerts.first?.content.actions.map(\.isEnabled) == [false])
    }

    @Test func `a sheet follows what only its closure reads`() {
        struct Child: View {
            let model: Model
            @State private var count = 0
            @State private var isShown = true
            var body: some View {
                Button("count") { count += 1 }
                    .sheet(isPresented: $isShown) { Text("\(model.name) \(count)") }
            }
        }
        let model = Model()
        let window = HeadlessWindow { Child(model: model) }
        #expect(window.sheet?.texts == ["first 0"])
        window.tap("count")
        #expect(window.sheet?.texts == ["first 1"])
        model.name = "second"
        window.pump()
        #expect(window.sheet?.texts == ["second 1"])
        #expect(window.backend.openSheets.count == 1)
    }

    @Test func `a sheet inherits the environment and follows it`() {
        struct Inside: View {
            @Environment(\.isEnabled) private var isEnabled
            var body: some View { Text(isEnabled ? "enabled" : "disabled") }
        }
        struct Child: View {
            @State private var isOff = false
            var body: some View {
                VStack {
                    Button("switch") { isOff = true }
                    Text("x").sheet(isPresented: .constant(true)) { Inside() }.disabled(isOff)
                }
            }
        }
        let window = HeadlessWindow { Child() }
        #expect(window.sheet?.texts == ["enabled"])
        window.tap("switch")
        #expect(window.sheet?.texts == ["disabled"])
    }

    @Test func `sheets stack, and an inner one goes with the outer one`() {
        struct Child: View {
            @State private var isOuter = true
            @State private var isInner = true
            var body: some View {
                Button("close") { isOuter = false }
                    .sheet(isPresented: $isOuter) {
                        Text("outer").sheet(isPresented: $isInner) { Text("inner") }
                    }
            }
        }
        let window = HeadlessWindow { Child() }
        window.pump()
        #expect(window.backend.openSheets.count == 2)
        #expect(window.sheet?.texts == ["inner"])
        window.tap("close")
        #expect(window.backend.openSheets.isEmpty)
    }

    @Test func `a sheet can ask not to be closed by a person`() {
        struct Inside: View {
            @State private var isDirty = false
            var body: some View {
                Button("edit") { isDirty = true }.interactiveDismissDisabled(isDirty)
            }
        }
        let window = HeadlessWindow {
            Text("x").sheet(isPresented: .constant(true)) { Inside() }
        }
        #expect(window.sheet?.root.isInteractiveDismissDisabled == false)
        window.sheet?.tap("edit")
        #expect(window.sheet?.root.isInteractiveDismissDisabled == true)
    }
}
