// GTK: GtkDropTarget, GdkClipboard
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// Takes what is dropped between the rows of a list, from this program or another.
@MainActor
final class ListDrops {
    private unowned let scroll: GTKScroll
    private var signals: [Signal] = []

    init(_ scroll: GTKScroll) {
        self.scroll = scroll
        guard let target = gtk_drop_target_new(cadw_type_string(), GDK_ACTION_COPY) else { return }
        gtk_widget_add_controller(scroll.viewport, target)
        signals.append(
            Signal(UnsafeMutableRawPointer(target), "drop") { [weak self] arguments in
                let point = CGPoint(x: arguments.double(at: 2), y: arguments.double(at: 3))
                let value = arguments.boxed(at: 1)?.assumingMemoryBound(to: GValue.self)
                let text = value.flatMap { g_value_get_string($0) }.map { String(cString: $0) }
                arguments.answer(self?.drop(text, at: point) ?? false)
            })
    }

    // The nearer edge of the row says on which side of it.
    private func drop(_ text: String?, at point: CGPoint) -> Bool {
        guard let text, let hit = scroll.row(at: point) else { return false }
        return hit.row.handlers.row?.insert(
            [NSItemProvider(object: text)], below: hit.point.y > hit.row.frame.height / 2)
            ?? false
    }
}
