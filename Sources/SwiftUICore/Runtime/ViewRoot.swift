import Foundation
import LayoutCore

/// A window's or a sheet's tree of views, and the cycle that keeps the screen in step with it.
///
/// ```
/// write ─► invalidate ─► requestFrame        any number of writes, one frame
/// renderFrame: bodies ─► boxes ─► layout ─► preferences ─► actions ─┐
///                 ▲──────────── until nothing is due ───────────────┘
///              commit to the backend, then start tasks
/// ```
@MainActor
package final class ViewRoot {
    package let backend: any Backend
    /// The top of what the backend shows; its frame is the window's size.
    package let renderRoot = RenderNode(.group)
    /// Called for each body that is evaluated; for tests.
    package var bodyEvaluationHook: ((ViewNode) -> Void)?
    /// Bodies evaluated so far.
    package internal(set) var bodyEvaluationCount = 0
    /// Nodes alive now.
    package internal(set) var liveNodeCount = 0
    /// Frames that did any work so far.
    package private(set) var frameCount = 0
    /// The root that this one is presented over, if it is a sheet's.
    package internal(set) weak var presenter: ViewRoot?
    /// Where toolbars, titles and back actions of this root end up.
    package let navigation = NavigationRegistry()
    /// The controls that keys can press.
    package let shortcuts = ShortcutRegistry()

    let rootBox = RootLayoutNode()
    private(set) var rootNode: ViewNode?
    private(set) var baseEnvironment = EnvironmentValues()
    private var size = CGSize.zero
    private var windowTitle: String?
    private let motions = Motions()
    /// Where the program wants to scroll to.
    let scrolling = ScrollRequests()
    /// Whether lists are edited, outside pages of navigation.
    private let editMode = StateLocation(EditMode.inactive)
    /// The animation that the changes of the next frame were made with.
    private var frameAnimation: Animation?
    private var isFrameRequested = false
    private var isRendering = false
    private var isClosed = false

    private var dirtyNodes: [ViewNode] = []
    private var dirtyStructures: [ViewNode] = []
    private var departing: [ViewNode] = []
    private var actions: [@MainActor () -> Void] = []
    private var taskStarts: [@MainActor () -> Void] = []
    private var geometryObservers = GeometryObservers()
    private var preferenceObservers: [ObjectIdentifier: WeakObserver] = [:]
    private var observerCount = 0
    private var arePreferencesDirty = false

    package init(backend: any Backend) {
        self.backend = backend
        rootBox.attachment = renderRoot
        rootBox.onNeedsLayout = { [weak self] in self?.requestFrame() }
        rootBox.contentDidScroll = { [weak self] in self?.contentDidScroll() }
    }

    /// Puts a view on screen. Call once, before the first frame.
    package func mount<V: View>(_ view: V, environment: EnvironmentValues = EnvironmentValues()) {
        baseEnvironment = environment
        var values = environment
        fillEnvironment(&values)
        let top = TopNode(root: self, environment: values)
        rootNode = top
        top.mount(view)
        requestFrame()
    }

    /// Gives the view that was mounted a new value.
    package func update(_ view: AnyView) {
        guard let child = rootNode?.children.first as? TypedNode<AnyView> else { return }
        child.update(view)
        requestFrame()
    }

    /// Gives the views another environment to start from.
    func setEnvironment(_ environment: EnvironmentValues) {
        baseEnvironment = environment
        var values = environment
        fillEnvironment(&values)
        rootNode?.replaceEnvironment(values)
        requestFrame()
    }

    /// Changes the window's title; nothing happens when it is the same.
    func setWindowTitle(_ title: String) {
        guard title != windowTitle else { return }
        windowTitle = title
        backend.setWindowTitle(title, for: self)
    }

    private func fillEnvironment(_ values: inout EnvironmentValues) {
        values.colorScheme = baseEnvironment.forcedColorScheme ?? backend.colorScheme
        values.openURL = OpenURLAction(backend: backend)
        if values.editMode == nil { values.editMode = Binding(location: editMode) }
        values.horizontalSizeClass = size.width > 0 && size.width < 600 ? .compact : .regular
    }

    // MARK: What the backend calls

    /// Lays out for a new size and commits at once; called by the backend when resized.
    package func setSize(_ new: CGSize) {
        guard new != size else { return }
        size = new
        refreshEnvironment()
        rootBox.size = new
        renderFrame()
    }

    /// The backend's `colorScheme` or `metrics` changed.
    package func backendDidChange() {
        refreshEnvironment()
        requestFrame()
    }

    private func refreshEnvironment() {
        guard let rootNode else { return }
        var values = baseEnvironment
        fillEnvironment(&values)
        guard
            values.colorScheme != rootNode.environment.colorScheme
                || values.horizontalSizeClass != rootNode.environment.horizontalSizeClass
        else { return }
        rootNode.replaceEnvironment(values)
    }

    /// Pops the innermost navigation container that can; false when none can.
    package func goBack() -> Bool { navigation.goBack() }

    /// Runs the refresh action that is nearest, as F5 does; false when there is none.
    package func refresh() -> Bool { navigation.refresh() }

    /// The window was shut: views disappear, tasks are cancelled.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        rootNode?.destroy()
        rootNode = nil
        baseEnvironment = EnvironmentValues()
        runActions()
    }

    // MARK: Scheduling

    package func requestFrame() {
        guard !isFrameRequested, !isRendering, !isClosed else { return }
        isFrameRequested = true
        backend.requestFrame(for: self)
    }

    func scheduleEvaluation(of node: ViewNode) {
        let transaction = Transaction.current
        if let animation = transaction.animation, !transaction.disablesAnimations {
            frameAnimation = animation
        }
        if let evaluationRedirect { return onNextTurn(evaluationRedirect) }
        dirtyNodes.append(node)
        requestFrame()
    }

    /// For a root without a window: what to do instead of a frame.
    var evaluationRedirect: (@MainActor () -> Void)?

    private func onNextTurn(_ work: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }

    func scheduleStructureSync(of node: ViewNode) {
        dirtyStructures.append(node)
        requestFrame()
    }

    /// Ends an identity once the frame's bodies have run, so that what replaces it comes first.
    func destroyLater(_ node: ViewNode) {
        node.isDeparting = true
        departing.append(node)
        requestFrame()
    }

    /// Runs after layout, before the screen changes, in order.
    package func enqueueAction(_ action: @escaping @MainActor () -> Void) {
        actions.append(action)
        requestFrame()
    }

    /// Runs after all actions of the frame.
    func enqueueTaskStart(_ start: @escaping @MainActor () -> Void) {
        taskStarts.append(start)
        requestFrame()
    }

    // MARK: Geometry

    /// Tells a node after each layout, and after scrolling.
    func observeGeometry(_ observer: any GeometryObserver) { geometryObservers.add(observer) }

    /// Something was scrolled, which needs no layout.
    func contentDidScroll() {
        guard !geometryObservers.isEmpty else { return }
        geometryObservers.isDue = true
        requestFrame()
    }

    // MARK: Preferences

    func observePreferences(_ observer: any PreferenceObserver) {
        observerCount += 1
        preferenceObservers[ObjectIdentifier(observer)] = WeakObserver(
            observer: observer, serial: observerCount)
        preferencesDidChange()
    }

    func preferencesDidChange() {
        guard !arePreferencesDirty else { return }
        arePreferencesDirty = true
        requestFrame()
    }

    private struct WeakObserver {
        weak var observer: (any PreferenceObserver)?
        let serial: Int
    }

    private func deliverPreferences() {
        guard arePreferencesDirty else { return }
        arePreferencesDirty = false
        // Inner observers first, so that what they make of values is there for outer ones.
        var live: [(observer: any PreferenceObserver, serial: Int)] = []
        for (key, entry) in preferenceObservers {
            if let observer = entry.observer {
                live.append((observer, entry.serial))
            } else {
                preferenceObservers[key] = nil
            }
        }
        live.sort { ($1.observer.depth, $0.serial) < ($0.observer.depth, $1.serial) }
        for (observer, _) in live { observer.preferencesDidChange() }
    }

    // MARK: The frame

    /// Runs what is due: bodies, layout, actions, then one commit.
    package func renderFrame() {
        guard !isRendering, !isClosed, rootNode != nil else { return }
        isFrameRequested = false
        isRendering = true
        frameCount += 1
        settle()
        commit()
        isRendering = false
        let starts = taskStarts
        taskStarts = []
        for start in starts { start() }
        if hasWork || !motions.isEmpty || !scrolling.isEmpty { requestFrame() }
    }

    private var hasWork: Bool {
        !dirtyNodes.isEmpty || !dirtyStructures.isEmpty || !departing.isEmpty || !actions.isEmpty
            || arePreferencesDirty || rootBox.needsLayout
    }

    /// Rounds of one frame before a cycle is assumed.
    private static let roundLimit = 100
    /// Rounds of evaluations in the frame that is made now.
    private var roundCount = 0
    /// Whether the frame before this one did not come to rest.
    private var isRestless = false

    private func settle() {
        roundCount = 0
        while roundCount < Self.roundLimit {
            roundCount += 1
            runEvaluations()
            runStructureSyncs()
            layOut()
            // What a size changed comes before anybody is told of appearances and preferences.
            if !dirtyNodes.isEmpty || !dirtyStructures.isEmpty { continue }
            if !scrolling.isEmpty, scrolling.advance(to: backend.now) { continue }
            deliverPreferences()
            runActions()
            guard hasWork else {
                isRestless = false
                return
            }
        }
        // Once for as long as it lasts: it would be said with every frame.
        if !isRestless { reportCycle() }
        isRestless = true
    }

    private func layOut() {
        guard size.width > 0 || size.height > 0 else { return }
        if rootBox.needsLayout { geometryObservers.isDue = true }
        rootBox.layOut()
        geometryObservers.tell()
    }

    private func runEvaluations() {
        // A body that writes what it reads would go on for ever.
        while !dirtyNodes.isEmpty, roundCount < Self.roundLimit {
            roundCount += 1
            let batch = dirtyNodes.sorted { $0.depth < $1.depth }
            dirtyNodes.removeAll(keepingCapacity: true)
            // A parent's evaluation may have brought a child up to date or ended it already.
            for node in batch where node.isDirty && !node.isDestroyed && !isDeparting(node) {
                node.isDirty = false
                node.evaluate()
            }
        }
    }

    // A row whose element was removed must not read it once more.
    private func isDeparting(_ node: ViewNode) -> Bool {
        guard !departing.isEmpty else { return false }
        var ancestor: ViewNode? = node
        while let current = ancestor {
            if current.isDeparting { return true }
            ancestor = current.parent
        }
        return false
    }

    private func runStructureSyncs() {
        while !dirtyStructures.isEmpty {
            let batch = dirtyStructures.sorted { $0.depth > $1.depth }
            dirtyStructures.removeAll(keepingCapacity: true)
            for node in batch where node.isStructureDirty && !node.isDestroyed {
                node.isStructureDirty = false
                if node.syncLayoutNodes() { node.layoutStructureDidChange() }
            }
        }
    }

    private func runActions() {
        while !actions.isEmpty || !departing.isEmpty {
            let due = actions
            actions = []
            for action in due { action() }
            let ending = departing
            departing = []
            for node in ending { node.destroy() }
        }
    }

    private func reportCycle() {
        let names = dirtyNodes.map { String(describing: type(of: $0)) }
        RuntimeLog.warning(
            """
            Updating did not come to rest after \(Self.roundLimit) rounds; the rest waits for \
            the next frame. Still due: \(names.prefix(8).joined(separator: ", ")). \
            Does a body, an onAppear, onChange or preference action write what triggers it?
            """)
    }

    private func commit() {
        let now = backend.now
        let moved = motions.advance(to: now)
        var collector = CommitCollector(
            animation: frameAnimation, frame: frameCount, now: now, motions: motions)
        collector.add(moved)
        collector.collect(rootBox)
        frameAnimation = nil
        let commit = collector.finish()
        guard !commit.changed.isEmpty || !commit.removed.isEmpty else { return }
        backend.commit(commit, for: self)
        for node in commit.changed { node.pendingChanges = [] }
    }
}

/// The topmost node of a root.
@MainActor
private final class TopNode: ViewNode {
    func mount<V: View>(_ view: V) {
        children = [makeNode(view, parent: self)]
        _ = syncLayoutNodes()
    }

    override var ownsLayoutNodes: Bool { true }

    override func syncLayoutNodes() -> Bool {
        var nodes: [LayoutNode] = []
        for child in children { child.collectLayoutNodes(into: &nodes) }
        root.rootBox.setChildren(nodes)
        return false
    }
}

/// A node that looks at the preferences of its subtree.
@MainActor
protocol PreferenceObserver: AnyObject {
    var depth: Int { get }
    func preferencesDidChange()
}
