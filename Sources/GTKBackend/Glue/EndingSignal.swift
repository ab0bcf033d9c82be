import CAdwaitaShims

/// A signal of the system that asks the process to end, answered on the main loop.
///
/// It is answered once: a second one ends the process, should it hang.
@MainActor
final class EndingSignal {
    private var identifier: guint = 0
    private let body: @MainActor () -> Void

    /// - Parameter number: SIGTERM, SIGINT or SIGHUP.
    init(_ number: Int32, _ body: @escaping @MainActor () -> Void) {
        self.body = body
        identifier = cadw_unix_signal_add(
            number, Self.fire, Unmanaged.passRetained(self).toOpaque(), Self.release)
    }

    /// Leaves the signal to the system again.
    func cancel() {
        guard identifier != 0 else { return }
        let source = identifier
        identifier = 0
        g_source_remove(source)
    }

    private static let fire: GSourceFunc = { data in
        guard let data else { return 0 }
        let ending = Unmanaged<EndingSignal>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated {
            ending.identifier = 0
            ending.body()
        }
        return 0
    }

    private static let release: GDestroyNotify = { data in
        if let data { Unmanaged<EndingSignal>.fromOpaque(data).release() }
    }
}
