import Foundation
public import SwiftUICore

/// A window that nobody sees, driven by a test: it taps, types, scrolls and reads.
///
/// ```swift
/// let window = HeadlessWindow { CounterView() }
/// window.tap("Add one")
/// #expect(window.texts.contains("1"))
/// ```
@MainActor
public final class HeadlessWindow {
    package let backend: HeadlessBackend
    package let root: ViewRoot
    /// Bodies evaluated so far, by the name of their view's type.
    public private(set) var bodyCounts: [String: Int] = [:]
    /// What was clicked last, and how often in a row.
    weak var lastClicked: RenderNode?
    var clickCount = 0
    var hoveredNodes: Set<ObjectIdentifier> = []

    /// Opens a window of a size in points.
    public convenience init<Content: View>(
        width: CGFloat = 400, height: CGFloat = 600, colorScheme: ColorScheme = .light,
        @ViewBuilder content: () -> Content
    ) {
        let backend = HeadlessBackend(colorScheme: colorScheme)
        let root = ViewRoot(backend: backend)
        self.init(backend: backend, root: root)
        ownsRoot = true
        root.mount(content())
        root.setSize(CGSize(width: width, height: height))
        pump()
    }

    /// False for what looks into a sheet, which belongs to the runtime.
    private var ownsRoot = false

    init(backend: HeadlessBackend, root: ViewRoot) {
        self.backend = backend
        self.root = root
        root.bodyEvaluationHook = { [weak self] node in
            let name = String(describing: Swift.type(of: node))
            self?.bodyCounts[Self.viewName(in: name), default: 0] += 1
        }
    }

    /// `CompositeNode<Row>` is counted as `Row`.
    private static func viewName(in node: String) -> String {
        guard let open = node.firstIndex(of: "<"), node.hasSuffix(">") else { return node }
        return String(node[node.index(after: open)...].dropLast())
    }

    /// Forgets the bodies counted so far.
    public func resetCounts() { bodyCounts = [:] }

    // MARK: Time

    /// Renders frames until none is asked for, or only because something moves.
    public func pump() {
        StoredCells.checkAll()
        var rounds = 0
        while rounds < 1000, backend.renderRequestedFrames() {
            rounds += 1
            if backend.isAtRest { break }
        }
    }

    /// Renders one frame if one is asked for.
    @discardableResult
    public func renderFrame() -> Bool { backend.renderRequestedFrames() }

    /// Lets tasks run and renders, until a condition holds or a number of turns has passed.
    ///
    /// - Returns: Whether the condition came to hold.
    @discardableResult
    public func pump(turns: Int = 2000, until condition: () -> Bool) async -> Bool {
        for _ in 0..<turns {
            pump()
            if condition() { return true }
            await Task.yield()
        }
        return condition()
    }

    /// Moves the clock by seconds and renders one frame.
    public func advance(by seconds: Double) {
        backend.now += seconds
        root.tickers.fire()
        _ = backend.renderRequestedFrames()
    }

    /// Changes the size in points.
    public func resize(width: CGFloat, height: CGFloat) {
        root.setSize(CGSize(width: width, height: height))
        pump()
    }

    /// Whether the desktop asks for light or dark colours.
    public var colorScheme: ColorScheme {
        get { backend.colorScheme }
        set {
            backend.colorScheme = newValue
            root.backendDidChange()
            pump()
        }
    }

    /// Whether the desktop asks that nothing moves.
    public var reducesMotion: Bool {
        get { backend.reducesMotion }
        set {
            backend.reducesMotion = newValue
            root.backendDidChange()
            pump()
        }
    }

    // MARK: Reading

    /// All texts on screen, in drawing order.
    public var texts: [String] {
        nodes.compactMap { if case .text(let text) = $0.content { text.string } else { nil } }
    }

    /// The window's title.
    public var title: String { backend.titles[ObjectIdentifier(root)] ?? "" }

    /// Frames rendered so far.
    public var frameCount: Int { root.frameCount }
    /// Bodies evaluated so far.
    public var bodyEvaluationCount: Int { root.bodyEvaluationCount }
    /// Frames that changed something on screen so far, sheets' frames included.
    public var commitCount: Int { backend.commitCount }
    /// View nodes alive now.
    public var liveNodeCount: Int { root.liveNodeCount }
    /// Addresses handed to the desktop.
    public var openedURLs: [URL] { backend.openedURLs }

    package var nodes: [RenderNode] {
        var found: [RenderNode] = []
        func look(_ node: RenderNode) {
            found.append(node)
            node.children.forEach(look)
        }
        look(root.renderRoot)
        return found
    }

    package func text(of node: RenderNode) -> String {
        var parts: [String] = []
        func look(_ node: RenderNode) {
            if case .text(let text) = node.content { parts.append(text.string) }
            node.children.forEach(look)
        }
        look(node)
        return parts.joined(separator: " ")
    }

    /// The first node that is named so, says so, or contains such a text, the innermost first.
    package func find(
        _ name: String, where matches: (RenderNode) -> Bool = { _ in true }
    ) -> RenderNode? {
        let candidates = nodes.reversed().filter(matches)
        return candidates.first {
            $0.accessibility.identifier == name || $0.accessibility.label == name
        } ?? candidates.first { text(of: $0) == name }
            ?? candidates.first { text(of: $0).contains(name) }
    }

