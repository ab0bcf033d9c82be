import Foundation

/// A service that a key or token opens.
enum KeyedService: String, CaseIterable, Sendable {
    case connpass
    case qiita

    var fileName: String { self == .qiita ? "qiita-token" : "connpass-key" }
    /// The variable that goes before the file.
    var variable: String { self == .qiita ? "HIROBA_QIITA_TOKEN" : "HIROBA_CONNPASS_KEY" }
}

/// The file that holds a service's key; only its owner may read it.
struct KeyFile: Sendable {
    let url: URL

    init(_ surroundings: Surroundings, _ service: KeyedService = .connpass) {
        url = surroundings.folder("XDG_CONFIG_HOME", fallback: ".config")
            .appendingPathComponent("hiroba", isDirectory: true)
            .appendingPathComponent(service.fileName)
    }

    /// The key; `nil` when there is no file.
    ///
    /// - Throws: `keyFileIsOpen` when group or others may read it, `unusableFile`, `keyIsEmpty`,
    ///   `keyHasOddCharacters`.
    func read() throws(SetupError) -> String? {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0, errno == ENOENT || errno == ENOTDIR { return nil }
        guard descriptor >= 0 else { throw failure() }
        defer { close(descriptor) }
        var status = stat()
        // The open file is asked, not the name, which could be another file by now.
        guard fstat(descriptor, &status) == 0 else { throw failure() }
        guard status.st_mode & 0o077 == 0 else { throw .keyFileIsOpen(path: url.path) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        guard let data = try? handle.read(upToCount: 4096) else { throw failure() }
        return try Self.checked(String(decoding: data, as: UTF8.self))
    }

    /// Takes the key away; nothing happens when there is none.
    func remove() throws(SetupError) {
        guard unlink(url.path) == 0 || errno == ENOENT else { throw failure() }
    }

    /// Puts the key in the file's place at once, so that a kill leaves the old or the new one.
    func write(_ key: String) throws(SetupError) {
        let checked = try Self.checked(key)
        let folder = url.deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw .unusableFile(path: folder.path, reason: error.localizedDescription)
        }
        let draft = url.path + ".\(getpid())"
        try writeDraft(checked + "\n", at: draft)
        guard rename(draft, url.path) == 0 else {
            let error = failure()
            unlink(draft)
            throw error
        }
    }

    private func writeDraft(_ text: String, at path: String) throws(SetupError) {
        unlink(path)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure() }
        defer { close(descriptor) }
        let bytes = Array(text.utf8)
        guard Foundation.write(descriptor, bytes, bytes.count) == bytes.count,
            fsync(descriptor) == 0
        else {
            let error = failure()
            unlink(path)
            throw error
        }
    }

    private func failure() -> SetupError {
        .unusableFile(path: url.path, reason: String(cString: strerror(errno)))
    }

    /// The key without blanks around it.
    static func checked(_ text: String) throws(SetupError) -> String {
        let key = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !key.isEmpty else { throw .keyIsEmpty }
        let isPlain = key.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        guard isPlain, key.utf8.count <= 512 else { throw .keyHasOddCharacters }
        return key
    }
}
