// Status: complete
// GTK: whatever the other module made
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// A widget that another module made.
@MainActor
final class GTKForeign: SurfaceHost {
    private let child: Widget?

    init(
        node: RenderNode, kind: HostKind, content: ForeignContent, owner: Host?, tree: RenderTree
    ) {
        child = tree.backend.makeForeignWidget(content)
        super.init(node: node, kind: kind, role: .group, owner: owner, tree: tree)
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        if let child { gtk_widget_insert_after(child, widget, nil) }
    }

    override func allocate(width: Int, height: Int) {
        guard let child else { return }
        allocateWidget(child, width: Int32(width), height: Int32(height), nil)
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        if let child { gtk_widget_snapshot_child(widget, child, snapshot) }
    }
}
