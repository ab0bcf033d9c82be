/// What to look for in a library.
public struct LibrarySearch: Hashable, Sendable {
    /// Words that must all be found, in any of an item's texts; parts of words do.
    public var words: String
    /// Only items of this kind.
    public var kind: SavedItem.Kind?
    /// Only what was saved, not what was only seen.
    public var onlySaved: Bool
    /// Only what was not read.
    public var onlyUnread: Bool
    /// The most items to find.
    public var limit: Int

    /// Describes a search.
    public init(
        _ words: String = "", kind: SavedItem.Kind? = nil, onlySaved: Bool = true,
        onlyUnread: Bool = false, limit: Int = 10_000
    ) {
        self.words = words
        self.kind = kind
        self.onlySaved = onlySaved
        self.onlyUnread = onlyUnread
        self.limit = limit
    }
}
