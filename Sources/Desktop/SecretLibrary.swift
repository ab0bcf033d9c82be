import CSoup
import Foundation

/// The functions of libsecret, which is loaded when it is first needed and may not be there.
///
/// They take no schema: the attributes name it themselves.
struct SecretLibrary: @unchecked Sendable {
    typealias ErrorPlace = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
    typealias Text = UnsafePointer<CChar>
    typealias Lookup =
        @convention(c) (OpaquePointer?, OpaquePointer, OpaquePointer, ErrorPlace)
        -> UnsafeMutablePointer<CChar>?
    typealias Search =
        @convention(c) (OpaquePointer?, OpaquePointer, Int32, OpaquePointer, ErrorPlace)
        -> UnsafeMutablePointer<GList>?
    typealias Store =
        @convention(c) (
            OpaquePointer?, OpaquePointer, Text?, Text, Text, OpaquePointer, ErrorPlace
        ) -> gboolean
    typealias Clear =
        @convention(c) (OpaquePointer?, OpaquePointer, OpaquePointer, ErrorPlace) -> gboolean
    typealias Free = @convention(c) (UnsafeMutablePointer<CChar>) -> Void

    let lookup: Lookup
    let search: Search
    let store: Store
    let clear: Clear
    let free: Free

    /// `nil` when libsecret is not installed.
    static let shared = SecretLibrary()

    private init?() {
        guard let handle = dlopen("libsecret-1.so.0", RTLD_NOW),
            let lookup = dlsym(handle, "secret_password_lookupv_sync"),
            let search = dlsym(handle, "secret_password_searchv_sync"),
            let store = dlsym(handle, "secret_password_storev_sync"),
            let clear = dlsym(handle, "secret_password_clearv_sync"),
            let free = dlsym(handle, "secret_password_free")
        else { return nil }
        self.lookup = unsafeBitCast(lookup, to: Lookup.self)
        self.search = unsafeBitCast(search, to: Search.self)
        self.store = unsafeBitCast(store, to: Store.self)
        self.clear = unsafeBitCast(clear, to: Clear.self)
        self.free = unsafeBitCast(free, to: Free.self)
    }
}
