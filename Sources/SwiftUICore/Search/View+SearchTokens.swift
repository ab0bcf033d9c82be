// Status: partial (tokens show before the field; suggestions that are tokens add theirs)
// GTK: GtkButton
import LayoutCore

/// What puts tokens into a search field.
private struct SearchTokens<C: RandomAccessCollection & RangeReplaceableCollection, T: View>
where C.Element: Identifiable {
    let tokens: Binding<C>
    let view: (C.Element) -> T

    @MainActor
    var list: [SearchModel.Token] {
        let tokens = tokens
        return tokens.wrappedValue.map { element in
            SearchModel.Token(id: AnyHashable(element.id), view: AnyView(view(element))) {
                tokens.wrappedValue.removeAll { $0.id == element.id }
            }
        }
    }
}

extension View {
    /// Lets people search for tokens and text.
    @MainActor @preconcurrency
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        let source = SearchTokens(tokens: tokens, view: token)
        return modifier(
            SearchModifier(
                text: text, prompt: prompt?.plainString, placement: placement,
                tokens: { source.list }))
    }
    @MainActor @preconcurrency
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }
    @MainActor @preconcurrency
    @_disfavoredOverload
    public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Lets people search for tokens, some of which are suggested, and text.
    @MainActor @preconcurrency
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        let source = SearchTokens(tokens: tokens, view: token)
        return modifier(
            SearchModifier(
                text: text, prompt: prompt?.plainString, placement: placement,
                tokens: { source.list },
                suggestions: AnyView(
                    SuggestedTokens(tokens: tokens, suggested: suggestedTokens, view: token))))
    }
    @MainActor @preconcurrency
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
            prompt: Text(prompt), token: token)
    }
    @MainActor @preconcurrency
    @_disfavoredOverload
    public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
            prompt: Text(prompt), token: token)
    }

    /// Makes a suggestion add a token to the search field around when it is chosen.
    @MainActor @preconcurrency
    public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(SearchTokenCompletionModifier(token: token))
    }
}

struct SearchTokenCompletionModifier<T: Identifiable>: ViewModifier {
    let token: T
    @Environment(\.addSearchToken) private var add

    func body(content: Content) -> some View {
        content.modifier(
            SearchCompletionModifier { model in
                add?(token)
                model?.hideSuggestions()
            })
    }
}

extension EnvironmentValues {
    private enum AddKey: EnvironmentKey {
        static var defaultValue: (@MainActor (Any) -> Void)? { nil }
    }
    /// Adds a token to the search field around.
    var addSearchToken: (@MainActor (Any) -> Void)? {
        get { self[AddKey.self] }
        set { self[AddKey.self] = newValue }
    }
}

/// The tokens that could be added.
private struct SuggestedTokens<C: RandomAccessCollection & RangeReplaceableCollection, T: View>:
    View
where C.Element: Identifiable {
    let tokens: Binding<C>
    let suggested: Binding<C>
    let view: (C.Element) -> T

    var body: some View {
        ForEach(suggested.wrappedValue) { element in
            view(element).searchCompletion(element)
        }
        .environment(\.addSearchToken) { token in
            if let token = token as? C.Element { tokens.wrappedValue.append(token) }
        }
    }
}
