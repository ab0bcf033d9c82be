import Foundation
import SwiftUICore

/// A finger or a pressed pointer on a headless window.
@MainActor
public final class HeadlessTouch {
    private let window: HeadlessWindow
    private var location: CGPoint
    /// Areas that still hear of the touch, those with a say first.
    private var areas: [Area] = []
    /// A button or tap area that is clicked if nothing else takes the touch.
    private var clickTarget: RenderNode?
    /// Seconds by which the touch is ahead of the window's clock.
    private var ahead = 0.0
    private var isLifted = false
    /// Whether something took the touch for itself.
    public private(set) var wasTaken = false

    private struct Area {
        let node: RenderNode
        let priority: GestureTraits.Priority
        /// Whether one that is not simultaneous has it for itself.
        var isOwner = false
    }

    init(window: HeadlessWindow, at point: CGPoint) {
        self.window = window
        location = point
        let hit = window.nodesUnder(point)
        var isFree = true
        let watching = hit.compactMap { node -> Area? in
            if case .slider = node.content { isFree = false }
            guard case .gestureArea(let traits) = node.content, node.handlers.pointer != nil else {
                return nil
            }
            // What has a use for drags on a page keeps them.
            if traits.pages, !isFree { return nil }
            if traits.priority != .simultaneous { isFree = false }
            return Area(node: node, priority: traits.priority)
        }
        // Outer ones of high priority come before inner ones; all others go from inside out.
        areas =
            watching.filter { $0.priority == .simultaneous }
            + watching.filter { $0.priority == .high }.reversed()
            + watching.filter { $0.priority == .normal }
        clickTarget = hit.first { $0.handlers.activate != nil }
        clickTarget?.handlers.pressedChanged?(true)
        send(.began)
        window.pump()
    }

    /// Moves to a point; the frame that follows is rendered.
    ///
    /// - Parameter seconds: How much later this is than the last event, without the window's
    ///   clock moving.
    public func move(to point: CGPoint, after seconds: Double = 0) {
        guard !isLifted else { return }
        ahead += seconds
        if hypot(point.x - location.x, point.y - location.y) > 8 { release() }
        location = point
        send(.moved)
        window.pump()
    }

    /// Lets go.
    public func lift() {
        guard !isLifted else { return }
        isLifted = true
        send(.ended)
        if let target = clickTarget, areas.allSatisfy({ !$0.isOwner }) {
            wasTaken = true
            target.handlers.pressedChanged?(false)
            click(target)
        }
        window.pump()
    }

    // A double click is two single ones here, at the same place and without time between them.
    private func click(_ target: RenderNode) {
        let needed = max(target.handlers.tapCount, 1)
        guard needed > 1 else {
            target.handlers.activate?()
            return
        }
        if window.lastClicked === target {
            window.clickCount += 1
        } else {
            window.lastClicked = target
            window.clickCount = 1
        }
        guard window.clickCount >= needed else { return }
        window.clickCount = 0
        target.handlers.activate?()
    }

    private func release() {
        clickTarget?.handlers.pressedChanged?(false)
        clickTarget = nil
    }

    private func send(_ phase: PointerEvent.Phase) {
        var index = 0
        while index < areas.count {
            let area = areas[index]
            switch response(of: area, to: phase) {
            case .undecided: index += 1
            case .refuses: areas.remove(at: index)
            case .claims:
                wasTaken = true
                index += 1
                if area.priority != .simultaneous { give(to: area.node) }
            }
        }
    }

    private func response(of area: Area, to phase: PointerEvent.Phase) -> PointerResponse {
        let corner = window.frame(of: area.node).origin
        let event = PointerEvent(
            phase: phase, location: CGPoint(x: location.x - corner.x, y: location.y - corner.y),
            time: window.backend.now + ahead)
        return area.node.handlers.pointer?(event) ?? .refuses
    }

    /// The touch is one area's alone; the others that could have had it are told.
    private func give(to owner: RenderNode) {
        release()
        for area in areas where area.node !== owner && area.priority != .simultaneous {
            _ = response(of: area, to: .cancelled)
        }
        areas.removeAll { $0.node !== owner && $0.priority != .simultaneous }
        for index in areas.indices where areas[index].node === owner { areas[index].isOwner = true }
    }
}
