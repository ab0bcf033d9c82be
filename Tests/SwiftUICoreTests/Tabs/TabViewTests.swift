import Foundation
import HeadlessBackend
import SwiftUICore
import Testing

@MainActor
struct TabViewTests {
    @MainActor
    final class Log {
        var lines: [String] = []
    }

    struct Counter: View {
        let name: String
        let log: Log
        @State private var count = 0
        var body: some View {
            VStack {
                Text("\(name) \(count)")
                Button("add to \(name)") { count += 1 }
            }
            .onAppear { log.lines.append("\(name) appears") }
            .onDisappear { log.lines.append("\(name) disappears") }
        }
    }

    struct ThreeTabs: View {
        let log: Log
        @State private var selection = "b"
        var body: some View {
            TabView(selection: $selection) {
                Counter(name: "first", log: log)
                    .tabItem { Label("First", systemImage: "1.circle") }.tag("a")
                Counter(name: "second", log: log).tag("b")
                    .tabItem {
                        Image(systemName: "2.circle")
                        Text("Second")
                    }
                    .badge(3)
                VStack {
                    Button("to first") { selection = "a" }
                    Text("chosen \(selection)")
                }
                .tabItem { Text("Third") }.tag("c")
            }
        }
    }

    @Test func `the page whose tag is selected shows`() {
        let window = HeadlessWindow { ThreeTabs(log: Log()) }
        #expect(window.texts.contains("second 0"))
        #expect(!window.texts.contains("first 0"))
        #expect(window.tabs == ["First", "Second, 3", "Third"])
        #expect(window.selectedTabs == ["Second, 3"])
    }

    @Test func `a tab that is pressed writes the selection`() {
        let window = HeadlessWindow { ThreeTabs(log: Log()) }
        window.selectTab("Third")
        #expect(window.texts.contains("chosen c"))
        #expect(window.selectedTabs == ["Third"])
    }

    @Test func `a selection that the app writes shows its page`() {
        let window = HeadlessWindow { ThreeTabs(log: Log()) }
        window.selectTab("Third")
        window.tap("to first")
        #expect(window.texts.contains("first 0"))
        #expect(window.selectedTabs == ["First"])
    }

    @Test func `pages keep their state while others show`() {
        let window = HeadlessWindow { ThreeTabs(log: Log()) }
        window.tap("add to second")
        window.selectTab("First")
        #expect(!window.texts.contains("second 1"))
        window.selectTab("Second, 3")
        #expect(window.texts.contains("second 1"))
    }

    @Test func `pages are made at first, and told of coming and going`() {
        let log = Log()
        let window = HeadlessWindow { ThreeTabs(log: log) }
        #expect(window.bodyCounts["Counter"] == 2)
        #expect(log.lines == ["second appears"])
        window.selectTab("First")
        #expect(window.bodyCounts["Counter"] == 2)
        #expect(log.lines.dropFirst() == ["first appears", "second disappears"])
        window.selectTab("Second, 3")
        #expect(window.bodyCounts["Counter"] == 2)
        #expect(log.lines.dropFirst(3) == ["second appears", "first disappears"])
        window.close()
        #expect(log.lines.last == "second disappears")
    }

    @Test func `keys go from tab to tab`() {
        let window = HeadlessWindow { ThreeTabs(log: Log()) }
        #expect(window.switchTab(by: 1))
        #expect(window.selectedTabs == ["Third"])
        #expect(!window.switchTab(by: 1))
        #expect(window.switchTab(to: 0))
        #expect(window.selectedTabs == ["First"])
        #expect(!window.switchTab(to: 5))
    }

    @Test func `tabs lie below in a narrow window and above in a wide one`() throws {
        let window = HeadlessWindow(width: 400, height: 600) { ThreeTabs(log: Log()) }
        #expect(try #require(window.frame(ofText: "First")).minY > 530)
        #expect(!window.tree().contains("header"))
        window.resize(width: 900, height: 600)
        #expect(try #require(window.frame(ofText: "First")).maxY < 60)
        #expect(window.tree().contains("header"))
        #expect(window.texts.contains("second 0"))
    }

