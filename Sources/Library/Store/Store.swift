import CSQLite
import Foundation

/// The library's file with what keeps it whole; used from one thread at a time.
///
/// Writers hold the folder's lock from before the first statement until the plain copy is in
/// place: so copies never go back in time, and nobody writes into a file that is being set aside.
final class Store {
    /// `nil` keeps everything in memory.
    let folder: URL?
    let now: () -> Date
    /// How many items that were only seen are kept.
    let cacheLimit: Int
    /// What the person has not been told yet.
    var notices: [LibraryNotice] = []

    private var database: Database?
    private var inode: UInt64 = 0
    private var holdsLock = false
    private var dataVersion = 0

    init(folder: URL?, cacheLimit: Int, now: @escaping () -> Date) {
        self.folder = folder
        self.cacheLimit = cacheLimit
        self.now = now
    }

    var path: String { folder?.appendingPathComponent("library.sqlite").path ?? ":memory:" }
    var copy: PlainCopy? { folder.map(PlainCopy.init) }

    /// Reads. A damaged file is mended or replaced first.
    func read<Result>(_ work: (Database) throws -> Result) throws -> Result {
        try mending { try work(opened()) }
    }

    /// Writes, all or nothing.
    ///
    /// - Parameter isKeptForGood: Whether the disk must have it before this returns. What was only
    ///   seen may be lost with the power; the file stays whole either way.
    func write<Result>(
        isKeptForGood: Bool = true, _ work: (Database) throws -> Result
    ) throws -> Result {
        try mending {
            try locked {
                let database = try opened()
                try database.execute("PRAGMA synchronous = \(isKeptForGood ? "FULL" : "NORMAL")")
                let result = try database.transaction { try work(database) }
                bringCopyUpToDate(database)
                return result
            }
        }
    }

    /// Whether another process has written since the last call.
    func hasChangedElsewhere() throws -> Bool {
        try mending {
            let before = inode
            let version = try opened().number("PRAGMA data_version") ?? 0
            defer { dataVersion = version }
            return inode != before || version != dataVersion
        }
    }

    /// Everything SQLite finds wrong with the file; empty when it is whole.
    func integrityProblems() throws -> [String] {
        try read { database in
            try database.rows("PRAGMA integrity_check(20)") { $0.text(0) ?? "" }
                .filter { $0 != "ok" }
        }
    }

    // MARK: Opening

    func locked<Result>(_ body: () throws -> Result) throws -> Result {
        guard let folder, !holdsLock else { return try body() }
        try makeFolder(folder)
        return try FolderLock.hold(folder) {
            holdsLock = true
            defer { holdsLock = false }
            return try body()
        }
    }

    private func makeFolder(_ folder: URL) throws {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
            isFolder.boolValue
        {
            return
        }
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw LibraryError(folderError: error, path: folder.path)
        }
    }

    /// The open file; opened anew when another process has put a new one in its place.
    private func opened() throws -> Database {
        if let database, folder == nil || Self.inode(path) == inode { return database }
        database = nil
        return try locked { try open() }
    }

    private func open() throws -> Database {
        let fresh = try Database(path: path)
        try fresh.execute("PRAGMA journal_mode = WAL")
        let version = try fresh.number("PRAGMA user_version") ?? 0
        guard version <= Schema.version else {
            throw LibraryError.newerVersion(path: path, version: version)
        }
        let verdict = try fresh.rows("PRAGMA quick_check(1)") { $0.text(0) ?? "" }
        guard verdict == ["ok"] else {
            throw SQLiteFailure(
                code: SQLITE_CORRUPT, message: verdict.first ?? "", systemError: 0)
        }
        try Schema.migrate(fresh)
        try reconcile(fresh)
        dataVersion = try fresh.number("PRAGMA data_version") ?? 0
        inode = Self.inode(path)
        database = fresh
        return fresh
    }

    private static func inode(_ path: String) -> UInt64 {
        var status = stat()
        return stat(path, &status) == 0 ? UInt64(status.st_ino) : 0
    }

    // MARK: Mending

    /// Runs work, and once more after mending when the file turns out to be damaged.
    private func mending<Result>(_ work: () throws -> Result) throws -> Result {
        do {
            return try work()
        } catch let failure as SQLiteFailure where failure.isDamage {
            do {
                try mend(failure)
                return try work()
            } catch let failure as SQLiteFailure {
                throw failure.isDamage
                    ? LibraryError.damaged(path: path, reason: failure.message)
                    : libraryError(failure)
            }
        } catch let failure as SQLiteFailure {
            throw libraryError(failure)
        }
    }

    private func mend(_ failure: SQLiteFailure) throws {
        if failure.isIndexDamage, let database {
            let rebuild = "INSERT INTO items_index (items_index) VALUES ('rebuild')"
            if (try? locked { try database.execute(rebuild) }) != nil { return }
        }
        try locked { try setAside() }
    }

    /// Gives the damaged file another name and opens a new one with what the copy holds.
    private func setAside() throws {
        guard let folder else { return }
        let broken = inode
        database = nil
        // Another process may have done it while this one waited for its turn.
        if broken != 0, Self.inode(path) != broken, (try? open()) != nil { return }
        let target = DamagedFile.name(in: folder, at: now())
        for suffix in ["", "-wal"] {
            let result = rename(path + suffix, target.path + suffix)
            guard result == 0 || errno == ENOENT else {
                throw LibraryError(systemError: errno, path: path)
            }
        }
        unlink(path + "-shm")
        inode = 0
        let fresh = try open()
        let restored = try fresh.number(
            "SELECT count(*) FROM items WHERE saved_at IS NOT NULL")
        notices.append(.setAside(path: target.path, restored: restored ?? 0))
    }

    private func libraryError(_ failure: SQLiteFailure) -> LibraryError {
        switch failure.primary {
        case SQLITE_FULL: return .diskFull(path: path)
        case SQLITE_BUSY, SQLITE_LOCKED: return .busy(path: path)
        case SQLITE_READONLY: return .notWritable(path: path, reason: failure.message)
        case SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_PERM:
            guard failure.systemError != 0 else { break }
            return LibraryError(systemError: failure.systemError, path: path)
        default: break
        }
        return .failed(path: path, code: Int(failure.code), reason: failure.message)
    }
}

extension LibraryError {
    /// Names what kept a folder from being made.
    fileprivate init(folderError error: any Error, path: String) {
        let cocoa = error as NSError
        let system = cocoa.userInfo[NSUnderlyingErrorKey] as? NSError
        if let system, system.domain == NSPOSIXErrorDomain {
            self.init(systemError: Int32(system.code), path: path)
        } else {
            self = .cannotOpen(path: path, reason: error.localizedDescription)
        }
    }
}

/// The name a damaged file is kept under.
enum DamagedFile {
    /// `library-damaged-20261201T093000Z.sqlite`, with a number when there is one already.
    static func name(in folder: URL, at date: Date) -> URL {
        let stamp = date.formatted(.iso8601).replacing(":", with: "").replacing("-", with: "")
        var number = 1
        while true {
            let suffix = number == 1 ? "" : "-\(number)"
            let url = folder.appendingPathComponent("library-damaged-\(stamp)\(suffix).sqlite")
            if !FileManager.default.fileExists(atPath: url.path) { return url }
            number += 1
        }
    }
}
