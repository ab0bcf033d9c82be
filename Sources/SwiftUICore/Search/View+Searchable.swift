// Status: partial (suggestions always show below the field)
// GTK: GtkEntry below the header bar; a button there and Ctrl+F show it, Escape hides it
import LayoutCore

/// Where a search field shows.
public struct SearchFieldPlacement: Sendable {
    let isAlwaysShown: Bool

    /// Behind a button of the page's bar.
    public static let automatic = SearchFieldPlacement(isAlwaysShown: false)
    public static let toolbar = SearchFieldPlacement(isAlwaysShown: false)
    /// In the first column.
    public static let sidebar = SearchFieldPlacement(isAlwaysShown: false)
    /// Below the page's bar.
    public static let navigationBarDrawer = SearchFieldPlacement(isAlwaysShown: false)
    /// Below the page's bar, always or behind a button.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement {
        SearchFieldPlacement(isAlwaysShown: displayMode.isAlways)
    }

    /// When the field below a page's bar shows.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let isAlways: Bool
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }
}

/// When the scopes of a search field show; from when the field is entered here.
public struct SearchScopeActivation: Sendable {
    public static let automatic = SearchScopeActivation()
    public static let onTextEntry = SearchScopeActivation()
    public static let onSearchPresentation = SearchScopeActivation()
}

extension View {
    /// Lets people search what the view shows.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(
            SearchModifier(text: text, prompt: prompt?.plainString, placement: placement))
    }
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// Lets people search, and tells whether they do.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(
            SearchModifier(
                text: text, prompt: prompt?.plainString, placement: placement,
                isPresented: isPresented))
    }
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(
            text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(
            text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Lets people search, with suggestions.
    @MainActor @preconcurrency
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder suggestions: () -> S
    ) -> some View {
        modifier(
            SearchModifier(
                text: text, prompt: prompt?.plainString, placement: placement,
                suggestions: AnyView(suggestions())))
    }
    @MainActor @preconcurrency
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(
            text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }
    @MainActor @preconcurrency
    @_disfavoredOverload
    public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(
            text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }

    /// Chooses what is suggested below the search field.
    @MainActor @preconcurrency
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, AnyView(suggestions()))
    }
    /// Accepted; suggestions show below the field.
    public nonisolated func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View { self }

    /// Makes a suggestion put a text into the search field when it is chosen.
    @MainActor @preconcurrency
    public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier { $0?.complete(with: completion) })
    }

    /// Lets people choose where to search.
    @MainActor @preconcurrency
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        environment(
            \.searchScopes,
            AnyView(
                Picker(selection: scope, content: scopes) { Text(verbatim: Words.search) }
                    .pickerStyle(.segmented).labelsHidden()))
    }
    /// Lets people choose where to search.
    @MainActor @preconcurrency
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View { searchScopes(scope, scopes: scopes) }
}
