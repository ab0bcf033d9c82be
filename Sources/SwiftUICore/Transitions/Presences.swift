import Foundation
import LayoutCore

/// The views of a root that come and go with transitions.
@MainActor
final class Presences {
    /// A view that goes, and what is drawn of it.
    private struct Departure {
        let node: ViewNode
        var presences: [Presence]
    }
    /// Where a view that goes is drawn: among the children of the box that it lay in.
    private struct Ghost {
        weak var parent: LayoutNode?
        let presence: Presence
        let index: Int
    }
    private var byBox: [ObjectIdentifier: Presence] = [:]
    private var ghosts: [Ghost] = []
    private var departures: [ObjectIdentifier: Departure] = [:]

    var isEmpty: Bool { byBox.isEmpty }

    func presence(of box: LayoutNode) -> Presence? { byBox[ObjectIdentifier(box)] }

    func isLeaving(_ node: ViewNode) -> Bool { departures[ObjectIdentifier(node)] != nil }

    /// The boxes to draw, those of views that go at their former places.
    func adding(ghostsOf parent: LayoutNode, to boxes: [LayoutNode]) -> [LayoutNode] {
        let mine = ghosts.filter { $0.parent === parent }
        guard !mine.isEmpty else { return boxes }
        var all = boxes.enumerated().map { (z: $1.zIndex, order: Double($0), box: $1) }
        all += mine.map { ($0.presence.box.zIndex, Double($0.index) - 0.5, $0.presence.box) }
        return all.sorted { ($0.z, $0.order) < ($1.z, $1.order) }.map(\.box)
    }

    // MARK: Coming

    /// A view was put in; it comes with its transition if the change is a movement.
    func arrive(_ node: ViewNode) {
        guard ChangeClock.shown != 0, node.isVisible else { return }
        let around = (node.parent ?? node).transaction
        for part in TransitionPart.parts(of: node) {
            let way = part.transition.insertion
            guard let animation = way.animation ?? around.animation, !part.isIdentity,
                !node.root.backend.reducesMotion
            else { continue }
            for box in part.boxes {
                byBox[ObjectIdentifier(box)] = Presence(
                    arriving: box, from: way.look, animation: animation, custom: part.isCustom)
                box.setNeedsCommit()
            }
            if part.isCustom { bringIn(part, by: animation, around) }
        }
    }

    // It is shown as it is before it comes, and moves on from there in a change of its own.
    private func bringIn(_ part: TransitionPart, by animation: Animation, _ around: Transaction) {
        part.source?.setPhase(.willAppear)
        var transaction = around
        transaction.animation = animation
        transaction[SeparateChange.self] = true
        let source = part.source
        part.node.root.enqueueAction {
            withTransaction(transaction) { source?.setPhaseInNextChange(.identity) }
        }
    }

    /// Keeps a change apart from others like it.
    private enum SeparateChange: TransactionKey {
        static var defaultValue: Bool { false }
    }

    // MARK: Going

    /// A view was taken out; returns whether it stays on screen for a while.
    func depart(_ node: ViewNode) -> Bool {
        guard ChangeClock.shown != 0, node.isVisible, !node.isDestroyed,
            !node.root.backend.reducesMotion
        else { return false }
        let around = (node.parent ?? node).transaction
        var presences: [Presence] = []
        for part in TransitionPart.parts(of: node) {
            let way = part.transition.removal
            guard let animation = way.animation ?? around.animation, !part.isIdentity else {
                continue
            }
            presences += part.boxes.compactMap {
                leave(node.wholeBox(around: $0), way.look, animation, part)
            }
            if part.isCustom { part.source?.setPhase(.didDisappear) }
        }
        guard !presences.isEmpty else { return false }
        departures[ObjectIdentifier(node)] = Departure(node: node, presences: presences)
        return true
    }

    private func leave(
        _ box: LayoutNode, _ look: TransitionLook, _ animation: Animation, _ part: TransitionPart
    ) -> Presence? {
        guard let parent = box.parent, !(parent is LazyBox),
            box.shownRoots.contains(where: \.wasCommitted)
        else { return nil }
        let presence: Presence
        if let known = byBox[ObjectIdentifier(box)] {
            known.turn(to: look, isLeaving: true, animation: animation)
            presence = known
        } else {
            presence = Presence(
                leaving: box, to: look, animation: animation, custom: part.isCustom)
            byBox[ObjectIdentifier(box)] = presence
        }
        let index = parent.children.firstIndex { $0 === box } ?? 0
        ghosts.append(Ghost(parent: parent, presence: presence, index: index))
        parent.setNeedsCommit()
        box.setNeedsCommit()
        return presence
    }

