import CAdwaita

/// Calls a function at each frame of a widget's clock while this object lives.
@MainActor
final class TickCallback {
    private final class Box {
        let body: @MainActor () -> Void
        init(_ body: @escaping @MainActor () -> Void) { self.body = body }
    }

    private let widget: GObjectRef
    private var identifier: guint

    init(_ widget: Widget, _ body: @escaping @MainActor () -> Void) {
        self.widget = GObjectRef(sinking: widget.raw)
        identifier = gtk_widget_add_tick_callback(
            widget,
            { _, _, data in
                guard let data else { return 0 }
                let box = Unmanaged<Box>.fromOpaque(data).takeUnretainedValue()
                MainActor.assumeIsolated { box.body() }
                return 1
            },
            Unmanaged.passRetained(Box(body)).toOpaque(),
            { data in if let data { Unmanaged<Box>.fromOpaque(data).release() } })
    }

    /// Ends the calls; safe to call twice.
    func cancel() {
        guard identifier != 0 else { return }
        gtk_widget_remove_tick_callback(
            widget.raw.assumingMemoryBound(to: GtkWidget.self), identifier)
        identifier = 0
    }

    isolated deinit { cancel() }
}
