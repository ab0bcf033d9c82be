import Foundation

/// Keeps answers that can be asked for again with "only if it changed".
public actor ResponseCache {
    struct Entry: Codable, Hashable {
        var address: String
        var etag: String?
        var lastModified: String?
        var status: Int
        var headers: HTTPHeaders
        var body: Data
    }

    private let folder: URL?
    private let memoryLimit: Int
    private let fileLimit: Int
    private let warn: @Sendable (String) -> Void
    private var entries: [String: Entry] = [:]
    /// Keys from the longest unused to the latest used.
    private var order: [String] = []
    private var bytes = 0

    /// Makes a cache.
    ///
    /// - Parameters:
    ///   - folder: Where answers outlive the process; `nil` keeps them in memory.
    ///   - memoryLimit: The most bytes of bodies held in memory.
    ///   - fileLimit: The most answers kept in the folder.
    ///   - warn: Told when the folder can't be written; the answer is then kept in memory alone.
    public init(
        folder: URL? = nil, memoryLimit: Int = 16 << 20, fileLimit: Int = 256,
        warn: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.folder = folder
        self.memoryLimit = memoryLimit
        self.fileLimit = fileLimit
        self.warn = warn
    }

    func entry(for request: HTTPRequest) -> Entry? {
        guard request.method == .get else { return nil }
        let key = Self.key(request)
        let found = entries[key] ?? read(key)
        guard let found, found.address == SafeURL(request.url).description else { return nil }
        remember(found, as: key)
        return found
    }

    func store(_ response: TransportResponse, for request: HTTPRequest) {
        guard request.method == .get, response.status == 200 else { return }
        let etag = response.headers["ETag"]
        let modified = response.headers["Last-Modified"]
        let control = response.headers["Cache-Control"]?.lowercased() ?? ""
        guard etag != nil || modified != nil, !control.contains("no-store") else { return }
        let key = Self.key(request)
        let entry = Entry(
            address: SafeURL(request.url).description, etag: etag, lastModified: modified,
            status: response.status, headers: response.headers, body: response.body)
        remember(entry, as: key)
        write(entry, as: key)
    }

    private func remember(_ entry: Entry, as key: String) {
        if let old = entries[key] {
            bytes -= old.body.count
            order.removeAll { $0 == key }
        }
        guard entry.body.count <= memoryLimit else {
            entries[key] = nil
            return
        }
        entries[key] = entry
        order.append(key)
        bytes += entry.body.count
        while bytes > memoryLimit, let oldest = order.first {
            order.removeFirst()
            bytes -= entries.removeValue(forKey: oldest)?.body.count ?? 0
        }
    }

    private func read(_ key: String) -> Entry? {
        guard let file = folder?.appendingPathComponent(key),
            let data = FileManager.default.contents(atPath: file.path)
        else { return nil }
        return try? PropertyListDecoder().decode(Entry.self, from: data)
    }

    private func write(_ entry: Entry, as key: String) {
        guard let folder else { return }
        do {
            let files = FileManager.default
            try files.createDirectory(
                at: folder, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .binary
            try encoder.encode(entry).write(
                to: folder.appendingPathComponent(key), options: .atomic)
            try trim(folder)
        } catch {
            warn("\(folder.path): \(error)")
        }
    }

    private func trim(_ folder: URL) throws {
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
        guard files.count > fileLimit else { return }
        let dated = files.map { file in
            let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
            return (file, values?.contentModificationDate ?? .distantPast)
        }
        for (file, _) in dated.sorted(by: { $0.1 < $1.1 }).prefix(files.count - fileLimit) {
            try FileManager.default.removeItem(at: file)
        }
    }

    /// A file name from the address and whose answer it is, from which neither can be read.
    ///
    /// Answers to different keys must not be mixed, and keys must not lie on the disk.
    static func key(_ request: HTTPRequest) -> String {
        let text = [
            request.url.absoluteString, request.headers["Accept"] ?? "", request.credentials,
        ].joined(separator: "\n")
        return hash(text, seed: 0xcbf2_9ce4_8422_2325) + hash(text, seed: 0x8422_2325_cbf2_9ce4)
    }

    /// FNV-1a, 64 bits.
    static func hash(_ text: String, seed: UInt64) -> String {
        let value = text.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
