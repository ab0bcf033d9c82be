import Foundation
import HeadlessBackend
import SwiftUICore
import TestSupport
import Testing

@MainActor
struct SearchTests {
    private struct Fruits: View {
        var placement = SearchFieldPlacement.automatic
        @State private var text = ""
        @State private var said = ""
        private let all = ["apple", "banana", "cherry"]
        var body: some View {
            NavigationStack {
                List(all.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
                    .navigationTitle("Fruits \(said)")
                    .searchable(text: $text, placement: placement, prompt: "Find")
                    .onSubmit(of: .search) { said = "for \(text)" }
            }
        }
    }

    private func hasField(_ window: HeadlessWindow) -> Bool {
        window.nodes.contains {
            if case .textField(let state) = $0.content { state.look == .search } else { false }
        }
    }

    @Test func `a button of the bar shows the field, Escape hides and empties it`() {
        let window = HeadlessWindow { Fruits() }
        #expect(!hasField(window))
        #expect(window.press("f", modifiers: .command))
        #expect(hasField(window))
        window.type("an", into: "Find")
        #expect(window.texts.contains("banana") && !window.texts.contains("apple"))
        window.submit("Find")
        #expect(window.texts.contains("Fruits for an"))
        #expect(window.press(.escape))
        #expect(!hasField(window))
        #expect(window.texts.contains("apple"))
        #expect(!window.press(.escape))
    }

    @Test func `a field that is always shown lies between the bar and the content`() {
        let window = HeadlessWindow {
            Fruits(placement: .navigationBarDrawer(displayMode: .always))
        }
        #expect(hasField(window))
        let field = window.nodes.first {
            if case .textField = $0.content { true } else { false }
        }
        let frame = field.map(window.frame(of:)) ?? .zero
        #expect(frame.minY >= 40 && frame.maxY < (window.frame(ofText: "apple")?.minY ?? 0))
    }

    @Test func `a field around a navigation container goes to its first page`() {
        struct Child: View {
            @State private var text = ""
            var body: some View {
                NavigationView {
                    NavigationLink("next") { Text("second").navigationTitle("Second") }
                        .navigationTitle("First")
                }
                .searchable(text: $text)
            }
        }
        let window = HeadlessWindow { Child() }
        #expect(!hasField(window))
        window.press("f", modifiers: .command)
        #expect(hasField(window))
        window.tap("next")
        #expect(!hasField(window))
    }

    @Test func `without a page the field stands above the content`() {
        let window = HeadlessWindow { Text("content").searchable(text: .constant("")) }
        #expect(hasField(window))
        #expect(window.texts.contains("content"))
    }

    @Test func `views below know whether a person searches and can end it`() {
        struct Inner: View {
            @Environment(\.isSearching) private var isSearching
            @Environment(\.dismissSearch) private var dismissSearch
            var body: some View {
                Text(isSearching ? "searching" : "idle")
                Button("end") { dismissSearch() }
            }
        }
        struct Child: View {
            @State private var text = "x"
            @State private var isPresented = false
            var body: some View {
                NavigationStack {
                    VStack {
                        Inner()
                        Text("text \(text)")
                        Text(isPresented ? "presented" : "away")
                        Button("present") { isPresented = true }
                    }
                    .searchable(text: $text, isPresented: $isPresented, prompt: "Find")
                }
            }
        }
        let window = HeadlessWindow { Child() }
        #expect(window.texts.contains("idle"))
        window.tap("present")
        #expect(hasField(window))
        #expect(window.texts.contains("searching"))
        window.tap("end")
        #expect(window.texts.contains("idle"))
        #expect(window.texts.contains("away"))
        #expect(window.texts.contains("text "))
    }

    @Test func `suggestions complete the text and go`() {
        struct Child: View {
            @State private var text = ""
            var body: some View {
                NavigationStack {
                    Text("text \(text)")
                        .searchable(text: $text, prompt: "Find")
                        .searchSuggestions {
                            Text("red").searchCompletion("color:red")
                            Text("blue").searchCompletion("color:blue")
                        }
                }
            }
        }
        let window = HeadlessWindow { Child() }
        #expect(!window.texts.contains("red"))
        window.press("f", modifiers: .command)
        #expect(window.texts.contains("red"))
        window.tap("blue")
        #expect(window.texts.contains("text color:blue"))
        #expect(!window.texts.contains("red"))
    }

    @Test func `scopes are chosen below the field while one searches`() {
        struct Child: View {
            @State private var text = ""
            @State private var scope = 0
            var body: some View {
                NavigationStack {
                    Text("scope \(scope)")
                        .searchable(text: $text, prompt: "Find")
                        .searchScopes($scope) {
                            Text("All").tag(0)
                            Text("Mine").tag(1)
                        }
                }
            }
        }
        let window = HeadlessWindow { Child() }
        window.press("f", modifiers: .command)
        let picker = window.nodes.first {
            if case .picker = $0.content { true } else { false }
        }
        picker?.handlers.selected?(1)
        window.pump()
        #expect(window.texts.contains("scope 1"))
    }

    @Test func `tokens stand before the field and can be taken away`() {
        struct Token: Identifiable {
            let id: String
        }
        struct Child: View {
            @State private var text = ""
            @State private var tokens: [Token] = []
            @State private var suggested = [Token(id: "swift"), Token(id: "linux")]
            var body: some View {
                NavigationStack {
                    Text("tokens \(tokens.map(\.id).joined(separator: ","))")
                        .searchable(
                            text: $text, tokens: $tokens, suggestedTokens: $suggested,
                            prompt: Text("Find")
                        ) { Text("#\($0.id)") }
                }
            }
        }
        let window = HeadlessWindow { Child() }
        window.press("f", modifiers: .command)
        window.tap("#linux")
        #expect(window.texts.contains("tokens linux"))
        window.tap("#linux")
        #expect(window.texts.contains("tokens "))
    }
}
