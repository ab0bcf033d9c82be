import Foundation
import LayoutCore

/// The pages of a navigation stack or of a split view, and what moves between them.
///
/// ```
/// narrow: the last page, alone           wide: pages[0] │ the last page, or the detail
/// ```
/// Pages below the last one keep their state; they count as off screen.
@MainActor
final class NavigationContainer: BackNavigating {
    private unowned let owner: ViewNode
    let box = NavigationBox()
    private(set) var pages: [NavigationPage] = []
    /// The page of a split view's second column while nothing is pushed.
    private(set) var detail: NavigationPage?
    /// Whether two columns are shown when there is room for them.
    var allowsColumns = false
    private(set) var isWide = false
    private var isDetailShown = false
    /// The page whose link was last shown as chosen.
    private var markedPage: ObjectIdentifier?
    private var destinations: [ObjectIdentifier: Destination] = [:]
    /// Told after a person or a link changed the pages' values.
    var valuesDidChange: (() -> Void)?

    private struct Destination {
        var owner: ObjectIdentifier
        var make: @MainActor (AnyHashable) -> AnyView?
    }

    init(owner: ViewNode) {
        self.owner = owner
        box.headerHeight = owner.root.backend.metrics.headerBarHeight
        box.widthDidChange = { [weak self] in self?.widthDidChange($0) }
        owner.root.navigation.add(self)
    }

    // MARK: Pages

    func mountRoot(_ view: AnyView) {
        let page = makePage(.root)
        pages = [page]
        owner.children.append(page)
        page.mount(view)
        arrange()
    }

    func mountDetail(_ view: AnyView) {
        let page = makePage(.root)
        detail = page
        owner.children.append(page)
        page.mount(view)
        arrange()
    }

    private func makePage(_ origin: NavigationPage.Origin) -> NavigationPage {
        NavigationPage(origin: origin, container: self, parent: owner)
    }

    private func push(_ view: AnyView, origin: NavigationPage.Origin) {
        let page = makePage(origin)
        pages.append(page)
        owner.children.append(page)
        page.mount(view)
        arrange()
    }

    private func remove(_ page: NavigationPage) {
        owner.children.removeAll { $0 === page }
        owner.root.destroyLater(page)
        if case .owner(_, let dismissed) = page.origin {
            owner.root.enqueueAction(dismissed)
        }
    }

    private func truncate(to count: Int) {
        guard pages.count > count else { return }
        let gone = pages[count...]
        pages.removeSubrange(count...)
        arrange()
        for page in gone.reversed() { remove(page) }
    }

    /// Goes back from a page and from all above it.
    func pop(_ page: NavigationPage) {
        if page === detail {
            isDetailShown = false
            return arrange()
        }
        guard let index = pages.firstIndex(where: { $0 === page }), index > 0 else { return }
        truncate(to: index)
        valuesDidChange?()
    }

    // MARK: What links do

    func register(
        type: Any.Type, by node: ViewNode, make: @escaping @MainActor (AnyHashable) -> AnyView?
    ) {
        let key = ObjectIdentifier(type)
        destinations[key] = Destination(owner: ObjectIdentifier(node), make: make)
        for page in pages {
            guard case .value(let value) = page.origin,
                ObjectIdentifier(Swift.type(of: value.base)) == key, let view = make(value)
            else { continue }
            page.update(view)
        }
        // A path may have held the value before the destination was known.
        if !waiting.isEmpty { owner.root.enqueueAction { [weak self] in self?.pushWaiting() } }
    }

    private var waiting: [AnyHashable] = []

    /// Values of the pages above the root.
    var values: [AnyHashable] {
        pages.dropFirst().compactMap {
            if case .value(let value) = $0.origin { return value }
            return nil
        } + waiting
    }

