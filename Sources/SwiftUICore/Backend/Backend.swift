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

/// How a root is shown over another.
@MainActor
package enum SheetStyle {
    /// A window over part of the other.
    case sheet
    /// In place of the other, all over its window.
    case cover
    /// A bubble that points at a rectangle of the other, in points of its window; `node` is what
    /// is there, if it is shown by anything.
    case popover(at: CGRect, of: RenderNode?, edge: Edge)
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
    /// Whether it is a choice among actions and not something to know.
    package var isConfirmation = false
    package init(
        title: String, message: String, actions: [Action], isConfirmation: Bool = false
    ) {
        self.isConfirmation = isConfirmation
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
    /// Whether the desktop asks that nothing moves.
    var reducesMotion: Bool { get }
    /// Seconds on a monotonic clock.
    var now: Double { get }
    /// The modifier keys that are held down now.
    var heldModifiers: EventModifiers { get }
    /// The time of day, as texts show it.
    var date: Date { get }

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
        _ sheet: ViewRoot, style: SheetStyle, over root: ViewRoot,
        dismissed: @escaping @MainActor () -> Void
    ) -> any PresentationHandle
    /// Makes the windows light or dark; nil follows the desktop.
    func setPreferredColorScheme(_ scheme: ColorScheme?, for root: ViewRoot)
    /// A picture of an address that is at hand, so that it can be shown at once; nil if it isn't.
    func loadedImage(at url: URL) -> Bitmap?
    /// Loads a picture of an https, http or file address, ready to be drawn.
    ///
    /// Requests for one address are joined. Cancelled with the task that calls it.
    ///
    /// - Throws: `URLError`; the reasons are those of `ImageLoadingError`.
    func loadImage(at url: URL) async throws -> Bitmap

    /// Hands the address to the desktop's default program.
    func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void)

    /// The text on the clipboard, nil when there is none. May wait a moment for its owner.
    var clipboardText: String? { get set }
    /// Takes the keyboard focus from whatever text entry has it.
    func endEditing(in root: ViewRoot)
}

extension Backend {
    package var date: Date { Date() }
}

extension Backend {
    package var heldModifiers: EventModifiers { [] }
}
