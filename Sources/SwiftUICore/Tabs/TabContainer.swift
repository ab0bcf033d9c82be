import Foundation
import LayoutCore

/// The view node that a tab view's pages belong to.
@MainActor
protocol TabOwner: ViewNode {
    /// A person chose a page.
    func choose(_ page: any TabPage)
}

/// The pages of a tab view, which of them shows, and the bar or the dots that say so.
///
/// ```
/// automatic, narrow: page ▏bar      automatic, wide: bar ▏page      page style: strip of pages
/// ```
@MainActor
final class TabContainer: TabSwitching {
    private unowned let owner: any TabOwner
    let box = TabBox()
    private(set) var pages: [any TabPage] = []
    private(set) var selectedIndex = 0
    private var isEnded = false
    private var isWide = false
    private lazy var bar = TabBar(backend: owner.root.backend)
    private lazy var pager = TabPager(container: self)

    init(owner: any TabOwner) {
        self.owner = owner
        box.widthDidChange = { [weak self] in self?.widthDidChange($0) }
        owner.root.navigation.tabs.add(self)
    }

    static func collectPages(_ node: ViewNode, into pages: inout [any TabPage]) {
        if let page = node as? any TabPage {
            pages.append(page)
        } else if node.makesTabPages {
            for child in node.children { collectPages(child, into: &pages) }
        }
    }

    var root: ViewRoot { owner.root }
    var environment: EnvironmentValues { owner.environment }
    var selectedPage: (any TabPage)? {
        pages.indices.contains(selectedIndex) ? pages[selectedIndex] : nil
    }

    // MARK: What the node tells

    /// Takes the pages there are now; `selected` is nil when nothing says which shows.
    func update(pages new: [any TabPage], selected: Int?) {
        let shown = selectedPage
        pages = new
        let before = selectedIndex
        if let selected {
            selectedIndex = selected
        } else if let shown, let index = new.firstIndex(where: { $0 === shown }) {
            selectedIndex = index
        }
        selectedIndex = min(max(selectedIndex, 0), max(new.count - 1, 0))
        selectedPage?.mount()
        makeOtherPagesSoon()
        if isPaged { pager.selectionDidChange(from: before) }
        arrange()
        if let shown, shown !== selectedPage { showTitle() }
        showPages()
        if shown !== selectedPage { root.preferencesDidChange() }
    }

    // All tabs have their states from the first; the first frame does not wait for them.
    private func makeOtherPagesSoon() {
        guard !isPaged, pages.contains(where: { !$0.isMounted }) else { return }
        root.enqueueAfterCommit { [weak self] in
            guard let self, !self.isEnded, !self.isPaged else { return }
            for page in self.pages { page.mount() }
        }
    }

    // A page with a title of its own sets it when it comes on screen.
    private func showTitle() {
        guard !isPaged, environment.navigationPage == nil, let title = selectedPage?.label?.title,
            !title.isEmpty
        else { return }
        root.setWindowTitle(title)
    }

    /// Brings the pages in sight on screen and takes the others off it, in this order.
    func showPages() {
        guard !isEnded else { return }
        let inSight = isPaged ? pager.pagesInSight : [selectedIndex]
        for (index, page) in pages.enumerated() where inSight.contains(index) {
            page.setVisible(owner.isVisible)
        }
        for (index, page) in pages.enumerated() where !inSight.contains(index) {
            page.setVisible(false)
        }
    }

    func labelsDidChange() {
        guard !isEnded, !isPaged else { return }
        syncBar()
        if hidesBar != isBarHidden { arrangeBar() }
    }

    /// Whether the page on screen asks for no tabs.
    private var hidesBar: Bool {
        selectedPage?.preferenceValue(TabBarVisibilityKey.self) == .hidden
    }
    private var isBarHidden = false

    func end() { isEnded = true }

    // MARK: Choosing

    var depth: Int { owner.depth }
    var isOnScreen: Bool { !isEnded && owner.isVisible }
    var isPaged: Bool { environment.tabStyle != .automatic }