    /// A node's rectangle in the window.
    package func frame(of node: RenderNode) -> CGRect {
        var rect = node.frame
        var parent = node.parent
        while let current = parent {
            rect.origin.x += current.frame.minX
            rect.origin.y += current.frame.minY
            if case .scroll(let state) = current.content {
                rect.origin.x -= state.offset.x
                rect.origin.y -= state.offset.y
            }
            parent = current.parent
        }
        return rect
    }

    /// The rectangle of a text in the window.
    public func frame(ofText text: String) -> CGRect? {
        find(text) { if case .text = $0.content { true } else { false } }.map(frame(of:))
    }

    // MARK: Acting

    /// Presses the button, row or tap area of that name; false when there is none that answers.
    @discardableResult
    public func tap(_ name: String) -> Bool {
        let target = find(name) { node in
            guard node.handlers.activate != nil, node.isEnabled, !isInert(node) else {
                return false
            }
            if case .headerBar = node.content { return false }
            return true
        }
        guard let target else { return false }
        target.handlers.activate?()
        pump()
        return true
    }

    /// Whether a node lies in what takes no input.
    private func isInert(_ node: RenderNode) -> Bool {
        if case .effect(.inert) = node.content { return true }
        return node.parent.map(isInert) ?? false
    }

    /// Replaces the text of the field of that name or placeholder.
    @discardableResult
    public func type(_ text: String, into name: String) -> Bool {
        let field = nodes.first { node in
            guard case .textField(let state) = node.content else { return false }
            return state.placeholder == name || node.accessibility.identifier == name
                || node.accessibility.label == name
        }
        guard let field, case .textField(let state) = field.content else { return false }
        field.handlers.textChanged?(state.keyboard.accepted(text))
        pump()
        return true
    }

    /// Presses Return in the field of that name or placeholder.
    public func submit(_ name: String) {
        nodes.first { node in
            guard case .textField(let state) = node.content else { return false }
            return state.placeholder == name
        }?.handlers.submitted?()
        pump()
    }

    /// Turns the switch of that name on or off.
    @discardableResult
    public func toggle(_ name: String, to isOn: Bool) -> Bool {
        let target = nodes.first { node in
            if case .toggle = node.content { return node.accessibility.label == name }
            return false
        }
        target?.handlers.toggled?(isOn)
        pump()
        return target != nil
    }

    /// Chooses an option of the picker of that name.
    @discardableResult
    public func select(_ option: String, in name: String) -> Bool {
        for node in nodes {
            guard case .picker(let state) = node.content, node.accessibility.label == name,
                let index = state.options.firstIndex(of: option)
            else { continue }
            node.handlers.selected?(index)
            pump()
            return true
        }
        return false
    }

    /// Scrolls the first scrolling region to an offset in points.
    public func scroll(to y: CGFloat) {
        guard let region = scrollRegion, case .scroll(let state) = region.content else { return }
        let limit = max(state.contentSize.height - region.frame.height, 0)
        region.handlers.scrolled?(CGPoint(x: state.offset.x, y: min(max(y, 0), limit)))
        pump()
    }

    /// Scrolls the first region that scrolls sideways to an offset in points.
    public func scrollAcross(to x: CGFloat) {
        for node in nodes {
            guard case .scroll(let state) = node.content, state.axes.contains(.horizontal) else {
                continue
            }
            let limit = max(state.contentSize.width - node.frame.width, 0)
            node.handlers.scrolled?(CGPoint(x: min(max(x, 0), limit), y: state.offset.y))
            return pump()
        }
    }

    /// Scrolls the first scrolling region to its end.
    public func scrollToEnd() { scroll(to: .greatestFiniteMagnitude) }

    package var scrollRegion: RenderNode? {
        nodes.first { if case .scroll = $0.content { true } else { false } }
    }

    /// Goes back as Alt+Left does.
    @discardableResult
    public func goBack() -> Bool {
        let went = root.goBack()
        pump()
        return went
    }

    /// Refreshes as F5 does.
    @discardableResult
    public func refresh() -> Bool {
        let did = root.refresh()
        pump()
        return did
    }

    // What outlives the window, a singleton's subscription say, must find no node to wake.
    isolated deinit { if ownsRoot { root.close() } }

    /// Closes the window.
    public func close() {
        root.close()
        pump()
    }

    // MARK: Presentations

    /// The title and message of the alert on screen, a line each; nil when there is none.
    public var alert: String? {
        backend.openAlerts.last.map {
            $0.content.message.isEmpty
                ? $0.content.title : $0.content.title + "\n" + $0.content.message
        }
    }

    /// The titles of the alert's buttons.
    public var alertButtons: [String] {
        backend.openAlerts.last?.content.actions.map(\.title) ?? []
    }

    /// Presses a button of the alert.
    @discardableResult
    public func tapAlert(_ title: String) -> Bool {
        let did = backend.openAlerts.last?.press(title) ?? false
        pump()
        return did
    }

    /// The sheet on screen, as a window.
    public var sheet: HeadlessWindow? {
        pump()
        return backend.openSheets.last.map { HeadlessWindow(backend: backend, root: $0.root) }
    }

    /// Closes the sheet as a person does.
    public func closeSheet() {
        backend.openSheets.last?.close()
        pump()
    }
}
