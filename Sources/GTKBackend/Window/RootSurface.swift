import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// What shows one root: a window, a page over another one, a bubble.
@MainActor
class RootSurface: PresentationHandle {
    let root: ViewRoot
    unowned let backend: GTKBackend
    let tree: RenderTree
    /// What holds all of it; keys and clicks are taken here.
    let widget: Widget
    private(set) lazy var frames = FrameScheduler(widget: widget) { [weak self] in
        self?.root.renderFrame()
    }
    /// Runs when the person closes what is presented.
    var onDismiss: (@MainActor () -> Void)?
    let ownBar: Widget
    private let ownTitle: Widget
    private let reference: GObjectRef
    private(set) var isClosed = false
    private var keyboard: WindowKeyboard?
    private var pointer: MenuGestures?
    private var menu: MenuPopover?

    init(root: ViewRoot, backend: GTKBackend, widget: Widget) {
        self.root = root
        self.backend = backend
        self.widget = widget
        tree = RenderTree(rootNode: root.renderRoot, backend: backend)
        reference = GObjectRef(sinking: widget.raw)
        ownBar = adw_header_bar_new()
        ownTitle = adw_window_title_new("", "")
        tree.window = self
    }

    /// The window that it is in.
    var window: RootWindow? { nil }
    var gtkWindow: UnsafeMutablePointer<GtkWindow>? {
        window.map { $0.widget.cast(to: GtkWindow.self) }
    }
    var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }
    var scale: Int { Int(gtk_widget_get_scale_factor(widget)) }
    /// Whether Escape closes it.
    var isSheet: Bool { true }
    /// Whether something else takes what a person types.
    var isCovered: Bool { false }

    /// The column of the surface's own bar, for trees that bring none, and the tree's widget.
    func makeColumn(minimumSize: CGSize, resized: @escaping (CGSize) -> Void) -> Widget {
        let host = tree.makeRootHost(minimumSize: minimumSize, allocated: resized)
        gtk_widget_add_css_class(ownBar, "flat")
        adw_header_bar_set_title_widget(ownBar.opaque, ownTitle)
        let column: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        gtk_box_append(column.cast(to: GtkBox.self), ownBar)
        gtk_box_append(column.cast(to: GtkBox.self), host.widget)
        return column
    }

    /// Starts to take keys and secondary clicks.
    func listen() {
        keyboard = WindowKeyboard(window: self)
        pointer = MenuGestures(surface: self)
    }

    /// The surface's own bar is for trees that bring none.
    func headerBarsChanged() {
        let isNeeded = tree.headerBars.isEmpty
        guard (gtk_widget_get_visible(ownBar) != 0) != isNeeded else { return }
        gtk_widget_set_visible(ownBar, isNeeded ? 1 : 0)
    }

    func setTitle(_ title: String) { adw_window_title_set_title(ownTitle.opaque, title) }

    /// The root's tree was brought up to date.
    func didCommit() {}

    func revealFocus() {
        guard let gtkWindow, let focus = gtk_window_get_focus(gtkWindow) else { return }
        for scroll in tree.scrolls.reversed()
        where gtk_widget_is_ancestor(focus, scroll.viewport) != 0 {
            scroll.reveal(focus)
        }
    }

    // MARK: Menus

    /// Opens a menu that points at a widget.
    func openMenu(_ content: MenuContent, at target: Widget) {
        guard let host = tree.rootHost?.widget else { return }
        var bounds = graphene_rect_t()
        // Items of a bar that is not the tree's lie outside its widget.
        let anchor = gtk_widget_is_ancestor(target, host) != 0 ? host : widget
        guard gtk_widget_compute_bounds(target, anchor, &bounds) != 0 else { return }
        open(
            content, on: anchor,
            at: CGRect(
                x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y),
                width: CGFloat(bounds.size.width), height: CGFloat(bounds.size.height)),
            hasArrow: true)
    }

    /// Opens a menu at a rectangle of the root.
    func openMenu(_ content: MenuContent, at rect: CGRect) {
        guard let host = tree.rootHost?.widget else { return }
        open(content, on: host, at: rect, hasArrow: false)
    }

    private func open(_ content: MenuContent, on anchor: Widget, at rect: CGRect, hasArrow: Bool) {
        guard !content.items.isEmpty else { return }
        menu?.close()
        menu = MenuPopover(content, on: anchor, at: rect, hasArrow: hasArrow) { [weak self] in
            self?.menu = nil
        }
    }

    // MARK: Closing

    /// Closes it as a person does.
    func close() {}

    func dismiss() {}

    // The tree's widgets go once GTK has finished closing.
    func end() {
        isClosed = true
        onDismiss = nil
        menu?.close()
        frames.cancel()
        keyboard = nil
        pointer = nil
        let tree = tree
        let backend = backend
        _ = OneShot.idle { [self] in
            tree.tearDown()
            backend.remove(self)
        }
    }
}
