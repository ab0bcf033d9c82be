import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct PresentationTests {
    @Test func `an alert shows its title, message and buttons, and pressing one closes it`() {
        let log = Recorder()
        struct Child: View {
            let log: Recorder
            @State private var isShown = false
            var body: some View {
                VStack {
                    Button("show") { isShown = true }
                    Text(isShown ? "shown" : "hidden")
                }
                .alert("Title", isPresented: $isShown) {
                    Button("Delete", role: .destructive) { log.note("delete") }
                    if true { Button("Cancel", role: .cancel) {} }
                } message: {
                    Text("Message")
                }
            }
        }
        let window = HeadlessWindow { Child(log: log) }
        #expect(window.alert == nil)
        window.tap("show")
        #expect(window.alert == "Title\nMessage")
        #expect(window.alertButtons == ["Delete", "Cancel"])
        window.tapAlert("Delete")
        #expect(log.take() == ["delete"])
        #expect(window.alert == nil)
        #expect(window.texts.contains("hidden"))
    }

    @Test func `an alert without buttons gets an OK, and goes when its condition does`() {
        struct Child: View {
            @State private var isShown = true
            var body: some View {
                Button("hide") { isShown = false }
                    .alert("Title", isPresented: $isShown) {}
            }
        }
        let window = HeadlessWindow { Child() }
        #expect(window.alertButtons == ["OK"])
        window.tap("hide")
        #expect(window.alert == nil)
    }

    struct Problem: LocalizedError {
        var errorDescription: String? { "It broke" }
    }

    @Test func `an error gives the alert its title`() {
        struct Child: View {
            @State private var isShown = true
            var body: some View {
                Text("x").alert(isPresented: $isShown, error: Problem()) { _ in
                    Button("Retry") {}
                } message: { _ in
                    Text("Try again")
                }
            }
        }
        let window = HeadlessWindow { Child() }
        #expect(window.alert == "It broke\nTry again")
        #expect(window.alertButtons == ["Retry"])
    }

    struct Item: Identifiable { var id: Int }

    @Test func `the older forms of alerts and action sheets work`() {
        let log = Recorder()
        struct Child: View {
            let log: Recorder
            @State private var item: Item?
            @State private var isShown = false
            var body: some View {
                VStack {
                    Button("item") { item = Item(id: 3) }
                    Button("sheet") { isShown = true }
                }
                .alert(item: $item) { item in
                    Alert(
                        title: Text("Item \(item.id)"),
                        primaryButton: .default(Text("Go")) { log.note("go \(item.id)") },
                        secondaryButton: .cancel())
                }
                .actionSheet(isPresented: $isShown) {
                    ActionSheet(
                        title: Text("Choose"), buttons: [.destructive(Text("Remove")), .cancel()])
                }
            }
        }
        let window = HeadlessWindow { Child(log: log) }
        window.tap("item")
        #expect(window.alert == "Item 3")
        window.tapAlert("Go")
        #expect(log.take() == ["go 3"])
        window.tap("sheet")
        #expect(window.alert == "Choose")
        #expect(window.alertButtons.first == "Remove")
    }

    @Test func `a confirmation dialog always offers a way out`() {
        let window = HeadlessWindow {
            Text("x").confirmationDialog("Sure?", isPresented: .constant(true)) {
                Button("Yes") {}
            }
        }
        #expect(window.alertButtons.count == 2)
        #expect(window.alertButtons.first == "Yes")
    }

    @Test func `a sheet shares state, is dismissed from inside, and says so once`() {
        let log = Recorder()
        struct Inside: View {
            @Binding var count: Int
            @Environment(\.dismiss) private var dismiss
            var body: some View {
                VStack {
                    Button("add \(count)") { count += 1 }
                    Button("close") { dismiss() }
                }
            }
        }
        struct Child: View {
            let log: Recorder
            @State private var isShown = false
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("count \(count)")
                    Button("show") { isShown = true }
                }
                .sheet(isPresented: $isShown, onDismiss: { log.note("dismissed") }) {
                    Inside(count: $count)
                }
            }
        }
        let window = HeadlessWindow { Child(log: log) }
        window.tap("show")
        window.sheet?.tap("add 0")
        #expect(window.sheet?.texts.contains("add 1") == true)
        #expect(window.texts.contains("count 1"))
        window.sheet?.tap("close")
        #expect(window.sheet == nil)
        #expect(log.take() == ["dismissed"])
        window.tap("show")
        window.closeSheet()
        #expect(window.sheet == nil)
        #expect(log.take() == ["dismissed"])
    }

    // 100
    @Test func `another item closes the sheet and presents a new one`() {
        let log = Recorder()
        struct Inside: View {
            let log: Recorder
            let item: Item
            var body: some View {
                Text("item \(item.id)")
                    .onAppear { log.note("appear \(item.id)") }
                    .onDisappear { log.note("disappear") }
            }
        }
        struct Child: View {
            let log: Recorder
            @State private var item: Item?
            var body: some View {
                VStack {
                    Button("one") { item = Item(id: 1) }
                    Button("two") { item = Item(id: 2) }
                }
                .sheet(item: $item) { Inside(log: log, item: $0) }
            }
        }
        let window = HeadlessWindow { Child(log: log) }
        window.tap("one")
        #expect(window.sheet?.texts == ["item 1"])
        window.tap("two")
        #expect(window.sheet?.texts == ["item 2"])
        #expect(log.lines.contains("appear 2"))
        #expect(log.count("disappear") == 1)
    }

    @Test func `a sheet follows what only its content reads`() {
        struct Child: View {
            @State private var isShown = true
            @State private var count = 0
            var body: some View {
                Text("x").sheet(isPresented: $isShown) {
                    Button("count \(count)") { count += 1 }
                }
            }
        }
        let window = HeadlessWindow { Child() }
        window.sheet?.tap("count 0")
        #expect(window.sheet?.texts == ["count 1"])
    }
}
