import CSoup

/// Runs closures later on a main context.
enum GSourceTimer {
    private final class Box {
        let run: () -> Void
        init(_ run: @escaping () -> Void) { self.run = run }
    }

    /// Runs the closure once; it is dropped unrun when the context goes first.
    static func schedule(
        afterMilliseconds milliseconds: Int, on context: OpaquePointer?,
        _ run: @escaping () -> Void
    ) {
        guard let source = g_timeout_source_new(guint(clamping: milliseconds)) else { return }
        g_source_set_callback(
            source,
            { data in
                guard let data else { return 0 }
                Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().run()
                return 0
            },
            Unmanaged.passRetained(Box(run)).toOpaque(),
            { data in data.map { Unmanaged<Box>.fromOpaque($0).release() } })
        g_source_attach(source, context)
        g_source_unref(source)
    }
}
