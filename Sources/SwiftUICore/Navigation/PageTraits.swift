import LayoutCore

/// How a page's title is shown.
public struct NavigationBarItem: Hashable, Sendable {
    public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// What the views of a page ask of the bar above it.
struct PageTraits {
    var title: String?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var isBarHidden: Bool?
    var hidesBackButton: Bool?
    var items: [BarItem] = []
    /// The field that searches the page.
    var search: (any SearchBarSource)?
}

/// An item of a page's bar.
struct BarItem {
    var placement: BarPlacement
    var box: LayoutNode
}

enum PageTraitsKey: PreferenceKey {
    static var defaultValue: PageTraits { PageTraits() }
    static func reduce(value: inout PageTraits, nextValue: () -> PageTraits) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.displayMode = value.displayMode ?? next.displayMode
        value.isBarHidden = value.isBarHidden ?? next.isBarHidden
        value.hidesBackButton = value.hidesBackButton ?? next.hidesBackButton
        value.items += next.items
        value.search = value.search ?? next.search
    }
}
