// Status: complete
// GTK: own surface
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// A text that assistive technology can find; its links open when clicked.
@MainActor
final class GTKText: Host {
    private var links: LinkGesture?

    init(node: RenderNode, kind: HostKind, role: SurfaceRole, owner: Host?, tree: RenderTree) {
        super.init(
            node: node, kind: kind, owner: owner, tree: tree, widget: Surfaces.make(role: role))
        if role == .heading {
            cadw_accessible_set_integer(widget, GTK_ACCESSIBLE_PROPERTY_LEVEL, 1)
        }
    }

    // Text without links lets clicks through to what lies below it.
    override func contentChanged() {
        guard case .text(let text) = node.content else { return }
        let hasLinks = text.runs.contains { $0.link != nil }
        gtk_widget_set_can_target(widget, hasLinks ? 1 : 0)
        cadw_widget_set_solid(widget, hasLinks ? 1 : 0)
        if hasLinks, links == nil {
            links = LinkGesture(widget) { [weak self] point in
                self?.link(at: point)
            } open: {
                [weak self] url in
                self?.node.handlers.linkOpened?(url)
            }
        }
    }

    private func link(at point: CGPoint) -> URL? {
        guard let layout = drawing.text else { return nil }
        let fitted = layout.fitted(width: node.frame.width, height: node.frame.height)
        let offset = layout.offset(of: fitted, in: node.frame.width)
        return layout.link(at: CGPoint(x: point.x - offset, y: point.y), in: fitted)
    }
}

/// Opens the link under the pointer and shows a hand over it.
@MainActor
private final class LinkGesture {
    private var signals: [Signal] = []

    init(
        _ widget: Widget, find: @escaping @MainActor (CGPoint) -> URL?,
        open: @escaping @MainActor (URL) -> Void
    ) {
        guard let click = gtk_gesture_click_new(), let motion = gtk_event_controller_motion_new()
        else { return }
        gtk_widget_add_controller(widget, click)
        gtk_widget_add_controller(widget, motion)
        signals = [
            Signal(UnsafeMutableRawPointer(click), "released") { arguments in
                let point = CGPoint(x: arguments.double(at: 2), y: arguments.double(at: 3))
                if let url = find(point) { open(url) }
            },
            Signal(UnsafeMutableRawPointer(motion), "motion") { arguments in
                let point = CGPoint(x: arguments.double(at: 1), y: arguments.double(at: 2))
                gtk_widget_set_cursor_from_name(widget, find(point) == nil ? nil : "pointer")
            },
        ]
    }
}