    /// A view that was going comes back, from where it is; false when it is gone.
    func revive(_ node: ViewNode) -> Bool {
        guard !node.isDestroyed,
            let departure = departures.removeValue(forKey: ObjectIdentifier(node))
        else { return false }
        if let parent = node.parent { node.replaceEnvironment(parent.environmentForChildren) }
        let around = (node.parent ?? node).transaction
        for presence in departure.presences {
            presence.turn(to: .identity, isLeaving: false, animation: around.animation)
            dropGhost(presence)
            presence.box.setNeedsCommit()
        }
        for part in TransitionPart.parts(of: node) { part.source?.setPhase(.identity) }
        return true
    }

    private func dropGhost(_ presence: Presence) {
        for ghost in ghosts where ghost.presence === presence { ghost.parent?.setNeedsCommit() }
        ghosts.removeAll { $0.presence === presence }
    }

    // MARK: Ends

    /// Ends what has come to rest; returns the views that are gone now.
    func sweep() -> [ViewNode] {
        guard !byBox.isEmpty else { return [] }
        for (key, presence) in byBox where presence.isSettled {
            byBox[key] = nil
            if presence.isLeaving {
                dropGhost(presence)
            } else {
                presence.unwrap()
            }
        }
        var gone: [ViewNode] = []
        for (key, departure) in departures {
            guard departure.presences.allSatisfy({ presence(of: $0.box) !== $0 }) else { continue }
            departures[key] = nil
            gone.append(departure.node)
        }
        return gone
    }

    /// Ends everything at once; returns the views that were going.
    func end() -> [ViewNode] {
        let nodes = departures.values.map(\.node)
        byBox = [:]
        ghosts = []
        departures = [:]
        return nodes
    }
}

/// A part of a view that comes or goes by itself: one of several in a group, or all of it.
@MainActor
struct TransitionPart {
    let node: ViewNode
    /// The modifier that says how, nil where none does.
    let source: (any Transitioning)?
    let boxes: [LayoutNode]

    var transition: AnyTransition { source?.viewTransition ?? .opacity }
    var isCustom: Bool { !transition.customs.isEmpty }
    var isIdentity: Bool { transition.isIdentity }

    static func parts(of node: ViewNode) -> [TransitionPart] {
        var parts: [TransitionPart] = []
        collect(node, into: &parts)
        return parts
    }

    private static func collect(_ node: ViewNode, into parts: inout [TransitionPart]) {
        let source = node.nearestTransition
        if source == nil, !node.ownsLayoutNodes, !node.isLayoutLeaf {
            for child in node.children { collect(child, into: &parts) }
            return
        }
        var boxes: [LayoutNode] = []
        node.collectLayoutNodes(into: &boxes)
        guard !boxes.isEmpty else { return }
        parts.append(TransitionPart(node: node, source: source, boxes: boxes))
    }
}

extension ViewNode {
    /// The transition that the view itself brings, through what only changes its looks.
    fileprivate var nearestTransition: (any Transitioning)? {
        var node: ViewNode? = self
        while let current = node {
            if let found = current as? any Transitioning { return found }
            node = current.innerView
        }
        return nil
    }

    /// The box that leaves the layout with one of this node's: that of the modifiers around it.
    fileprivate func wholeBox(around box: LayoutNode) -> LayoutNode {
        var whole = box
        var owner = parent
        while let current = owner {
            if current.wrapsEachBox, let around = whole.parent {
                whole = around
            } else if current.ownsLayoutNodes {
                break
            }
            owner = current.parent
        }
        return whole
    }

    /// Whether the view says that it goes without any sign of it.
    var leavesAtOnce: Bool {
        let parts = TransitionPart.parts(of: self)
        return !parts.isEmpty && parts.allSatisfy { $0.source?.viewTransition.isIdentity == true }
    }
}
