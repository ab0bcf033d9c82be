import Combine
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct NavigationTests {
    // 97
    @Test func `a path that the app writes decides what shows`() {
        struct Child: View {
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    VStack {
                        Text("root \(path.count)")
                        Button("deep") { path = [1, 2, 3] }
                    }
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text("page \(number)")
                            Button("to root") { path = [] }
                            Button("on") { path.append(number + 1) }
                        }
                    }
                }
            }
        }
        let window = HeadlessWindow { Child() }
        window.tap("deep")
        #expect(window.texts.contains("page 3"))
        window.goBack()
        #expect(window.texts.contains("page 2"))
        window.tap("on")
        #expect(window.texts.contains("page 3"))
        window.tap("to root")
        #expect(window.texts.contains("root 0"))
    }

    @Test(arguments: [(1000.0, true), (400.0, false)])
    func `the row whose page is beside the list is the selected one`(
        width: Double, isBeside: Bool
    ) {
        let window = HeadlessWindow(width: width, height: 600) {
            NavigationSplitView {
                List {
                    NavigationLink("one", value: 1)
                    NavigationLink("two", value: 2)
                    NavigationLink("three") { Text("page three") }
                }
                .navigationDestination(for: Int.self) { Text("page \($0)") }
            } detail: {
                Text("nothing")
            }
        }
        func selected() -> [String] {
            ["one", "two", "three"].filter { name in
                window.find(name) { $0.accessibility.role == .link }?.accessibility.isSelected
                    == true
            }
        }
        window.pump()
        #expect(selected() == [])
        for (row, page) in [("one", "page 1"), ("two", "page 2"), ("three", "page three")] {
            window.tap(row)
            window.pump()
            #expect(window.texts.contains(page))
            #expect(selected() == (isBeside ? [row] : []))
            if !isBeside { window.goBack() }
            window.pump()
        }
    }

    // 98, 99
    @Test func `a link whose type has no destination does nothing`() {
        let log = Recorder()
        let window = HeadlessWindow {
            NavigationStack {
                VStack {
                    NavigationLink("text", value: "text")
                    NavigationLink("number", value: 1)
                }
                .navigationDestination(for: Int.self) { number in
                    let _ = log.note("built")
                    Text("page \(number)")
                }
            }
        }
        #expect(log.take() == [])
        window.tap("text")
        #expect(window.texts.contains("number"))
        window.tap("number")
        #expect(window.texts == ["page 1"])
        #expect(log.take() == ["built"])
    }

    // 101
    @Test func `dismiss goes back from a page`() {
        struct Page: View {
            @Environment(\.dismiss) private var dismiss
            @Environment(\.isPresented) private var isPresented
            var body: some View { Button("back \(isPresented)") { dismiss() } }
        }
        let window = HeadlessWindow {
            NavigationView { NavigationLink("push") { Page() } }
        }
        window.tap("push")
        window.tap("back true")
        #expect(window.texts == ["push"])
    }

    @Test func `a destination shows the newest value of its link's owner`() {
        struct Child: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    NavigationLink("push") {
                        Button("count \(count)") { count += 1 }
                    }
                }
            }
        }
        let window = HeadlessWindow { Child() }
        window.tap("push")
        window.tap("count 0")
        #expect(window.texts.contains("count 1"))
    }

    @Test func `a link that is bound follows its binding both ways`() {
        struct Child: View {
            @State private var isActive = false
            var body: some View {
                NavigationStack {
                    VStack {
                        Button("activate") { isActive = true }
                        Text(isActive ? "active" : "idle")
                        NavigationLink(isActive: $isActive) {
                            Text("page")
                        } label: {
                            Text("link")
                        }
                    }
                }
            }
        }
        let window = HeadlessWindow { Child() }
        window.tap("activate")
        #expect(window.texts == ["page"])
        window.goBack()
        #expect(window.texts.contains("idle"))
    }

    @Test func `rows of a list are links as a whole`() {
        let window = HeadlessWindow {
            NavigationStack {
                List(0..<3) { index in
                    NavigationLink(value: index) {
                        VStack {
                            Text("title \(index)")
                            Text("more")
                        }
                    }
                    .accessibilityIdentifier("row-\(index)")
                }
                .navigationTitle("Things")
                .navigationDestination(for: Int.self) { Text("page \($0)") }
            }
        }
        #expect(window.tap("row-1"))
        #expect(window.texts == ["page 1"])
    }

    @Test func `a large title scrolls with the list and then stands in the bar`() {
        let window = HeadlessWindow {
            NavigationStack {
                List(0..<100) { Text("row \($0)") }.navigationTitle("Things")
            }
        }
        #expect(window.title == "Things")
        #expect(window.texts.first == "Things")
        #expect(window.tree().contains(#"header """#))
        window.scroll(to: 300)
        #expect(window.tree().contains(#"header "Things""#))
        window.scroll(to: 0)
        #expect(window.tree().contains(#"header """#))
    }

    @Test func `an inline title stands in the bar`() {
        let window = HeadlessWindow {
            NavigationStack {
                Text("content")
                    .navigationTitle("Things")
                    .navigationBarTitleDisplayMode(.inline)
            }
        }
        #expect(window.tree().contains(#"header "Things""#))
        #expect(window.texts == ["content"])
    }

    @Test func `toolbar items act, and go with their page`() {
        struct Child: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    NavigationLink("push", value: 1)
                        .toolbar {
                            ToolbarItem(placement: .navigationBarTrailing) {
                                Button("add \(count)") { count += 1 }
                            }
                        }
                        .navigationDestination(for: Int.self) { _ in Text("page") }
                }
            }
        }
        let window = HeadlessWindow { Child() }
        window.tap("add 0")
        #expect(window.texts.contains("add 1"))
        window.tap("push")
        #expect(!window.texts.contains("add 1"))
    }

    @Test
    func `a wide split view shows the chosen page beside the list, a narrow one in its place`() {
        func make(_ width: Double) -> HeadlessWindow {
            HeadlessWindow(width: width) {
                NavigationSplitView {
                    List(0..<2) { index in
                        NavigationLink("row \(index)", value: index)
                    }
                    .navigationDestination(for: Int.self) { Text("page \($0)") }
                } detail: {
                    Text("nothing")
                }
            }
        }
        let wide = make(1000)
        #expect(wide.texts == ["row 0", "row 1", "nothing"])
        wide.tap("row 1")
        #expect(wide.texts == ["row 0", "row 1", "page 1"])
        wide.tap("row 0")
        #expect(wide.texts == ["row 0", "row 1", "page 0"])
        #expect(!wide.goBack())
        let narrow = make(400)
        #expect(narrow.texts == ["row 0", "row 1"])
        narrow.tap("row 1")
        #expect(narrow.texts == ["page 1"])
        narrow.resize(width: 1000, height: 600)
        #expect(narrow.texts == ["row 0", "row 1", "page 1"])
        narrow.resize(width: 400, height: 600)
        narrow.goBack()
        #expect(narrow.texts == ["row 0", "row 1"])
    }

    @Test func `a page follows the binding that its row in a covered list gave it`() {
        final class Model: ObservableObject { @Published var items = [false, false, false] }
        struct Page: View {
            @Binding var isOn: Bool
            var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
        }
        struct Root: View {
            @ObservedObject var model: Model
            var body: some View {
                List {
                    Button("add") { model.items.insert(false, at: 0) }
                    ForEach(model.items.indices, id: \.self) { index in
                        NavigationLink("go \(index)") { Page(isOn: $model.items[index]) }
                    }
                }
            }
        }
        let model = Model()
        let window = HeadlessWindow {
            NavigationView { Root(model: model) }.navigationViewStyle(.stack)
        }
        window.tap("go 1")
        #expect(window.tap("off"))
        #expect(window.texts.contains("on"), "\(window.tree())")
        #expect(model.items == [false, true, false])
        model.items.append(false)
        window.pump()
        #expect(window.tap("on"))
        #expect(window.texts.contains("off"), "\(window.tree())")
    }
}
