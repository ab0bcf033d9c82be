import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A small JSON file that several processes read and write in turn.
struct LimiterStateFile: Sendable {
    let url: URL

    /// Reads, changes and writes the state while no other process can.
    ///
    /// An unreadable file counts as empty: turns are worth nothing after a minute.
    /// - Throws: When the file or its lock cannot be opened or written; `change` has not run then,
    ///   or its result is lost.
    func update<Result>(
        _ change: (inout [String: HostLimiter.Entry]) -> Result
    ) throws -> Result {
        let folder = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let lock = open(url.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw CocoaError(.fileWriteUnknown) }
        defer { close(lock) }
        guard flock(lock, LOCK_EX) == 0 else { throw CocoaError(.fileLocking) }

        let before = read()
        var state = before
        let result = change(&state)
        if state != before { try write(state) }
        return result
    }

    private func read() -> [String: HostLimiter.Entry] {
        guard let data = FileManager.default.contents(atPath: url.path) else { return [:] }
        let decoded = try? JSONDecoder().decode([String: HostLimiter.Entry].self, from: data)
        return decoded ?? [:]
    }

    private func write(_ state: [String: HostLimiter.Entry]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try encoder.encode(state).write(to: url, options: .atomic)
    }
}
