import CMeasure
import SwiftUI

/// The rows, and what the steps of each case do to them.
@MainActor
final class RowStore: ObservableObject {
    static let shared = RowStore()

    @Published var rows: [Row]
    /// The rows of the cases that end in `-values`.
    @Published var values: [RowValue]
    /// The case that is measured.
    let kind: String
    let count: Int
    private let steps: Int

    private init() {
        let arguments = CommandLine.arguments
        kind = arguments.count > 1 ? arguments[1] : "start"
        count = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 1_000
        steps = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
        let isOfValues = kind.hasSuffix("-values")
        rows = kind == "text" || isOfValues ? [] : (0..<count).map(Row.init)
        values = isOfValues ? (0..<count).map(RowValue.init) : []
    }

    /// Runs in the first frame, before it is painted.
    func begin() {
        guard let window = measure_first_window() else { return }
        measure_begin(
            window, kind, Int32(steps),
            { index, _ in MainActor.assumeIsolated { RowStore.shared.step(Int(index)) } }, nil)
    }

    private func step(_ index: Int) {
        guard let window = measure_first_window() else { return }
        switch kind {
        case "change", "idle": rows[3].title = "Changed \(index)"
        case "change-values": values[3].title = "Changed \(index)"
        case "append-values":
            let start = values.count
            values += (start..<(start + 100)).map(RowValue.init)
            measure_queue_draw(window)
        case "hidden": rows[rows.count * 9 / 10].title = "Changed \(index)"
        case "nothing": objectWillChange.send()
        case "append":
            let start = rows.count
            rows += (start..<(start + 100)).map(Row.init)
            measure_queue_draw(window)
        case "scroll", "page": measure_scroll(window, kind, Int32(index), Int32(steps))
        case "resize": measure_resize(window, Int32(index))
        case "filter":
            measure_type(window, Int32(index))
            measure_queue_draw(window)
        default: break
        }
    }
}
