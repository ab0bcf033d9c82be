import Foundation
import LayoutCore

/// The box of a view that comes or goes, and the render nodes it lies in meanwhile.
///
/// ```
/// outermost (fades, is moved) ── scaled ── what the box shows
/// ```
/// A view that goes has lost its place in the layout already; it is drawn where it was.
@MainActor
final class Presence {
    let box: LayoutNode
    private(set) var isLeaving: Bool
    /// The look that it is moving to.
    private var look: TransitionLook
    /// How it moves there, until it has begun to.
    private var retarget: Animation?
    /// Whether views of an app's own move inside.
    private let hasCustomViews: Bool
    private let faded: RenderNode
    private let scaled: RenderNode?
    private let inert: RenderNode?
    private var isWrapped = false
    private(set) var hasBegun = false

    /// A view that comes.
    init(arriving box: LayoutNode, from look: TransitionLook, animation: Animation, custom: Bool) {
        self.box = box
        isLeaving = false
        hasCustomViews = custom
        self.look = .identity
        retarget = animation
        faded = RenderNode(.effect(.opacity(look.opacity)))
        scaled = Self.scaledNode(look)
        inert = nil
        start = look
    }

    /// A view that goes.
    init(leaving box: LayoutNode, to look: TransitionLook, animation: Animation, custom: Bool) {
        self.box = box
        isLeaving = true
        hasCustomViews = custom
        self.look = look
        retarget = animation
        faded = RenderNode(.effect(.opacity(1)))
        scaled = Self.scaledNode(look, isAtIdentity: true)
        inert = RenderNode(.effect(.inert))
        start = .identity
    }

    private let start: TransitionLook

    private static func scaledNode(
        _ look: TransitionLook, isAtIdentity: Bool = false
    ) -> RenderNode? {
        guard look.scale != TransitionLook.identity.scale else { return nil }
        let scale = isAtIdentity ? TransitionLook.identity.scale : look.scale
        return RenderNode(.effect(effect(scale: scale, anchor: look.anchor)))
    }

    private static func effect(scale: CGSize, anchor: UnitPoint) -> RenderEffect {
        .transform(
            scaleX: scale.width, scaleY: scale.height, rotation: 0, anchor: anchor.value)
    }

    /// Turns round, from where it is.
    func turn(to new: TransitionLook, isLeaving leaves: Bool, animation: Animation?) {
        isLeaving = leaves
        look = new
        retarget = animation
        hasBegun = false
    }

    /// Moves what goes towards another place, as its counterpart comes from here.
    func head(for rect: CGRect, from own: CGRect, animation: Animation?) {
        look.offset = CGSize(width: rect.midX - own.midX, height: rect.midY - own.midY)
        retarget = animation
    }

    /// How it starts to move with the next update; nil when it is on its way.
    var startingAnimation: Animation? { hasBegun ? nil : retarget }

    // MARK: Render nodes

    private var chain: [RenderNode] { [inert, faded, scaled].compactMap { $0 } }
    var outermost: RenderNode { inert ?? faded }
    var innermost: RenderNode { scaled ?? faded }
    var links: [(parent: RenderNode, child: RenderNode)] {
        zip(chain, chain.dropFirst()).map { ($0, $1) }
    }

    /// Puts what the box has shown so far into the nodes; nothing moves on screen.
    func wrapIfNeeded(at place: CGRect) {
        guard !isWrapped else { return }
        isWrapped = true
        let distance = start.distance(for: place.size)
        let corner = CGPoint(x: place.minX + distance.width, y: place.minY + distance.height)
        faded.frame = CGRect(origin: corner, size: place.size)
        scaled?.frame = CGRect(origin: .zero, size: place.size)
        for node in chain {
            node.wasCommitted = true
            node.pendingChanges = [.content, .frame, .children]
        }
        for node in box.shownRoots where node.wasCommitted {
            node.rebase(by: CGSize(width: -place.minX, height: -place.minY))
        }
    }

    /// Moves the nodes on towards where they belong; returns those that may have changed.
    func update(place: CGRect, transaction: Transaction, now: Double) -> [RenderNode] {
        var moving = transaction
        if !hasBegun || retarget != nil { moving.animation = retarget }
        retarget = nil
        hasBegun = true
        let distance = look.distance(for: place.size)
        let target = place.offsetBy(dx: distance.width, dy: distance.height)
        faded.setFrame(target, transaction: moving, now: now)
        set(.effect(.opacity(look.opacity)), in: faded, moving, now)
        if let scaled {
            scaled.setFrame(
                CGRect(origin: .zero, size: place.size), transaction: moving, now: now)
            let anchor = currentAnchor(of: scaled)
            set(.effect(Self.effect(scale: look.scale, anchor: anchor)), in: scaled, moving, now)
        }
        return chain
    }

    private func currentAnchor(of node: RenderNode) -> UnitPoint {
        guard case .effect(.transform(_, _, _, let anchor)) = node.content else { return .center }
        return UnitPoint(x: anchor.x, y: anchor.y)
    }

    private func set(
        _ content: RenderContent, in node: RenderNode, _ transaction: Transaction, _ now: Double
    ) {
        guard node.targetContent != content else { return }
        node.contentBeforeFrame = node.content
        node.contentTrack = nil
        node.content = content
        node.pendingChanges.insert(.content)
        node.animateContent(transaction, now: now)
    }

    /// Whether nothing of it moves any more.
    var isSettled: Bool {
        guard hasBegun, !faded.isMoving, !(scaled?.isMoving ?? false) else { return !hasBegun }
        return !hasCustomViews || !Self.isAnyMoving(innermost)
    }

    private static func isAnyMoving(_ node: RenderNode) -> Bool {
        node.isMoving || node.children.contains(where: isAnyMoving)
    }

    /// Hands what the box shows back to what is around; nothing moves on screen.
    func unwrap() {
        guard isWrapped else { return }
        let corner = faded.frame.origin
        for node in box.shownRoots where node.wasCommitted {
            node.rebase(by: CGSize(width: corner.x, height: corner.y))
        }
        box.setNeedsCommit()
    }
}

extension LayoutNode {
    /// The uppermost render nodes at or below the box.
    var shownRoots: [RenderNode] {
        if let renderNode { return [renderNode] }
        return placedChildren.flatMap(\.shownRoots)
    }
}
