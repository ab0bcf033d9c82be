import CSoup
import Foundation

/// The desktop's keeper of passwords, where it has one.
///
/// Calls block, for as long as a minute where the person has to unlock something.
///
/// Source: the freedesktop.org Secret Service API, through libsecret.
public struct SecretService: Sendable {
    /// Why the keeper did not do what it was asked for: its own words.
    public struct Failure: Error, Hashable, Sendable {
        /// The reason.
        public let reason: String
    }

    private static let name = "org.freedesktop.secrets"
    private static let patienceSeconds = 60.0

    private let library: SecretLibrary
    /// What the keeper sorts secrets by, after their attributes.
    private let schema: String

    /// Finds the keeper; `nil` when the session has none or libsecret is not installed.
    public init?(schema: String) {
        guard Self.isRunning, let library = SecretLibrary.shared else { return nil }
        self.library = library
        self.schema = schema
    }

    private static var isRunning: Bool {
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        let name = g_variant_new_string(name)
        g_variant_ref_sink(name)
        defer { g_variant_unref(name) }
        // The second starts it where the session only knows how to.
        return ask(bus, "GetNameOwner", [name])
            || ask(bus, "StartServiceByName", [name, g_variant_new_uint32(0)])
    }

    private static func ask(
        _ bus: OpaquePointer, _ method: String, _ words: [OpaquePointer?]
    ) -> Bool {
        var words = words
        let answer = g_dbus_connection_call_sync(
            bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method,
            g_variant_new_tuple(&words, gsize(words.count)), nil, G_DBUS_CALL_FLAGS_NONE, 5000,
            nil, nil)
        guard let answer else { return false }
        g_variant_unref(answer)
        return true
    }

    /// The secret with these attributes; `nil` when there is none.
    public func secret(_ attributes: [String: String]) throws(Failure) -> String? {
        let text = try ask(attributes) { library.lookup(nil, $0, $1, $2) }
        guard let text else {
            // A keeper that stayed locked says nothing of it.
            if try hasSecret(attributes) { throw Failure(reason: "locked") }
            return nil
        }
        defer { library.free(text) }
        return String(cString: text)
    }

    /// Whether there is a secret with these attributes; unlocks nothing for it.
    public func hasSecret(_ attributes: [String: String]) throws(Failure) -> Bool {
        let items = try ask(attributes) { library.search(nil, $0, 0, $1, $2) }
        guard let items else { return false }
        g_list_free_full(items, { g_object_unref($0) })
        return true
    }

    /// Keeps a secret in place of the one with the same attributes.
    public func store(
        _ secret: String, label: String, _ attributes: [String: String]
    ) throws(Failure) {
        _ = try ask(attributes) { library.store(nil, $0, nil, label, secret, $1, $2) }
        // libsecret takes it for done when the person declined to unlock.
        guard try self.secret(attributes) == secret else { throw Failure(reason: "locked") }
    }

    /// Forgets the secrets with these attributes.
    public func clear(_ attributes: [String: String]) throws(Failure) {
        _ = try ask(attributes) { library.clear(nil, $0, $1, $2) }
    }

    private typealias ErrorPlace = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

    private func ask<Answer>(
        _ attributes: [String: String],
        _ call: (OpaquePointer, OpaquePointer, ErrorPlace) -> Answer
    ) throws(Failure) -> Answer {
        guard let table = table(attributes), let patience = Patience(Self.patienceSeconds) else {
            throw Failure(reason: "no memory")
        }
        defer { g_hash_table_unref(table) }
        var error: UnsafeMutablePointer<GError>?
        let answer = call(table, patience.cancellable, &error)
        patience.end()
        guard let error else { return answer }
        defer { g_error_free(error) }
        throw Failure(reason: String(cString: error.pointee.message))
    }

    private func table(_ attributes: [String: String]) -> OpaquePointer? {
        let table = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free)
        for (name, value) in attributes.merging(["xdg:schema": schema], uniquingKeysWith: { $1 }) {
            _ = g_hash_table_insert(table, g_strdup(name), g_strdup(value))
        }
        return table
    }
}

/// Cancels a call that takes too long.
private final class Patience: @unchecked Sendable {
    let cancellable: OpaquePointer
    private let object: UnsafeMutablePointer<GCancellable>
    private let timeout: DispatchWorkItem

    init?(_ seconds: Double) {
        guard let object = g_cancellable_new() else { return nil }
        self.object = object
        cancellable = OpaquePointer(object)
        nonisolated(unsafe) let held = object
        timeout = DispatchWorkItem { g_cancellable_cancel(held) }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: timeout)
    }

    func end() { timeout.cancel() }

    deinit { g_object_unref(object) }
}
