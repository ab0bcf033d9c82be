import Foundation
import LayoutCore

/// A window's or a sheet's tree of views, and the cycle that keeps the screen in step with it.
///
/// ```
/// write ─► invalidate ─► requestFrame        any number of writes, one frame
/// renderFrame, for each change: bodies ─► boxes ─► layout ─► preferences ─► actions ─┐
///                                 ▲─────────── until nothing is due ─────────────────┘
///              commit to the backend, then start tasks
/// ```
/// A change is what was written under one transaction; see `ChangeClock`.
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
    package internal(set) var frameCount = 0
    /// The root that this one is presented over, if it is a sheet's.
    package internal(set) weak var presenter: ViewRoot?
    /// Where toolbars, titles and back actions of this root end up.
    package let navigation = NavigationRegistry()
    /// The controls that keys can press.
    package let shortcuts = ShortcutRegistry()

    let rootBox = RootLayoutNode()
    private(set) lazy var keyboardBar = KeyboardBar(root: self)
    /// What the view that holds the focus supplies to others.
    let focusedValues = FocusedValueStore()
    /// What searching is reached by in this root.
    let searches = SearchRegistry()
    /// The scheme that the views of the root ask for.
    private var preferredScheme: ColorScheme?
    /// Called when what the views ask of the presentation around them changed.
    package var presentationTraitsDidChange: (() -> Void)?
    private var presentationTraits = PresentationTraits()
    private var scenePhase: ScenePhase = .active
    package private(set) var rootNode: ViewNode?
    /// Nodes that evaluate again at a time.
    package private(set) lazy var tickers = Tickers(backend: backend)
    /// What scene storage keeps for this window.
    let sceneValues = SceneValues()
    private(set) var baseEnvironment = EnvironmentValues()
    /// The size in points of what is shown; zero before the first layout.
    package private(set) var size = CGSize.zero
    private var windowTitle: String?
    let motions = Motions()
    /// Where the program wants to scroll to.
    let scrolling = ScrollRequests()
    /// Whether lists are edited, outside pages of navigation.
    private let editMode = StateLocation(EditMode.inactive)
    /// Views that come and go.
    let presences = Presences()
    /// Views that share their place with others of the same name.
    let matches = MatchedGeometries()
    /// Rises with each change that is shown.
    var changeSerial = 0
    var isFrameRequested = false
    var isRendering = false
    /// Whether the window was shut.
    package private(set) var isClosed = false

    /// What this root has to show, change by change.
    let changes = ChangeQueue()
    var ticking: [ViewNode] = []
    var alarms: [(time: Double, action: @MainActor () -> Void)] = []
    var dirtyStructures: [ViewNode] = []
    var departing: [ViewNode] = []
    var actions: [@MainActor () -> Void] = []
    var taskStarts: [@MainActor () -> Void] = []
    var commitFollowers: [@MainActor () -> Void] = []
    var geometryObservers = GeometryObservers()
    private var preferenceObservers: [ObjectIdentifier: WeakObserver] = [:]
    private var observerCount = 0
    var arePreferencesDirty = false
    /// Rounds of evaluations in the frame that is made now.
    var roundCount = 0
    /// Whether the frame before this one did not come to rest.
    var isRestless = false

    /// - Parameter presenter: The root that this one is to be presented over, for a sheet's.
    package init(backend: any Backend, presenter: ViewRoot? = nil) {
        self.backend = backend
        self.presenter = presenter
        RunningWindows.add(self)
        rootBox.attachment = renderRoot
        rootBox.onNeedsLayout = { [weak self] in self?.requestFrame() }
        rootBox.contentDidScroll = { [weak self] in self?.contentDidScroll() }
    }

    /// Puts a view on screen. Call once, before the first frame.
    package func mount<V: View>(_ view: V, environment: EnvironmentValues = EnvironmentValues()) {
        baseEnvironment = environment
        var values = environment
        fillEnvironment(&values)
        rootBox.setDirection(values.layoutDirection)
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
        rootBox.setDirection(values.layoutDirection)
        rootNode?.replaceEnvironment(values)
        requestFrame()
    }

    /// Changes the window's title; nothing happens when it is the same.
    func setWindowTitle(_ title: String) {
        guard title != windowTitle else { return }
        windowTitle = title
        backend.setWindowTitle(title, for: self)
    }

    /// One action for good: a new one would reach every view that reads it.
    private lazy var opener = OpenURLAction(backend: backend)

    private func fillEnvironment(_ values: inout EnvironmentValues) {
        values.colorScheme =
            preferredScheme ?? baseEnvironment.forcedColorScheme ?? backend.colorScheme
        if presenter == nil { values.scenePhase = scenePhase }
        values.accessibilityReduceMotion = backend.reducesMotion
        // What was presented by views has the action of those.
        if !values.openURL.reachesDesktop { values.openURL = opener }
        if values.editMode == nil { values.editMode = Binding(location: editMode) }
        values.clipboard = ClipboardAccess(backend: backend)
        values.horizontalSizeClass = size.width > 0 && size.width < 600 ? .compact : .regular
    }

    // MARK: What the backend calls

    /// Lays out for a new size and commits at once; called by the backend when resized.
    package func setSize(_ new: CGSize) {
        guard new != size else { return }
        size = new
        RunningWindows.sizeDidChange(of: self)
        refreshEnvironment()
        rootBox.size = new
        renderFrame()
    }

    /// The size that the views would choose where there is so much room.
    package func fittingSize(in room: CGSize) -> CGSize {
        runEvaluations()
        runStructureSyncs()
        let ideal = rootBox.contents.map { $0.sizeThatFits(.unspecified) }
        var size = CGSize(
            width: min(ideal.map(\.width).max() ?? 0, room.width),
            height: min(ideal.map(\.height).max() ?? 0, room.height))
        // Text that has to wrap becomes taller.
        let offer = ProposedViewSize(width: size.width, height: nil)
        let wrapped = rootBox.contents.map { $0.sizeThatFits(offer).height }.max() ?? 0
        size.height = min(max(size.height, wrapped), room.height)
        return size
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
                || values.scenePhase != rootNode.environment.scenePhase
                || values.accessibilityReduceMotion
                    != rootNode.environment.accessibilityReduceMotion
                || values.horizontalSizeClass != rootNode.environment.horizontalSizeClass
        else { return }
        rootNode.replaceEnvironment(values)
    }

    /// The window came to the front, was put away, or is about to close.
    package func setScenePhase(_ phase: ScenePhase) {
        guard phase != scenePhase, !isClosed else { return }
        scenePhase = phase
        refreshEnvironment()
        requestFrame()
    }

    /// Shows the search field that is nearest, as Ctrl+F does; false when there is none.
    package func beginSearch() -> Bool { searches.begin() }

    /// Ends searching, as Escape does; false when nobody searches.
    package func endSearch() -> Bool { searches.end() }

    /// Pops the innermost navigation container that can; false when none can.
    package func goBack() -> Bool { navigation.goBack() }

    /// Runs the refresh action that is nearest, as F5 does; false when there is none.
    package func refresh() -> Bool { navigation.refresh() }

    /// The window was shut: views disappear, tasks are cancelled.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        alarms = []
        ticking = []
        changes.end()
        for node in presences.end() { node.destroy() }
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
        if let evaluationRedirect {
            guard !node.isDirty else { return }
            node.isDirty = true
            return onNextTurn(evaluationRedirect)
        }
        changes.add(node)
        requestFrame()
    }

    /// Evaluates a node in the next frame, before anything else, and without an animation.
    func evaluateInNextFrame(_ node: ViewNode) {
        ticking.append(node)
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
    ///
    /// A view that goes with a transition stays on screen until that has ended.
    func destroyLater(_ node: ViewNode, withTransition: Bool = true) {
        node.isDeparting = true
        if !withTransition || !presences.depart(node) { departing.append(node) }
        requestFrame()
    }

    /// A view was put in among others that are on screen already.
    func arrive(_ node: ViewNode) { presences.arrive(node) }

    /// Brings back a view that was going; false when it is gone.
    func revive(_ node: ViewNode) -> Bool {
        guard presences.revive(node) else { return false }
        node.isDeparting = false
        return true
    }

    /// Runs an action in the first frame from a time of the backend's clock on.
    func wake(at time: Double, _ action: @escaping @MainActor () -> Void) {
        alarms.append((time, action))
        requestFrame()
    }

    func ringAlarms() {
        let due = alarms.filter { $0.time <= backend.now + 0.000_001 }
        guard !due.isEmpty else { return }
        alarms.removeAll { $0.time <= backend.now + 0.000_001 }
        for alarm in due { alarm.action() }
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

    /// Runs once the screen shows the frame, in this frame or the next one.
    func enqueueAfterCommit(_ action: @escaping @MainActor () -> Void) {
        commitFollowers.append(action)
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

    /// What all views together say for a preference key.
    package func preferenceValue<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        rootNode?.preferenceValue(key) ?? K.defaultValue
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

    func deliverPreferences() {
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
        readRootPreferences()
    }

    /// What the views ask of the window or the presentation around them.
    private func readRootPreferences() {
        guard let rootNode else { return }
        let scheme = rootNode.preferenceValue(PreferredColorSchemeKey.self)
        if scheme != preferredScheme {
            preferredScheme = scheme
            refreshEnvironment()
            if presenter == nil { backend.setPreferredColorScheme(scheme, for: self) }
        }
        let traits = rootNode.preferenceValue(PresentationTraitsKey.self)
        guard traits != presentationTraits else { return }
        presentationTraits = traits
        presentationTraitsDidChange?()
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
        root.rootBox.contents = nodes
        return false
    }
}

/// A node that looks at the preferences of its subtree.
@MainActor
protocol PreferenceObserver: AnyObject {
    var depth: Int { get }
    func preferencesDidChange()
}
