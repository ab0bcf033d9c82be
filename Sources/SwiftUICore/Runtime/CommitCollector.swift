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
        guard node.content != content else { return }
        node.content = content
        node.pendingChanges.insert(.content)
        setNeedsCommit()
    }

    package final func setAccessibility(_ state: AccessibilityState) {
        guard let node = renderNode, node.accessibility != state else { return }
        node.accessibility = state
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
    private var changed: [RenderNode] = []
    private var dropped: [RenderNode] = []

    mutating func collect(_ root: LayoutNode) {
        var roots: [RenderNode] = []
        visit(root, origin: .zero, into: &roots)
    }

    private mutating func visit(
        _ box: LayoutNode, origin: CGPoint, into siblings: inout [RenderNode]
    ) {
        let place = CGPoint(x: origin.x + box.frame.minX, y: origin.y + box.frame.minY)
        guard let node = box.renderNode else {
            box.needsCommit = false
            for child in box.childrenInDrawingOrder() {
                visit(child, origin: place, into: &siblings)
            }
            return
        }
        siblings.append(node)
        setFrame(CGRect(origin: place, size: box.frame.size), of: node)
        if box.needsCommit {
            box.needsCommit = false
            note(node)
            var kids: [RenderNode] = []
            for child in box.childrenInDrawingOrder() {
                visit(child, origin: .zero, into: &kids)
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

    private mutating func setFrame(_ frame: CGRect, of node: RenderNode) {
        guard node.frame != frame else { return }
        node.frame = frame
        node.pendingChanges.insert(.frame)
        note(node)
    }

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
        for node in changed { node.isNoted = false }
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
