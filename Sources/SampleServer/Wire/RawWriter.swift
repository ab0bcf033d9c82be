import CSoup

/// Writes bytes to a connection taken from libsoup, paced or at once, then closes it.
final class RawWriter {
    /// How often a paced writer writes.
    private static let intervalMilliseconds = 50

    private let stream: UnsafeMutablePointer<GIOStream>
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    /// The head goes out at once: only bodies are slow or cut.
    private let headLength: Int
    private let chunk: Int
    private let context: OpaquePointer?
    private let cancellable = g_cancellable_new()
    private var offset = 0
    private var isDone = false
    private var whenDone: (RawWriter) -> Void = { _ in }

    /// Takes over the caller's reference to the stream.
    init(
        _ stream: UnsafeMutablePointer<GIOStream>, head: [UInt8], body: [UInt8],
        bytesPerSecond: Int?, context: OpaquePointer?
    ) {
        let bytes = head + body
        headLength = head.count
        self.stream = stream
        self.context = context
        let perTick = bytesPerSecond.map { max(1, $0 * Self.intervalMilliseconds / 1000) }
        chunk = perTick ?? max(1, bytes.count)
        self.bytes = .allocate(capacity: bytes.count)
        _ = self.bytes.initialize(from: bytes)
    }

    deinit {
        bytes.deallocate()
        g_object_unref(cancellable)
        g_object_unref(stream)
    }

    func start(whenDone: @escaping (RawWriter) -> Void) {
        self.whenDone = whenDone
        writeNext()
    }

    /// Ends early; the connection closes.
    func cancel() {
        g_cancellable_cancel(cancellable)
        finish()
    }

    private func writeNext() {
        guard !isDone, let start = bytes.baseAddress else { return }
        guard offset < bytes.count else { return finish() }
        let count = offset == 0 ? headLength : min(chunk, bytes.count - offset)
        g_output_stream_write_all_async(
            g_io_stream_get_output_stream(stream), start + offset, gsize(count),
            G_PRIORITY_DEFAULT, cancellable,
            { source, result, data in
                guard let data else { return }
                let writer = Unmanaged<RawWriter>.fromOpaque(data).takeRetainedValue()
                writer.wrote(source, result)
            }, Unmanaged.passRetained(self).toOpaque())
    }

    private func wrote(_ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?) {
        var written: gsize = 0
        let output = g_io_stream_get_output_stream(stream)
        // A failure means that the client left: there is nobody to tell.
        let succeeded = g_output_stream_write_all_finish(output, result, &written, nil) != 0
        offset += Int(written)
        guard succeeded, offset < bytes.count else { return finish() }
        GSourceTimer.schedule(afterMilliseconds: Self.intervalMilliseconds, on: context) {
            self.writeNext()
        }
    }

    private func finish() {
        guard !isDone else { return }
        isDone = true
        g_io_stream_close(stream, nil, nil)
        whenDone(self)
    }
}
