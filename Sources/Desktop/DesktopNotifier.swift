import CSoup
import Foundation

/// Shows notifications through the desktop's notification service.
///
/// Source: the Desktop Notifications Specification, `org.freedesktop.Notifications.Notify`.
public struct DesktopNotifier: Sendable {
    /// Why a notification could not be shown: the system's words.
    public struct Failure: Error, Hashable, Sendable {
        /// The reason.
        public let reason: String
    }

    private let applicationName: String
    private let icon: String

    /// Speaks for an application; the icon is a name of the icon theme.
    public init(applicationName: String, icon: String) {
        self.applicationName = applicationName
        self.icon = icon
    }

    /// Whether there is a session to show anything in.
    public static func hasSession(_ environment: [String: String]) -> Bool {
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return true }
        guard let folder = environment["XDG_RUNTIME_DIR"] else { return false }
        return FileManager.default.fileExists(atPath: folder + "/bus")
    }

    /// Shows a notification. Blocks for up to five seconds when the service does not answer.
    public func show(title: String, text: String) throws(Failure) {
        var error: UnsafeMutablePointer<GError>?
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, &error) else {
            throw Self.failure(error)
        }
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        // The service may read the text as markup.
        let plain = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;")
        let answer = g_dbus_connection_call_sync(
            bus, "org.freedesktop.Notifications", "/org/freedesktop/Notifications",
            "org.freedesktop.Notifications", "Notify", message(title, plain), nil,
            G_DBUS_CALL_FLAGS_NONE, 5000, nil, &error)
        guard let answer else { throw Self.failure(error) }
        g_variant_unref(answer)
    }

    /// `(susssasa{sv}i)`: who, instead of which, icon, title, text, actions, hints, how long.
    private func message(_ title: String, _ text: String) -> OpaquePointer? {
        let hintType = g_variant_type_new("{sv}")
        defer { g_variant_type_free(hintType) }
        var parts: [OpaquePointer?] = [
            g_variant_new_string(applicationName), g_variant_new_uint32(0),
            g_variant_new_string(icon), g_variant_new_string(title),
            g_variant_new_string(text), g_variant_new_strv(nil, 0),
            g_variant_new_array(hintType, nil, 0), g_variant_new_int32(-1),
        ]
        return g_variant_new_tuple(&parts, gsize(parts.count))
    }

    private static func failure(_ error: UnsafeMutablePointer<GError>?) -> Failure {
        guard let error else { return Failure(reason: "unknown") }
        defer { g_error_free(error) }
        return Failure(reason: String(cString: error.pointee.message))
    }
}
