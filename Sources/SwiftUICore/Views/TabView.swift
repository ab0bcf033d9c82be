// Status: complete
// GTK: a bar of tabs, or pages that are dragged
import LayoutCore

/// Several pages of which one shows.
///
/// Each page has the tab that its `tabItem` describes. A page is made when it is first shown and
/// keeps its state while others show.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    public typealias Body = Never
    let selection: Binding<SelectionValue>?
    let content: Content

    /// Makes a tab view that shows the page whose tag is the selection's value.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }
}

extension TabView where SelectionValue == Int {
    /// Makes a tab view that remembers by itself which page shows.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView: PrimitiveView {
    package func makeNode(parent: ViewNode) -> TypedNode<TabView<SelectionValue, Content>> {
        TabNode(self, parent: parent)
    }
}

@MainActor
final class TabNode<SelectionValue: Hashable, Content: View>:
    TypedNode<TabView<SelectionValue, Content>>, TabOwner, PreferenceObserver
{
    private(set) var container: TabContainer?
    /// What the selection's value was when it was read last.
    private var lastValue: SelectionValue?
    /// The page that a person chose, where the selection's value doesn't say.
    private weak var chosen: (any TabPage)?

    override init(_ view: TabView<SelectionValue, Content>, parent: ViewNode) {
        super.init(view, parent: parent)
        container = TabContainer(owner: self)
        makesTabPages = true
        children = [makeNode(view.content, parent: self)]
        root.observePreferences(self)
        sync()
    }

    override var environmentForChildren: EnvironmentValues {
        var values = environment
        values.isInList = false
        values.isUnderTopTabs = environment.isUnderTopTabs || (container?.hasHeaderBar ?? false)
        return values
    }

    // The page that shows is brought on screen by itself.
    override var visibilityForChildren: Bool { false }

    override var ownsLayoutNodes: Bool { true }
    override func syncLayoutNodes() -> Bool {
        sync()
        return false
    }
    override func collectLayoutNodes(into nodes: inout [LayoutNode]) {
        if let container { nodes.append(container.box) }
    }

    override func viewDidChange(from old: TabView<SelectionValue, Content>) {
        updateNode(children[0], with: view.content)
        sync()
    }

    override func evaluate() {
        isDirty = false
        sync()
    }

    override func environmentDidChange(from old: EnvironmentValues) { invalidate() }
    override func visibilityDidChange() { container?.showPages() }
    func preferencesDidChange() { if !isDestroyed { container?.labelsDidChange() } }

    // The other pages say nothing to what is around.
    override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard key != TagKey.self, key != TabTraitsKey.self, key != TabBarVisibilityKey.self
        else { return }
        container?.selectedPage?.reducePreference(key, into: &value)
    }

    // MARK: Selection

    private func sync() {
        guard let container else { return }
        let value = trackingReads(of: self, countsAsBody: false) { view.selection?.wrappedValue }
        if value != lastValue { chosen = nil }
        lastValue = value
        var pages: [any TabPage] = []
        TabContainer.collectPages(children[0], into: &pages)
        container.update(pages: pages, selected: index(of: value, in: pages))
    }

    private func index(of value: SelectionValue?, in pages: [any TabPage]) -> Int? {
        if let chosen, let index = pages.firstIndex(where: { $0 === chosen }) { return index }
        guard let value else { return nil }
        return pages.firstIndex { self.value(of: $0) == value }
    }

    // A tag of T selects in a tab view of T?, too.
    private func value(of page: any TabPage) -> SelectionValue? {
        page.tabTraits.tag?.base as? SelectionValue
    }

    func choose(_ page: any TabPage) {
        if let selection = view.selection, let value = value(of: page) {
            chosen = nil
            selection.wrappedValue = value
        } else {
            chosen = page
        }
        invalidate()
    }

    override func willDestroy() { container?.end() }
}
