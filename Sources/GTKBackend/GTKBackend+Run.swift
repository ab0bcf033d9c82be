import CAdwaita
import CAdwaitaShims
import Foundation

extension GTKBackend {
    /// Whether windows can be shown. False without a display; never ends the program.
    package static var isDisplayAvailable: Bool { gtk_init_check() != 0 }

    /// Runs the program's windows until the last is closed.
    ///
    /// - Parameters:
    ///   - applicationID: Reverse domain notation, as in desktop files.
    ///   - onActivate: Opens the first window; called once.
    /// - Returns: The exit code.
    package static func run(
        applicationID: String, onActivate: @escaping @MainActor (GTKBackend) -> Void
    ) -> Int32 {
        g_set_prgname(applicationID)
        allowDeepNesting()
        MainLoop.attach()
        guard let application = cadw_application_new(applicationID) else { return 1 }
        let reference = GObjectRef(owning: UnsafeMutableRawPointer(application))
        var backend: GTKBackend?
        let activation = Signal(reference.raw, "activate") { _ in
            guard backend == nil else { return }
            let new = GTKBackend(application: application)
            backend = new
            onActivate(new)
        }
        let endings = [SIGTERM, SIGINT, SIGHUP].map { number in
            OneShot.onSignal(number) {
                backend?.closeAll()
                g_application_quit(reference.raw.assumingMemoryBound(to: GApplication.self))
            }
        }
        let code = g_application_run(
            reference.raw.assumingMemoryBound(to: GApplication.self), 0, nil)
        for ending in endings { ending.cancel() }
        activation.disconnect()
        backend?.closeAll()
        return code
    }

    // Views, boxes and widgets are walked by recursion. The system lets the main thread's stack grow
    // up to a limit that it looks at each time; the usual 8 MB hold some 1,500 levels of stacks.
    private static func allowDeepNesting() {
        let wanted: rlim_t = 64 << 20
        let kind = __rlimit_resource_t(RLIMIT_STACK.rawValue)
        var limit = rlimit()
        guard getrlimit(kind, &limit) == 0, limit.rlim_cur < wanted else { return }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        setrlimit(kind, &limit)
    }

    /// Closes every window, which ends the program.
    package func closeAll() {
        for window in windows.values where window is RootWindow { window.close() }
        images.save()
    }
}
