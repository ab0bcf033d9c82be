import Foundation

/// A window's or a sheet's tree of views, and the cycle that keeps the screen in step with it.
@MainActor
package final class ViewRoot {
    package let backend: any Backend
    /// The top of what the backend shows; its frame is the window's size.
    package let renderRoot = RenderNode(.group)

    init(backend: any Backend) {
        self.backend = backend
    }

    /// Lays out for a new size and commits at once; called by the backend when resized.
    package func setSize(_ size: CGSize) {}
    /// Runs what is due: bodies, layout, commit, then actions.
    package func renderFrame() {}
    /// The backend's `colorScheme` or `metrics` changed.
    package func backendDidChange() {}
    /// Pops the innermost navigation container that can; false when none can.
    package func goBack() -> Bool { false }
    /// Runs the refresh action that is nearest, as F5 does; false when there is none.
    package func refresh() -> Bool { false }
    /// The window was shut: views disappear, tasks are cancelled.
    package func close() {}
}
