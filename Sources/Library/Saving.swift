/// What a section of the app needs of the library: to save, to take back, and to know.
///
/// A value of functions, so that previews and tests can do without a file.
public struct Saving: Sendable {
    /// Whether an item is saved.
    public var isSaved: @Sendable (SavedItem.Reference) async throws -> Bool
    /// Saves an item; when this returns, nothing can lose it.
    public var save: @Sendable (SavedItem) async throws -> Void
    /// Takes an item from those saved.
    public var remove: @Sendable (SavedItem.Reference) async throws -> Void
    /// Keeps items that were on screen for searching offline.
    public var noteSeen: @Sendable ([SavedItem]) async throws -> Void
    /// Marks an item as read.
    public var markRead: @Sendable (SavedItem.Reference) async throws -> Void
    /// Tells of changes, also those other processes make, until the reader stops reading.
    public var changes: @Sendable () -> AsyncStream<LibraryChange>

    /// Puts the functions together.
    public init(
        isSaved: @escaping @Sendable (SavedItem.Reference) async throws -> Bool,
        save: @escaping @Sendable (SavedItem) async throws -> Void,
        remove: @escaping @Sendable (SavedItem.Reference) async throws -> Void,
        noteSeen: @escaping @Sendable ([SavedItem]) async throws -> Void = { _ in },
        markRead: @escaping @Sendable (SavedItem.Reference) async throws -> Void = { _ in },
        changes: @escaping @Sendable () -> AsyncStream<LibraryChange>
    ) {
        self.isSaved = isSaved
        self.save = save
        self.remove = remove
        self.noteSeen = noteSeen
        self.markRead = markRead
        self.changes = changes
    }

    /// Saves in a library.
    public init(_ library: Library) {
        self.init(
            isSaved: { try await library.isSaved($0) }, save: { try await library.save($0) },
            remove: { try await library.remove($0) },
            noteSeen: { try await library.noteSeen($0) },
            markRead: { try await library.setRead(true, $0) }, changes: { library.changes })
    }

    /// Saves in a library of its own that lasts as long as the process; for previews and tests.
    public static func memory() -> Saving { Saving(Library.inMemory()) }
}
