// Status: complete
// GTK: GtkScrolledWindow around a GtkScrollable of our own
import CAdwaita
import CAdwaitaShims
import Foundation
import LayoutCore
import SwiftUICore

/// A region that scrolls over its only child.
///
/// ```
/// surface ─┬─ GtkScrolledWindow ── viewport ── content     content lies at −offset
///          └─ spinner of a refresh
/// ```
@MainActor
final class GTKScroll: Host {
    private let scrolledWindow: Widget
    let viewport: Widget
    private var viewportDelegate: ViewportDelegate?
    private var contentHost: Host?
    private var refresh: RefreshGesture?
    private var listInput: ListInput?
    private var wheelAcross: WheelAcross?
    private var spinner: Widget?
    private var applied: ScrollState?
    private(set) var offset = CGPoint.zero
    private var viewportSize = CGSize.zero
    private var isConfiguring = false

    var state: ScrollState {
        if case .scroll(let state) = node.content { return state }
        return ScrollState(axes: [])
    }

    init(node: RenderNode, kind: HostKind, owner: Host?, tree: RenderTree) {
        scrolledWindow = gtk_scrolled_window_new()
        viewport = Surfaces.makeViewport()
        super.init(
            node: node, kind: kind, owner: owner, tree: tree, widget: Surfaces.make(role: .group))
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        gtk_widget_insert_after(scrolledWindow, widget, nil)
        viewportDelegate = ViewportDelegate(self)
        gtk_scrolled_window_set_child(scrolledWindow.opaque, viewport)
        refresh = RefreshGesture(scrolledWindow: scrolledWindow) { [weak self] in
            self?.pulled()
        }
        tree.scrollAppeared(self)
    }

    // MARK: Content

    override func makeChildHosts() -> [Host] {
        guard let content = node.children.first else { return [] }
        let host =
            tree.existingHost(of: content, owner: self)
            ?? tree.install(makeContentHost(content))
        contentHost = host
        return [host]
    }

    private func makeContentHost(_ content: RenderNode) -> Host {
        let kind = HostKind(of: content, isCombined: isCombined, isForced: true)
        guard let kind, case .surface(let role) = kind else {
            return tree.makeHost(for: content, kind: kind ?? .surface(.group), owner: self)
        }
        let isList = state.listRowCount != nil && role == .group
        return ScrollContentHost(
            node: content, kind: kind, role: isList ? .list : role, owner: self, tree: tree)
    }

    override var forcesHosts: Bool { true }
    override func container(of child: Host) -> Widget { viewport }
    override func setNeedsAllocate() {
        gtk_widget_queue_allocate(viewport)
    }

    override func contentChanged() {
        let new = state
        if new.listRowCount != nil, listInput == nil { listInput = ListInput(self) }
        if new.axes == .horizontal, wheelAcross == nil {
            wheelAcross = WheelAcross(self, scrolledWindow: scrolledWindow)
        }
        if new.axes != applied?.axes || new.showsIndicators != applied?.showsIndicators
            || new.isDisabled != applied?.isDisabled
        {
            gtk_scrolled_window_set_policy(
                scrolledWindow.opaque, policy(new, .horizontal), policy(new, .vertical))
        }
        if new.offset != applied?.offset, new.offset != offset {
            offset = new.offset
        }
        refresh?.isEnabled = new.isRefreshable && !new.isRefreshing
        if new.isRefreshing != (spinner != nil) { showSpinner(new.isRefreshing) }
        applied = new
        configureAdjustments()
        gtk_widget_queue_allocate(viewport)
    }

    private func policy(_ state: ScrollState, _ axis: Axis.Set) -> GtkPolicyType {
        guard state.axes.contains(axis), !state.isDisabled else { return GTK_POLICY_NEVER }
        return state.showsIndicators ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
    }

    // MARK: Places

    override func allocate(width: Int, height: Int) {
        allocateWidget(scrolledWindow, width: Int32(width), height: Int32(height), nil)
        guard let spinner else { return }
        var corner = graphene_point_t(x: Float(width - 40) / 2, y: 12)
        allocateWidget(spinner, width: 40, height: 40, gsk_transform_translate(nil, &corner))
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        gtk_widget_snapshot_child(widget, scrolledWindow, snapshot)
        if isEdgeShown { drawEdge(snapshot) }
        if let spinner { gtk_widget_snapshot_child(widget, spinner, snapshot) }
    }

