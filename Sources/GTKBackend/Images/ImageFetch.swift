import CAdwaita
import Foundation
import SwiftUICore

/// One picture on its way: a request, its redirections, and the bytes of the answer.
@MainActor
final class ImageFetch {
    private var url: URL
    private let session: ImageSession
    private var soup: SoupLibrary { session.soup }
    private nonisolated(unsafe) let cancellable: UnsafeMutablePointer<GCancellable>
    private var message: ForeignObject?
    private var stream: UnsafeMutablePointer<GInputStream>?
    private var body = Data()
    private var redirections = 0
    private var isTimedOut = false
    private var timer: OneShot?
    private var continuation: CheckedContinuation<Data, any Error>?

    private static let deadlineMilliseconds: UInt32 = 60_000
    private static let chunk: gsize = 64 * 1024
    private static let accepted = "image/png,image/jpeg,image/gif,image/svg+xml,*/*;q=0.5"

    init(_ url: URL, session: ImageSession) {
        self.url = url
        self.session = session
        cancellable = g_cancellable_new()
    }

    isolated deinit {
        release()
        g_object_unref(cancellable)
    }

    /// Ends the loading from any thread.
    nonisolated func cancel() { g_cancellable_cancel(cancellable) }

    func run() async throws -> Data {
        timer = OneShot.after(milliseconds: Self.deadlineMilliseconds) { [weak self] in
            self?.isTimedOut = true
            self?.cancel()
        }
        defer { timer?.cancel() }
        return try await withCheckedThrowingContinuation {
            continuation = $0
            send()
        }
    }

    private func finish(_ result: Result<Data, any Error>) {
        continuation?.resume(with: result)
        continuation = nil
        release()
    }

    private func fail(_ error: URLError) { finish(.failure(error)) }

    private func release() {
        if let message { g_object_unref(message) }
        if let stream { g_object_unref(stream) }
        message = nil
        stream = nil
    }

    // MARK: Asking

    private func send() {
        guard let message = soup.makeMessage("GET", url.absoluteString) else {
            return fail(ImageLoadingError.unsupported(url))
        }
        self.message = message
        soup.addFlags(message, SoupLibrary.noRedirect)
        if let headers = soup.requestHeaders(message) {
            soup.setHeader(headers, "Accept", Self.accepted)
        }
        soup.send(
            session.session, message, G_PRIORITY_LOW, cancellable,
            { _, result, data in
                ImageFetch.resume(data, result) { fetch, result in fetch.answered(result) }
            }, retained)
    }

    private func answered(_ result: OpaquePointer?) {
        var error: UnsafeMutablePointer<GError>?
        guard let stream = soup.finishSending(session.session, result, &error) else {
            return fail(failure(error))
        }
        self.stream = stream
        let status = message.map { Int(soup.status($0)) } ?? 0
        switch status {
        case 200...299:
            if let length = contentLength, length > ImageLimits.bytes {
                return fail(ImageLoadingError.tooLarge(url))
            }
            read()
        case 301, 302, 303, 307, 308: redirect()
        default: fail(ImageLoadingError.status(status, url))
        }
    }

    private func header(_ name: String) -> String? {
        guard let message,
            let headers = soup.responseHeaders(message), let value = soup.header(headers, name)
        else { return nil }
        return String(cString: value)
    }

    private var contentLength: Int? { header("Content-Length").flatMap { Int($0) } }

    // A page elsewhere must not lead into this machine, nor from https to what anyone may read.
    private func redirect() {
        redirections += 1
        guard redirections <= 10, let location = header("Location"),
            let target = URL(string: location, relativeTo: url)?.absoluteURL
        else { return fail(ImageLoadingError.make(.badServerResponse, url, "Redirected nowhere.")) }
        let leadsInside =
            TransportSecurity.isLoopback(target.host ?? "")
            && !TransportSecurity.isLoopback(url.host ?? "")
        guard session.security.allows(target), !leadsInside else {
            return fail(ImageLoadingError.insecure(target))
        }
        url = target
        release()
        send()
    }

    // MARK: Reading

    private func read() {
        g_input_stream_read_bytes_async(
            stream, Self.chunk, G_PRIORITY_LOW, cancellable,
            { _, result, data in
                ImageFetch.resume(data, result) { fetch, result in fetch.received(result) }
            }, retained)
    }

    private func received(_ result: OpaquePointer?) {
        var error: UnsafeMutablePointer<GError>?
        guard let bytes = g_input_stream_read_bytes_finish(stream, result, &error) else {
            return fail(failure(error))
        }
        defer { g_bytes_unref(bytes) }
        var count: gsize = 0
        guard let start = g_bytes_get_data(bytes, &count), count > 0 else { return ended() }
        body.append(start.assumingMemoryBound(to: UInt8.self), count: Int(count))
        guard body.count <= ImageLimits.bytes else { return fail(ImageLoadingError.tooLarge(url)) }
        read()
    }

    // An end without a close of the connection's own is taken for the end of the body.
    private func ended() {
        if header("Content-Encoding") == nil, let length = contentLength, body.count < length {
            return fail(
                ImageLoadingError.make(.networkConnectionLost, url, "The answer broke off."))
        }
        finish(.success(body))
    }

    // MARK: C callbacks

    private var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    private nonisolated static func resume(
        _ data: UnsafeMutableRawPointer?, _ result: OpaquePointer?,
        _ body: @MainActor (ImageFetch, OpaquePointer?) -> Void
    ) {
        guard let data else { return }
        let fetch = Unmanaged<ImageFetch>.fromOpaque(data).takeRetainedValue()
        nonisolated(unsafe) let result = result
        MainActor.assumeIsolated { body(fetch, result) }
    }

    // MARK: Errors

    private func failure(_ error: UnsafeMutablePointer<GError>?) -> URLError {
        defer { if let error { g_error_free(error) } }
        if isTimedOut { return make(.timedOut, "The server took too long.") }
        if g_cancellable_is_cancelled(cancellable) != 0 { return ImageLoadingError.cancelled(url) }
        guard let error else { return make(.networkConnectionLost, "The connection was lost.") }
        let (domain, code) = (error.pointee.domain, error.pointee.code)
        if domain == g_resolver_error_quark() {
            return make(.cannotFindHost, "The server's name is unknown.")
        }
        if domain == g_tls_error_quark() {
            return make(.secureConnectionFailed, "The server's certificate is not trusted.")
        }
        guard domain == g_io_error_quark() else {
            return make(.networkConnectionLost, "The connection was lost.")
        }
        return failure(forIO: code)
    }

    private func failure(forIO code: gint) -> URLError {
        switch GIOErrorEnum(UInt32(bitPattern: code)) {
        case G_IO_ERROR_CONNECTION_REFUSED, G_IO_ERROR_HOST_UNREACHABLE, G_IO_ERROR_PROXY_FAILED:
            make(.cannotConnectToHost, "The server can't be reached.")
        case G_IO_ERROR_NETWORK_UNREACHABLE:
            make(.notConnectedToInternet, "There is no network.")
        case G_IO_ERROR_HOST_NOT_FOUND: make(.cannotFindHost, "The server's name is unknown.")
        case G_IO_ERROR_TIMED_OUT: make(.timedOut, "The server took too long.")
        default: make(.networkConnectionLost, "The connection was lost.")
        }
    }

    private func make(_ code: URLError.Code, _ reason: String) -> URLError {
        ImageLoadingError.make(code, url, reason)
    }
}