    /// Follows a link with a value.
    func push(_ value: AnyHashable, from node: ViewNode) {
        prepareColumns(for: node)
        guard let view = view(for: value) else {
            RuntimeLog.once(
                """
                No navigationDestination(for: \(type(of: value.base)).self) around the link. \
                Add one to a view inside the navigation container.
                """)
            return
        }
        push(view, origin: .value(value))
        valuesDidChange?()
    }

    private func view(for value: AnyHashable) -> AnyView? {
        destinations[ObjectIdentifier(type(of: value.base))]?.make(value)
    }

    /// Brings the pages in step with a path that the app wrote.
    func setValues(_ new: [AnyHashable]) {
        let old = values
        guard new != old else { return }
        let shared = zip(new, old).prefix { $0 == $1 }.count
        waiting = []
        truncate(to: min(shared + 1, pages.count))
        waiting = Array(new.dropFirst(pages.count - 1))
        pushWaiting()
    }

    private func pushWaiting() {
        while let value = waiting.first, let view = view(for: value) {
            waiting.removeFirst()
            push(view, origin: .value(value))
        }
    }

    /// Shows the page of a link that holds its destination; once for the same owner.
    func show(
        _ view: AnyView, owner node: ViewNode, from source: ViewNode,
        dismissed: @escaping @MainActor () -> Void
    ) {
        if let page = page(of: node) { return page.update(view) }
        prepareColumns(for: source)
        push(view, origin: .owner(NavigationPage.Owner(node: node), dismissed: dismissed))
    }

    /// Gives the page of a link its destination's new value.
    func update(_ view: AnyView, owner node: ViewNode) { page(of: node)?.update(view) }

    func dismiss(owner node: ViewNode) { if let page = page(of: node) { pop(page) } }

    /// The nodes that hold the destinations of pages.
    var pageOwners: [ViewNode] {
        pages.compactMap {
            if case .owner(let owner, _) = $0.origin { return owner.node }
            return nil
        }
    }

    private func page(of node: ViewNode) -> NavigationPage? {
        pages.first {
            if case .owner(let owner, _) = $0.origin { return owner.node === node }
            return false
        }
    }

    // A link in the first column replaces what the second one shows.
    private func prepareColumns(for node: ViewNode) {
        guard isWide, pages.count > 1, node.environment.navigationPage === pages[0] else { return }
        truncate(to: 1)
    }

    /// A row of the first column was chosen: the detail comes forward where there is one column.
    func sidebarSelectionDidChange() {
        guard detail != nil, !isDetailShown else { return }
        isDetailShown = true
        arrange()
    }

    // MARK: Back

    var depth: Int { owner.depth }

    func goBack() -> Bool {
        guard owner.isVisible else { return false }
        if pages.count > (isWide ? 2 : 1), let last = pages.last {
            pop(last)
            return true
        }
        if !isWide, isDetailShown, let detail {
            pop(detail)
            return true
        }
        return false
    }

    // MARK: Arrangement

    private func widthDidChange(_ width: CGFloat) {
        let wide = allowsColumns && width >= 720
        guard wide != isWide else { return }
        isWide = wide
        owner.root.enqueueAction { [weak self] in self?.arrange() }
    }

    private var front: NavigationPage? {
        if pages.count > 1 { return pages.last }
        if let detail, isWide || isDetailShown { return detail }
        return isWide ? nil : pages.last
    }

    private func arrange() {
        let front = front
        for page in pages + [detail].compactMap({ $0 }) {
            let isShown = page === front || (isWide && page === pages.first)
            if isShown { page.setVisible(owner.isVisible) }
        }
        for page in pages + [detail].compactMap({ $0 }) {
            let isShown = page === front || (isWide && page === pages.first)
            if !isShown { page.setVisible(false) }
        }
        let side = isWide ? pages.first : nil
        box.lineColor = Color.separator.resolved(in: owner.environment)
        box.arrange(
            side: side.map { ($0.headerBar, $0.box) }, main: front.map { ($0.headerBar, $0.box) })
        for page in pages { page.syncHeaderBar() }
        detail?.syncHeaderBar()
        let chosen = chosenPage.map { ObjectIdentifier($0) }
        if chosen != markedPage {
            markedPage = chosen
            owner.root.preferencesDidChange()
        }
        owner.root.requestFrame()
    }

