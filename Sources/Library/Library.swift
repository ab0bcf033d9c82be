import Foundation
import Synchronization

/// What a person saved and saw, in a file on this machine.
///
/// Several libraries, also in several processes, may use one folder at once and see each other's
/// changes. Its functions are called from anywhere and work on a thread of the library's own.
/// All of them throw `LibraryError`.
///
/// In the folder: `library.sqlite` (SQLite, WAL), `saved.jsonl` (a plain copy of what is saved,
/// from which a damaged library comes back) and `library.lock`.
public final class Library: Sendable {
    /// The folder; `nil` when everything is in memory.
    public let folder: URL?

    private let store: Mutex<Store>
    private let queue = DispatchQueue(label: "library")
    private let listeners = ChangeListeners()
    private let now: @Sendable () -> Date

    /// Uses a folder, which is made when first needed, as is everything in it.
    ///
    /// - Parameters:
    ///   - folder: For the library alone.
    ///   - cacheLimit: How many items that were only seen are kept.
    ///   - now: The time.
    public convenience init(
        folder: URL, cacheLimit: Int = 3000, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.init(location: folder, cacheLimit: cacheLimit, now: now)
    }

    /// Makes a library that lasts as long as the process.
    public static func inMemory(
        cacheLimit: Int = 3000, now: @escaping @Sendable () -> Date = { Date() }
    ) -> Library {
        Library(location: nil, cacheLimit: cacheLimit, now: now)
    }

    private init(location: URL?, cacheLimit: Int, now: @escaping @Sendable () -> Date) {
        folder = location
        self.now = now
        store = Mutex(Store(folder: location, cacheLimit: cacheLimit, now: now))
    }

    // MARK: Items

    /// Saves an item. When this returns, neither a kill nor a power cut can lose it.
    ///
    /// One that is saved already is brought up to date and keeps its dates and marks.
    public func save(_ item: SavedItem) async throws { try await save([item]) }

    /// Saves items, all or none.
    public func save(_ items: [SavedItem]) async throws {
        for item in items { try item.checkPayload() }
        try await write(.saved) { [now] database, _ in
            for item in items { try Store.save(item, at: now(), database) }
            try Store.bumpGeneration(database)
        }
    }

    /// Takes an item from those saved; it stays among those seen.
    public func remove(_ reference: SavedItem.Reference) async throws {
        try await write(.saved) { database, _ in
            if try Store.remove(reference, database) { try Store.bumpGeneration(database) }
        }
    }

    /// Marks an item as read or not.
    public func setRead(_ isRead: Bool, _ reference: SavedItem.Reference) async throws {
        try await write(.saved) { [now] database, _ in
            let isNew = try Store.setRead(isRead ? now() : nil, reference, database)
            if isNew { try Store.bumpGeneration(database) }
        }
    }

    /// Keeps items that were on screen, for searching offline; the oldest go when there are many.
    ///
    /// Saved ones are brought up to date.
    public func noteSeen(_ items: [SavedItem]) async throws {
        guard !items.isEmpty else { return }
        for item in items { try item.checkPayload() }
        try await write(.seen, isKeptForGood: false) { [now] database, store in
            var hasSavedChanged = false
            for item in items {
                hasSavedChanged = try Store.put(item, seenAt: now(), database) || hasSavedChanged
            }
            if hasSavedChanged { try Store.bumpGeneration(database) }
            try store.forgetOldest(database)
        }
    }

    /// Whether an item is saved.
    public func isSaved(_ reference: SavedItem.Reference) async throws -> Bool {
        try await item(reference)?.isSaved ?? false
    }

    /// Whether an item is saved.
    public func isSaved(kind: SavedItem.Kind, id: String) async throws -> Bool {
        try await isSaved(SavedItem.Reference(kind: kind, id: id))
    }

    /// An item, saved or only seen.
    public func item(_ reference: SavedItem.Reference) async throws -> SavedItem? {
        try await read { try Store.item(reference, $0) }
    }

    /// The items that match, what was saved or seen last first.
    public func items(_ search: LibrarySearch = LibrarySearch()) async throws -> [SavedItem] {
        try await read { try Store.find(search, $0) }
    }

    // MARK: Reminders

    /// Saved events that begin until a moment and of which nobody was reminded.
    public func due(until end: Date) async throws -> [SavedItem] {
        try await read { [now] in try Store.due(now(), until: end, $0) }
    }

