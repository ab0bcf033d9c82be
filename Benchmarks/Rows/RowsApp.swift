import SwiftUI

/// The list that is measured against `Benchmarks/RowsInC`: rows of a title, a subtitle, three chips.
///
/// Usage: `rows CASE COUNT STEPS`; CASE is start, change, hidden, nothing, append, scroll, page,
/// resize, filter, idle, or text (a page of COUNT words); change-values and append-values have
/// values for rows instead of objects.
@main
struct RowsApp: App {
    var body: some Scene {
        WindowGroup("Rows") {
            switch RowStore.shared.kind {
            case "filter": FilteredList(store: RowStore.shared)
            case "text": TextPage(store: RowStore.shared)
            case let kind where kind.hasSuffix("-values"): ValueList(store: RowStore.shared)
            default: RowList(store: RowStore.shared)
            }
        }
        .defaultSize(width: 420, height: 800)
    }
}
