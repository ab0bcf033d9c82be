import CMeasure
import SwiftUI

/// The rows, and what the steps of each case do to them.
///
/// Where rows change they are objects, as in C, unless the case ends in `-values`: then the array
/// of values changes, which copies it, as the view that shows it holds it too.
@MainActor
final class RowStore: ObservableObject {
    static let shared = RowStore()

    @Published var rows: [Row] = []
    @Published var objects: [RowObject] = []
    /// The case that is measured.
    let kind: String
    let count: Int
    private let steps: Int

    var hasObjects: Bool { ["change", "idle", "hidden", "append"].contains(kind) }

    private init() {
        let arguments = CommandLine.arguments
        kind = arguments.count > 1 ? arguments[1] : "start"
        count = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 1_000
        steps = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
        measure_data_begins()
        if hasObjects {
            objects = (0..<count).map(RowObject.init)
        } else if kind != "text" {
            rows = (0..<count).map(Row.init)
        }
        measure_data_ends()
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
        case "change", "idle": objects[3].title = "Changed \(index)"
        case "change-values": rows[3].title = "Changed \(index)"
        case "hidden": objects[objects.count * 9 / 10].title = "Changed \(index)"
        case "hidden-values": rows[rows.count * 9 / 10].title = "Changed \(index)"
        case "nothing": objectWillChange.send()
        case "append":
            objects += (objects.count..<(objects.count + 100)).map(RowObject.init)
            measure_queue_draw(window)
        case "append-values":
            rows += (rows.count..<(rows.count + 100)).map(Row.init)
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
