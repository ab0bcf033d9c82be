import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

private enum LevelKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

@MainActor
struct EnvironmentTests {
    struct Reader: View {
        @Environment(\.level) private var level
        var body: some View { Text("level \(level)") }
    }

    struct Bystander: View {
        var body: some View { Text("bystander") }
    }

    // 57, 58
    @Test func `the nearest setting wins, and a transform edits what is inherited`() {
        let window = HeadlessWindow {
            VStack {
                Reader()
                Reader().environment(\.level, 1).environment(\.level, 2)
                Reader().transformEnvironment(\.level) { $0 += 10 }.environment(\.level, 3)
            }
        }
        #expect(window.texts == ["level 0", "level 1", "level 13"])
    }

    @Test func `a write reaches only the bodies that read the key`() {
        struct Parent: View {
            @State private var level = 1
            var body: some View {
                VStack {
                    Button("raise") { level += 1 }
                    VStack {
                        Reader()
                        Bystander()
                    }
                    .environment(\.level, level)
                }
            }
        }
        let window = HeadlessWindow { Parent() }
        window.resetCounts()
        window.tap("raise")
        #expect(window.texts.contains("level 2"))
        #expect(window.bodyCounts == ["Parent": 1, "Reader": 1])
    }

    private struct NamesKey: PreferenceKey {
        @MainActor static var reductions: [String] = []
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) {
            let next = nextValue()
            MainActor.assumeIsolated { reductions.append("\(value)+\(next)") }
            value += next
        }
    }

    // 63, 64, 66
    @Test func `preferences are reduced in tree order, starting from the first sibling`() {
        NamesKey.reductions = []
        var seen: [[String]] = []
        let window = HeadlessWindow {
            VStack {
                Text("1").preference(key: NamesKey.self, value: ["a"])
                HStack {
                    Text("2").preference(key: NamesKey.self, value: ["b"])
                    Text("3").preference(key: NamesKey.self, value: ["c"])
                }
            }
            .onPreferenceChange(NamesKey.self) { seen.append($0) }
        }
        #expect(seen == [["a", "b", "c"]])
        #expect(NamesKey.reductions.first == #"["a"]+["b"]"#)
        window.pump()
        #expect(seen.count == 1)
    }

    @Test func `a preference that changes is reported once`() {
        var seen: [[String]] = []
        struct Parent: View {
            let seen: ([String]) -> Void
            @State private var name = "a"
            var body: some View {
                VStack {
                    Button("rename") { name = "b" }
                    Text("x").preference(key: NamesKey.self, value: [name])
                }
                .onPreferenceChange(NamesKey.self, perform: seen)
            }
        }
        let window = HeadlessWindow { Parent { seen.append($0) } }
        window.tap("rename")
        #expect(seen == [["a"], ["b"]])
    }

    @Test func `disabled cannot be undone inside`() {
        var presses = 0
        let window = HeadlessWindow {
            VStack {
                Button("press") { presses += 1 }.disabled(false)
            }
            .disabled(true)
        }
        #expect(!window.tap("press"))
        #expect(presses == 0)
    }

    @Test func `openURL can be handled by the app`() {
        struct Child: View {
            var body: some View {
                if let url = URL(string: "https://example.com/") {
                    Link("open", destination: url)
                }
            }
        }
        let plain = HeadlessWindow { Child() }
        plain.tap("open")
        #expect(plain.openedURLs.map(\.absoluteString) == ["https://example.com/"])
        var handled: [String] = []
        let own = HeadlessWindow {
            Child().environment(
                \.openURL,
                OpenURLAction { url in
                    handled.append(url.absoluteString)
                    return .handled
                })
        }
        own.tap("open")
        #expect(handled == ["https://example.com/"])
        #expect(own.openedURLs.isEmpty)
    }

    @Test func `what an app leaves to the system goes to the system of its own window`() throws {
        struct Child: View {
            let url: URL
            var body: some View {
                Link("open", destination: url)
                    .environment(\.openURL, OpenURLAction { _ in .systemAction })
                    .environment(\.openURL, OpenURLAction { _ in .discarded })
            }
        }
        let url = try #require(URL(string: "https://example.com/"))
        let first = HeadlessWindow { Child(url: url) }
        let second = HeadlessWindow { Child(url: url) }
        first.tap("open")
        #expect(first.openedURLs == [url])
        #expect(second.openedURLs.isEmpty)
    }

    @Test func `a sheet opens addresses as what presented it does`() throws {
        struct Owner: View {
            let url: URL
            @State private var isPresented = true
            var body: some View {
                Text("owner").sheet(isPresented: $isPresented) {
                    Link("open", destination: url)
                }
            }
        }
        let url = try #require(URL(string: "https://example.com/"))
        let plain = HeadlessWindow { Owner(url: url) }
        plain.pump()
        #expect(plain.sheet?.tap("open") == true)
        #expect(plain.openedURLs == [url])
        var handled: [URL] = []
        let own = HeadlessWindow {
            Owner(url: url).environment(
                \.openURL,
                OpenURLAction {
                    handled.append($0)
                    return .handled
                })
        }
        own.pump()
        #expect(own.sheet?.tap("open") == true)
        #expect(handled == [url])
    }
}
