import CAdwaita
import Foundation

/// The functions of libsoup that loading pictures needs.
///
/// libsoup brings a dozen libraries along, which a window without pictures of the network need
/// not wait for.
struct SoupLibrary: Sendable {
    typealias Set = @convention(c) (ForeignObject, ForeignObject?) -> Void
    typealias SetText = @convention(c) (ForeignObject, UnsafePointer<CChar>) -> Void
    typealias Get = @convention(c) (ForeignObject) -> ForeignObject?
    typealias Do = @convention(c) (ForeignObject) -> Void
    typealias GetHeader =
        @convention(c) (ForeignObject, UnsafePointer<CChar>) -> UnsafePointer<CChar>?
    typealias Send =
        @convention(c) (
            ForeignObject, ForeignObject, Int32, UnsafeMutablePointer<GCancellable>?,
            GAsyncReadyCallback?, gpointer?
        ) -> Void
    typealias FinishSending =
        @convention(c) (
            ForeignObject, OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
        ) -> UnsafeMutablePointer<GInputStream>?

    /// SOUP_MESSAGE_NO_REDIRECT.
    static let noRedirect: UInt32 = 1 << 1
    /// SOUP_CACHE_SINGLE_USER.
    static let singleUser: UInt32 = 0

    let sessionType: @convention(c) () -> GType
    let setProxyResolver: Set
    let setUserAgent: SetText
    let addFeature: Set
    let abort: Do
    let makeCache: @convention(c) (UnsafePointer<CChar>, UInt32) -> ForeignObject?
    let setCacheSize: @convention(c) (ForeignObject, UInt32) -> Void
    let loadCache: Do
    let flushCache: Do
    let dumpCache: Do
    let makeMessage: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> ForeignObject?
    let addFlags: @convention(c) (ForeignObject, UInt32) -> Void
    let requestHeaders: Get
    let responseHeaders: Get
    let status: @convention(c) (ForeignObject) -> UInt32
    let setHeader:
        @convention(c) (ForeignObject, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void
    let header: GetHeader
    let send: Send
    let finishSending: FinishSending

    @MainActor
    private init?() {
        guard let library = ForeignLibrary("libsoup-3.0.so.0") else { return nil }
        var functions = ForeignFunctions(library)
        sessionType = functions.find("soup_session_get_type")
        setProxyResolver = functions.find("soup_session_set_proxy_resolver")
        setUserAgent = functions.find("soup_session_set_user_agent")
        addFeature = functions.find("soup_session_add_feature")
        abort = functions.find("soup_session_abort")
        makeCache = functions.find("soup_cache_new")
        setCacheSize = functions.find("soup_cache_set_max_size")
        loadCache = functions.find("soup_cache_load")
        flushCache = functions.find("soup_cache_flush")
        dumpCache = functions.find("soup_cache_dump")
        makeMessage = functions.find("soup_message_new")
        addFlags = functions.find("soup_message_add_flags")
        requestHeaders = functions.find("soup_message_get_request_headers")
        responseHeaders = functions.find("soup_message_get_response_headers")
        status = functions.find("soup_message_get_status")
        setHeader = functions.find("soup_message_headers_replace")
        header = functions.find("soup_message_headers_get_one")
        send = functions.find("soup_session_send_async")
        finishSending = functions.find("soup_session_send_finish")
        guard functions.areComplete else { return nil }
    }

    /// The library, loaded when first asked for; nil when it is not installed.
    @MainActor static let shared = SoupLibrary()
}
