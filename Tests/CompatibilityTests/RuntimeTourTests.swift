import Combine
import Foundation
import HeadlessBackend
import SwiftUI
import Testing

/// What apps of our reach use, each written as an app's author would, and driven.
@MainActor
struct RuntimeTourTests {
    // MARK: Navigation

    struct Country: Hashable, Codable { var name: String }

    @Test func `a navigation path holds values of several types, is popped and restored`() throws {
        final class Kept: ObservableObject {
            @Published var path = NavigationPath()
        }
        struct Screen: View {
            @ObservedObject var kept: Kept
            var body: some View {
                NavigationStack(path: $kept.path) {
                    VStack {
                        NavigationLink("to Japan", value: Country(name: "Japan"))
                        Text("count \(kept.path.count)")
                    }
                    .navigationDestination(for: Country.self) { country in
                        VStack {
                            Text("country \(country.name)")
                            NavigationLink("to 47", value: 47)
                        }
                    }
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text("number \(number)")
                            Button("home") { kept.path.removeLast(kept.path.count) }
                        }
                    }
                }
            }
        }
        let kept = Kept()
        let window = HeadlessWindow { Screen(kept: kept) }
        window.tap("to Japan")
        #expect(window.texts.contains("country Japan"))
        window.tap("to 47")
        #expect(window.texts.contains("number 47"))
        #expect(kept.path.count == 2)
        let saved = try JSONEncoder().encode(try #require(kept.path.codable))
        window.tap("home")
        #expect(window.texts.contains("count 0"))
        kept.path = NavigationPath(
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved))
        window.pump()
        #expect(window.texts.contains("number 47"))
        window.goBack()
        #expect(window.texts.contains("country Japan"))
        #expect(kept.path.count == 1)
    }

    @Test func `items of the older kind stand in the bar and act`() {
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                NavigationView {
                    Text("count \(count)")
                        .navigationBarTitle("Title", displayMode: .inline)
                        .navigationBarItems(
                            leading: Button("less") { count -= 1 },
                            trailing: Button(action: { count += 1 }, label: { Text("more") }))
                }
                .navigationViewStyle(StackNavigationViewStyle())
            }
        }
        let window = HeadlessWindow { Screen() }
        window.tap("more")
        window.tap("more")
        window.tap("less")
        #expect(window.texts.contains("count 1"))
    }

    @Test func `a page hides its bar and the tabs around it`() {
        struct Screen: View {
            @State private var isHidden = true
            var body: some View {
                TabView {
                    NavigationStack {
                        NavigationLink("open") {
                            VStack {
                                Text("inside")
                                Toggle("hidden", isOn: $isHidden)
                            }
                            .navigationTitle("Page")
                            .toolbar(isHidden ? .hidden : .visible, for: .tabBar)
                        }
                        .navigationTitle("First")
                        .toolbarBackground(.red, for: .navigationBar)
                    }
                    .tabItem { Label("One", systemImage: "1.circle") }
                    NavigationStack {
                        Text("plain")
                            .navigationTitle("Second")
                            .toolbar(.hidden, for: .navigationBar)
                    }
                    .tabItem { Label("Two", systemImage: "2.circle") }
                }
            }
        }
        let window = HeadlessWindow { Screen() }
        #expect(window.tabs == ["One", "Two"])
        window.tap("open")
        #expect(window.tabs.isEmpty)
        window.toggle("hidden", to: false)
        #expect(window.tabs == ["One", "Two"])
        window.toggle("hidden", to: true)
        #expect(window.tabs.isEmpty)
        window.goBack()
        #expect(window.tabs == ["One", "Two"])
        #expect(window.tree().contains("header"))
        window.selectTab("Two")
        #expect(window.texts.contains("plain"))
        let middle = window.frame(ofText: "plain")?.midY ?? 0
        window.selectTab("One")
        #expect(abs(middle - (window.frame(ofText: "open")?.midY ?? 0)) > 10, "no bar above it")
    }

    @Test func `the size class follows the window`() {
        struct Screen: View {
            @Environment(\.horizontalSizeClass) private var sizeClass
            var body: some View { Text(sizeClass == .compact ? "compact" : "regular") }
        }
        let window = HeadlessWindow(width: 400, height: 600) { Screen() }
        #expect(window.texts == ["compact"])
        window.resize(width: 900, height: 600)
        #expect(window.texts == ["regular"])
    }

    // MARK: Input

    @Test func `a form of fields is filled, submitted and checked`() {
        struct Screen: View {
            enum Field: Hashable { case name, pass, note }
            @State private var name = ""
            @State private var pass = ""
            @State private var note = ""
            @State private var done = ""
            @FocusState private var focus: Field?
            var body: some View {
                Form {
                    TextField("name", text: $name)
                        .focused($focus, equals: .name).submitLabel(.next)
                        .textInputAutocapitalization(.never).autocorrectionDisabled()
                        .textContentType(.username)
                        .onSubmit { focus = .pass }
                    SecureField("pass", text: $pass)
                        .focused($focus, equals: .pass).submitLabel(.done)
                        .onSubmit { done = "\(name) \(pass) \(note)" }
                    TextEditor(text: $note).accessibilityLabel("note").frame(height: 80)
                    Text("done \(done)")
                    Text(focus == .pass ? "in pass" : "elsewhere")
                }
            }
        }
        let window = HeadlessWindow { Screen() }
        window.focus("name")
        window.type("Hanako", into: "name")
        window.submit("name")
        #expect(window.texts.contains("in pass"))
        window.type("secret", into: "pass")
        window.type("a note", into: "note")
        window.submit("pass")
        #expect(window.texts.contains("done Hanako secret a note"))
    }

    @Test func `controls in all their common styles write their values`() {
        struct Screen: View {
            @State private var fruit = "apple"
            @State private var isOn = false
            @State private var share = 0.5
            @State private var count = 1
            @State private var day = Date(timeIntervalSince1970: 0)
            var body: some View {
                Form {
                    Picker("segments", selection: $fruit) { fruits }.pickerStyle(.segmented)
                    Picker("menu", selection: $fruit) { fruits }.pickerStyle(.menu)
                    Picker("wheel", selection: $fruit) { fruits }.pickerStyle(.wheel)
                    Picker("inline", selection: $fruit) { fruits }.pickerStyle(.inline)
                    Picker(selection: $fruit, label: Text("older")) { fruits }
                        .pickerStyle(SegmentedPickerStyle())
                    Toggle(isOn: $isOn) { Label("switch", systemImage: "star") }
                    Slider(value: $share, in: 0...1, step: 0.1) {
                        Text("share")
                    } minimumValueLabel: {
                        Text("0")
                    } maximumValueLabel: {
                        Text("1")
                    }
                    Stepper("count \(count)", value: $count, in: 0...10)
                    DatePicker("day", selection: $day, displayedComponents: .date)
                    Text("\(fruit) \(isOn ? "on" : "off") \(count)")
                }
            }
            @ViewBuilder private var fruits: some View {
                ForEach(["apple", "pear"], id: \.self) { Text($0) }
            }
        }
        let window = HeadlessWindow(width: 400, height: 1400) { Screen() }
        #expect(window.select("pear", in: "segments"))
        #expect(window.texts.contains("pear off 1"))
        #expect(window.select("apple", in: "menu"))
        #expect(window.select("pear", in: "wheel"))
        #expect(window.select("apple", in: "older"))
        #expect(window.toggle("switch", to: true))
        #expect(window.texts.contains("apple on 1"))
    }

    // MARK: Gestures and animation

    @Test func `a picture is magnified by two fingers`() {
        struct Screen: View {
            @State private var scale: CGFloat = 1
            @State private var last: CGFloat = 1
            var body: some View {
                VStack {
                    Text("scale \(Int((scale * 10).rounded()))")
                    Color.red.frame(width: 200, height: 200)
                        .gesture(
                            MagnificationGesture()
                                .onChanged { scale = last * $0 }
                                .onEnded { _ in last = scale })
                }
            }
        }
        let window = HeadlessWindow { Screen() }
        window.magnify(by: 2, at: CGPoint(x: 200, y: 310))
        window.magnify(by: 1.5, at: CGPoint(x: 200, y: 310))
        #expect(window.texts.contains("scale 30"))
    }

    @Test func `a pulse goes there and back for ever`() throws {
        struct Screen: View {
            @State private var isBig = false
            @State private var isLarge = false
            private static let pulse = Animation.linear(duration: 1).repeatForever()
            var body: some View {
                VStack(alignment: .leading) {
                    Text("x").offset(x: isBig ? 100 : 0)
                        .animation(Self.pulse, value: isBig)
                        .onAppear { isBig = true }
                    Text("y").offset(x: isLarge ? 100 : 0)
                        .onAppear { withAnimation(Self.pulse) { isLarge = true } }
                }
            }
        }
        let window = HeadlessWindow { Screen() }
        func place(_ text: String) throws -> Double {
            Double(try #require(window.frame(ofText: text)).minX)
        }
        let (x, y) = (try place("x"), try place("y"))
        for (seconds, moved) in [(0.5, 50.0), (0.5, 100), (0.5, 50), (0.5, 0), (0.25, 25)] {
            window.advance(by: seconds)
            let (movedX, movedY) = (try place("x") - x, try place("y") - y)
            #expect(abs(movedX - moved) < 0.5)
            #expect(abs(movedY - moved) < 0.5)
        }
    }

    @Test func `the older animation moves what changes below it`() throws {
        struct Screen: View {
            @State private var isMoved = false
            var body: some View {
                VStack(alignment: .leading) {
                    Button("move") { isMoved.toggle() }
                    Text("x").offset(x: isMoved ? 100 : 0).animation(.linear(duration: 1))
                }
            }
        }
        let window = HeadlessWindow { Screen() }
        window.advance(by: 2)
        let start = try #require(window.frame(ofText: "x")).minX
        window.tap("move")
        window.advance(by: 0.5)
        #expect(abs(try #require(window.frame(ofText: "x")).minX - start - 50) < 0.5)
    }

    // MARK: Presentation

    @Test func `sheets, covers, popovers, dialogs and alerts come and go from one screen`() {
        struct Item: Identifiable { let id: Int }
        struct Screen: View {
            @State private var item: Item?
            @State private var isCovered = false
            @State private var isAsked = false
            @State private var isAlerted = false
            @State private var isActing = false
            @State private var log = ""
            var body: some View {
                VStack {
                    Button("sheet") { item = Item(id: 7) }
                    Button("cover") { isCovered = true }
                    Button("dialog") { isAsked = true }
                    Button("alert") { isAlerted = true }
                    Button("action") { isActing = true }
                    Text("log \(log)")
                }
                .sheet(item: $item, onDismiss: { log += "closed " }) { item in
                    Closing(title: "sheet \(item.id)")
                        .presentationDetents([.medium, .large])
                        .presentationDragIndicator(.visible)
                        .interactiveDismissDisabled()
                }
                .fullScreenCover(isPresented: $isCovered) { Closing(title: "cover") }
                .confirmationDialog("Sure?", isPresented: $isAsked, titleVisibility: .visible) {
                    Button("Delete", role: .destructive) { log += "deleted " }
                    Button("Cancel", role: .cancel) {}
                }
                .alert("Name", isPresented: $isAlerted) {
                    Button("Yes") { log += "yes " }
                } message: {
                    Text("Is it so?")
                }
                .actionSheet(isPresented: $isActing) {
                    ActionSheet(
                        title: Text("Do"),
                        buttons: [.default(Text("It")) { log += "did " }, .cancel()])
                }
            }
        }
        struct Closing: View {
            let title: String
            @Environment(\.dismiss) private var dismiss
            var body: some View {
                VStack {
                    Text(title)
                    Button("close") { dismiss() }
                }
            }
        }
        let window = HeadlessWindow { Screen() }
        window.tap("sheet")
        #expect(window.sheet?.texts.contains("sheet 7") == true)
        window.sheet?.tap("close")
        #expect(window.sheet == nil)
        window.tap("cover")
        #expect(window.presentationStyle == "cover")
        window.sheet?.tap("close")
        window.tap("dialog")
        window.tapAlert("Delete")
        window.tap("alert")
        #expect(window.alert == "Name\nIs it so?")
        window.tapAlert("Yes")
        window.tap("action")
        window.tapAlert("It")
        #expect(window.texts.contains("log closed deleted yes did "))
    }

    // MARK: Data

    @Test func `settings and models reach views in every way they are written`() {
        final class Model: ObservableObject {
            @Published var names = ["a"]
            private var subscriptions: Set<AnyCancellable> = []
            @Published private(set) var total = 0
            init() {
                $names.map(\.count).removeDuplicates()
                    .sink { [weak self] in self?.total = $0 }
                    .store(in: &subscriptions)
            }
        }
        struct Screen: View {
            @StateObject private var model = Model()
            var body: some View {
                VStack { Inner() }
                    .environmentObject(model)
                    .environment(\.locale, Locale(identifier: "ja_JP"))
                    .dynamicTypeSize(.xLarge)
            }
        }
        struct Inner: View {
            @EnvironmentObject private var model: Model
            @Environment(\.locale) private var locale
            @Environment(\.dynamicTypeSize) private var size
            @State private var received = 0
            var body: some View {
                Text("total \(model.total) received \(received)")
                Text("\(locale.identifier) \(size == .xLarge ? "larger" : "other")")
                Button("add") { model.names.append("b") }
                    .onReceive(model.$total) { received = $0 }
            }
        }
        let window = HeadlessWindow { Screen() }
        #expect(window.texts == ["total 1 received 1", "ja_JP larger", "add"])
        window.tap("add")
        #expect(window.texts.contains("total 2 received 2"))
    }

    @Test func `rows are deleted, moved, swiped and opened by their menus`() {
        struct Screen: View {
            @State private var rows = ["a", "b", "c", "d"]
            @State private var log = ""
            var body: some View {
                NavigationStack {
                    List {
                        Section {
                            ForEach(rows, id: \.self) { row in
                                Text(row)
                                    .contextMenu {
                                        Button("mark \(row)") { log += "marked \(row) " }
                                    }
                                    .swipeActions(edge: .leading) {
                                        Button("flag \(row)") { log += "flagged \(row) " }
                                    }
                            }
                            .onDelete { rows.remove(atOffsets: $0) }
                            .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
                        } header: {
                            Text("head")
                        } footer: {
                            Text("log \(log)")
                        }
                    }
                    .toolbar { EditButton() }
                }
            }
        }
        let window = HeadlessWindow { Screen() }
        window.choose("mark b", fromContextMenu: "b")
        #expect(window.texts.contains("log marked b "))
        #expect(window.texts.filter { ["a", "b", "c", "d"].contains($0) } == ["a", "b", "c", "d"])
        #expect(window.tap("Edit"))
        #expect(window.texts.contains("Done"))
    }
}
