// Status: complete
// GTK: GtkCalendar
import CAdwaita
import CAdwaitaShims
import Foundation
import SwiftUICore

/// A month from which a day can be chosen.
@MainActor
final class GTKCalendar: Host {
    private var signal: Signal?
    private var isApplying = false
    private var check: OneShot?

    init(node: RenderNode, kind: HostKind, owner: Host?, tree: RenderTree) {
        super.init(node: node, kind: kind, owner: owner, tree: tree, widget: gtk_calendar_new())
        signal = Signal(widget, "day-selected") { [weak self] _ in self?.chosen() }
    }

    private var shown: CalendarDay? {
        guard let date = gtk_calendar_get_date(widget.opaque) else { return nil }
        defer { g_date_time_unref(date) }
        return CalendarDay(
            year: Int(g_date_time_get_year(date)), month: Int(g_date_time_get_month(date)),
            day: Int(g_date_time_get_day_of_month(date)))
    }

    private func chosen() {
        guard !isApplying, let shown else { return }
        node.handlers.dayChosen?(shown)
        // A day outside what the app allows is not kept.
        check = OneShot.after(milliseconds: 60) { [weak self] in self?.contentChanged() }
    }

    override func contentChanged() {
        guard case .calendar(let day) = node.content, day != shown,
            let date = g_date_time_new_local(
                Int32(day.year), Int32(day.month), Int32(day.day), 0, 0, 0)
        else { return }
        isApplying = true
        gtk_calendar_select_day(widget.opaque, date)
        isApplying = false
        g_date_time_unref(date)
    }

    override func tearDown() {
        check?.cancel()
        signal?.disconnect()
        super.tearDown()
    }
}
