import Foundation
import LayoutCore
import SwiftUICore

/// A backend without a display: it measures by rule, moves its clock when told, and remembers.
@MainActor
package final class HeadlessBackend: Backend {
    package var metrics = BackendMetrics(headerBarHeight: 40)
    package var colorScheme: ColorScheme
    package var now = 0.0
    package var heldModifiers: EventModifiers = []

    /// An alert on screen.
    @MainActor
    package final class Alert: PresentationHandle {
        package let content: AlertContent
        package private(set) var isOpen = true
        private let dismissed: @MainActor () -> Void

        init(_ content: AlertContent, dismissed: @escaping @MainActor () -> Void) {
            self.content = content
            self.dismissed = dismissed
        }

        /// Presses the button with a title.
        package func press(_ title: String) -> Bool {
            guard isOpen, let action = content.actions.first(where: { $0.title == title }) else {
                return false
            }
            isOpen = false
            action.perform()
            dismissed()
            return true
        }

        package func dismiss() { isOpen = false }
    }

    /// A sheet on screen.
    @MainActor
    package final class Sheet: PresentationHandle {
        package let root: ViewRoot
        package private(set) var isOpen = true
        private let dismissed: @MainActor () -> Void

        init(_ root: ViewRoot, dismissed: @escaping @MainActor () -> Void) {
            self.root = root
            self.dismissed = dismissed
        }

        /// Closes the sheet as a person does.
        package func close() {
            guard isOpen else { return }
            isOpen = false
            dismissed()
        }

        package func dismiss() { isOpen = false }
    }

    package private(set) var titles: [ObjectIdentifier: String] = [:]
    package private(set) var openedURLs: [URL] = []
    package private(set) var commitCount = 0
    /// Render nodes that the last commit named as changed.
    package private(set) var lastCommit: RenderCommit?
    private var alerts: [Alert] = []
    private var sheets: [Sheet] = []
    private var requested: [ViewRoot] = []

    package init(colorScheme: ColorScheme = .light) { self.colorScheme = colorScheme }

    package var openAlerts: [Alert] { alerts.filter(\.isOpen) }
    package var openSheets: [Sheet] { sheets.filter(\.isOpen) }

    /// Renders every frame that was asked for.
    ///
    /// - Returns: Whether there were any.
    package func renderRequestedFrames() -> Bool {
        guard !requested.isEmpty else { return false }
        let due = requested
        requested = []
        for root in due { root.renderFrame() }
        return true
    }

    // MARK: Backend

    package func measure(_ text: ResolvedText, width: CGFloat?, height: CGFloat?) -> TextMetrics {
        FixedTextMeasurer.measure(text, width: width, height: height)
    }

    package func naturalSize(of image: ImageDrawing) -> CGSize {
        switch image.source {
        case .symbol: CGSize(width: image.symbolSize, height: image.symbolSize)
        default: CGSize(width: 40, height: 40)
        }
    }

    package func size(of control: RenderContent, proposal: ProposedViewSize) -> CGSize {
        switch control {
        case .textField, .slider: CGSize(width: proposal.width ?? 100, height: 30)
        case .toggle: CGSize(width: 50, height: 30)
        case .progress(_, let isCircular, _):
            isCircular
                ? CGSize(width: 20, height: 20)
                : CGSize(width: proposal.width ?? 100, height: 6)
        case .picker, .stepper: CGSize(width: 100, height: 30)
        default: .zero
        }
    }

    package func chromeInsets(of control: RenderContent) -> EdgeInsets {
        switch control {
        case .button(.bordered), .button(.borderedProminent):
            EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        default: EdgeInsets()
        }
    }

    package func openWindow(for root: ViewRoot, configuration: WindowConfiguration) {
        titles[ObjectIdentifier(root)] = configuration.title
        root.setSize(configuration.defaultSize)
    }

    package func setWindowTitle(_ title: String, for root: ViewRoot) {
        titles[ObjectIdentifier(root)] = title
    }

    package func requestFrame(for root: ViewRoot) { requested.append(root) }

    package func commit(_ commit: RenderCommit, for root: ViewRoot) {
        commitCount += 1
        lastCommit = commit
    }

    package func presentAlert(
        _ alert: AlertContent, over root: ViewRoot, dismissed: @escaping @MainActor () -> Void
    ) -> any PresentationHandle {
        let shown = Alert(alert, dismissed: dismissed)
        alerts.append(shown)
        return shown
    }

    package func presentSheet(
        _ sheet: ViewRoot, over root: ViewRoot, dismissed: @escaping @MainActor () -> Void
    ) -> any PresentationHandle {
        let shown = Sheet(sheet, dismissed: dismissed)
        sheets.append(shown)
        sheet.setSize(CGSize(width: 360, height: 500))
        return shown
    }

    package func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
        openedURLs.append(url)
        completion(true)
    }
}
