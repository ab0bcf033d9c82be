import CAdwaita
import Foundation
import SwiftUICore

/// Loads pictures over HTTP with libsoup, on the main loop, at most six at a time from one host.
///
/// libsoup's cache keeps answers on disk as long as their headers allow, and asks with their
/// ETag when they have grown old. No cookies.
@MainActor
final class ImageSession {
    let soup: SoupLibrary
    let session: ForeignObject
    let security: TransportSecurity
    private var cache: ForeignObject?
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

    /// Nil when libsoup is not installed.
    ///
    /// - Parameter isLocal: Whether it talks to this machine only, which no proxy could reach.
    init?(isLocal: Bool, security: TransportSecurity, cacheFolder: URL?) {
        guard let soup = SoupLibrary.shared else { return nil }
        self.soup = soup
        self.security = security
        session = Self.makeSession(of: soup.sessionType())
        if isLocal { soup.setProxyResolver(session, nil) }
        let program = g_get_prgname().map { String(cString: $0) } ?? "engawa"
        soup.setUserAgent(session, program + "/1.0 ")
        if let cacheFolder { openCache(in: cacheFolder) }
    }

    private static func makeSession(of type: GType) -> ForeignObject {
        let numbers: [(String, GValue)] = [
            ("max-conns-per-host", integer(6)), ("max-conns", integer(24)),
            ("timeout", unsigned(silence)), ("idle-timeout", unsigned(30)),
        ]
        var names: [UnsafePointer<CChar>?] = numbers.map { UnsafePointer(strdup($0.0)) }
        defer { for name in names { free(UnsafeMutablePointer(mutating: name)) } }
        let values = numbers.map(\.1)
        let object = g_object_new_with_properties(type, guint(values.count), &names, values)
        return ForeignObject(object.unsafelyUnwrapped)
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
            let cache = soup.makeCache(folder.path, SoupLibrary.singleUser)
        else { return }
        soup.setCacheSize(cache, Self.cacheBytes)
        soup.loadCache(cache)
        soup.addFeature(session, cache)
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
        soup.flushCache(cache)
        soup.dumpCache(cache)
    }

    isolated deinit {
        saving?.cancel()
        soup.abort(session)
        if let cache { g_object_unref(cache) }
        g_object_unref(session)
    }
}
