import CMeasure
import SwiftUI

/// The list that is measured against `Benchmarks/RowsInC`: rows of a title, a subtitle, three chips.
///
/// Usage: `rows CASE COUNT STEPS`; CASE is start, change, hidden, append, scroll, page, idle.
@main
struct RowsApp: App {
    var body: some Scene {
        WindowGroup("Rows") { RowList(store: RowStore.shared) }
            .defaultSize(width: 420, height: 800)
    }
}

struct Row: Identifiable, Hashable {
    let id: Int
    var title: String
    let subtitle: String
    let tags: [String]

    init(_ index: Int) {
        id = index
        title = "Row \(index)"
        subtitle = "Subtitle of row \(index)"
        tags = (0..<3).map { "tag\((index + $0) % 10)" }
    }
}

@MainActor
final class RowStore: ObservableObject {
    static let shared = RowStore()

    @Published var rows: [Row]
    let kind: String
    let steps: Int
    private var adjustment: UnsafeMutablePointer<GtkAdjustment>?

    private init() {
        let arguments = CommandLine.arguments
        kind = arguments.count > 1 ? arguments[1] : "start"
        let count = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 1_000
        steps = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
        rows = (0..<count).map(Row.init)
    }

    /// Runs in the first frame, before it is painted.
    func begin() {
        guard let window = measure_first_window() else { return }
        measure_begin(
            window, Int32(steps),
            { index, _ in MainActor.assumeIsolated { RowStore.shared.step(Int(index)) } }, nil)
    }

    private func step(_ index: Int) {
        switch kind {
        case "change": rows[3].title = "Changed \(index)"
        case "append": append(100)
        case "scroll", "page": scroll(index)
        default: break
        }
    }

    private func append(_ count: Int) {
        let start = rows.count
        rows += (start..<(start + count)).map(Row.init)
        // What is appended lies out of sight; a frame comes only if something asks for one.
        if let window = measure_first_window() { measure_queue_draw(window) }
    }

    private func scroll(_ index: Int) {
        guard let adjustment = adjustment ?? findAdjustment() else { return }
        let page = gtk_adjustment_get_page_size(adjustment)
        let reach = gtk_adjustment_get_upper(adjustment) - page
        let step = kind == "page" ? page : reach / Double(steps)
        gtk_adjustment_set_value(adjustment, step * Double(index + 1))
    }

    private func findAdjustment() -> UnsafeMutablePointer<GtkAdjustment>? {
        adjustment = measure_first_window().flatMap { measure_find_adjustment($0) }
        return adjustment
    }
}

struct RowList: View {
    @ObservedObject var store: RowStore

    var body: some View {
        List(store.rows) { row in
            VStack(alignment: .leading, spacing: 4) {
                Text(row.title).bold()
                Text(row.subtitle).font(.footnote).foregroundColor(.secondary)
                HStack(spacing: 6) {
                    ForEach(row.tags, id: \.self) { tag in
                        Text(tag)
                            .font(.caption)
                            .padding(.horizontal, 8)
                            .padding(.vertical, 2)
                            .background(
                                Color.primary.opacity(0.1), in: RoundedRectangle(cornerRadius: 8))
                    }
                }
            }
        }
        .listStyle(.plain)
        .onAppear { store.begin() }
    }
}
