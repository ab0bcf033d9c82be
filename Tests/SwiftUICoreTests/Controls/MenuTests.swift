import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct MenuTests {
    @Test func `a menu holds actions, sections, lines, choices and other menus`() {
        struct Child: View {
            @State private var isOn = false
            @State private var order = 1
            @State private var said = "nothing"
            var body: some View {
                VStack {
                    Menu("Options") {
                        Button("Copy") { said = "copied" }
                        Button("Delete", role: .destructive) { said = "deleted" }
                        Button("Never") {}.disabled(true)
                        Divider()
                        Toggle("Sound", isOn: $isOn)
                        Picker("Order", selection: $order) {
                            Text("Name").tag(1)
                            Text("Date").tag(2)
                        }
                        Section("More") {
                            Menu("Share") {
                                Button("Mail", systemImage: "envelope") { said = "mailed" }
                            }
                        }
                    }
                    Text("\(said) \(isOn ? "loud" : "quiet") \(order)")
                }
            }
        }
        let window = HeadlessWindow { Child() }
        #expect(
            window.menuTitles(of: "Options") == [
                ["Copy", "Delete", "Never"], ["Sound"], ["Name", "Date"], ["Share"],
            ])
        window.choose("Copy", fromMenu: "Options")
        #expect(window.texts.contains("copied quiet 1"))
        window.choose("Sound", fromMenu: "Options")
        window.choose("Date", fromMenu: "Options")
        #expect(window.texts.contains("copied loud 2"))
        window.choose("Share", "Mail", fromMenu: "Options")
        #expect(window.texts.contains("mailed loud 2"))
        #expect(!window.choose("Never", fromMenu: "Options"))
        let items = window.menuItems(of: "Options")
        #expect(items.first { $0.title == "Delete" }?.isDestructive == true)
        #expect(items.first { $0.title == "Sound" }?.mark == .check(true))
        let groups = MenuContent.groups(of: items)
        #expect(groups.last?.title == "More")
        #expect(groups[2].items.map(\.mark) == [.choice(false), .choice(true)])
    }

    @Test func `a picker in the menu style is a menu of its own in a menu`() {
        let window = HeadlessWindow {
            Menu("m") {
                Picker("Order", selection: .constant(1)) {
                    Text("Name").tag(1)
                    Text("Date").tag(2)
                }
                .pickerStyle(.menu)
            }
        }
        #expect(window.menuTitles(of: "m") == [["Order"]])
        #expect(window.choose("Order", "Date", fromMenu: "m"))
    }

    @Test func `a menu with a primary action acts on a click and opens on another`() {
        let log = Recorder()
        let window = HeadlessWindow {
            Menu("m") {
                Button("other") { log.note("other") }
            } primaryAction: {
                log.note("primary")
            }
        }
        window.tap("m")
        #expect(log.take() == ["primary"])
        #expect(window.menuTitles(of: "m").isEmpty)
        window.choose("other", fromContextMenu: "m")
        #expect(log.take() == ["other"])
    }

    @Test func `rows of a list open their own menus`() {
        struct Child: View {
            @State private var items = ["a", "b"]
            var body: some View {
                List(items, id: \.self) { item in
                    Button(item) {}
                        .contextMenu {
                            Button("Remove \(item)", role: .destructive) {
                                items.removeAll { $0 == item }
                            }
                        }
                }
            }
        }
        let window = HeadlessWindow { Child() }
        #expect(window.contextMenuTitles(of: "b") == [["Remove b"]])
        // A secondary click anywhere in the row, and the Menu key on it, find the menu.
        let frame = window.frame(ofText: "b") ?? .zero
        let point = CGPoint(x: 390, y: frame.midY)
        let owner = window.root.renderRoot.menuOwner(at: point)
        #expect(owner?.handlers.menu?().items.map(\.title) == ["Remove b"])
        window.choose("Remove b", fromContextMenu: "b")
        checkTexts(window, ["a"])
    }

    @Test func `a menu in a row leaves the row alone`() {
        let window = HeadlessWindow {
            List {
                HStack {
                    Text("row")
                    Menu("m") { Button("x") {} }
                }
            }
        }
        #expect(window.menuTitles(of: "m") == [["x"]])
        #expect(!window.nodes.contains { $0.content == .button(.row) })
    }

    @Test func `views of a menu are read when it opens`() {
        struct Child: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("add") { count += 1 }
                    Menu("m") { ForEach(0..<count, id: \.self) { Button("item \($0)") {} } }
                }
            }
        }
        let window = HeadlessWindow { Child() }
        let before = window.liveNodeCount
        #expect(window.menuTitles(of: "m").isEmpty)
        window.tap("add")
        window.tap("add")
        #expect(window.menuTitles(of: "m") == [["item 0", "item 1"]])
        #expect(window.liveNodeCount == before)
    }
}
