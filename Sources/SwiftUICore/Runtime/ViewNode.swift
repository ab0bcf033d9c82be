import Foundation
import LayoutCore

/// One identity in the tree of views: what lives as long as the view does.
///
/// ```
/// parent ── children                  structure, by position, id or element id
///        ── layoutNodes               the boxes that this subtree contributes to its container
/// ```
/// A node is made by its parent, updated with new values of its view, made visible or not by
/// lists and navigation, and destroyed once.
@MainActor
package class ViewNode {
    package unowned let root: ViewRoot
    @exclusivity(unchecked) package private(set) weak var parent: ViewNode?
    package let depth: Int
    /// In structural order.
    @exclusivity(unchecked) package final var children: [ViewNode] = []
    /// What this node's view sees.
    @exclusivity(unchecked) package final var environment: EnvironmentValues
    /// Whether the node counts as on screen; a page that is covered does not.
    @exclusivity(unchecked) package private(set) final var isVisible: Bool
    /// Whether a lazy container keeps the node off the screen, whatever shows around it.
    private(set) final var isHeldBack = false
    @exclusivity(unchecked) package private(set) final var isDestroyed = false
    /// Rises with each evaluation, so that stale dependencies can be told from fresh ones.
    ///
    /// On the main thread only; not isolated, as asking for the thread at each read costs more.
    @exclusivity(unchecked) package nonisolated(unsafe) final var generation: UInt64 = 0
    /// Ends the tracking of the last evaluation; nil while nothing observable was read.
    final var observations: ObservationCanceller?
    @exclusivity(unchecked) final var isDirty = false
    /// The last of the changes that have to wait for others for which the node is evaluated.
    final var laterChange: UInt64 = 0
    /// Whether the identity ends with this frame; what the view reads may be gone already.
    @exclusivity(unchecked) final var isDeparting = false
    @exclusivity(unchecked) final var isStructureDirty = false
    /// Whether views below that are no mere structure are pages of a tab view.
    @exclusivity(unchecked) final var makesTabPages: Bool
    /// Preference writers in this subtree, this node included.
    @exclusivity(unchecked) package private(set) final var preferenceWriterCount = 0

    package init(parent: ViewNode) {
        root = parent.root
        self.parent = parent
        depth = parent.depth + 1
        environment = parent.environmentForChildren
        isVisible = parent.visibilityForChildren
        makesTabPages = parent.makesTabPages
        root.liveNodeCount += 1
    }

    /// Makes the topmost node of a root.
    init(root: ViewRoot, environment: EnvironmentValues) {
        self.root = root
        depth = 0
        self.environment = environment
        isVisible = true
        makesTabPages = false
        root.liveNodeCount += 1
    }

    // MARK: For subclasses

    /// The environment that children made or updated by this node get.
    package var environmentForChildren: EnvironmentValues { environment }
    /// Whether children of this node count as on screen.
    package var visibilityForChildren: Bool { isVisible }
    /// Something the node read changed; it evaluates again. Parents come before children.
    package func evaluate() {}
    /// The node's environment was replaced; `old` is what it was.
    package func environmentDidChange(from old: EnvironmentValues) {}
    /// The node came on screen or left it.
    package func visibilityDidChange() {}
    /// The identity ended. Called once, after the children's.
    package func willDestroy() {}
    /// Appends the boxes that this subtree contributes to its container.
    package func collectLayoutNodes(into nodes: inout [LayoutNode]) {
        for child in children { child.collectLayoutNodes(into: &nodes) }
    }
    /// Brings the boxes owned by this node in step with its subtree's.
    ///
    /// - Returns: Whether the list that `collectLayoutNodes` gives changed.
    package func syncLayoutNodes() -> Bool { true }
    /// Appends what this subtree is in a menu.
    func appendMenuItems(to items: inout [MenuItem]) {
        guard !children.isEmpty else { return appendPlainMenuItem(to: &items) }
        for child in children { child.appendMenuItems(to: &items) }
    }
    /// Whether the node itself keeps state that must outlive leaving the screen.
    package var holdsOwnState: Bool { false }
    /// Whether the node owns boxes that hold its subtree's, so that `syncLayoutNodes` matters.
    package var ownsLayoutNodes: Bool { false }

    // MARK: Lazy containers

    /// Whether `ForEach` below makes its rows on demand.
    package var lazyContextForChildren: Bool {
        !ownsLayoutNodes && (parent?.lazyContextForChildren ?? false)
    }

    /// Whether items are cells, of which an empty one would leave a hole.
    var lazyItemsAreCells: Bool { !ownsLayoutNodes && (parent?.lazyItemsAreCells ?? false) }

    /// Items that this subtree contributes to a lazy container.
    func lazyItemCount() -> Int {
        if ownsLayoutNodes || isLayoutLeaf { return 1 }
        return children.reduce(0) { $0 + $1.lazyItemCount() }
    }

    /// The item at an index below `lazyItemCount()`, made if it isn't there.
    func lazyItem(at index: Int) -> LazyItem {
        if ownsLayoutNodes || isLayoutLeaf { return LazyItem(self) }
        let item = withChild(at: index) { $0.lazyItem(at: $1) }
        // Modifiers around the only row belong to it: they may say how the row is to look.
        if item.isStaticRow, children.count == 1, item.node === children[0] {
            return LazyItem(self)
        }
        return item
    }

    /// Brings the item on hand for an index up to date.
    ///
    /// - Returns: Whether it still is the item at that index.
    func refreshLazyItem(_ node: ViewNode, at index: Int) -> Bool {
        lazyItem(at: index).node === node
    }

    /// The element id at an index, without making the item.
    func lazyID(at index: Int) -> AnyHashable? {
        if ownsLayoutNodes || isLayoutLeaf { return nil }
        return withChild(at: index) { $0.lazyID(at: $1) }
    }

    /// Items of this node that come before those of a child.
    func lazyOffset(of child: ViewNode) -> Int {
        var offset = 0
        for other in children {
            if other === child { break }
            offset += other.lazyItemCount()
        }
        return offset
    }

    private func withChild<Result>(at index: Int, _ body: (ViewNode, Int) -> Result) -> Result {
        var rest = index
        for child in children {
            let count = child.lazyItemCount()
            if rest < count { return body(child, rest) }
            rest -= count
        }
        preconditionFailure("A lazy container asked for item \(index) of a shorter list.")
    }

    /// Appends the stretches of items that belong together, in order.
    ///
    /// Items in no section form stretches of their own between sections.
    func appendSections(to sections: inout [SectionRange], base: Int) {
        let count = lazyItemCount()
        guard count > 0 else { return }
        if ownsLayoutNodes || isLayoutLeaf || isLazySource {
            if let last = sections.last, last.header == nil, last.footer == nil, last.isLoose,
                last.rows.upperBound == base
            {
                sections[sections.count - 1].rows = last.rows.lowerBound..<(base + count)
            } else {
                sections.append(SectionRange(rows: base..<(base + count), isLoose: true))
            }
            return
        }
        appendSectionsOfChildren(to: &sections, base: base)
    }

    /// Appends the stretches of items that come and go together, in order.
    func appendStretches(to stretches: inout [LazyStretch]) {
        if ownsLayoutNodes || isLayoutLeaf || isLazySource {
            let count = lazyItemCount()
            if count > 0 { stretches.append(LazyStretch(id: ObjectIdentifier(self), count: count)) }
            return
        }
        for child in children { child.appendStretches(to: &stretches) }
    }

    /// The element's id, for the node of an element of a collection.
    var elementID: AnyHashable? { nil }
    /// Whether the node gives its subtree a tag.
    var isTagged: Bool { false }

    /// Whether the node is the header or the footer of a section, one item however many views.
    var isSectionEdge: Bool { false }

    /// Whether the node makes its items on demand.
    var isLazySource: Bool { false }

    /// What in this subtree carries an id, explicit or an element's.
    func scrollTarget(for id: AnyHashable) -> ScrollTarget? {
        for child in children {
            if let found = child.scrollTarget(for: id) { return found }
        }
        return nil
    }

    /// Whether the node contributes a box of its own that holds no subtree's.
    package var isLayoutLeaf: Bool { false }

    /// The only view inside, for nodes that change no more than how it looks.
    var innerView: ViewNode? { nil }
    /// Whether the node puts a box of its own around each of its subtree's.
    var wrapsEachBox: Bool { false }
    /// Changes the transaction for what is inside; `animation` modifiers and their like do.
    func editTransaction(_ transaction: inout Transaction) {}

    /// The transaction of the change that is shown now, as the node's view sees it.
    final var transaction: Transaction {
        var editors: [ViewNode] = []
        var node: ViewNode? = self
        while let current = node {
            editors.append(current)
            node = current.parent
        }
        var transaction = ChangeClock.shown == 0 ? Transaction() : ChangeClock.shownTransaction
        for editor in editors.reversed() { editor.editTransaction(&transaction) }
        return root.seen(transaction)
    }

    // MARK: Invalidation

    /// Asks for `evaluate()` in the next frame. Free when already asked.
    package final func invalidate() {
        guard !isDestroyed else { return }
        root.scheduleEvaluation(of: self)
    }

    /// The boxes of this subtree changed; the nearest owner above brings itself in step.
    package final func layoutStructureDidChange() {
        var owner = parent
        while let node = owner, !node.ownsLayoutNodes { owner = node.parent }
        owner?.markStructureDirty()
    }

    package final func markStructureDirty() {
        guard !isStructureDirty, !isDestroyed else { return }
        isStructureDirty = true
        root.scheduleStructureSync(of: self)
    }

    // MARK: Environment

    /// Hands a new environment to this node and, where it passes through, to its subtree.
    package final func replaceEnvironment(_ new: EnvironmentValues) {
        guard !new.isIdentical(to: environment) else { return }
        let old = environment
        environment = new
        environmentDidChange(from: old)
        let passedOn = environmentForChildren
        for child in children { child.replaceEnvironment(passedOn) }
    }

    // MARK: Visibility

    /// Brings the subtree on screen or off it, innermost views first.
    package final func setVisible(_ wanted: Bool) {
        let visible = wanted && !isHeldBack
        guard visible != isVisible else { return }
        isVisible = visible
        let passedOn = visibilityForChildren
        for child in children { child.setVisible(passedOn) }
        visibilityDidChange()
    }

    /// Takes an item of a lazy container off the screen until it is brought in.
    final func holdBack() {
        isHeldBack = true
        setVisible(false)
    }

    /// Puts an item of a lazy container on screen, if its container is.
    final func bringIn(_ visible: Bool) {
        isHeldBack = false
        setVisible(visible)
    }

    // MARK: End of life

    /// Ends the identity of the subtree: disappearances, then cancellations. Safe to call twice.
    package final func destroy() {
        guard !isDestroyed else { return }
        for child in children { child.destroy() }
        if isVisible {
            isVisible = false
            visibilityDidChange()
        }
        isDestroyed = true
        observations?.cancel()
        willDestroy()
        // It leads to the page that the view was on, which leads back here through its boxes.
        environment = EnvironmentValues()
        setPreferenceWriterCount(0)
        children.removeAll()
        root.liveNodeCount -= 1
    }

    // MARK: Preferences

    /// Notes that this node writes (1) or no longer writes (−1) preferences.
    package final func addPreferenceWriters(_ count: Int) {
        var node: ViewNode? = self
        while let current = node {
            current.preferenceWriterCount += count
            node = current.parent
        }
        root.preferencesDidChange()
    }

    private func setPreferenceWriterCount(_ count: Int) {
        guard preferenceWriterCount != count else { return }
        let own = preferenceWriterCount
        // Children's counts were taken off by their own destruction already.
        addPreferenceWriters(count - own)
    }

    /// Combines what this subtree says for a preference key, in tree order.
    package func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard preferenceWriterCount > 0 else { return }
        for child in children { child.reducePreference(key, into: &value) }
    }
}

