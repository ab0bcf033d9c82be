import Foundation
import LayoutCore

/// What a page shows for a searchable view.
@MainActor
protocol SearchBarSource: AnyObject {
    /// The button that opens the field; nil where it always shows.
    var searchButton: LayoutNode? { get }
    /// The field; nil while it is closed.
    var searchBar: LayoutNode? { get }
    /// What is suggested; nil for nothing.
    var searchPanel: LayoutNode? { get }
    /// The page that shows these, if one does.
    var searchPage: NavigationPage? { get set }
}

/// Puts a search field beside a view.
struct SearchModifier {
    var text: Binding<String>
    var prompt: String?
    var placement: SearchFieldPlacement
    var isPresented: Binding<Bool>?
    var tokens: (() -> [SearchModel.Token])?
    var suggestions: AnyView?
}

extension SearchModifier: PrimitiveModifier {
    static func makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, parent: ViewNode
    ) -> TypedNode<ModifiedContent<C, Self>> {
        SearchNode(view, parent: parent)
    }
}

@MainActor
private final class SearchNode<C: View>: ModifierNode<C, SearchModifier>, Searching,
    SearchBarSource
{
    let model = SearchModel()
    private let box = SearchStackBox()
    private var field: SearchPartNode?
    private var button: SearchPartNode?
    private var panel: SearchPartNode?
    weak var searchPage: NavigationPage?
    private var wasSearching = false

    override init(_ view: ModifiedContent<C, SearchModifier>, parent: ViewNode) {
        super.init(view, parent: parent)
    }

    override func didMount() {
        readModifier()
        model.didChange = { [weak self] in self?.modelDidChange() }
        let field = SearchPartNode(parent: self, isInBar: false)
        let button = SearchPartNode(parent: self, isInBar: true)
        let panel = SearchPartNode(parent: self, isInBar: false)
        field.mount(SearchField(model: model))
        button.mount(SearchToggle(model: model))
        panel.mount(SearchPanel(model: model, suggestions: modifier.suggestions))
        (self.field, self.button, self.panel) = (field, button, panel)
        children += [field, button, panel] as [ViewNode]
        addPreferenceWriters(1)
        root.searches.add(self)
        _ = syncLayoutNodes()
    }

    override func modifierDidChange(from old: SearchModifier) {
        readModifier()
        panel?.update(SearchPanel(model: model, suggestions: modifier.suggestions))
    }

    override func evaluate() {
        isDirty = false
        readModifier()
    }

    private func readModifier() {
        model.text = modifier.text
        model.prompt = modifier.prompt
        model.isAlwaysShown = modifier.placement.isAlwaysShown
        model.isPresented = modifier.isPresented
        let presented = trackingReads(of: self, countsAsBody: false) { () -> Bool? in
            model.tokens = modifier.tokens?() ?? []
            return modifier.isPresented?.wrappedValue
        }
        if let presented {
            root.enqueueAction { [weak self] in self?.model.present(presented) }
        }
    }

    private func modelDidChange() {
        guard !isDestroyed else { return }
        if wasSearching != model.isSearching {
            wasSearching = model.isSearching
            contentNode.replaceEnvironment(environmentForChildren)
        }
        box.bar = searchPage == nil ? searchBar : nil
        root.preferencesDidChange()
    }

    // MARK: What the page shows

    var searchButton: LayoutNode? { model.isAlwaysShown ? nil : button?.box }
    var searchBar: LayoutNode? { model.isShown ? field?.box : nil }
    var searchPanel: LayoutNode? {
        model.isSearching && !model.areSuggestionsHidden && hasSuggestions ? panel?.box : nil
    }
    private var hasSuggestions: Bool {
        modifier.suggestions != nil || environment.searchSuggestions != nil
    }

    var isOnScreen: Bool { isVisible && !isDestroyed }

    private var isOnPage: Bool { environment.navigationPage != nil }

    override var environmentForChildren: EnvironmentValues {
        var values = environment
        values.isSearching = model.isSearching
        values.searchModel = model
        values.outerSearch = isOnPage ? nil : self
        return values
    }

    override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        contentNode.reducePreference(key, into: &value)
        guard key == PageTraitsKey.self, isOnPage else { return }
        var traits = (value as? PageTraits) ?? PageTraits()
        traits.search = traits.search ?? self
        value = traits as? K.Value
    }

    // MARK: Boxes

    override var ownsLayoutNodes: Bool { true }

    override func syncLayoutNodes() -> Bool {
        var nodes: [LayoutNode] = []
        contentNode.collectLayoutNodes(into: &nodes)
        box.contents = nodes
        // Without a page around or inside there is no bar to put the button into.
        if !isOnPage, searchPage == nil {
            root.enqueueAction { [weak self] in
                guard let self, !self.isDestroyed, self.searchPage == nil, !self.isOnPage else {
                    return
                }
                self.model.isAlwaysShown = true
                self.box.bar = self.searchBar
            }
        }
        return false
    }

    override func collectLayoutNodes(into nodes: inout [LayoutNode]) { nodes.append(box) }
}

