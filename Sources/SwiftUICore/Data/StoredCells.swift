import Foundation

/// One key of one defaults database, and the nodes that read it.
final class StoredCell: @unchecked Sendable {
    let store: UserDefaults
    let key: String
    var readers = Readers()
    /// What was stored when somebody looked last.
    private var seen: Any?

    init(store: UserDefaults, key: String) {
        self.store = store
        self.key = key
        seen = store.object(forKey: key)
    }

    /// Tells the readers if something wrote to the database by itself.
    ///
    /// - Returns: Whether something had.
    @MainActor
    func check() -> Bool {
        let now = store.object(forKey: key)
        guard !Self.isSame(seen, now) else { return false }
        seen = now
        readers.invalidate()
        return true
    }

    /// Notes the node whose body reads the value now.
    func wasRead() {
        if isOnMainActor, let node = ReadTracking.current { readers.add(node) }
    }

    /// Tells the readers of a value written here.
    func wasWritten() {
        let cell = UncheckedBox(self)
        onMainActor {
            cell.value.seen = cell.value.store.object(forKey: cell.value.key)
            cell.value.readers.invalidate()
            StoredCells.saveSoon(cell.value.store)
        }
    }

    private static func isSame(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): return true
        case (let a?, let b?): return (a as? NSObject)?.isEqual(b) ?? areEqualErasedInputs(a, b)
        default: return false
        }
    }
}

/// The cells in use.
///
/// Foundation tells nobody on Linux when a default changes, so that the main loop looks before it
/// waits; with no cells in use that costs nothing.
@MainActor
package enum StoredCells {
    private struct Key: Hashable {
        var store: ObjectIdentifier
        var key: String
    }
    private struct WeakCell { weak var cell: StoredCell? }
    private static var cells: [Key: WeakCell] = [:]
    private static var unsaved: [ObjectIdentifier: UserDefaults] = [:]

    static func cell(_ key: String, in store: UserDefaults) -> StoredCell {
        let place = Key(store: ObjectIdentifier(store), key: key)
        if let known = cells[place]?.cell, known.store === store { return known }
        let cell = StoredCell(store: store, key: key)
        cells[place] = WeakCell(cell: cell)
        return cell
    }

    /// Finds what was changed past the cells; views that read it evaluate in the next frame.
    ///
    /// - Returns: Whether anything was.
    @discardableResult
    package static func checkAll() -> Bool {
        guard !cells.isEmpty else { return false }
        var isChanged = false
        for (key, entry) in cells {
            guard let cell = entry.cell else {
                cells[key] = nil
                continue
            }
            if cell.check() { isChanged = true }
        }
        return isChanged
    }

    // Nothing is written to disk by itself.
    static func saveSoon(_ store: UserDefaults) {
        let isFirst = unsaved.isEmpty
        unsaved[ObjectIdentifier(store)] = store
        guard isFirst else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { save() } }
    }

    private static func save() {
        for store in unsaved.values { store.synchronize() }
        unsaved = [:]
    }
}
