import CSoup
import Foundation
import Synchronization

/// Runs one libsoup server on a thread of its own.
///
/// The thread has its own main context: a GTK main loop in the same process neither helps nor
/// hinders it.
final class SoupThread: Sendable {
    private let running = Mutex<RunningLoop?>(nil)

    /// Opens the port (0: any) and answers with the one that is open.
    func start(
        port: UInt16, held: HeldAnswers,
        answer: @escaping @Sendable (SampleRequest) -> Delivery
    ) throws(SampleServerError) -> UInt16 {
        let isRunning = running.withLock { $0 != nil }
        guard !isRunning else { throw .alreadyRunning }
        let report = StartReport()
        let thread = Thread { SoupLoop(held: held, answer: answer).run(port: port, report: report) }
        thread.name = "sample-server"
        thread.start()
        let started = try report.wait().get()
        running.withLock { $0 = started.loop }
        return started.port
    }

    /// Ends the loop and waits until the thread has let everything go.
    func stop() {
        guard let loop = running.withLock({ $0.take() }) else { return }
        g_main_loop_quit(loop.pointer)
        loop.finished.wait()
        g_main_loop_unref(loop.pointer)
    }
}

/// A handle on another thread's loop.
///
/// Unchecked: of GMainLoop only quit and unref are called from elsewhere, which GLib allows.
struct RunningLoop: @unchecked Sendable {
    let pointer: OpaquePointer
    let finished: DispatchSemaphore
}

/// Carries the outcome of starting from the server's thread to the starter.
final class StartReport: Sendable {
    typealias Outcome = Result<(port: UInt16, loop: RunningLoop), SampleServerError>
    private let outcome = Mutex<Outcome?>(nil)
    private let arrived = DispatchSemaphore(value: 0)

    func send(_ result: Outcome) {
        outcome.withLock { $0 = result }
        arrived.signal()
    }

    func wait() -> Outcome {
        arrived.wait()
        return outcome.withLock { $0 }
            ?? .failure(.cannotListen(port: 0, reason: "the server's thread said nothing"))
    }
}
