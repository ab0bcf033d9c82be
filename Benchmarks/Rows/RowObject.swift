import Observation

/// A row that changes by itself, as the rows in C do: an object whose title is observed.
@Observable
@MainActor
final class RowObject: Identifiable {
    nonisolated let id: Int
    var title: String
    @ObservationIgnored let subtitle: String
    @ObservationIgnored let tags: [String]

    init(_ index: Int) {
        let row = Row(index)
        id = row.id
        title = row.title
        subtitle = row.subtitle
        tags = row.tags
    }
}