    // Content that slides under a flat header bar is told from it by a line.
    private var isEdgeShown: Bool {
        guard offset.y > 0.5, state.axes.contains(.vertical) else { return false }
        return tree.headerBars.contains { bar in
            var rect = graphene_rect_t()
            guard gtk_widget_compute_bounds(bar.widget, widget, &rect) != 0 else { return false }
            let bottom = rect.origin.y + rect.size.height
            return abs(bottom) < 2 && rect.origin.x < Float(node.frame.width)
                && rect.origin.x + rect.size.width > 0
        }
    }

    private func drawEdge(_ snapshot: OpaquePointer) {
        let isDark = tree.backend.colorScheme == .dark
        var line = CGRect(x: 0, y: 0, width: node.frame.width, height: 1).graphene
        var color = ResolvedColor(red: 0, green: 0, blue: 0, opacity: isDark ? 0.36 : 0.10).rgba
        gtk_snapshot_append_color(snapshot, &color, &line)
    }

    fileprivate func viewportAllocated(width: Int, height: Int) {
        viewportSize = CGSize(width: width, height: height)
        configureAdjustments()
        placeContent()
    }

    private func placeContent() {
        guard let contentHost, !contentHost.isTornDown else { return }
        let size = contentHost.node.frame.size
        let pixel = CGPoint(x: offset.x.rounded(), y: offset.y.rounded())
        let content = contentHost as? ScrollContentHost
        let base = content?.rebase(for: pixel) ?? .zero
        content?.show(CGRect(origin: pixel, size: viewportSize))
        var corner = CGPoint(x: base.x - pixel.x, y: base.y - pixel.y).graphene
        allocateWidget(
            contentHost.widget, width: Int32(max(size.width, viewportSize.width).rounded()),
            height: Int32(max(size.height, viewportSize.height).rounded()),
            gsk_transform_translate(nil, &corner))
    }

    // Tells the scroll bars what there is, without taking it for the person's doing.
    private func configureAdjustments() {
        guard viewportSize.width > 0, viewportSize.height > 0 else { return }
        isConfiguring = true
        offset.x = configure(
            GTK_ORIENTATION_HORIZONTAL, content: state.contentSize.width,
            page: viewportSize.width, value: offset.x)
        offset.y = configure(
            GTK_ORIENTATION_VERTICAL, content: state.contentSize.height,
            page: viewportSize.height, value: offset.y)
        isConfiguring = false
    }

    private func configure(
        _ orientation: GtkOrientation, content: CGFloat, page: CGFloat, value: CGFloat
    ) -> CGFloat {
        guard let adjustment = cadw_viewport_adjustment(viewport, orientation) else { return 0 }
        let upper = max(content, page)
        let clamped = max(0, min(value, upper - page))
        if gtk_adjustment_get_upper(adjustment) != upper
            || gtk_adjustment_get_page_size(adjustment) != page
        {
            gtk_adjustment_configure(
                adjustment, clamped, 0, upper, page * 0.1, page * 0.9, page)
        } else if gtk_adjustment_get_value(adjustment) != clamped {
            gtk_adjustment_set_value(adjustment, clamped)
        }
        return clamped
    }

    // MARK: From the person

    fileprivate func moved() {
        guard !isConfiguring, !isTornDown else { return }
        let new = CGPoint(x: value(GTK_ORIENTATION_HORIZONTAL), y: value(GTK_ORIENTATION_VERTICAL))
        guard new != offset else { return }
        if (offset.y > 0.5) != (new.y > 0.5) { gtk_widget_queue_draw(widget) }
        offset = new
        gtk_widget_queue_allocate(viewport)
        node.handlers.scrolled?(new)
    }

    private func value(_ orientation: GtkOrientation) -> CGFloat {
        cadw_viewport_adjustment(viewport, orientation).map { gtk_adjustment_get_value($0) } ?? 0
    }

    /// Scrolls by the person's wish to an offset, as far as there is content.
    func scroll(to target: CGPoint) {
        for (orientation, value) in [
            (GTK_ORIENTATION_HORIZONTAL, target.x), (GTK_ORIENTATION_VERTICAL, target.y),
        ] {
            if let adjustment = cadw_viewport_adjustment(viewport, orientation) {
                gtk_adjustment_set_value(adjustment, value)
            }
        }
    }

