import CSoup
import Foundation
import HTTPService

/// One request and its answer, run to the end on the calling thread.
final class SoupExchange: @unchecked Sendable {
    typealias Answer = Result<TransportResponse, TransportFailure>

    private let request: TransportRequest
    private let bodyLimit: Int
    private let cancellable: UnsafeMutablePointer<GCancellable>
    private let lock = NSLock()
    private var stopReason: TransportFailure?

    init(_ request: TransportRequest, bodyLimit: Int) {
        self.request = request
        self.bodyLimit = bodyLimit
        cancellable = g_cancellable_new()
    }

    deinit { g_object_unref(cancellable) }

    /// Ends the exchange from any thread; the first reason counts.
    func stop(_ reason: TransportFailure) {
        lock.withLock { if stopReason == nil { stopReason = reason } }
        g_cancellable_cancel(cancellable)
    }

    func run() -> Answer {
        // The session's sockets wait in a context of this thread's own.
        let context = g_main_context_new()
        g_main_context_push_thread_default(context)
        defer {
            while g_main_context_iteration(context, 0) != 0 {}
            g_main_context_pop_thread_default(context)
            g_main_context_unref(context)
        }
        guard let session = soup_session_new() else { return .failure(.other("soup_session_new")) }
        // The sample server is on this machine; a proxy elsewhere could not reach it.
        if let host = request.url.host, ["127.0.0.1", "localhost", "::1"].contains(host) {
            soup_session_set_proxy_resolver(session, nil)
        }
        defer {
            soup_session_abort(session)
            g_object_unref(session)
        }
        do throws(TransportFailure) {
            return .success(try send(on: session))
        } catch {
            return .failure(error)
        }
    }

    private func send(on session: UnsafeMutablePointer<SoupSession>) throws(TransportFailure)
        -> TransportResponse
    {
        guard
            let message = soup_message_new(request.method.rawValue, request.url.absoluteString)
        else { throw .other("not an address: \(request.url.scheme ?? "none")") }
        defer { g_object_unref(UnsafeMutableRawPointer(message)) }
        soup_message_add_flags(message, SOUP_MESSAGE_NO_REDIRECT)
        fillRequest(message)
        var error: UnsafeMutablePointer<GError>?
        guard let stream = soup_session_send(session, message, cancellable, &error) else {
            throw failure(error)
        }
        defer { g_object_unref(stream) }
        let headers = Self.headers(of: message)
        if let length = headers["Content-Length"].flatMap({ Int($0) }), length > bodyLimit {
            throw .tooLarge
        }
        let body = try read(stream)
        // An end without a close of the connection's own is taken for the end of the body.
        if headers["Content-Encoding"] == nil, request.method != .head,
            let length = headers["Content-Length"].flatMap({ Int($0) }), body.count < length
        {
            throw .connectionLost
        }
        return TransportResponse(
            status: Int(soup_message_get_status(message).rawValue), headers: headers, body: body)
    }

    private func fillRequest(_ message: OpaquePointer) {
        let headers = soup_message_get_request_headers(message)
        for (name, value) in request.headers.fields {
            soup_message_headers_replace(headers, name, value)
        }
        guard let body = request.body else { return }
        let bytes = body.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        soup_message_set_request_body_from_bytes(message, nil, bytes)
        g_bytes_unref(bytes)
    }

    private func read(_ stream: UnsafeMutablePointer<GInputStream>) throws(TransportFailure) -> Data
    {
        var body = Data()
        var chunk = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            var error: UnsafeMutablePointer<GError>?
            let count = chunk.withUnsafeMutableBytes {
                g_input_stream_read(stream, $0.baseAddress, gsize($0.count), cancellable, &error)
            }
            if count < 0 { throw failure(error) }
            if count == 0 { return body }
            body.append(contentsOf: chunk[..<count])
            if body.count > bodyLimit { throw .tooLarge }
        }
    }

    private static func headers(of message: OpaquePointer) -> HTTPHeaders {
        var iterator = SoupMessageHeadersIter()
        soup_message_headers_iter_init(&iterator, soup_message_get_response_headers(message))
        var headers = HTTPHeaders()
        var name: UnsafePointer<CChar>?
        var value: UnsafePointer<CChar>?
        while soup_message_headers_iter_next(&iterator, &name, &value) != 0 {
            guard let name, let value else { continue }
            let key = String(cString: name)
            let text = String(decoding: Data(bytes: value, count: strlen(value)), as: UTF8.self)
            headers[key] = headers[key].map { $0 + ", " + text } ?? text
        }
        return headers
    }

    // MARK: Errors

    private func failure(_ error: UnsafeMutablePointer<GError>?) -> TransportFailure {
        defer { if let error { g_error_free(error) } }
        if let stopReason = lock.withLock({ stopReason }) { return stopReason }
        guard let error else { return .connectionLost }
        let (domain, code) = (error.pointee.domain, error.pointee.code)
        if domain == g_resolver_error_quark() { return .offline }
        if domain == g_tls_error_quark() { return .untrusted }
        if domain == soup_session_error_quark() { return .connectionLost }
        if domain == g_io_error_quark() { return Self.failure(forIO: code) }
        return .other("\(String(cString: g_quark_to_string(domain))) \(code)")
    }

    private static func failure(forIO code: gint) -> TransportFailure {
        switch GIOErrorEnum(UInt32(bitPattern: code)) {
        case G_IO_ERROR_CONNECTION_REFUSED, G_IO_ERROR_HOST_UNREACHABLE,
            G_IO_ERROR_PROXY_FAILED:
            .cannotConnect
        case G_IO_ERROR_NETWORK_UNREACHABLE, G_IO_ERROR_HOST_NOT_FOUND: .offline
        case G_IO_ERROR_TIMED_OUT: .timedOut
        case G_IO_ERROR_PARTIAL_INPUT, G_IO_ERROR_CONNECTION_CLOSED, G_IO_ERROR_BROKEN_PIPE,
            G_IO_ERROR_INVALID_DATA, G_IO_ERROR_FAILED:
            .connectionLost
        default: .other("g-io-error \(code)")
        }
    }
}
