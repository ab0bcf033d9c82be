import Foundation
import Library
import Synchronization

/// A new folder that is deleted in the end.
func withFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("library-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
}

/// A time that goes on by a second with each look.
final class TickingClock: Sendable {
    private let seconds = Mutex(1_800_000_000.0)

    func now() -> Date {
        seconds.withLock {
            $0 += 1
            return Date(timeIntervalSince1970: $0)
        }
    }
}

extension Library {
    /// A library whose dates differ.
    static func ticking(_ folder: URL? = nil, cacheLimit: Int = 3000) -> Library {
        let clock = TickingClock()
        return folder.map { Library(folder: $0, cacheLimit: cacheLimit, now: clock.now) }
            ?? Library.inMemory(cacheLimit: cacheLimit, now: clock.now)
    }

    func ids(
        _ words: String = "", kind: SavedItem.Kind? = nil, onlySaved: Bool = true
    ) async throws -> [String] {
        try await items(LibrarySearch(words, kind: kind, onlySaved: onlySaved)).map(\.id)
    }
}

extension SavedItem {
    static func sample(
        _ id: String, _ title: String = "題", kind: Kind = .event, text: String = "",
        date: Date? = nil
    ) -> SavedItem {
        SavedItem(
            kind: kind, id: id, title: title, subtitle: "副題 \(id)", text: text,
            link: URL(string: "https://example.com/\(id)"), date: date, tags: ["swift", "東京"],
            payload: Data("{\"id\":\"\(id)\",\"lat\":35.6812,\"limit\":null}".utf8))
    }
}

/// A process that saves.
struct Writer {
    let process = Process()
    private let output = Pipe()

    init(_ folder: URL, prefix: String = "w", count: Int = 1_000_000, size: Int = 300) {
        process.executableURL = Self.executable
        process.arguments = [folder.path, prefix, String(count), String(size)]
        process.standardOutput = output
    }

    /// Runs it behind a limit on the size of files, in blocks of 1024 bytes.
    mutating func limitFiles(to blocks: Int) {
        let arguments = [Self.executable.path] + (process.arguments ?? [])
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments =
            ["-c", "trap '' XFSZ; ulimit -f \(blocks); exec \"$@\"", "bash"] + arguments
    }

    func start() throws {
        try process.run()
        // Else the reader would wait for this process to close its own end.
        try output.fileHandleForWriting.close()
    }

    /// Runs a body once so many lines have come, then reads on to the end.
    /// - Returns: All whole lines.
    func lines(after count: Int, _ body: () -> Void) throws -> [String] {
        var data = Data()
        var hasRun = false
        while let more = try output.fileHandleForReading.read(upToCount: 64), !more.isEmpty {
            data += more
            if !hasRun, data.count(where: { $0 == 0x0A }) >= count {
                hasRun = true
                body()
            }
        }
        return Self.lines(data)
    }

    /// Everything until the process has ended.
    func rest() throws -> [String] {
        Self.lines(try output.fileHandleForReading.readToEnd() ?? Data())
    }

    private static func lines(_ data: Data) -> [String] {
        String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private static let executable: URL = {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let beside = tests.deletingLastPathComponent().appendingPathComponent("library-writer")
        if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
        return URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../.build/debug/library-writer").standardizedFileURL
    }()
}