    /// Scrolls until a widget inside is in sight.
    func reveal(_ target: Widget) {
        var rect = graphene_rect_t()
        guard gtk_widget_compute_bounds(target, viewport, &rect) != 0 else { return }
        let box = CGRect(
            x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y),
            width: CGFloat(rect.size.width), height: CGFloat(rect.size.height))
        var target = offset
        target.x += GTKScroll.correction(box.minX, box.maxX, viewportSize.width)
        target.y += GTKScroll.correction(box.minY, box.maxY, viewportSize.height)
        if target != offset { scroll(to: target) }
    }

    private static func correction(_ low: CGFloat, _ high: CGFloat, _ page: CGFloat) -> CGFloat {
        let margin: CGFloat = 8
        if low < 0 { return low - margin }
        if high > page { return min(low, high - page + margin) }
        return 0
    }

    // MARK: Refreshing

    private func pulled() {
        guard state.isRefreshable, !state.isRefreshing else { return }
        node.handlers.refreshRequested?()
    }

    private func showSpinner(_ isShown: Bool) {
        if isShown {
            let new: Widget = gtk_spinner_new()
            gtk_widget_add_css_class(new, "engawa-refresh")
            gtk_spinner_start(new.opaque)
            gtk_widget_set_can_target(new, 0)
            gtk_widget_insert_after(new, widget, scrolledWindow)
            spinner = new
        } else if let old = spinner {
            spinner = nil
            gtk_widget_unparent(old)
        }
        gtk_widget_queue_allocate(widget)
    }

    override func tearDown() {
        guard !isTornDown else { return }
        tree.scrollDisappeared(self)
        refresh = nil
        listInput = nil
        wheelAcross = nil
        release(viewport)
        super.tearDown()
    }
}

/// Acts for the viewport inside the scrolled window.
@MainActor
private final class ViewportDelegate: WidgetDelegate {
    private weak var scroll: GTKScroll?

    init(_ scroll: GTKScroll) {
        self.scroll = scroll
        super.init()
        act(for: scroll.viewport)
    }

    override func allocate(width: Int, height: Int) {
        scroll?.viewportAllocated(width: width, height: height)
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        guard let viewport = scroll?.viewport else { return }
        var child = gtk_widget_get_first_child(viewport)
        while let current = child {
            gtk_widget_snapshot_child(viewport, current, snapshot)
            child = gtk_widget_get_next_sibling(current)
        }
    }

    override func adjustmentMoved() { scroll?.moved() }
}

/// What scrolls.
///
/// GSK counts in single precision, in which a list of 100,000 rows is too long to be exact. So
/// places are relative to a base near the offset, which moves in large steps.
@MainActor
final class ScrollContentHost: SurfaceHost {
    private var base = CGPoint.zero
    private static let step: CGFloat = 65536

    override var contentOrigin: CGPoint { CGPoint(x: -base.x, y: -base.y) }

    /// What shows in the viewport, in the content's own space.
    private var viewport = CGRect.zero
    /// What was drawn: rows that are made ahead cost no drawing until they come near.
    private var drawn = CGRect.null
    /// Points around the viewport that are drawn too, for shadows and for the next steps.
    private static let margin: CGFloat = 64

    fileprivate func show(_ viewport: CGRect) {
        self.viewport = viewport
        // Half of the margin is left for what is drawn outside of its place.
        let near = viewport.insetBy(dx: -Self.margin / 2, dy: -Self.margin / 2)
        if !drawn.contains(near) { setNeedsDraw() }
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        drawn = viewport.insetBy(dx: -Self.margin, dy: -Self.margin)
        var painter = Painter(snapshot: snapshot, host: self)
        painter.sight = drawn.offsetBy(dx: -base.x, dy: -base.y)
        painter.drawBody(of: node, at: contentOrigin)
    }

    /// The base for an offset; children are placed anew when it changes.
    fileprivate func rebase(for offset: CGPoint) -> CGPoint {
        let step = ScrollContentHost.step
        let new = CGPoint(
            x: (offset.x / step).rounded(.down) * step, y: (offset.y / step).rounded(.down) * step)
        if new != base {
            base = new
            setNeedsAllocate()
            setNeedsDraw()
        }
        return base
    }
}
