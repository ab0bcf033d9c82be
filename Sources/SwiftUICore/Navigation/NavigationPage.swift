import Foundation
import LayoutCore

/// One page of a navigation container: its views, its bar, its title.
@MainActor
final class NavigationPage: ViewNode, PreferenceObserver {
    /// What made the page appear.
    enum Origin {
        case root
        case value(AnyHashable)
        case owner(Owner, dismissed: @MainActor () -> Void)
    }
    /// The link, or the modifier, that holds the page's destination.
    struct Owner { weak var node: ViewNode? }
    let origin: Origin
    let headerBar = HeaderBarBox()
    private unowned let container: NavigationContainer
    private(set) var traits = PageTraits()
    private weak var titleScroller: Scroller?
    private let largeTitle: LargeTitleBox
    private let body = PageBox()
    private let bottomBar = BottomBarBox()
    private var isTitleScrolledAway = false
    private let dismissAction: DismissAction
    private let editMode = StateLocation(EditMode.inactive)

    init(origin: Origin, container: NavigationContainer, parent: ViewNode) {
        self.origin = origin
        self.container = container
        largeTitle = LargeTitleBox(backend: parent.root.backend)
        let reference = WeakPage()
        dismissAction = DismissAction { reference.page.map { $0.container.pop($0) } }
        bottomBar.spreadsItems = true
        super.init(parent: parent)
        reference.page = self
        headerBar.renderNode?.handlers.activate = { [weak self] in
            self.map { $0.container.pop($0) }
        }
    }

    @available(*, unavailable, message: "a page is made by its container")
    override init(parent: ViewNode) {
        preconditionFailure("A page is made by its container.")
    }

    private final class WeakPage { weak var page: NavigationPage? }

    func mount(_ view: AnyView) {
        children = [makeNode(view, parent: self)]
        _ = syncLayoutNodes()
        root.observePreferences(self)
    }

    func update(_ view: AnyView) { updateNode(children[0], with: view) }

    override var environmentForChildren: EnvironmentValues {
        var values = environment
        values.navigationPage = self
        values.editMode = Binding(location: editMode)
        if case .root = origin {
        } else {
            values.dismiss = dismissAction
            values.isPresented = true
        }
        return values
    }

    // MARK: Boxes

    /// The page below its bar.
    var box: LayoutNode { body }

    override var ownsLayoutNodes: Bool { true }

    override func syncLayoutNodes() -> Bool {
        var nodes: [LayoutNode] = []
        children[0].collectLayoutNodes(into: &nodes)
        body.contents = nodes
        return false
    }

    override func collectLayoutNodes(into nodes: inout [LayoutNode]) {}

    override func willDestroy() {
        body.contents = []
        body.searchBar = nil
        body.searchPanel = nil
    }

    // MARK: Title and bar

    /// Shows the large title on top of the first scrolling region of the page.
    func claimLargeTitle(_ scroller: Scroller) {
        guard titleScroller == nil else { return }
        titleScroller = scroller
        root.preferencesDidChange()
    }

    func contentDidScroll(_ scroller: Scroller) {
        guard scroller === titleScroller else { return }
        let isAway = scroller.box.offset.y > max(scroller.headerHeight - 8, 0)
        guard isAway != isTitleScrolledAway else { return }
        isTitleScrolledAway = isAway
        syncHeaderBar()
    }

    func preferencesDidChange() {
        guard !isDestroyed else { return }
        traits = preferenceValue(PageTraitsKey.self)
        container.pageTraitsDidChange(self)
        restyle()
    }

    override func environmentDidChange(from old: EnvironmentValues) { restyle() }

    var title: String { traits.title ?? "" }

    var usesLargeTitle: Bool {
        // A bar of tabs is above already; a third line of its kind would be too much.
        guard !title.isEmpty, !environment.isUnderTopTabs else { return false }
        switch traits.displayMode ?? .automatic {
        case .large: return true
        case .inline: return false
        case .automatic: return container.automaticModeIsLarge(for: self)
        }
    }

    func restyle() {
        let isLarge = usesLargeTitle && traits.isBarHidden != true
        largeTitle.show(title, environment: environment)
        titleScroller?.header = isLarge ? largeTitle : nil
        body.header = isLarge && titleScroller == nil ? largeTitle : nil
        syncSearch()
        syncHeaderBar()
    }

    func syncHeaderBar() {
        let isLargeVisible = usesLargeTitle && !isTitleScrolledAway
        headerBar.isHidden = traits.isBarHidden ?? false
        headerBar.setItems(barItems)
        headerBar.show(
            .headerBar(container.headerBarState(of: self, title: isLargeVisible ? "" : title)))
    }

    // MARK: Search and bars at the bottom

    private var search: (any SearchBarSource)? {
        guard let outer = environment.outerSearch, case .root = origin,
            outer.searchPage == nil || outer.searchPage === self
        else { return traits.search }
        return outer
    }

