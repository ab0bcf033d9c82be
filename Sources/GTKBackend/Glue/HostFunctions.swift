import CAdwaita
import CAdwaitaShims

/// The way from the C widget subclasses to the Swift objects that act for them.
@MainActor
enum HostFunctions {
    private static var isInstalled = false

    static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        var table = CadwHostFunctions(
            measure: { host, orientation, forSize, minimum, natural in
                guard let host, let minimum, let natural else { return }
                let lengths = HostFunctions.with(host) {
                    $0.measure(isVertical: orientation == 1, forSize: Int(forSize))
                }
                minimum.pointee = Int32(lengths.minimum)
                natural.pointee = Int32(lengths.natural)
            },
            allocate: { host, width, height in
                guard let host else { return }
                HostFunctions.with(host) { $0.allocate(width: Int(width), height: Int(height)) }
            },
            snapshot: { host, snapshot in
                guard let host, let snapshot else { return }
                nonisolated(unsafe) let target = snapshot
                HostFunctions.with(host) { $0.snapshot(target) }
            },
            contains: { host, x, y in
                guard let host else { return 0 }
                return HostFunctions.with(host) { $0.contains(x: x, y: y) ? 1 : 0 }
            },
            scrolled: { host in
                guard let host else { return }
                HostFunctions.with(host) { $0.adjustmentMoved() }
            })
        cadw_set_host_functions(&table)
    }

    private nonisolated static func with<T: Sendable>(
        _ pointer: UnsafeMutableRawPointer, _ body: @MainActor (WidgetDelegate) -> T
    ) -> T {
        let delegate = Unmanaged<WidgetDelegate>.fromOpaque(pointer).takeUnretainedValue()
        return MainActor.assumeIsolated { body(delegate) }
    }
}

/// Minimum and natural length of a widget in whole pixels.
struct RequestedLengths: Sendable {
    var minimum: Int
    var natural: Int
    static let zero = RequestedLengths(minimum: 0, natural: 0)
}

/// Acts for one widget of the C subclasses.
@MainActor
class WidgetDelegate {
    /// Ties this object to a widget until `release` or its end.
    final func act(for widget: Widget) {
        cadw_widget_set_host(widget, Unmanaged.passUnretained(self).toOpaque())
    }

    final func release(_ widget: Widget) {
        cadw_widget_set_host(widget, nil)
    }

    func measure(isVertical: Bool, forSize: Int) -> RequestedLengths { .zero }
    func allocate(width: Int, height: Int) {}
    func snapshot(_ snapshot: OpaquePointer) {}
    func contains(x: Double, y: Double) -> Bool { true }
    func adjustmentMoved() {}
}