    /// When the next saved event begins of which nobody was reminded; `nil` without one.
    public func nextUnremindedStart() async throws -> Date? {
        try await read { [now] in try Store.nextUnreminded(now(), $0) }
    }

    /// Notes that a person is being reminded.
    /// - Returns: Whether it is this caller's to do; another process may have been first.
    public func claimReminder(_ reference: SavedItem.Reference) async throws -> Bool {
        try await write(nil) { [now] database, _ in
            try Store.markReminded(reference, at: now(), database)
        }
    }

    // MARK: Searches

    /// The searches of a section made lately, the latest first.
    public func recentSearches(_ section: String) async throws -> [Data] {
        try await read { try Store.searches(section, areSaved: false, $0) }
    }

    /// The searches of a section that were kept, the oldest first.
    public func savedSearches(_ section: String) async throws -> [Data] {
        try await read { try Store.searches(section, areSaved: true, $0) }
    }

    /// Puts a search on top of those made lately, of which `limit` are kept.
    public func noteSearch(_ query: Data, _ section: String, limit: Int = 10) async throws {
        try await write(.searches) { [now] database, _ in
            try Store.made(query, section, at: now(), keeping: limit, database)
        }
    }

    /// Keeps a search for good.
    public func saveSearch(_ query: Data, _ section: String) async throws {
        try await write(.searches) { [now] database, _ in
            try Store.keep(query, section, at: now(), database)
        }
    }

    /// Deletes a search that was kept.
    public func deleteSearch(_ query: Data, _ section: String) async throws {
        try await write(.searches) { database, _ in
            try Store.forget(query, section, database)
        }
    }

    // MARK: Facts

    /// A small piece of data kept under a name.
    public func fact(_ name: String) async throws -> Data? {
        try await read { try Store.fact(name, $0) }
    }

    /// Keeps a small piece of data under a name.
    public func setFact(_ name: String, _ value: Data) async throws {
        try await write(nil) { database, _ in try Store.setFact(name, value, database) }
    }

    // MARK: State

    /// Tells of changes until the reader stops reading.
    public var changes: AsyncStream<LibraryChange> {
        if let folder { listeners.watch(folder) { [weak self] in self?.lookForChanges() } }
        return listeners.stream()
    }

    /// What the library did or could not do by itself and has not told before.
    public func takeNotices() async -> [LibraryNotice] {
        await withStore { store in
            defer { store.notices = [] }
            return store.notices
        }
    }

    /// Everything SQLite finds wrong with the file; empty when it is whole. Reads all of it.
    public func integrityProblems() async throws -> [String] {
        try await onQueue { try $0.integrityProblems() }
    }

    // MARK: Plumbing

    private func read<Result: Sendable>(
        _ work: @escaping @Sendable (Database) throws -> Result
    ) async throws -> Result {
        try await onQueue { try $0.read(work) }
    }

    private func write<Result: Sendable>(
        _ change: LibraryChange?, isKeptForGood: Bool = true,
        _ work: @escaping @Sendable (Database, Store) throws -> Result
    ) async throws -> Result {
        let result = try await onQueue { store in
            try store.write(isKeptForGood: isKeptForGood) { try work($0, store) }
        }
        if let change { listeners.tell(change) }
        return result
    }

    private func onQueue<Result: Sendable>(
        _ work: @escaping @Sendable (Store) throws -> Result
    ) async throws -> Result {
        let result = await withStore { store in Swift.Result { try work(store) } }
        return try result.get()
    }

    private func withStore<Result: Sendable>(
        _ work: @escaping @Sendable (Store) -> Result
    ) async -> Result {
        await withCheckedContinuation { continuation in
            queue.async { [self] in
                let (result, hasNotice) = store.withLock { store in
                    let before = store.notices.count
                    let result = work(store)
                    return (result, store.notices.count > before)
                }
                if hasNotice { listeners.tell(.notices) }
                continuation.resume(returning: result)
            }
        }
    }

    private func lookForChanges() {
        queue.async { [self] in
            // A file that can't be read now will say so to whoever asks for something.
            let hasChanged = store.withLock { (try? $0.hasChangedElsewhere()) ?? false }
            if hasChanged { listeners.tell(.elsewhere) }
        }
    }
}

extension SavedItem {
    /// - Throws: `LibraryError.unreadablePayload`.
    fileprivate func checkPayload() throws {
        guard (try? JSONSerialization.jsonObject(with: payload, options: .fragmentsAllowed)) != nil
        else { throw LibraryError.unreadablePayload(kind: kind, id: id) }
    }
}
