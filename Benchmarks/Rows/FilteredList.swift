import CMeasure
import Foundation
import SwiftUI

/// A field above the rows whose title contains what is typed.
struct FilteredList: View {
    @ObservedObject var store: RowStore
    @State private var text = ""

    private var rows: [Row] {
        text.isEmpty
            ? store.rows
            : store.rows.filter { $0.title.range(of: text, options: .caseInsensitive) != nil }
    }

    var body: some View {
        let _ = measure_note_list()
        VStack(spacing: 8) {
            TextField("Filter", text: $text).textFieldStyle(.roundedBorder)
            List(rows) { RowView(title: $0.title, subtitle: $0.subtitle, tags: $0.tags) }
                .listStyle(.plain)
        }
        .onAppear { store.begin() }
    }
}
