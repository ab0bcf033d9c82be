import LayoutCore
import Observation

/// What a search field shows and does; lives as long as the searchable view.
@MainActor
@Observable
final class SearchModel {
    /// A word among what is searched for.
    struct Token: Identifiable {
        let id: AnyHashable
        let view: AnyView
        let remove: @MainActor () -> Void
    }

    var text = Binding<String>.constant("")
    var prompt: String?
    var tokens: [Token] = []
    /// Whether the field shows without being asked for.
    var isAlwaysShown = false
    /// Whether the field shows.
    fileprivate(set) var isOpen = false
    /// Whether a person searches: from when the field is entered until it is left.
    private(set) var isSearching = false
    private(set) var hasFocus = false
    /// Whether suggestions wait until the text changes again.
    private(set) var areSuggestionsHidden = false
    @ObservationIgnored var didChange: (() -> Void)?
    @ObservationIgnored var isPresented: Binding<Bool>?

    var isShown: Bool { isAlwaysShown || isOpen }

    /// Shows the field and puts the focus into it.
    func begin() {
        isOpen = true
        hasFocus = true
        setSearching(true)
    }

    /// Ends searching; the text goes and the field closes.
    func end() {
        if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
        for token in tokens { token.remove() }
        isOpen = false
        hasFocus = false
        setSearching(false)
    }

    func toggle() { isOpen ? end() : begin() }

    /// The field was entered or left.
    func focusDidChange(_ isFocused: Bool) {
        hasFocus = isFocused
        if isFocused {
            areSuggestionsHidden = false
            setSearching(true)
        } else if text.wrappedValue.isEmpty, tokens.isEmpty, isAlwaysShown {
            setSearching(false)
        } else {
            didChange?()
        }
    }

    func textDidChange() {
        areSuggestionsHidden = false
        didChange?()
    }

    /// Takes a suggestion.
    func complete(with completion: String) {
        text.wrappedValue = completion
        areSuggestionsHidden = true
        didChange?()
    }

    func hideSuggestions() {
        areSuggestionsHidden = true
        didChange?()
    }

    private func setSearching(_ searching: Bool) {
        if searching != isSearching { isSearching = searching }
        if let isPresented, isPresented.wrappedValue != searching {
            isPresented.wrappedValue = searching
        }
        didChange?()
    }

    /// The app says whether the field is to be shown.
    func present(_ presented: Bool) {
        guard presented != isSearching else { return }
        presented ? begin() : end()
    }
}

/// Something that can be searched, as the window's commands reach it.
@MainActor
protocol Searching: AnyObject {
    var depth: Int { get }
    var isOnScreen: Bool { get }
    var model: SearchModel { get }
}

/// What the search commands of a window reach.
@MainActor
final class SearchRegistry {
    private struct Weak { weak var target: (any Searching)? }
    private var targets: [Weak] = []

    func add(_ target: any Searching) {
        targets.removeAll { $0.target == nil }
        targets.append(Weak(target: target))
    }

    private var onScreen: [any Searching] {
        targets.compactMap(\.target).filter(\.isOnScreen).sorted { $0.depth > $1.depth }
    }

    func begin() -> Bool {
        guard let target = onScreen.first else { return false }
        target.model.begin()
        return true
    }

    func end() -> Bool {
        guard let target = onScreen.first(where: { $0.model.isSearching || $0.model.isOpen })
        else { return false }
        target.model.end()
        return true
    }
}

/// Ends searching, as a value of the environment.
@MainActor @preconcurrency
public struct DismissSearchAction {
    let model: SearchModel?
    nonisolated init(model: SearchModel?) { self.model = model }
    /// Empties the field and leaves it; nothing happens where nobody searches.
    public func callAsFunction() { model?.end() }
}

extension EnvironmentValues {
    private enum SearchingKey: EnvironmentKey { static let defaultValue = false }
    /// Whether a person uses the search field of the searchable view around.
    public internal(set) var isSearching: Bool {
        get { self[SearchingKey.self] }
        set { self[SearchingKey.self] = newValue }
    }

    private enum ModelKey: EnvironmentKey { static var defaultValue: SearchModel? { nil } }
    var searchModel: SearchModel? {
        get { self[ModelKey.self] }
        set { self[ModelKey.self] = newValue }
    }

    /// Ends searching in the searchable view around.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(model: searchModel) }

    private enum SuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
    /// What is suggested below a search field.
    var searchSuggestions: AnyView? {
        get { self[SuggestionsKey.self] }
        set { self[SuggestionsKey.self] = newValue }
    }

    private enum ScopesKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
    /// The choice of where to search.
    var searchScopes: AnyView? {
        get { self[ScopesKey.self] }
        set { self[ScopesKey.self] = newValue }
    }

    private enum OuterSearchKey: EnvironmentKey {
        static var defaultValue: (any SearchBarSource)? { nil }
    }
    /// A searchable view around a navigation container, whose field goes to the first page.
    var outerSearch: (any SearchBarSource)? {
        get { self[OuterSearchKey.self] }
        set { self[OuterSearchKey.self] = newValue }
    }

    /// Where suggestions show.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}

/// Where suggestions of a search field show.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private let rawValue: Int
    public static let automatic = SearchSuggestionsPlacement(rawValue: 0)
    public static let menu = SearchSuggestionsPlacement(rawValue: 1)
    public static let content = SearchSuggestionsPlacement(rawValue: 2)

    /// Several places at once.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let menu = Set(rawValue: 1)
        public static let content = Set(rawValue: 2)
    }
}
