import SwiftUI

/// The list that is measured against `Benchmarks/RowsInC`: rows of a title, a subtitle, three chips.
///
/// Usage: `rows CASE COUNT STEPS`; CASE is start, change, hidden, append (each also with `-values`),
/// nothing, scroll, page, resize, filter, idle, or text (a page of COUNT words).
@main
struct RowsApp: App {
    var body: some Scene {
        WindowGroup("Rows") {
            switch RowStore.shared.kind {
            case "filter": FilteredList(store: RowStore.shared)
            case "text": TextPage(store: RowStore.shared)
            default:
                if RowStore.shared.hasObjects {
                    ObjectList(store: RowStore.shared)
                } else {
                    RowList(store: RowStore.shared)
                }
            }
        }
        .defaultSize(width: 420, height: 800)
    }
}
