// Status: complete
// GTK: whatever the kind of content needs
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// A place for a widget that lives as long as what it shows, not as long as its place.
@MainActor
final class GTKForeign: SurfaceHost {
    private let child: Widget?

    init(
        node: RenderNode, kind: HostKind, content: ForeignContent, owner: Host?, tree: RenderTree
    ) {
        child = tree.backend.foreignWidget(for: content.model)
        super.init(node: node, kind: kind, role: .group, owner: owner, tree: tree)
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        guard let child else { return }
        if gtk_widget_get_parent(child) != nil { gtk_widget_unparent(child) }
        gtk_widget_insert_after(child, widget, nil)
    }

    override func allocate(width: Int, height: Int) {
        guard let child, gtk_widget_get_parent(child) == widget else { return }
        allocateWidget(child, width: Int32(width), height: Int32(height), nil)
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        guard let child, gtk_widget_get_parent(child) == widget else { return }
        gtk_widget_snapshot_child(widget, child, snapshot)
    }

    override func tearDown() {
        if let child, gtk_widget_get_parent(child) == widget { gtk_widget_unparent(child) }
        super.tearDown()
    }
}
