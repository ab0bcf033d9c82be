// Status: complete
// GTK: GtkButton
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// A button, or a row that is one; its label is drawn by the same widget.
@MainActor
final class GTKButton: Host {
    private var signal: Signal?
    private var look: ButtonLook?

    init(node: RenderNode, kind: HostKind, role: SurfaceRole, owner: Host?, tree: RenderTree) {
        super.init(
            node: node, kind: kind, owner: owner, tree: tree,
            widget: Surfaces.makeButton(role: role))
        gtk_widget_add_css_class(widget, "engawa")
        signal = Signal(widget, "clicked") { [weak self] _ in
            self?.node.handlers.activate?()
        }
    }

    override func contentChanged() {
        guard case .button(let new) = node.content, new != look else { return }
        if let look { gtk_widget_remove_css_class(widget, look.cssClass) }
        gtk_widget_add_css_class(widget, new.cssClass)
        look = new
    }

    override func tearDown() {
        signal?.disconnect()
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
        }
    }

    /// Points between the widget's edge and its label.
    var chromeInsets: (horizontal: CGFloat, vertical: CGFloat) {
        switch self {
        case .plain, .borderless, .row: (0, 0)
        case .bordered, .borderedProminent: (17, 7)
        case .bar: (9, 7)
        }
    }
}
