import CMeasure
import SwiftUI

/// All rows of the store.
struct RowList: View {
    @ObservedObject var store: RowStore

    var body: some View {
        let _ = measure_note_list()
        List(store.rows) { RowView(row: $0) }
            .listStyle(.plain)
            .onAppear { store.begin() }
    }
}

/// A title, a subtitle and three chips.
struct RowView: View {
    let row: Row

    var body: some View {
        let _ = measure_note_row()
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
}
