import Foundation

/// Keeps other processes, and other libraries of this one, from writing in a folder meanwhile.
enum FolderLock {
    private static let longestWaitSeconds = 5.0
    private static let pauseMicroseconds: UInt32 = 2000

    /// Waits for its turn, then runs the body.
    /// - Throws: What the body throws; `busy` after five seconds; `notWritable`, `diskFull` or
    ///   `cannotOpen` when the lock's file cannot be made.
    static func hold<Result>(_ folder: URL, _ body: () throws -> Result) throws -> Result {
        let path = folder.appendingPathComponent("library.lock").path
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw LibraryError(systemError: errno, path: folder.path)
        }
        defer { close(descriptor) }
        let deadline = ProcessInfo.processInfo.systemUptime + longestWaitSeconds
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            // Some file systems know no locks; SQLite's own then have to do.
            guard errno == EWOULDBLOCK || errno == EINTR else { break }
            guard ProcessInfo.processInfo.systemUptime < deadline else {
                throw LibraryError.busy(path: folder.path)
            }
            // A lock that waits in the kernel can't be limited in time: the signal that would end
            // the wait is the process's, not this thread's.
            usleep(pauseMicroseconds)
        }
        return try body()
    }
}

extension LibraryError {
    /// Names what the system refused.
    init(systemError: Int32, path: String) {
        let reason = String(cString: strerror(systemError))
        switch systemError {
        case ENOSPC, EDQUOT, EFBIG: self = .diskFull(path: path)
        case EACCES, EPERM, EROFS: self = .notWritable(path: path, reason: reason)
        default: self = .cannotOpen(path: path, reason: reason)
        }
    }
}