    /// Light turned dark or the like.
    func environmentDidChange() { arrange() }

    /// The container came on screen or left it.
    func visibilityDidChange() {
        arrange()
        if owner.isVisible, let front = isWide ? pages.first : front { pageTraitsDidChange(front) }
    }

    func isShown(_ page: NavigationPage) -> Bool {
        page === front || (isWide && page === pages.first)
    }

    // MARK: Bars

    func automaticModeIsLarge(for page: NavigationPage) -> Bool {
        guard let index = pages.firstIndex(where: { $0 === page }), index > 0 else {
            return page !== detail
        }
        return pages[index - 1].usesLargeTitle && !isWide
    }

    func headerBarState(of page: NavigationPage, title: String) -> HeaderBarState {
        let index = pages.firstIndex { $0 === page } ?? 0
        let canGoBack =
            index > (isWide ? 1 : 0) || (page === detail && !isWide && isDetailShown)
        let isSide = isWide && page === pages.first
        return HeaderBarState(
            title: title, showsBackButton: canGoBack && page.traits.hidesBackButton != true,
            backTitle: index > 0 ? pages[index - 1].title : pages.first?.title ?? "",
            showsStartWindowControls: (!isWide || isSide) && !owner.environment.isUnderTopTabs,
            showsEndWindowControls: (!isWide || !isSide) && !owner.environment.isUnderTopTabs)
    }

    func pageTraitsDidChange(_ page: NavigationPage) {
        guard owner.isVisible else { return }
        if page === (isWide ? pages.first : front), !page.title.isEmpty {
            owner.root.setWindowTitle(page.title)
        }
    }
}

/// The box of a navigation container: one page under its bar, or two side by side.
@MainActor
final class NavigationBox: LayoutNode {
    typealias Column = (bar: HeaderBarBox, page: LayoutNode)
    var headerHeight: CGFloat = 0
    var widthDidChange: ((CGFloat) -> Void)?
    private var side: Column?
    private var main: Column?
    private let line = FillingBox()
    /// The colour of the line between two columns.
    var lineColor = ResolvedColor.clear

    func arrange(side: Column?, main: Column?) {
        self.side = side
        self.main = main
        var nodes: [LayoutNode] = []
        if let side { nodes += [side.page, side.bar, line] }
        if let main { nodes += [main.page, main.bar] }
        line.show(
            .shape(
                ShapeDrawing(
                    geometry: .rectangle, fill: .color(lineColor))))
        setChildren(nodes)
        setNeedsLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 360, height: 600))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        widthDidChange?(size.width)
        let sideWidth = side == nil ? 0 : min(max(size.width * 0.38, 320), 420)
        if let side {
            place(side, in: CGRect(x: 0, y: 0, width: sideWidth - 1, height: size.height))
            line.place(
                at: CGPoint(x: sideWidth - 1, y: 0),
                proposal: ProposedViewSize(width: 1, height: size.height))
        }
        if let main {
            place(
                main,
                in: CGRect(
                    x: sideWidth, y: 0, width: max(size.width - sideWidth, 0),
                    height: size.height))
        }
    }

    private func place(_ column: Column, in rect: CGRect) {
        let barHeight = column.bar.isHidden ? 0 : headerHeight
        column.bar.place(
            at: rect.origin, proposal: ProposedViewSize(width: rect.width, height: barHeight))
        column.page.place(
            at: CGPoint(x: rect.minX, y: rect.minY + barHeight),
            proposal: ProposedViewSize(
                width: rect.width, height: max(rect.height - barHeight, 0)))
    }
}
