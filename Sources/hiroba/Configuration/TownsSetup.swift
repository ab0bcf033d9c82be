import Foundation
import HTTPService
import SoupTransport
import TownsClient

/// Where the ranking of towns comes from: an address of one's own, or the product's files.
struct TownsSetup: Sendable {
    private let surroundings: Surroundings
    private let file: URL

    init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
        file = surroundings.folder("XDG_CONFIG_HOME", fallback: ".config")
            .appendingPathComponent("hiroba", isDirectory: true)
            .appendingPathComponent("towns-url")
    }

    /// The client to ask now: `HIROBA_TOWNS_URL`, then what the settings hold, then the files.
    func client(warn: @escaping @Sendable (String) -> Void) throws -> any TownsClient {
        let text = surroundings.value("HIROBA_TOWNS_URL") ?? address
        guard !text.isEmpty else { return BundledTowns() }
        let folder = surroundings.folder("XDG_CACHE_HOME", fallback: ".cache")
            .appendingPathComponent("hiroba", isDirectory: true)
        let http = HTTPService(folder: folder, transport: SoupTransport(), warn: warn)
        return LiveTowns(url: try LiveTowns.address(text), http: http)
    }

    /// The address in the settings; empty when there is none.
    var address: String {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Keeps an address; an empty one is taken away.
    ///
    /// - Throws: `TownsError.badAddress`, or `SetupError.unusableFile`.
    func keep(_ text: String) throws {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if !trimmed.isEmpty { _ = try LiveTowns.address(trimmed) }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            if !trimmed.isEmpty {
                try Data((trimmed + "\n").utf8).write(to: file, options: .atomic)
            } else if FileManager.default.fileExists(atPath: file.path) {
                try FileManager.default.removeItem(at: file)
            }
        } catch {
            throw SetupError.unusableFile(path: file.path, reason: error.localizedDescription)
        }
    }
}
