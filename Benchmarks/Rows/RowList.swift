import CMeasure
import SwiftUI

/// All rows of the store.
struct RowList: View {
    @ObservedObject var store: RowStore

    var body: some View {
        let _ = measure_note_list()
        List(store.rows) { RowView(title: $0.title, subtitle: $0.subtitle, tags: $0.tags) }
            .listStyle(.plain)
            .onAppear { store.begin() }
    }
}

/// All objects of the store.
struct ObjectList: View {
    @ObservedObject var store: RowStore

    var body: some View {
        let _ = measure_note_list()
        List(store.objects) { ObjectRow(row: $0) }
            .listStyle(.plain)
            .onAppear { store.begin() }
    }
}

/// Reads its object, so that the object's change is its own and no other's.
private struct ObjectRow: View {
    let row: RowObject

    var body: some View { RowView(title: row.title, subtitle: row.subtitle, tags: row.tags) }
}

/// A title, a subtitle and three chips.
struct RowView: View {
    let title: String
    let subtitle: String
    let tags: [String]

    var body: some View {
        let _ = measure_note_row()
        VStack(alignment: .leading, spacing: 4) {
            Text(title).bold()
            Text(subtitle).font(.footnote).foregroundColor(.secondary)
            HStack(spacing: 6) {
                ForEach(tags, id: \.self) { tag in
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
