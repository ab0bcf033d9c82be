import Foundation
import LayoutCore

/// Sizes that depend on the platform; points.
package struct BackendMetrics: Hashable, Sendable {
    package var headerBarHeight: CGFloat
    package var scale: CGFloat
    /// Whether there is a pointer that hovers (a desktop).
    package var hasPointer: Bool
    package init(headerBarHeight: CGFloat = 47, scale: CGFloat = 1, hasPointer: Bool = true) {
        self.headerBarHeight = headerBarHeight
        self.scale = scale
        self.hasPointer = hasPointer
    }
}

/// What a scene asks of its window.
package struct WindowConfiguration: Hashable, Sendable {
    package var title: String
    package var defaultSize: CGSize
    package init(title: String, defaultSize: CGSize = CGSize(width: 900, height: 700)) {
        self.title = title
        self.defaultSize = defaultSize
    }
}

/// An alert or a confirmation dialog to show.
@MainActor
package struct AlertContent {
    package enum Role: Hashable, Sendable { case normal, cancel, destructive }
    package struct Action {
        package var title: String
        package var role: Role
        package var isEnabled: Bool
        package var perform: @MainActor () -> Void
        package init(
            title: String, role: Role, isEnabled: Bool = true,
            perform: @escaping @MainActor () -> Void
        ) {
            self.title = title
            self.role = role
            self.isEnabled = isEnabled
            self.perform = perform
        }
    }
    package var title: String
    package var message: String
    /// In display order; never empty.
    package var actions: [Action]
    package init(title: String, message: String, actions: [Action]) {
        self.title = title
        self.message = message
        self.actions = actions
    }
}

/// Something shown over a window that a backend can update or take away.
///
/// The backend makes these; the runtime holds them while the presentation lasts.
@MainActor
package protocol PresentationHandle: AnyObject {
    /// Takes the presentation off the screen without running any action. Safe to call twice.
    func dismiss()
}

/// One commit: what changed since the last, each node once, parents before children.
@MainActor
package struct RenderCommit {
    /// Each carries its `pendingChanges`.
    package var changed: [RenderNode]
    /// Roots of subtrees that left the tree; their backend objects should go.
    package var removed: [RenderNode]
    package init(changed: [RenderNode], removed: [RenderNode]) {
        self.changed = changed
        self.removed = removed
    }
}

/// The contract between the runtime and whatever shows it.
///
/// All calls come on the main actor. Measuring calls may come at any time between frames and
/// must not call back into the runtime.
@MainActor
package protocol Backend: AnyObject {
    var metrics: BackendMetrics { get }
    var colorScheme: ColorScheme { get }
    /// Seconds on a monotonic clock.
    var now: Double { get }
    /// The modifier keys that are held down now.
    var heldModifiers: EventModifiers { get }

    /// Size of a text offered `width` × `height` points; nil means unlimited.
    func measure(_ text: ResolvedText, width: CGFloat?, height: CGFloat?) -> TextMetrics
    /// Natural size in points of an image that is not resizable.
    func naturalSize(of image: ImageDrawing) -> CGSize
    /// Size of a control that is not a container, for a proposal.
    func size(of control: RenderContent, proposal: ProposedViewSize) -> CGSize
    /// Room that a control's own chrome takes around its children.
    func chromeInsets(of control: RenderContent) -> EdgeInsets

    /// Opens a window that shows `root.renderRoot` and calls `root.setSize` when resized.
    func openWindow(for root: ViewRoot, configuration: WindowConfiguration)
    /// Changes the title of the window.
    func setWindowTitle(_ title: String, for root: ViewRoot)
    /// Calls `root.renderFrame()` soon, once however often this was called.
    func requestFrame(for root: ViewRoot)
    /// Shows what changed. Called at most once per frame, from `renderFrame`.
    func commit(_ commit: RenderCommit, for root: ViewRoot)

    /// Shows an alert; its buttons run their action and then `dismissed`.
    func presentAlert(
        _ alert: AlertContent, over root: ViewRoot, dismissed: @escaping @MainActor () -> Void
    ) -> any PresentationHandle
    /// Shows `sheet.renderRoot` over `root`; `dismissed` runs when the person closes it.
    func presentSheet(
        _ sheet: ViewRoot, over root: ViewRoot, dismissed: @escaping @MainActor () -> Void
    ) -> any PresentationHandle
    /// Hands the address to the desktop's default program.
    func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void)
}

extension Backend {
    package var heldModifiers: EventModifiers { [] }
}
