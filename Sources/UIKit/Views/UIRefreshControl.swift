// Status: partial (pulls on scroll views; targets and selectors need Apple's runtime)
// GTK: the spinner of a pulled page
import SwiftUICore

/// Refreshes what a scroll view shows when it is pulled.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    /// Whether refreshing goes on.
    open private(set) var isRefreshing = false
    /// Kept: no words stand beside the spinner.
    open var attributedTitle: NSAttributedString?
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Shows that refreshing goes on; no action runs.
    open func beginRefreshing() { isRefreshing = true }

    /// Ends what a pull began.
    open func endRefreshing() {
        isRefreshing = false
        let ended = waiting
        waiting = []
        for continuation in ended { continuation.resume() }
    }

    /// A person pulled; returns when refreshing has ended.
    func pulled() async {
        beginRefreshing()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        guard isRefreshing else { return }
        await withCheckedContinuation { waiting.append($0) }
    }
}