/// A part of a search field that lies elsewhere than the searchable view.
@MainActor
private final class SearchPartNode: ViewNode {
    let box = StackNode.column(spacing: 0)
    private let isInBar: Bool

    init(parent: ViewNode, isInBar: Bool) {
        self.isInBar = isInBar
        super.init(parent: parent)
        box.show(.group)
    }

    func mount<V: View>(_ view: V) {
        children = [makeNode(view, parent: self)]
        _ = syncLayoutNodes()
    }

    func update<V: View>(_ view: V) { updateNode(children[0], with: view) }

    override var environmentForChildren: EnvironmentValues {
        var values = environment
        if let model = (parent as? any Searching)?.model { values.searchModel = model }
        values.isInList = false
        values.isInBar = isInBar
        values.font = nil
        values.foregroundStyle = nil
        values.buttonStyle = nil
        return values
    }

    override var ownsLayoutNodes: Bool { true }

    override func syncLayoutNodes() -> Bool {
        var nodes: [LayoutNode] = []
        children[0].collectLayoutNodes(into: &nodes)
        box.setChildren(nodes)
        return false
    }

    override func collectLayoutNodes(into nodes: inout [LayoutNode]) {}
    override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {}
}

/// The content of a searchable view, below the field where no page shows it.
@MainActor
private final class SearchStackBox: LayoutNode {
    var bar: LayoutNode? { didSet { if bar !== oldValue { sync() } } }
    var contents: [LayoutNode] = [] { didSet { sync() } }

    private func sync() { setChildren([bar].compactMap { $0 } + contents) }

    private func barHeight(_ width: CGFloat?) -> CGFloat {
        bar?.sizeThatFits(ProposedViewSize(width: width, height: nil)).height ?? 0
    }

    private func room(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard bar != nil else { return proposal }
        return ProposedViewSize(
            width: proposal.width,
            height: proposal.height.map { max($0 - barHeight(proposal.width), 0) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = CGSize.zero
        for content in contents {
            let fitted = content.sizeThatFits(room(proposal))
            size.width = max(size.width, fitted.width)
            size.height = max(size.height, fitted.height)
        }
        if bar != nil { size.width = max(size.width, proposal.width ?? 0) }
        size.height += barHeight(proposal.width)
        return size
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let top = barHeight(size.width)
        bar?.place(at: .zero, proposal: ProposedViewSize(width: size.width, height: top))
        let room = room(proposal)
        for content in contents {
            let fitted = content.sizeThatFits(room)
            let origin = CGPoint(
                x: (size.width - fitted.width) / 2,
                y: top + (size.height - top - fitted.height) / 2)
            content.place(at: origin, proposal: room)
        }
    }
}
