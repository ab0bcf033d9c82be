// GTK: AdwApplicationWindow, AdwWindow
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// A window that shows one root, or a sheet over another window.
@MainActor
final class RootWindow: PresentationHandle {
    enum Style {
        case main(WindowConfiguration)
        case sheet(over: RootWindow?)
    }

    let root: ViewRoot
    unowned let backend: GTKBackend
    let tree: RenderTree
    let widget: Widget
    private(set) lazy var frames = FrameScheduler(widget: widget) { [weak self] in
        self?.root.renderFrame()
    }
    /// Runs when the person closes a sheet.
    var onDismiss: (@MainActor () -> Void)?
    private let style: Style
    private let reference: GObjectRef
    private let box: Widget
    private let ownBar: Widget
    private let ownTitle: Widget
    private var signals: [Signal] = []
    private var keyboard: WindowKeyboard?
    private var isClosed = false

    init(root: ViewRoot, backend: GTKBackend, style: Style) {
        self.root = root
        self.backend = backend
        self.style = style
        tree = RenderTree(rootNode: root.renderRoot, backend: backend)
        widget = RootWindow.makeWindow(style, backend: backend)
        reference = GObjectRef(sinking: widget.raw)
        box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        ownBar = adw_header_bar_new()
        ownTitle = adw_window_title_new("", "")
        tree.window = self
        fill()
        connect()
    }

    private var window: UnsafeMutablePointer<GtkWindow> { widget.cast(to: GtkWindow.self) }
    var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }
    var scale: Int { Int(gtk_widget_get_scale_factor(widget)) }

    // MARK: Making

    private static func makeWindow(_ style: Style, backend: GTKBackend) -> Widget {
        switch style {
        case .main(let configuration):
            let window: Widget = adw_application_window_new(
                backend.application.withMemoryRebound(to: GtkApplication.self, capacity: 1) { $0 })
            gtk_window_set_default_size(
                window.cast(to: GtkWindow.self), Int32(configuration.defaultSize.width),
                Int32(configuration.defaultSize.height))
            return window
        case .sheet(let parent):
            let window: Widget = adw_window_new()
            let gtkWindow = window.cast(to: GtkWindow.self)
            // For lists of windows; the sheet itself shows no title unless it has one.
            gtk_window_set_title(gtkWindow, parent.flatMap { gtk_window_get_title($0.window) })
            gtk_window_set_modal(gtkWindow, 1)
            gtk_window_set_transient_for(gtkWindow, parent?.window)
            gtk_window_set_destroy_with_parent(gtkWindow, 1)
            let size = sheetSize(over: parent)
            gtk_window_set_default_size(gtkWindow, Int32(size.width), Int32(size.height))
            return window
        }
    }

    private static func sheetSize(over parent: RootWindow?) -> CGSize {
        guard let parent, gtk_widget_get_width(parent.widget) > 0 else {
            return CGSize(width: 540, height: 600)
        }
        let width = CGFloat(gtk_widget_get_width(parent.widget))
        let height = CGFloat(gtk_widget_get_height(parent.widget))
        return CGSize(
            width: max(360, min(540, width - 64)), height: max(240, min(640, height - 64)))
    }

    private func fill() {
        let host = tree.makeRootHost(minimumSize: CGSize(width: 360, height: 200)) {
            [weak self] size in self?.root.setSize(size)
        }
        gtk_widget_add_css_class(ownBar, "flat")
        adw_header_bar_set_title_widget(ownBar.opaque, ownTitle)
        if case .main(let configuration) = style { setTitle(configuration.title) }
        let content = box.cast(to: GtkBox.self)
        gtk_box_append(content, ownBar)
        gtk_box_append(content, host.widget)
        switch style {
        case .main:
            adw_application_window_set_content(
                widget.cast(to: AdwApplicationWindow.self), box)
        case .sheet:
            adw_window_set_content(widget.cast(to: AdwWindow.self), box)
        }
    }

    private func connect() {
        signals = [
            Signal(widget, "close-request") { [weak self] arguments in
                self?.closeRequested()
                arguments.answer(false)
            },
            Signal(widget, "notify::scale-factor") { [weak self] _ in
                self?.root.backendDidChange()
            },
            Signal(widget, "notify::focus-widget") { [weak self] _ in self?.revealFocus() },
        ]
        keyboard = WindowKeyboard(window: self)
    }

    /// Shows the window. The first layout and commit come before, so that nothing flickers.
    func present() {
        switch style {
        case .main(let configuration): root.setSize(configuration.defaultSize)
        case .sheet(let parent): root.setSize(RootWindow.sheetSize(over: parent))
        }
        headerBarsChanged()
        gtk_window_present(window)
    }

    func setTitle(_ title: String) {
        gtk_window_set_title(window, title)
        adw_window_title_set_title(ownTitle.opaque, title)
    }

    /// The window's own bar is for trees that bring none.
    func headerBarsChanged() {
        let isNeeded = tree.headerBars.isEmpty
        guard (gtk_widget_get_visible(ownBar) != 0) != isNeeded else { return }
        gtk_widget_set_visible(ownBar, isNeeded ? 1 : 0)
    }

    private func revealFocus() {
        guard let focus = gtk_window_get_focus(window) else { return }
        for scroll in tree.scrolls.reversed()
        where gtk_widget_is_ancestor(focus, scroll.viewport) != 0 {
            scroll.reveal(focus)
        }
    }

    // MARK: Closing

    var isSheet: Bool {
        if case .sheet = style { return true }
        return false
    }

    private func closeRequested() {
        guard !isClosed else { return }
        let dismissed = onDismiss
        end()
        dismissed?()
        if !isSheet { root.close() }
    }

    /// Closes the window as its close button does.
    func close() { gtk_window_close(window) }

    func dismiss() {
        guard !isClosed else { return }
        end()
        gtk_window_destroy(window)
    }

    // The tree's widgets go once GTK has finished closing the window.
    private func end() {
        isClosed = true
        onDismiss = nil
        frames.cancel()
        for signal in signals { signal.disconnect() }
        keyboard = nil
        let tree = tree
        let backend = backend
        _ = OneShot.idle { [self] in
            tree.tearDown()
            backend.remove(self)
        }
    }
}
