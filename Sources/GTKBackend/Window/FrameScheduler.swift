import CAdwaita

/// Runs a function once per frame of a window, only when asked.
///
/// The frame clock stands still while a window is hidden or covered, so a request that it leaves
/// unanswered runs after a while on its own.
@MainActor
final class FrameScheduler {
    private let widget: Widget
    private let body: @MainActor () -> Void
    private var tick: TickCallback?
    private var fallback: OneShot?
    private static let patienceMilliseconds: UInt32 = 100

    init(widget: Widget, body: @escaping @MainActor () -> Void) {
        self.widget = widget
        self.body = body
    }

    private var isRequested: Bool { fallback != nil }

    /// Asks for a frame; further requests until it comes are the same one.
    func request() {
        guard !isRequested else { return }
        guard gtk_widget_get_mapped(widget) != 0 else {
            fallback = OneShot.idle(priority: GDK_PRIORITY_REDRAW - 1) { [weak self] in
                self?.run()
            }
            return
        }
        tick = TickCallback(widget) { [weak self] in self?.run() }
        fallback = OneShot.after(milliseconds: FrameScheduler.patienceMilliseconds) {
            [weak self] in self?.run()
        }
    }

    private func run() {
        cancel()
        body()
    }

    func cancel() {
        tick?.cancel()
        tick = nil
        fallback?.cancel()
        fallback = nil
    }
}
