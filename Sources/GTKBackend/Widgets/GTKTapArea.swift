// Status: complete
// GTK: GtkButton for single clicks, GtkGestureClick for more
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// Reports clicks anywhere in its bounds.
///
/// A button that looks like nothing, so that assistive technology can press it; Tab stops at it
/// only if the app calls it a button.
@MainActor
final class GTKTapArea: Host {
    private var signals: [Signal] = []
    private var clickCount = 0

    init(node: RenderNode, kind: HostKind, isButton: Bool, owner: Host?, tree: RenderTree) {
        let role = node.accessibility.role.map { SurfaceRole($0) } ?? .button
        super.init(
            node: node, kind: kind, owner: owner, tree: tree,
            widget: Surfaces.makeButton(role: role))
        gtk_widget_add_css_class(widget, "engawa")
        gtk_widget_add_css_class(widget, "engawa-tap")
        gtk_widget_set_focusable(widget, isButton ? 1 : 0)
        signals = [
            Signal(widget, "clicked") { [weak self] _ in self?.clicked() },
            Signal(widget, "activate") { [weak self] _ in self?.clickCount = 0 },
        ]
    }

    override func contains(x: Double, y: Double) -> Bool {
        node.handlers.contains?(CGPoint(x: x, y: y)) ?? true
    }

    private func clicked() {
        let needed = max(1, node.handlers.tapCount)
        guard needed > 1 else {
            node.handlers.activate?()
            return
        }
        countClick(needed: needed)
    }

    // GtkButton takes the clicks, so their number is counted here, by the desktop's own measure
    // of how quick a double click is.
    private var lastClick = 0.0
    private func countClick(needed: Int) {
        let now = tree.backend.now
        let limit = Double(tree.backend.doubleClickMilliseconds) / 1000
        clickCount = now - lastClick <= limit ? clickCount + 1 : 1
        lastClick = now
        guard clickCount >= needed else { return }
        clickCount = 0
        node.handlers.activate?()
    }

    override func tearDown() {
        for signal in signals { signal.disconnect() }
        super.tearDown()
    }
}
