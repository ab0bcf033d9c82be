import Foundation
import LayoutCore
import SwiftUICore

/// A backend without a display: it measures by rule, moves its clock when told, and remembers.
@MainActor
package final class HeadlessBackend: Backend {
    package var metrics = BackendMetrics(headerBarHeight: 40)
    package var colorScheme: ColorScheme
    package var reducesMotion = false
    package var now = 0.0
    /// Starts with the real one and moves with `now`.
    package var date: Date { startDate + now }
    package var startDate = Date()

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
        package let style: SheetStyle
        package private(set) var isOpen = true
        private let dismissed: @MainActor () -> Void

        init(
            _ root: ViewRoot, style: SheetStyle, dismissed: @escaping @MainActor () -> Void
        ) {
            self.root = root
            self.style = style
            self.dismissed = dismissed
        }

        /// Closes the sheet as a person does; nothing happens where the views forbid it.
        package func close() {
            guard isOpen, !root.isInteractiveDismissDisabled else { return }
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

    /// Where pictures come from; by default from `images`.
    package lazy var imageLoader: @MainActor (URL) async throws -> Data = { [weak self] url in
        guard let data = self?.images[url] else { throw ImageLoadingError.status(404, url) }
        return data
    }
    /// Pictures by their address.
    package var images: [URL: Data] = [:]
    /// Addresses that pictures were asked of, in order.
    package internal(set) var imageRequests: [URL] = []
    var loadedImages: [URL: Bitmap] = [:]

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

    /// Whether the frames asked for have nothing to do but to show movements.
    var isAtRest: Bool { requested.allSatisfy(\.isAtRest) }

    // MARK: Backend

    package func measure(_ text: ResolvedText, width: CGFloat?, height: CGFloat?) -> TextMetrics {
        FixedTextMeasurer.measure(text, width: width, height: height)
    }

    package func naturalSize(of image: ImageDrawing) -> CGSize {
        if let size = image.headerSize { return size }
        return switch image.source {
        case .symbol: CGSize(width: image.symbolSize, height: image.symbolSize)
        default: CGSize(width: 40, height: 40)
        }
    }

    package func size(of control: RenderContent, proposal: ProposedViewSize) -> CGSize {
        switch control {
        case .textField(let state) where state.isMultiline:
            CGSize(
                width: proposal.width ?? 100,
                height: HeadlessBackend.areaHeight(state, width: proposal.width ?? 100))
        case .calendar: CGSize(width: 220, height: 200)
        case .number, .colorWell: CGSize(width: 60, height: 30)
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

    private static func areaHeight(_ state: TextFieldState, width: CGFloat) -> CGFloat {
        let text = ResolvedText(
            runs: [ResolvedText.Run(string: state.text, font: state.font, color: state.color)])
        let lines = FixedTextMeasurer.measure(text, width: width, height: nil).lineCount
        let shown = min(max(lines, state.minimumLines), state.maximumLines ?? Int.max)
        return CGFloat(shown) * state.font.size
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
        for node in commit.changed { takeUpForeign(node) }
    }

    package func presentAlert(
        _ alert: AlertContent, over root: ViewRoot, dismissed: @escaping @MainActor () -> Void
    ) -> any PresentationHandle {
        let shown = Alert(alert, dismissed: dismissed)
        alerts.append(shown)
        return shown
    }

    package func presentSheet(
        _ sheet: ViewRoot, style: SheetStyle, over root: ViewRoot,
        dismissed: @escaping @MainActor () -> Void
    ) -> any PresentationHandle {
        let shown = Sheet(sheet, style: style, dismissed: dismissed)
        sheets.append(shown)
        var size = CGSize(width: 360, height: 500)
        switch style {
        case .cover: size = root.renderRoot.frame.size
        case .popover: size = sheet.fittingSize(in: CGSize(width: 360, height: 500))
        case .sheet:
            if let heights = sheet.sheetHeights(in: 500) {
                size.height = heights.heights[heights.selection]
            }
        }
        sheet.setSize(size)
        sheet.presentationTraitsDidChange = { [weak sheet] in
            guard let sheet, let heights = sheet.sheetHeights(in: 500) else { return }
            sheet.setSize(CGSize(width: 360, height: heights.heights[heights.selection]))
        }
        return shown
    }

    package private(set) var preferredColorScheme: ColorScheme?
    package func setPreferredColorScheme(_ scheme: ColorScheme?, for root: ViewRoot) {
        preferredColorScheme = scheme
    }

    package func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
        openedURLs.append(url)
        completion(true)
    }

    package var clipboardText: String?

    package func endEditing(in root: ViewRoot) {
        func look(_ node: RenderNode) {
            if case .textField(let state) = node.content, state.isFocused == true {
                node.handlers.focusChanged?(false)
            }
            node.children.forEach(look)
        }
        look(root.renderRoot)
    }
}
