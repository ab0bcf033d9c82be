import Foundation
import LayoutCore

extension LayoutNode {
    /// What this box shows, if it shows anything itself.
    package final var renderNode: RenderNode? {
        get { attachment.map { unsafeDowncast($0, to: RenderNode.self) } }
        set {
            attachment = newValue
            setNeedsCommit()
        }
    }

    /// Changes what this box shows; nothing happens when it is the same.
    ///
    /// - Parameter path: What lies a fraction of the way between, where that is more than the
    ///   two contents can tell.
    package final func show(
        _ content: RenderContent, path: ((Double) -> RenderContent?)? = nil
    ) {
        guard let node = renderNode else {
            renderNode = RenderNode(content)
            return
        }
        guard node.targetContent != content else { return }
        if node.contentBeforeFrame == nil { node.contentBeforeFrame = node.content }
        node.contentPath = path
        if let track = node.contentTrack { node.interruptedHolds += track.holds }
        node.contentTrack = nil
        node.content = content
        node.pendingChanges.insert(.content)
        setNeedsCommit()
    }

    package final func setAccessibility(_ state: AccessibilityState) {
        guard let node = renderNode else { return }
        node.baseAccessibility = state
        let effective = node.accessibilityEdit?.applied(to: state) ?? state
        guard node.accessibility != effective else { return }
        node.accessibility = effective
        node.pendingChanges.insert(.accessibility)
        setNeedsCommit()
    }

    package final func setEnabled(_ isEnabled: Bool) {
        guard let node = renderNode, node.isEnabled != isEnabled else { return }
        node.isEnabled = isEnabled
        node.pendingChanges.insert(.enabled)
        setNeedsCommit()
    }
}

/// Brings the render tree in step with the boxes, visiting only what asked for it.
///
/// It collects the changes of one frame one after another, each with its own transaction.
@MainActor
struct CommitCollector {
    /// Seconds on the backend's clock.
    let now: Double
    let motions: Motions
    let presences: Presences
    private var serial = 0
    private var changed: [RenderNode] = []
    private var dropped: [RenderNode] = []

    init(now: Double, motions: Motions, presences: Presences) {
        self.now = now
        self.motions = motions
        self.presences = presences
    }

    /// Collects what a change did to the tree.
    ///
    /// - Parameter serial: The number of the change among those of the root.
    mutating func collect(_ root: LayoutNode, transaction: Transaction, serial: Int) {
        self.serial = serial
        var roots: [RenderNode] = []
        visit(root, origin: .zero, transaction: transaction, into: &roots)
        for completion in transaction.completions { completion.isShown = true }
        for node in changed { node.wasCommitted = true }
    }

    private mutating func visit(
        _ box: LayoutNode, origin: CGPoint, transaction: Transaction,
        into siblings: inout [RenderNode]
    ) {
        if !presences.isEmpty, let presence = presences.presence(of: box) {
            return visit(presence, origin: origin, transaction: transaction, into: &siblings)
        }
        visitBox(box, origin: origin, transaction: transaction, into: &siblings)
    }

    private mutating func visitBox(
        _ box: LayoutNode, origin: CGPoint, transaction: Transaction,
        into siblings: inout [RenderNode]
    ) {
        var transaction = transaction
        if let scope = box as? AnimationBox { scope.edit(&transaction, serial: serial) }
        let place = CGPoint(x: origin.x + box.frame.minX, y: origin.y + box.frame.minY)
        guard let node = box.renderNode else {
            box.needsCommit = false
            let first = siblings.count
            for child in boxesInDrawingOrder(of: box) {
                visit(child, origin: place, transaction: transaction, into: &siblings)
            }
            if let matched = box as? MatchedBox {
                for node in matched.didShow(
                    siblings[first...], transaction: transaction, serial: serial, now: now)
                {
                    motions.add(node)
                }
            }
            return
        }
        siblings.append(node)
        move(node, to: CGRect(origin: place, size: box.frame.size), transaction)
        if box.needsCommit {
            box.needsCommit = false
            note(node)
            var kids: [RenderNode] = []
            for child in boxesInDrawingOrder(of: box) {
                visit(child, origin: .zero, transaction: transaction, into: &kids)
            }
            setChildren(kids, of: node)
        } else if !node.pendingChanges.isEmpty {
            note(node)
        }
    }

    /// A view that comes or goes lies in nodes of its own meanwhile.
    private mutating func visit(
        _ presence: Presence, origin: CGPoint, transaction: Transaction,
        into siblings: inout [RenderNode]
    ) {
        let box = presence.box
        // A view that goes is in nobody's layout any more.
        if presence.isLeaving { box.place(at: box.frame.origin, proposal: box.placedProposal) }
        let place = CGRect(
            origin: CGPoint(x: origin.x + box.frame.minX, y: origin.y + box.frame.minY),
            size: box.frame.size)
        presence.wrapIfNeeded(at: place)
        var kids: [RenderNode] = []
        let inner = CGPoint(x: -box.frame.minX, y: -box.frame.minY)
        var starting = transaction
        if let animation = presence.startingAnimation { starting.animation = animation }
        visitBox(box, origin: inner, transaction: starting, into: &kids)
        for change in presence.update(place: place, transaction: transaction, now: now) {
            if change.isMoving { motions.add(change) }
            if !change.pendingChanges.isEmpty { note(change) }
        }
        for (parent, child) in presence.links { setChildren([child], of: parent) }
        setChildren(kids, of: presence.innermost)
        siblings.append(presence.outermost)
    }

    private func boxesInDrawingOrder(of box: LayoutNode) -> [LayoutNode] {
        let boxes = box.childrenInDrawingOrder()
        guard !presences.isEmpty else { return boxes }
        return presences.adding(ghostsOf: box, to: boxes)
    }

    private mutating func note(_ node: RenderNode) {
        if !node.isNoted {
            node.isNoted = true
            changed.append(node)
        }
    }

    private mutating func move(
        _ node: RenderNode, to frame: CGRect, _ transaction: Transaction
    ) {
        node.setFrame(frame, transaction: transaction, now: now)
        node.animateContent(transaction, now: now)
        if node.isMoving { motions.add(node) }
        if !node.pendingChanges.isEmpty { note(node) }
    }

    /// Nodes that a movement changed.
    mutating func add(_ moved: [RenderNode]) { for node in moved { note(node) } }

    private mutating func setChildren(_ new: [RenderNode], of node: RenderNode) {
        let old = node.children
        if old.count == new.count, zip(old, new).allSatisfy({ $0 === $1 }) { return }
        for child in old where child.parent === node { child.parent = nil }
        for child in new { child.parent = node }
        for child in old where child.parent == nil { dropped.append(child) }
        node.children = new
        node.pendingChanges.insert(.children)
        note(node)
    }

    /// The commit; a node that only moved to another parent is not among the removed.
    func finish() -> RenderCommit {
        for node in changed {
            node.isNoted = false
        }
        return RenderCommit(
            changed: changed.filter { !$0.pendingChanges.isEmpty },
            removed: dropped.filter { $0.parent == nil })
    }
}

extension LayoutNode {
    /// Children by rising z-index, ties in declaration order; backgrounds before their base.
    fileprivate func childrenInDrawingOrder() -> [LayoutNode] {
        if let layers = self as? OverlayNode, layers.isBackground {
            return Array(children.dropFirst()) + children.prefix(1)
        }
        let children = placedChildren
        var areLifted = false
        for child in children where child.zIndex != 0 {
            areLifted = true
            break
        }
        guard areLifted else { return children }
        return children.enumerated()
            .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
    }
}
