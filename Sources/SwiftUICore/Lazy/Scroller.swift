import Foundation
import LayoutCore

/// What scroll views and lists have in common: the region, refreshing, and the page's title.
@MainActor
final class Scroller: Refreshing {
    let box: ScrollBox
    private let content: ScrollContentBox
    private weak var node: ViewNode?
    private var refreshTask: Task<Void, Never>?

    init(axes: Axis.Set, content inner: LayoutNode) {
        content = ScrollContentBox(inner)
        box = ScrollBox(axes: axes, contentBox: content)
    }

    /// Connects to the views around; call once, when the node is set up.
    func attach(to node: ViewNode) {
        self.node = node
        if box.axes == .vertical { node.environment.navigationPage?.claimLargeTitle(self) }
        box.personWillScroll = { [weak node, weak box] in
            if let box { node?.root.scrolling.cancel(in: box) }
        }
        box.offsetDidChange = { [weak self, weak node] in
            guard let self else { return }
            reportPosition()
            node?.environment.navigationPage?.contentDidScroll(self)
            node?.root.requestFrame()
        }
        node.root.navigation.add(self)
        sync()
    }

    /// Shows whether there is something to refresh.
    func sync() {
        guard let environment = node?.environment else { return }
        box.edit {
            $0.isRefreshable = environment.refresh != nil
            $0.isDisabled = !environment.isScrollEnabled
            $0.showsIndicators =
                showsIndicators
                && (box.axes.contains(.vertical)
                    ? environment.verticalScrollIndicatorVisibility
                    : environment.horizontalScrollIndicatorVisibility).showsBar
        }
        box.defaultAnchor = environment.defaultScrollAnchor
        box.renderNode?.handlers.refreshRequested = { [weak self] in self?.refresh() }
    }

    /// Whether the view itself wants scroll bars.
    var showsIndicators = true { didSet { if showsIndicators != oldValue { sync() } } }

    /// Tells who wants to know which row is the first in sight.
    private func reportPosition() {
        guard let reporter = node?.environment.scrollPositionReporter else { return }
        reporter.report(box.firstItemInSight())
    }

    /// A box shown above the content, scrolled with it: the large title.
    var header: LayoutNode? {
        get { content.header }
        set { content.header = newValue }
    }

    var headerHeight: CGFloat { content.header?.frame.height ?? 0 }

    // MARK: Refreshing

    var depth: Int { node?.depth ?? 0 }

    var isOnScreen: Bool { node?.isVisible == true && node?.environment.refresh != nil }

    func refresh() {
        guard refreshTask == nil, let action = node?.environment.refresh else { return }
        setRefreshing(true)
        refreshTask = Task { [weak self] in
            await action()
            self?.refreshTask = nil
            self?.setRefreshing(false)
        }
    }

    private func setRefreshing(_ isRefreshing: Bool) {
        box.edit { $0.isRefreshing = isRefreshing }
        node?.root.requestFrame()
    }
}

/// The content of a scrolling region, under a header that scrolls with it.
@MainActor
final class ScrollContentBox: LayoutNode {
    private let inner: LayoutNode
    var header: LayoutNode? {
        didSet { if header !== oldValue { setChildren([header, inner].compactMap { $0 }) } }
    }

    init(_ inner: LayoutNode) {
        self.inner = inner
        super.init()
        setChildren([inner])
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = inner.sizeThatFits(proposal)
        let top = header?.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
        return CGSize(
            width: max(size.width, top?.width ?? 0), height: size.height + (top?.height ?? 0))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        var y: CGFloat = 0
        if let header {
            let offered = ProposedViewSize(width: proposal.width, height: nil)
            header.place(at: .zero, proposal: offered)
            y = header.frame.height
        }
        // Content narrower than the title stands in the middle of the region.
        let width = inner.sizeThatFits(proposal).width
        inner.place(at: CGPoint(x: max(0, (size.width - width) / 2), y: y), proposal: proposal)
    }
}
