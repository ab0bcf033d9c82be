import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// A bare surface: an accessible group, a heading, an image with a name, a header bar's item.
@MainActor
class SurfaceHost: Host {
    init(node: RenderNode, kind: HostKind, role: SurfaceRole, owner: Host?, tree: RenderTree) {
        super.init(
            node: node, kind: kind, owner: owner, tree: tree, widget: Surfaces.make(role: role))
    }
}

/// Everything on it lets clicks through and can't be reached by keyboard.
@MainActor
final class InertHost: SurfaceHost {
    init(node: RenderNode, kind: HostKind, owner: Host?, tree: RenderTree) {
        super.init(node: node, kind: kind, role: .group, owner: owner, tree: tree)
        gtk_widget_set_can_target(widget, 0)
        gtk_widget_set_can_focus(widget, 0)
    }
}

/// The surface that fills a window.
@MainActor
final class RootHost: SurfaceHost {
    private let minimumSize: CGSize
    private let allocated: (CGSize) -> Void

    init(
        node: RenderNode, tree: RenderTree, minimumSize: CGSize,
        allocated: @escaping (CGSize) -> Void
    ) {
        self.minimumSize = minimumSize
        self.allocated = allocated
        super.init(node: node, kind: .surface(.group), role: .group, owner: nil, tree: tree)
        gtk_widget_set_hexpand(widget, 1)
        gtk_widget_set_vexpand(widget, 1)
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        act(for: widget)
    }

    override func measure(isVertical: Bool, forSize: Int) -> RequestedLengths {
        let length = Int(isVertical ? minimumSize.height : minimumSize.width)
        return RequestedLengths(minimum: length, natural: length)
    }

    // The runtime lays out for the new size and commits before the children are placed.
    override func allocate(width: Int, height: Int) {
        allocated(CGSize(width: width, height: height))
        super.allocate(width: width, height: height)
    }
}
