// Status: complete
// GTK: GtkButton
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// A button, or a row that is one; its label is drawn by the same widget.
@MainActor
final class GTKButton: Host {
    private var signals: [Signal] = []
    private var look: ButtonLook?
    private var isPressed = false

    init(node: RenderNode, kind: HostKind, role: SurfaceRole, owner: Host?, tree: RenderTree) {
        super.init(
            node: node, kind: kind, owner: owner, tree: tree,
            widget: Surfaces.makeButton(role: role))
        gtk_widget_add_css_class(widget, "engawa")
        signals = [
            Signal(widget, "clicked") { [weak self] _ in self?.clicked() },
            Signal(widget, "state-flags-changed") { [weak self] _ in self?.stateChanged() },
        ]
    }

    private func clicked() {
        guard let menu = node.handlers.menu, !node.handlers.isMenuSecondary else {
            node.handlers.activate?()
            return
        }
        tree.window?.openMenu(menu(), at: widget)
    }

    private func stateChanged() {
        let flags = gtk_widget_get_state_flags(widget).rawValue
        let isDown = flags & GTK_STATE_FLAG_ACTIVE.rawValue != 0
        if look == .row { setNeedsDraw() }
        guard isDown != isPressed else { return }
        isPressed = isDown
        node.handlers.pressedChanged?(isDown)
    }

    override func contentChanged() {
        guard case .button(let new) = node.content, new != look else { return }
        if let look { gtk_widget_remove_css_class(widget, look.cssClass) }
        gtk_widget_add_css_class(widget, new.cssClass)
        look = new
        // A field that one is typing into keeps the focus when a button beside it is pressed.
        gtk_widget_set_focus_on_click(widget, new == .row ? 1 : 0)
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        guard look == .row else { return super.snapshot(snapshot) }
        var painter = Painter(snapshot: snapshot, host: self)
        let highlight = RowHighlight(
            flags: gtk_widget_get_state_flags(widget).rawValue,
            isDark: tree.backend.colorScheme == .dark, accent: tree.backend.accentColor)
        painter.drawRow(node, at: contentOrigin, highlight: highlight)
    }

    override func tearDown() {
        for signal in signals { signal.disconnect() }
        super.tearDown()
    }
}

extension ButtonLook {
    var cssClass: String {
        switch self {
        case .plain: "engawa-plain"
        case .borderless: "engawa-borderless"
        case .bordered: "engawa-bordered"
        case .borderedProminent: "suggested-action"
        case .row: "engawa-row"
        case .bar: "flat"
        case .tab(let isSelected): isSelected ? "engawa-tab-selected" : "engawa-tab"
        }
    }

    /// Points between the widget's edge and its label.
    var chromeInsets: (horizontal: CGFloat, vertical: CGFloat) {
        switch self {
        case .plain, .borderless, .row, .tab: (0, 0)
        case .bordered, .borderedProminent: (17, 7)
        case .bar: (9, 6)
        }
    }
}
