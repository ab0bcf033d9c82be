import CSoup
import Foundation

/// The server's thread: context, loop, socket and handler. Lives on that thread only.
final class SoupLoop {
    private let answer: (SampleRequest) -> Delivery
    private let held: HeldAnswers
    private let context = g_main_context_new()
    private var writers: [ObjectIdentifier: RawWriter] = [:]

    init(held: HeldAnswers, answer: @escaping (SampleRequest) -> Delivery) {
        self.held = held
        self.answer = answer
    }

    deinit {
        g_main_context_unref(context)
    }

    /// Opens the port, reports, and serves until the loop is told to quit.
    func run(port: UInt16, report: StartReport) {
        g_main_context_push_thread_default(context)
        defer { g_main_context_pop_thread_default(context) }
        guard let server = makeServer() else {
            report.send(.failure(.cannotListen(port: port, reason: "no server object")))
            return
        }
        defer { g_object_unref(server) }
        if let reason = listen(server, port) {
            report.send(.failure(.cannotListen(port: port, reason: reason)))
            return
        }
        serve(server, report)
    }

    private func serve(_ server: UnsafeMutablePointer<SoupServer>, _ report: StartReport) {
        guard let loop = g_main_loop_new(context, 0) else { return }
        let handle = RunningLoop(pointer: loop, finished: DispatchSemaphore(value: 0))
        let port = Self.openPort(of: server)
        // From inside the loop, since quitting a loop that does not run yet is forgotten.
        GSourceTimer.schedule(afterMilliseconds: 0, on: context) {
            report.send(.success((port, handle)))
        }
        g_main_loop_run(loop)
        close(server)
        handle.finished.signal()
    }

    private func close(_ server: UnsafeMutablePointer<SoupServer>) {
        soup_server_disconnect(server)
        for writer in writers.values { writer.cancel() }
        while g_main_context_iteration(context, 0) != 0 {}
    }

    private func makeServer() -> UnsafeMutablePointer<SoupServer>? {
        // soup_server_new is variadic and out of Swift's reach.
        guard let object = g_object_new_with_properties(soup_server_get_type(), 0, nil, nil)
        else { return nil }
        return UnsafeMutableRawPointer(object).assumingMemoryBound(to: SoupServer.self)
    }

    /// Returns the reason when the port can't be opened.
    private func listen(_ server: UnsafeMutablePointer<SoupServer>, _ port: UInt16) -> String? {
        var error: UnsafeMutablePointer<GError>?
        let opened = soup_server_listen_local(
            server, guint(port), SOUP_SERVER_LISTEN_IPV4_ONLY, &error)
        guard opened == 0 else {
            soup_server_add_handler(
                server, nil, handleMessage, Unmanaged.passUnretained(self).toOpaque(), nil)
            return nil
        }
        defer { g_clear_error(&error) }
        return error.map { String(cString: $0.pointee.message) } ?? "unknown"
    }

    private static func openPort(of server: UnsafeMutablePointer<SoupServer>) -> UInt16 {
        guard let uris = soup_server_get_uris(server) else { return 0 }
        defer { g_slist_free_full(uris) { $0.map { g_uri_unref(OpaquePointer($0)) } } }
        return UInt16(clamping: g_uri_get_port(OpaquePointer(uris.pointee.data)))
    }

    fileprivate func handle(_ message: OpaquePointer, path: String) {
        let delivery = answer(SampleRequest(message, path: path))
        guard delivery.isHeld || delivery.delayMilliseconds > 0 else {
            return deliver(delivery, to: message)
        }
        g_object_ref(UnsafeMutableRawPointer(message))
        soup_server_message_pause(message)
        guard delivery.isHeld else { return deliverLater(delivery, to: message) }
        // The loop outlives its context's last source; the message is its own.
        nonisolated(unsafe) let (loop, paused) = (self, message)
        held.hold(delivery.ticket) { loop.deliverLater(delivery, to: paused) }
    }

    /// Answers a paused message on the loop's thread, after its delay; called from any thread.
    private func deliverLater(_ delivery: Delivery, to message: OpaquePointer) {
        GSourceTimer.schedule(afterMilliseconds: delivery.delayMilliseconds, on: context) {
            soup_server_message_unpause(message)
            self.deliver(delivery, to: message)
            g_object_unref(UnsafeMutableRawPointer(message))
        }
    }

    private func deliver(_ delivery: Delivery, to message: OpaquePointer) {
        if delivery.needsRawConnection {
            deliverRaw(delivery, to: message)
        } else {
            message.send(delivery.response)
        }
    }

    private func deliverRaw(_ delivery: Delivery, to message: OpaquePointer) {
        guard let stream = soup_server_message_steal_connection(message) else { return }
        let writer = RawWriter(
            stream, head: delivery.rawHead, body: delivery.rawBody,
            bytesPerSecond: delivery.bytesPerSecond, context: context)
        writers[ObjectIdentifier(writer)] = writer
        writer.start { [weak self] finished in
            self?.writers[ObjectIdentifier(finished)] = nil
        }
    }
}

private func handleMessage(
    server: UnsafeMutablePointer<SoupServer>?, message: OpaquePointer?,
    path: UnsafePointer<CChar>?, query: OpaquePointer?, userData: gpointer?
) {
    guard let message, let path, let userData else { return }
    let loop = Unmanaged<SoupLoop>.fromOpaque(userData).takeUnretainedValue()
    loop.handle(message, path: String(cString: path))
}
