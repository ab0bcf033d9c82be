/// What a row shows.
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
