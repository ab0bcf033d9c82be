import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct AppStorageTests {
    enum Theme: String { case light, dark }

    /// A database of a name of its own, emptied afterwards.
    private func withStore(_ body: (UserDefaults) throws -> Void) rethrows {
        let name = "engawa.tests." + UUID().uuidString
        guard let store = UserDefaults(suiteName: name) else { return }
        defer { store.removePersistentDomain(forName: name) }
        try body(store)
    }

    struct Counter: View {
        @AppStorage("count") private var count = 1
        @AppStorage("theme") private var theme = Theme.light
        @AppStorage("name") private var name: String?
        var body: some View {
            Text("\(count) \(theme.rawValue) \(name ?? "none")")
            Button("add") { count += 1 }
            Button("dark") { theme = .dark }
            Button("name") { name = name == nil ? "N" : nil }
        }
    }

    @Test func `values are stored, and views follow them`() {
        withStore { store in
            let window = HeadlessWindow { Counter().defaultAppStorage(store) }
            #expect(window.texts.first == "1 light none")
            window.tap("add")
            window.tap("dark")
            window.tap("name")
            #expect(window.texts.first == "2 dark N")
            #expect(store.integer(forKey: "count") == 2)
            #expect(store.string(forKey: "theme") == "dark")
            window.tap("name")
            #expect(window.texts.first == "2 dark none")
            #expect(store.object(forKey: "name") == nil)
        }
    }

    @Test func `all views that name a key share its value`() {
        withStore { store in
            let window = HeadlessWindow {
                VStack {
                    Counter()
                    Counter()
                }
                .defaultAppStorage(store)
            }
            window.tap("add")
            #expect(window.texts.filter { $0 == "2 light none" }.count == 2)
        }
    }

    @Test func `what others write to the database is seen`() {
        withStore { store in
            let window = HeadlessWindow { Counter().defaultAppStorage(store) }
            store.set(7, forKey: "count")
            window.pump()
            #expect(window.texts.first == "7 light none")
            let bodies = window.bodyEvaluationCount
            window.pump()
            #expect(window.bodyEvaluationCount == bodies)
        }
    }

    @Test func `a value of another kind in the database is as good as none`() {
        withStore { store in
            store.set("purple", forKey: "theme")
            let window = HeadlessWindow { Counter().defaultAppStorage(store) }
            #expect(window.texts.first == "1 light none")
        }
    }

    @Test func `every kind comes back as it was`() throws {
        try withStore { store in
            let address = try #require(URL(string: "https://a.example/b?c=d"))
            let url = AppStorage(wrappedValue: address, "url", store: store)
            url.wrappedValue = try #require(URL(string: "https://b.example/"))
            #expect(url.wrappedValue.absoluteString == "https://b.example/")
            let data = AppStorage(wrappedValue: Data(), "data", store: store)
            data.wrappedValue = Data([1, 2])
            #expect(data.wrappedValue == Data([1, 2]))
            let number = AppStorage(wrappedValue: 0.5, "double", store: store)
            number.projectedValue.wrappedValue = 2.25
            #expect(number.wrappedValue == 2.25)
            let flag = AppStorage(wrappedValue: true, "flag", store: store)
            flag.wrappedValue = false
            #expect(!flag.wrappedValue)
        }
    }
}

@MainActor
struct SceneStorageTests {
    struct Owner: View {
        @SceneStorage("tab") private var tab = 0
        @State private var isShown = true
        var body: some View {
            if isShown { Inner() }
            Text("outer \(tab)")
            Button("toggle") { isShown.toggle() }
        }
    }
    struct Inner: View {
        @SceneStorage("tab") private var tab = 0
        var body: some View {
            Text("inner \(tab)")
            Button("add") { tab += 1 }
        }
    }

    @Test func `a window's values are shared and outlive their views`() {
        let window = HeadlessWindow { Owner() }
        window.tap("add")
        checkTexts(window, ["inner 1", "add", "outer 1", "toggle"])
        window.tap("toggle")
        window.tap("toggle")
        checkTexts(window, ["inner 1", "add", "outer 1", "toggle"])
        let other = HeadlessWindow { Owner() }
        checkTexts(other, ["inner 0", "add", "outer 0", "toggle"])
    }
}
