import CSoup
import Foundation
import SwiftUICore

/// Loads pictures over HTTP with libsoup, on the main loop, at most six at a time from one host.
///
/// libsoup's cache keeps answers on disk as long as their headers allow, and asks with their
/// ETag when they have grown old. No cookies.
@MainActor
final class ImageSession {
    let session: UnsafeMutablePointer<SoupSession>
    let security: TransportSecurity
    private var cache: UnsafeMutablePointer<SoupCache>?
    private var saving: OneShot?

    private static let cacheBytes: UInt32 = 200 * 1024 * 1024
    /// Seconds without a byte.
    private static let silence: UInt32 = 30

    /// The app's folder for pictures below the user's cache folder.
    static var defaultFolder: URL? {
        guard let folder = g_get_user_cache_dir() else { return nil }
        let program = g_get_prgname().map { String(cString: $0) } ?? "engawa"
        return URL(fileURLWithPath: String(cString: folder))
            .appendingPathComponent(program).appendingPathComponent("images")
    }

    /// - Parameter isLocal: Whether it talks to this machine only, which no proxy could reach.
    init(isLocal: Bool, security: TransportSecurity, cacheFolder: URL?) {
        self.security = security
        session = Self.makeSession()
        if isLocal { soup_session_set_proxy_resolver(session, nil) }
        let program = g_get_prgname().map { String(cString: $0) } ?? "engawa"
        soup_session_set_user_agent(session, program + "/1.0 ")
        if let cacheFolder { openCache(in: cacheFolder) }
    }

    private static func makeSession() -> UnsafeMutablePointer<SoupSession> {
        let type = soup_session_get_type()
        let numbers: [(String, GValue)] = [
            ("max-conns-per-host", integer(6)), ("max-conns", integer(24)),
            ("timeout", unsigned(silence)), ("idle-timeout", unsigned(30)),
        ]
        var names: [UnsafePointer<CChar>?] = numbers.map { UnsafePointer(strdup($0.0)) }
        defer { for name in names { free(UnsafeMutablePointer(mutating: name)) } }
        let values = numbers.map(\.1)
        let object = g_object_new_with_properties(type, guint(values.count), &names, values)
        return UnsafeMutableRawPointer(object.unsafelyUnwrapped)
            .assumingMemoryBound(to: SoupSession.self)
    }

    // The fundamental types' numbers are part of GObject's ABI: index << 2.
    private static func integer(_ number: Int32) -> GValue {
        var value = GValue()
        g_value_init(&value, 6 << 2)
        g_value_set_int(&value, number)
        return value
    }

    private static func unsigned(_ number: UInt32) -> GValue {
        var value = GValue()
        g_value_init(&value, 7 << 2)
        g_value_set_uint(&value, number)
        return value
    }

    private func openCache(in folder: URL) {
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        guard FileManager.default.isWritableFile(atPath: folder.path),
            let cache = soup_cache_new(folder.path, SOUP_CACHE_SINGLE_USER)
        else { return }
        soup_cache_set_max_size(cache, Self.cacheBytes)
        soup_cache_load(cache)
        soup_session_add_feature(session, OpaquePointer(cache))
        self.cache = cache
    }

    /// Loads the bytes of an address that the rules allow.
    func load(_ url: URL) async throws -> Data {
        defer { saveSoon() }
        let fetch = ImageFetch(url, session: self)
        return try await withTaskCancellationHandler {
            try await fetch.run()
        } onCancel: {
            fetch.cancel()
        }
    }

    // MARK: The cache's index

    private func saveSoon() {
        guard cache != nil else { return }
        saving?.cancel()
        saving = OneShot.after(milliseconds: 3000) { [weak self] in self?.save() }
    }

    /// Writes the index, without which the files are nothing.
    func save() {
        saving?.cancel()
        saving = nil
        guard let cache else { return }
        soup_cache_flush(cache)
        soup_cache_dump(cache)
    }

    isolated deinit {
        saving?.cancel()
        soup_session_abort(session)
        if let cache { g_object_unref(cache) }
        g_object_unref(session)
    }
}
