import CAdwaitaShims
import Foundation
import SwiftUICore

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainMainDispatchQueue(_ message: UnsafeMutableRawPointer?)

/// Lets GLib's main loop serve what Foundation and Swift concurrency expect of the main thread.
///
/// libdispatch signals its main queue through an event descriptor, which is watched; timers of the
/// main run loop are asked for their next date before each poll. Nothing polls: a program with
/// nothing to do sleeps.
@MainActor
enum MainLoop {
    private static var isAttached = false

    /// Adds the source to the default context. Safe to call twice.
    static func attach() {
        guard !isAttached else { return }
        isAttached = true
        var functions = CadwMainLoopFunctions(
            drain: { drainMainDispatchQueue(nil) },
            // Fires what is due and returns at once.
            fire_timers: { _ = RunLoop.main.limitDate(forMode: .default) },
            before_waiting: { MainActor.assumeIsolated { StoredCells.checkAll() } ? 1 : 0 })
        cadw_main_source_attach(&functions)
    }
}
