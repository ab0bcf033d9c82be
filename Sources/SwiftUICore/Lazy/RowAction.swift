import Foundation

/// How the content of a row makes the whole row act.
struct RowAction: Equatable {
    /// The node that acts.
    var source: ObjectIdentifier
    var isLink: Bool
    var showsChevron: Bool
    var isEnabled: Bool
    var isSelected = false
    var perform: @MainActor () -> Void
    /// Tells the source whether the row acts in its place.
    var adopt: (@MainActor (Bool) -> Void)?

    // What is performed is the source's business, whose closure stays the same.
    static func == (a: RowAction, b: RowAction) -> Bool {
        a.source == b.source && a.isLink == b.isLink && a.showsChevron == b.showsChevron
            && a.isEnabled == b.isEnabled && a.isSelected == b.isSelected
    }
}
