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
    package final func show(_ content: RenderContent) {
        guard let node = renderNode else {
            renderNode = RenderNode(content)
            return
        }
        guard node.targetContent != content else { return }
        if node.contentBeforeFrame == nil { node.contentBeforeFrame = node.content }
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
@MainActor
struct CommitCollector {
    /// The animation of the frame's transaction.
    let animation: Animation?
    let frame: Int
    /// Seconds on the backend's clock.
    let now: Double
    let motions: Motions
    private var changed: [RenderNode] = []
    private var dropped: [RenderNode] = []

    init(animation: Animation?, frame: Int, now: Double, motions: Motions) {
        self.animation = animation
        self.frame = frame
        self.now = now
        self.motions = motions
    }

    mutating func collect(_ root: LayoutNode) {
        var roots: [RenderNode] = []
        visit(root, origin: .zero, animation: animation, into: &roots)
    }

    private mutating func visit(
        _ box: LayoutNode, origin: CGPoint, animation: Animation?,
        into siblings: inout [RenderNode]
    ) {
        var animation = animation
        if let scope = box as? AnimationBox, scope.isActive(in: frame) {
            animation = scope.animation
        }
        let place = CGPoint(x: origin.x + box.frame.minX, y: origin.y + box.frame.minY)
        guard let node = box.renderNode else {
            box.needsCommit = false
            for child in box.childrenInDrawingOrder() {
                visit(child, origin: place, animation: animation, into: &siblings)
            }
            return
        }
        siblings.append(node)
        move(node, to: CGRect(origin: place, size: box.frame.size), animation: animation)
        if box.needsCommit {
            box.needsCommit = false
            note(node)
            var kids: [RenderNode] = []
            for child in box.childrenInDrawingOrder() {
                visit(child, origin: .zero, animation: animation, into: &kids)
            }
            setChildren(kids, of: node)
        } else if !node.pendingChanges.isEmpty {
            note(node)
        }
    }

    private mutating func note(_ node: RenderNode) {
        if !node.isNoted {
            node.isNoted = true
            changed.append(node)
        }
    }

    private mutating func move(_ node: RenderNode, to frame: CGRect, animation: Animation?) {
        node.setFrame(frame, animation: animation, now: now)
        node.animateContent(animation, now: now)
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
            node.wasCommitted = true
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
        guard children.contains(where: { $0.zIndex != 0 }) else { return children }
        return children.enumerated()
            .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
    }
}