    func choose(at index: Int) -> Bool {
        guard pages.indices.contains(index) else { return false }
        if isPaged {
            pager.turn(to: index)
        } else {
            owner.choose(pages[index])
        }
        return true
    }

    func choose(by distance: Int) -> Bool { choose(at: selectedIndex + distance) }
    var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

    /// Has the pages brought in step in the next frame, and writes the selection if it changes.
    func settle(on index: Int) {
        if pages.indices.contains(index), index != selectedIndex {
            owner.choose(pages[index])
        } else {
            owner.invalidate()
        }
    }

    func invalidate() { owner.invalidate() }

    // MARK: Arrangement

    /// Whether the tabs lie in a header bar of their own.
    var hasHeaderBar: Bool {
        !isPaged && isWide && environment.navigationPage == nil && !environment.isUnderTopTabs
    }

    private func arrange() {
        if isPaged {
            box.arrange(.paged(pager.box, dots: pager.dotsBox))
        } else {
            syncBar()
            arrangeBar()
        }
    }

    private func arrangeBar() {
        guard let page = selectedPage?.pageBox else { return box.arrange(.empty) }
        isBarHidden = hidesBar
        if isBarHidden {
            box.arrange(.bare(page: page))
        } else if hasHeaderBar {
            let height = root.backend.metrics.headerBarHeight
            box.arrange(.above(bar.header, height: height, page: page))
        } else if isWide {
            box.arrange(.above(bar.row, height: TabBar.rowHeight, page: page))
        } else {
            box.arrange(.below(bar.column, height: TabBar.columnHeight, page: page))
        }
    }

    private func syncBar() {
        bar.isWide = isWide
        bar.sync(pages: pages, selected: selectedIndex, environment: environment) {
            [weak self] index in _ = self?.choose(at: index)
        }
    }

    private func widthDidChange(_ width: CGFloat) {
        let wide = width >= TabBar.wideWidth
        guard wide != isWide else { return }
        isWide = wide
        root.enqueueAction { [weak self] in self?.modeDidChange() }
    }

    private func modeDidChange() {
        guard !isEnded else { return }
        arrange()
        for child in owner.children { child.replaceEnvironment(owner.environmentForChildren) }
    }
}

/// The box of a tab view.
@MainActor
final class TabBox: LayoutNode {
    enum Arrangement {
        case empty
        case bare(page: LayoutNode)
        case above(LayoutNode, height: CGFloat, page: LayoutNode)
        case below(LayoutNode, height: CGFloat, page: LayoutNode)
        case paged(LayoutNode, dots: LayoutNode?)
    }
    private var arrangement = Arrangement.empty
    var widthDidChange: ((CGFloat) -> Void)?

    func arrange(_ new: Arrangement) {
        arrangement = new
        switch new {
        case .empty: setChildren([])
        case .bare(let page): setChildren([page])
        case .above(let bar, _, let page), .below(let bar, _, let page): setChildren([page, bar])
        case .paged(let pages, let dots): setChildren([pages, dots].compactMap { $0 })
        }
        setNeedsLayout()
    }

    override var isLayoutBoundary: Bool { true }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 360, height: 400))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        widthDidChange?(size.width)
        let whole = CGRect(origin: .zero, size: size)
        switch arrangement {
        case .empty: break
        case .bare(let page): place(page, in: whole)
        case .above(let bar, let height, let page):
            let parts = whole.divided(atDistance: min(height, size.height), from: .minYEdge)
            place(bar, in: parts.slice)
            place(page, in: parts.remainder)
        case .below(let bar, let height, let page):
            let parts = whole.divided(atDistance: min(height, size.height), from: .maxYEdge)
            place(bar, in: parts.slice)
            place(page, in: parts.remainder)
        case .paged(let pages, let dots):
            place(pages, in: whole)
            guard let dots else { break }
            let fitted = dots.sizeThatFits(ProposedViewSize(size))
            let corner = CGPoint(
                x: (size.width - fitted.width) / 2, y: size.height - fitted.height - 8)
            dots.place(at: corner, proposal: ProposedViewSize(size))
        }
    }

    private func place(_ node: LayoutNode, in rect: CGRect) {
        node.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
    }
}