/// A node of a view type that is known statically.
@MainActor
package class TypedNode<V: View>: ViewNode {
    package final var view: V

    package init(_ view: V, parent: ViewNode) {
        self.view = view
        super.init(parent: parent)
    }

    /// Takes a new value of the view; called by the parent while it evaluates.
    package func update(_ new: V) {
        let old = view
        view = new
        viewDidChange(from: old)
    }

    /// The view's value was replaced. Containers hand the parts down from here.
    package func viewDidChange(from old: V) {}
}

/// A node that only passes its children through.
@MainActor
package final class StructuralNode<V: View>: TypedNode<V> {}

/// Makes the node of any view.
@MainActor
package func makeNode<V: View>(_ view: V, parent: ViewNode) -> TypedNode<V> {
    if parent.makesTabPages, !(V.self is any StructuralView.Type) {
        return TabPageNode(view, parent: parent)
    }
    // The type is asked, not the value: a cast of an optional value would look inside it.
    if let primitive = V.self as? any PrimitiveView.Type {
        return makePrimitiveNode(primitive, view, parent: parent)
    }
    // Shapes move by their outlines.
    if V.self is any Animatable.Type, !(V.self is any Shape.Type) {
        return AnimatableNode(view, parent: parent)
    }
    return CompositeNode(view, parent: parent)
}

/// Makes the node of a view whose type is known at run time only.
@MainActor
func mountNode<V: View>(_ view: V, parent: ViewNode) -> ViewNode { makeNode(view, parent: parent) }

@MainActor
private func makePrimitiveNode<P: PrimitiveView, V: View>(
    _ type: P.Type, _ view: V, parent: ViewNode
) -> TypedNode<V> {
    // P is V; the compiler cannot see that through the existential.
    let node: ViewNode = unsafeBitCast(view, to: P.self).makeNode(parent: parent)
    return unsafeDowncast(node, to: TypedNode<V>.self)
}
