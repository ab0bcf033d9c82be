import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

private enum TitleKey: FocusedValueKey { typealias Value = String }
private enum CountKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
    fileprivate var count: Binding<Int>? {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }
}

/// What the view that holds the focus supplies to views elsewhere.
@MainActor
struct FocusedValueTests {
    private struct Bar: View {
        @FocusedValue(\.title) private var title
        @FocusedBinding(\.count) private var count
        var body: some View {
            Text("title \(title ?? "none")")
            Button("count \(count.map { "\($0)" } ?? "none")") { count = (count ?? 0) + 1 }
        }
    }

    private struct Page: View {
        @State private var text = ""
        @State private var count = 0
        var body: some View {
            VStack {
                Bar()
                VStack {
                    TextField("first", text: $text)
                    TextField("second", text: $text).focusedValue(\.title, "inner")
                }
                .focusedValue(\.title, "outer")
                .focusedValue(\.count, $count)
                TextField("elsewhere", text: $text)
            }
        }
    }

    @Test func `readers see what is around the focus, the inner value first`() {
        let window = HeadlessWindow { Page() }
        checkTexts(window, ["title none", "count none"])
        window.focus("first")
        checkTexts(window, ["title outer", "count 0"])
        window.focus("first", false)
        window.focus("second")
        checkTexts(window, ["title inner", "count 0"])
        window.focus("second", false)
        window.focus("elsewhere")
        checkTexts(window, ["title none", "count none"])
    }

    @Test func `a binding writes the state of the focused view`() {
        let window = HeadlessWindow { Page() }
        window.tap("count none")
        window.focus("first")
        window.tap("count 0")
        #expect(window.texts.contains("count 1"))
    }

    @Test func `a value of the scene holds without a focus and gives way to a focused one`() {
        struct Owner: View {
            @State private var isShown = true
            @State private var text = ""
            var body: some View {
                VStack {
                    Bar()
                    Button("hide") { isShown = false }
                    if isShown { Text("scene").focusedSceneValue(\.title, "scene") }
                    TextField("field", text: $text).focusedValue(\.title, "field")
                }
            }
        }
        let window = HeadlessWindow { Owner() }
        #expect(window.texts.first == "title scene")
        window.focus("field")
        #expect(window.texts.first == "title field")
        window.focus("field", false)
        window.tap("hide")
        #expect(window.texts.first == "title none")
    }
}
