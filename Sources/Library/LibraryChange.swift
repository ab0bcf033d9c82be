/// What changed in a library; whoever shows it asks for it anew.
public enum LibraryChange: Hashable, Sendable {
    /// An item was saved, taken back or marked.
    case saved
    /// Items were seen.
    case seen
    /// Searches were made, saved or deleted.
    case searches
    /// Something, by another process.
    case elsewhere
    /// There is something to tell the person.
    case notices
}

/// What the library did or could not do by itself, for the person to know.
public enum LibraryNotice: Hashable, Sendable {
    /// The file was damaged and is kept under another name; so many saved items came back.
    case setAside(path: String, restored: Int)
    /// The plain copy of what is saved could not be written; the library itself is well.
    case copyFailed(path: String, reason: String)
}
