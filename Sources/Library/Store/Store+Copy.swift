import Foundation

// What is saved, kept a second time in a plain file.

extension Store {
    private static let generationSQL =
        "SELECT CAST(value AS INTEGER) FROM facts WHERE name = 'generation'"

    /// Counts that something saved has changed; the copy is written after the transaction.
    static func bumpGeneration(_ database: Database, to number: Int? = nil) throws {
        let next = try number ?? (generation(database) + 1)
        try database.run(
            "INSERT OR REPLACE INTO facts (name, value) VALUES ('generation', ?)",
            [.text(String(next))])
    }

    private static func generation(_ database: Database) throws -> Int {
        try database.number(generationSQL) ?? 0
    }

    /// Writes the copy when it is behind. What is saved is safe in the library when that fails.
    func bringCopyUpToDate(_ database: Database) {
        guard let copy else { return }
        do {
            let generation = try Self.generation(database)
            guard copy.generation() ?? 0 != generation else { return }
            try copy.write(Self.savedItems(database), generation: generation)
        } catch {
            let reason =
                switch error {
                case let error as LibraryError: error.sentence(in: .english).summary
                case let failure as SQLiteFailure: failure.message
                default: "\(error)"
                }
            notices.append(.copyFailed(path: copy.url.path, reason: reason))
        }
    }

    /// Makes file and copy agree: the one that is ahead counts.
    ///
    /// The file is behind after it was set aside or lost, the copy after a kill between the two.
    func reconcile(_ database: Database) throws {
        guard let copy, copy.exists else { return bringCopyUpToDate(database) }
        let own = try Self.generation(database)
        let copied = copy.generation()
        guard own == 0 || copied ?? 0 > own else { return bringCopyUpToDate(database) }
        let items = try copy.items()
        guard own > 0 || !items.isEmpty else { return }
        try database.transaction {
            for item in items { try Self.restore(item, database, now()) }
            try Self.bumpGeneration(database, to: max(copied ?? 0, own, 1))
        }
    }
}

/// A file with one line of JSON for each saved item, after a line about the file.
struct PlainCopy {
    let url: URL

    init(folder: URL) { url = folder.appendingPathComponent("saved.jsonl") }

    private struct Heading: Codable {
        let hiroba: String
        let generation: Int
    }

    var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

    /// How often what is saved had changed when the file was written; `nil` when unreadable.
    func generation() -> Int? {
        guard let file = try? FileHandle(forReadingFrom: url) else { return nil }
        defer { try? file.close() }
        let start = (try? file.read(upToCount: 200)) ?? Data()
        guard let line = start.split(separator: 0x0A).first else { return nil }
        return (try? JSONDecoder().decode(Heading.self, from: line))?.generation
    }

    /// The items, without lines that cannot be read.
    /// - Throws: `LibraryError` when the file itself cannot be read: nothing may be put in its
    ///   place then.
    func items() throws -> [SavedItem] {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            throw LibraryError.cannotOpen(path: url.path, reason: error.localizedDescription)
        }
        let decoder = JSONDecoder()
        return data.split(separator: 0x0A).compactMap {
            try? decoder.decode(SavedItem.self, from: $0)
        }
    }

    /// Puts a new file in place of the old one, at once and on the disk.
    func write(_ items: [SavedItem], generation: Int) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var data = try encoder.encode(Heading(hiroba: "saved", generation: generation))
        data.append(0x0A)
        for item in items {
            data.append(try encoder.encode(item))
            data.append(0x0A)
        }
        let draft = url.path + ".new"
        do {
            try Self.write(data, to: draft)
            guard rename(draft, url.path) == 0 else {
                throw LibraryError(systemError: errno, path: url.path)
            }
        } catch {
            unlink(draft)
            throw error
        }
        Self.flush(folder: url.deletingLastPathComponent())
    }

    private static func write(_ data: Data, to path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw LibraryError(systemError: errno, path: path) }
        defer { close(descriptor) }
        var rest = Array(data)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw LibraryError(systemError: errno, path: path) }
            rest = rest.dropFirst(count)
        }
        guard fsync(descriptor) == 0 else { throw LibraryError(systemError: errno, path: path) }
    }

    /// The new name must be on the disk too; where a folder cannot be flushed, it will be later.
    private static func flush(folder: URL) {
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}
