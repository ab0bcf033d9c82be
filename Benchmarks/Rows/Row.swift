import SwiftUI

/// What a row shows, and tells of the changes of itself, as the row of the program in C does.
final class Row: ObservableObject, Identifiable {
    let id: Int
    @Published var title: String
    let subtitle: String
    let tags: [String]

    init(_ index: Int) {
        id = index
        title = "Row \(index)"
        subtitle = "Subtitle of row \(index)"
        tags = (0..<3).map { "tag\((index + $0) % 10)" }
    }
}

/// The same as a value: the array around it changes with it, and is copied with it.
struct RowValue: Identifiable, Hashable {
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
