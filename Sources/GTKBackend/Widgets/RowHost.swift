// GTK: a widget of ours that takes the keyboard's focus
import CAdwaita
import CAdwaitaShims
import SwiftUICore

/// A row of a list that is no button: it takes the focus, and shows that it has it.
@MainActor
final class RowHost: SurfaceHost {
    private var signals: [Signal] = []

    init(node: RenderNode, kind: HostKind, owner: Host?, tree: RenderTree) {
        super.init(node: node, kind: kind, role: .listItem, owner: owner, tree: tree)
        gtk_widget_set_focusable(widget, 1)
        signals = [
            Signal(widget, "state-flags-changed") { [weak self] _ in self?.setNeedsDraw() }
        ]
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        var painter = Painter(snapshot: snapshot, host: self)
        // Nothing happens on a press, so the pointer leaves no trace.
        let flags =
            gtk_widget_get_state_flags(widget).rawValue
            & ~(GTK_STATE_FLAG_PRELIGHT.rawValue | GTK_STATE_FLAG_ACTIVE.rawValue)
        painter.drawRow(
            node, at: contentOrigin,
            highlight: RowHighlight(
                flags: flags, isDark: tree.backend.colorScheme == .dark,
                accent: tree.backend.accentColor))
    }

    override func tearDown() {
        for signal in signals { signal.disconnect() }
        super.tearDown()
    }
}
