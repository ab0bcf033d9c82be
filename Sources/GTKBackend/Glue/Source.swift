import CAdwaita
import CAdwaitaShims

/// A function that the main loop calls once, unless cancelled before.
@MainActor
final class OneShot {
    private var identifier: guint = 0
    private let body: @MainActor () -> Void

    private init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    /// Runs `body` when nothing of a higher priority is due.
    static func idle(
        priority: Int32 = G_PRIORITY_DEFAULT_IDLE, _ body: @escaping @MainActor () -> Void
    ) -> OneShot {
        let shot = OneShot(body)
        shot.identifier = g_idle_add_full(priority, fire, shot.retainedPointer, release)
        return shot
    }

    /// Runs `body` after so many milliseconds.
    static func after(
        milliseconds: UInt32, _ body: @escaping @MainActor () -> Void
    ) -> OneShot {
        let shot = OneShot(body)
        shot.identifier = g_timeout_add_full(
            G_PRIORITY_DEFAULT, milliseconds, fire, shot.retainedPointer, release)
        return shot
    }

    /// Runs `body` when the system asks the process to end by a signal; a second one ends it.
    ///
    /// - Parameter number: SIGTERM, SIGINT or SIGHUP.
    static func onSignal(_ number: Int32, _ body: @escaping @MainActor () -> Void) -> OneShot {
        let shot = OneShot(body)
        shot.identifier = cadw_unix_signal_add(number, fire, shot.retainedPointer, release)
        return shot
    }

    /// Takes the call back; safe when it has already happened.
    func cancel() {
        guard identifier != 0 else { return }
        let source = identifier
        identifier = 0
        g_source_remove(source)
    }

    private var retainedPointer: UnsafeMutableRawPointer {
        Unmanaged.passRetained(self).toOpaque()
    }

    private static let fire: GSourceFunc = { data in
        guard let data else { return 0 }
        let shot = Unmanaged<OneShot>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated {
            shot.identifier = 0
            shot.body()
        }
        return 0
    }

    private static let release: GDestroyNotify = { data in
        if let data { Unmanaged<OneShot>.fromOpaque(data).release() }
    }
}
