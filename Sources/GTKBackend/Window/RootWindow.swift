// GTK: AdwApplicationWindow, AdwWindow
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// A window that shows one root, or a sheet over another window.
@MainActor
final class RootWindow: RootSurface {
    enum Style {
        case main(WindowConfiguration)
        case sheet(over: RootWindow?)
    }

    private let style: Style
    /// The root's own page, and pages that cover it.
    private let pages: Widget
    private var signals: [Signal] = []
    private var covers: [CoverSurface] = []
    private var heights: SheetHeightControl?

    init(root: ViewRoot, backend: GTKBackend, style: Style) {
        self.style = style
        pages = gtk_stack_new()
        super.init(
            root: root, backend: backend,
            widget: RootWindow.makeWindow(style, root: root, backend: backend))
        fill()
        connect()
    }

    private var gtk: UnsafeMutablePointer<GtkWindow> { widget.cast(to: GtkWindow.self) }
    override var window: RootWindow? { self }
    override var isCovered: Bool { !covers.isEmpty }

    override var isSheet: Bool {
        if case .sheet = style { return true }
        return false
    }

    // MARK: Making

    private static func makeWindow(_ style: Style, root: ViewRoot, backend: GTKBackend) -> Widget {
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
            gtk_window_set_title(gtkWindow, parent.flatMap { gtk_window_get_title($0.gtk) })
            gtk_window_set_modal(gtkWindow, 1)
            gtk_window_set_transient_for(gtkWindow, parent?.gtk)
            gtk_window_set_destroy_with_parent(gtkWindow, 1)
            let size = sheetSize(of: root, over: parent)
            gtk_window_set_default_size(gtkWindow, Int32(size.width), Int32(size.height))
            return window
        }
    }

    private static func sheetSize(of root: ViewRoot, over parent: RootWindow?) -> CGSize {
        var size = CGSize(width: 540, height: 600)
        if let parent, gtk_widget_get_width(parent.widget) > 0 {
            let width = CGFloat(gtk_widget_get_width(parent.widget))
            size.width = max(360, min(540, width - 64))
            size.height = max(240, min(640, sheetRoom(over: parent)))
        }
        if let heights = root.sheetHeights(in: sheetRoom(over: parent)) {
            size.height = max(120, heights.heights[heights.selection])
        }
        return size
    }

    /// Points of height that a sheet may have.
    fileprivate static func sheetRoom(over parent: RootWindow?) -> CGFloat {
        guard let parent, gtk_widget_get_height(parent.widget) > 0 else { return 640 }
        return CGFloat(gtk_widget_get_height(parent.widget)) - 32
    }

    private func fill() {
        let least = CGSize(width: 320, height: isSheet ? 60 : 200)
        let column = makeColumn(minimumSize: least) { [weak self] size in self?.root.setSize(size) }
        if case .main(let configuration) = style { setTitle(configuration.title) }
        gtk_stack_set_transition_type(pages.opaque, GTK_STACK_TRANSITION_TYPE_OVER_UP_DOWN)
        gtk_stack_set_transition_duration(pages.opaque, 220)
        gtk_stack_add_child(pages.opaque, column)
        switch style {
        case .main:
            adw_application_window_set_content(
                widget.cast(to: AdwApplicationWindow.self), pages)
        case .sheet(let parent):
            adw_window_set_content(widget.cast(to: AdwWindow.self), pages)
            heights = SheetHeightControl(sheet: self, column: column) {
                RootWindow.sheetRoom(over: parent)
            }
        }
    }

    private func connect() {
        signals = [
            Signal(widget, "close-request") { [weak self] arguments in
                arguments.answer(self?.closeRequested() ?? false)
            },
            Signal(widget, "notify::scale-factor") { [weak self] _ in
                self?.root.backendDidChange()
            },
            Signal(widget, "notify::focus-widget") { [weak self] _ in self?.focusMoved() },
        ]
        listen()
    }

    private func focusMoved() {
        (covers.last ?? self as RootSurface).revealFocus()
    }

    /// Shows the window. The first layout and commit come before, so that nothing flickers.
    func present() {
        switch style {
        case .main(let configuration): root.setSize(configuration.defaultSize)
        case .sheet(let parent): root.setSize(RootWindow.sheetSize(of: root, over: parent))
        }
        headerBarsChanged()
        gtk_window_present(gtk)
        followSurface()
    }

    // A window that is put away is in the background.
    private func followSurface() {
        guard !isSheet, let surface = gtk_native_get_surface(widget.opaque) else { return }
        signals.append(
            Signal(UnsafeMutableRawPointer(surface), "notify::state") { [weak self] _ in
                let state = gdk_toplevel_get_state(surface)
                let isAway = state.rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
                self?.root.setScenePhase(isAway ? .background : .active)
            })
    }

    var title: String { gtk_window_get_title(gtk).map { String(cString: $0) } ?? "" }

    override func setTitle(_ title: String) {
        gtk_window_set_title(gtk, title)
        super.setTitle(title)
    }

    // MARK: Covers

    func cover(with surface: CoverSurface) {
        covers.append(surface)
        gtk_stack_add_child(pages.opaque, surface.widget)
        gtk_stack_set_visible_child(pages.opaque, surface.widget)
    }

    func uncover(_ surface: CoverSurface) {
        covers.removeAll { $0 === surface }
        let below = covers.last?.widget ?? gtk_widget_get_first_child(pages)
        if let below { gtk_stack_set_visible_child(pages.opaque, below) }
        let pages = pages
        // Once it has moved out of sight.
        _ = OneShot.after(milliseconds: 260) {
            if gtk_widget_get_parent(surface.widget) == pages {
                gtk_stack_remove(pages.opaque, surface.widget)
            }
        }
    }

    // MARK: Closing

    /// Gives whether the window is to stay.
    private func closeRequested() -> Bool {
        guard !isClosed else { return false }
        if isSheet, root.isInteractiveDismissDisabled { return true }
        let dismissed = onDismiss
        if !isSheet {
            // The last chance to save.
            root.setScenePhase(.background)
            root.renderFrame()
        }
        end()
        dismissed?()
        if !isSheet { root.close() }
        return false
    }

    /// Closes the window as its close button does.
    override func close() { gtk_window_close(gtk) }

    override func dismiss() {
        guard !isClosed else { return }
        end()
        gtk_window_destroy(gtk)
    }

    override func end() {
        for signal in signals { signal.disconnect() }
        heights = nil
        super.end()
    }
}