    @Test func `without a selection the tab view remembers by itself`() {
        let window = HeadlessWindow {
            TabView {
                Text("one").tabItem { Text("1") }
                Text("two").tabItem { Text("2") }
            }
        }
        #expect(window.texts.contains("one"))
        window.selectTab("2")
        #expect(window.texts.contains("two"))
        #expect(!window.texts.contains("one"))
    }

    @Test func `a navigation stack in a tab keeps its own bar and its pages`() {
        let window = HeadlessWindow {
            TabView {
                NavigationStack {
                    NavigationLink("go") { Text("inside").navigationTitle("Inside") }
                        .navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
                }
                .tabItem { Text("1") }
                NavigationStack { Text("other").navigationTitle("Other") }
                    .tabItem { Text("2") }
            }
        }
        #expect(window.title == "Home")
        window.tap("go")
        #expect(window.tree().contains("header \"Inside\""))
        window.selectTab("2")
        #expect(window.title == "Other")
        #expect(!window.goBack(), "the page that is pushed in the other tab stays")
        window.selectTab("1")
        #expect(window.title == "Inside")
        #expect(window.texts.contains("inside"))
        #expect(window.goBack())
        #expect(window.texts.contains("go"))
    }

    @Test func `titles in pages reach a navigation view around the tab view`() {
        let window = HeadlessWindow {
            NavigationStack {
                TabView {
                    Text("a").navigationTitle("A").tabItem { Text("1") }
                    Text("b").navigationTitle("B").tabItem { Text("2") }
                }
            }
        }
        #expect(window.title == "A")
        window.selectTab("2")
        #expect(window.title == "B")
    }

    @Test func `tabs of a collection are selected by the ids of its elements`() {
        struct Model: View {
            @State private var names = ["x", "y", "z"]
            @State private var selection = "y"
            var body: some View {
                TabView(selection: $selection) {
                    ForEach(names, id: \.self) { name in
                        Text("page \(name)").tabItem { Text(name) }
                    }
                    Button("drop \(selection)") { names.removeFirst() }
                        .tabItem { Text("edit") }.tag("edit")
                }
            }
        }
        let window = HeadlessWindow { Model() }
        #expect(window.texts.contains("page y"))
        window.selectTab("edit")
        window.tap("drop edit")
        #expect(window.tabs == ["y", "z", "edit"])
        #expect(window.texts.contains("drop edit"), "the chosen page stays the chosen one")
        window.selectTab("z")
        #expect(window.texts.contains("page z"))
    }

    @Test func `a tab's words follow what they are made of`() {
        struct Inbox: View {
            @State private var count = 0
            var body: some View {
                TabView {
                    Button("more") { count += 1 }
                        .tabItem { Text("Inbox \(count)") }.badge(count)
                }
            }
        }
        let window = HeadlessWindow { Inbox() }
        #expect(window.tabs == ["Inbox 0"])
        window.tap("more")
        #expect(window.tabs == ["Inbox 1, 1"])
    }

    @Test func `tabs in the newer writing`() {
        struct New: View {
            @State private var selection = 2
            var body: some View {
                TabView(selection: $selection) {
                    Tab("One", systemImage: "1.circle", value: 1) { Text("first page") }
                    Tab(value: 2) {
                        Text("second page")
                    } label: {
                        Label("Two", systemImage: "2.circle")
                    }
                }
            }
        }
        let window = HeadlessWindow { New() }
        #expect(window.tabs == ["One", "Two"])
        #expect(window.texts.contains("second page"))
        window.selectTab("One")
        #expect(window.texts.contains("first page"))
    }

    @Test func `an optional selection is selected by plain tags`() {
        struct Choice: View {
            @State private var selection: Int? = 2
            var body: some View {
                TabView(selection: $selection) {
                    Text("one").tabItem { Text("1") }.tag(1 as Int?)
                    Text("two \(selection ?? 0)").tabItem { Text("2") }.tag(2 as Int?)
                }
            }
        }
        let window = HeadlessWindow { Choice() }
        #expect(window.texts.contains("two 2"))
    }
}