    private var barItems: [BarItem] {
        let button = search?.searchButton.map { BarItem(placement: .trailing, box: $0) }
        return traits.items.filter { $0.placement != .bottom } + [button].compactMap { $0 }
    }

    private func syncSearch() {
        let search = search
        search?.searchPage = self
        body.searchBar = search?.searchBar
        body.searchPanel = search?.searchPanel
        let items = traits.items.filter { $0.placement == .bottom }.map(\.box)
        bottomBar.items = items
        if !items.isEmpty { bottomBar.dress(in: environment) }
        body.bottomBar = items.isEmpty ? nil : bottomBar
    }

    // What a page says of its bar does not reach the bar of a container around it.
    override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        super.reducePreference(key, into: &value)
    }
}

/// The large title of a page.
@MainActor
final class LargeTitleBox: PaddingNode {
    private let text: TextBox

    init(backend: any Backend) {
        text = TextBox(backend: backend)
        super.init(insets: EdgeInsets(top: 4, leading: 16, bottom: 8, trailing: 16))
        setChildren([text])
        var state = AccessibilityState()
        state.role = .heading
        text.setAccessibility(state)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = super.measure(proposal)
        size.width = proposal.width ?? size.width
        return size
    }

    func show(_ title: String, environment: EnvironmentValues) {
        text.text = ResolvedText(
            runs: [
                ResolvedText.Run(
                    string: title,
                    font: Font.largeTitle.bold().resolved(
                        scale: environment.dynamicTypeSize.scale),
                    color: Color.primary.resolved(in: environment))
            ], lineLimit: 2)
    }
}

/// The box of a page's content, under a title that does not scroll if there is one.
@MainActor
final class PageBox: LayoutNode {
    var header: LayoutNode? { didSet { if header !== oldValue { sync() } } }
    var contents: [LayoutNode] = [] { didSet { sync() } }

    /// The search field, below the page's bar.
    var searchBar: LayoutNode? { didSet { if searchBar !== oldValue { sync() } } }
    /// What is suggested, over the contents.
    var searchPanel: LayoutNode? { didSet { if searchPanel !== oldValue { sync() } } }
    /// Items at the bottom edge.
    var bottomBar: LayoutNode? { didSet { if bottomBar !== oldValue { sync() } } }

    private func sync() {
        let around = [searchBar, header].compactMap { $0 }
        setChildren(around + contents + [searchPanel, bottomBar].compactMap { $0 })
    }

    override var isLayoutBoundary: Bool { true }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 360, height: 400))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        var top: CGFloat = 0
        let across = ProposedViewSize(width: size.width, height: nil)
        for bar in [searchBar, header].compactMap({ $0 }) {
            bar.place(at: CGPoint(x: 0, y: top), proposal: across)
            top += bar.frame.height
        }
        let bottom = bottomBar?.sizeThatFits(across).height ?? 0
        bottomBar?.place(
            at: CGPoint(x: 0, y: size.height - bottom),
            proposal: ProposedViewSize(width: size.width, height: bottom))
        let room = CGSize(width: size.width, height: max(size.height - top - bottom, 0))
        if let searchPanel {
            let height = min(searchPanel.sizeThatFits(across).height, room.height)
            searchPanel.place(
                at: CGPoint(x: 0, y: searchBar?.frame.maxY ?? 0),
                proposal: ProposedViewSize(width: size.width, height: height))
        }
        for content in contents {
            let fitted = content.sizeThatFits(ProposedViewSize(room))
            let origin = CGPoint(
                x: (room.width - fitted.width) / 2, y: top + (room.height - fitted.height) / 2)
            content.place(at: origin, proposal: ProposedViewSize(room))
        }
    }
}

/// The box of a header bar; the backend lays its items out.
@MainActor
final class HeaderBarBox: LayoutNode {
    var isHidden = false { didSet { if isHidden != oldValue { setNeedsLayout() } } }

    override init() {
        super.init()
        show(.headerBar(HeaderBarState(title: "")))
    }

    func setItems(_ items: [BarItem]) {
        for item in items {
            guard let node = item.box.renderNode, node.barPlacement != item.placement else {
                continue
            }
            node.barPlacement = item.placement
            node.pendingChanges.insert(.content)
            item.box.setNeedsCommit()
        }
        setChildren(items.map(\.box))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for child in children {
            let fitted = child.sizeThatFits(.unspecified)
            child.place(
                at: CGPoint(x: 0, y: (size.height - fitted.height) / 2), proposal: .unspecified)
        }
    }
}

extension EnvironmentValues {
    private enum PageKey: EnvironmentKey { static var defaultValue: NavigationPage? { nil } }
    var navigationPage: NavigationPage? {
        get { self[PageKey.self] }
        set { self[PageKey.self] = newValue }
    }

    private enum ContainerKey: EnvironmentKey {
        static var defaultValue: NavigationContainer? { nil }
    }
    var navigationContainer: NavigationContainer? {
        get { self[ContainerKey.self] }
        set { self[ContainerKey.self] = newValue }
    }
}
