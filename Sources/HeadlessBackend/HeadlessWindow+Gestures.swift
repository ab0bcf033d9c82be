import Foundation
import SwiftUICore

/// A direction in which fingers or a pointer move.
public enum SwipeDirection: Hashable, Sendable {
    case left, right, up, down

    var vector: CGSize {
        switch self {
        case .left: CGSize(width: -1, height: 0)
        case .right: CGSize(width: 1, height: 0)
        case .up: CGSize(width: 0, height: -1)
        case .down: CGSize(width: 0, height: 1)
        }
    }
}

extension HeadlessWindow {
    // MARK: Tabs

    /// The names of the tabs on screen, pages' dots included.
    public var tabs: [String] {
        nodes.filter { $0.accessibility.role == .tab }.map { $0.accessibility.label ?? "" }
    }

    /// The names of the tabs that are chosen.
    public var selectedTabs: [String] {
        nodes.filter { $0.accessibility.role == .tab && $0.accessibility.isSelected }
            .map { $0.accessibility.label ?? "" }
    }

    /// Presses the tab of that name and renders one frame; false when there is none.
    @discardableResult
    public func selectTab(_ name: String) -> Bool {
        let tab = nodes.first { $0.accessibility.role == .tab && $0.accessibility.label == name }
        guard let tab, tab.isEnabled else { return false }
        tab.handlers.activate?()
        pump()
        return true
    }

    /// Shows the tab that many places further on, as Ctrl+Page Down (1) and Page Up (−1) do.
    @discardableResult
    public func switchTab(by distance: Int) -> Bool {
        let did = root.navigation.tabs.switchTab(by: distance)
        pump()
        return did
    }

    /// Shows the tab at an index from 0, as Alt+1 … Alt+9 do.
    @discardableResult
    public func switchTab(to index: Int) -> Bool {
        let did = root.navigation.tabs.switchTab(to: index)
        pump()
        return did
    }

    /// Turns to the next (1) or the previous (−1) page, as Right and Left do.
    @discardableResult
    public func turnPage(by distance: Int) -> Bool {
        let did = root.navigation.tabs.turnPage(by: distance)
        pump()
        return did
    }

    // MARK: Pointer

    /// A press, a drag or a touch that goes on until it is lifted.
    ///
    /// ```swift
    /// let touch = window.press(at: CGPoint(x: 200, y: 300))
    /// touch.move(to: CGPoint(x: 120, y: 300))
    /// touch.lift()
    /// ```
    public func press(at point: CGPoint) -> HeadlessTouch {
        HeadlessTouch(window: self, at: point)
    }

    /// Drags from a point to another, in steps with a frame each, and lets go at rest.
    ///
    /// - Parameter seconds: How long the drag takes by the window's clock; 0 stops it.
    public func drag(
        from start: CGPoint, to end: CGPoint, steps: Int = 4, seconds: Double = 0
    ) {
        let touch = press(at: start)
        for step in 1...max(steps, 1) {
            let part = CGFloat(step) / CGFloat(max(steps, 1))
            if seconds > 0 { advance(by: seconds / Double(max(steps, 1))) }
            touch.move(
                to: CGPoint(
                    x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        touch.lift()
    }

    /// Flicks from a point (the middle of the window by default) in a direction.
    ///
    /// The finger is so quick that nothing has moved yet when it is lifted.
    public func swipe(_ direction: SwipeDirection, from point: CGPoint? = nil) {
        let size = root.renderRoot.frame.size
        let start = point ?? CGPoint(x: size.width / 2, y: size.height / 2)
        let far = CGPoint(
            x: start.x + direction.vector.width * 30, y: start.y + direction.vector.height * 30)
        let touch = press(at: start)
        touch.move(to: far, after: 0.02)
        touch.lift()
    }

    /// Presses a point for a time by the window's clock.
    public func longPress(at point: CGPoint, seconds: Double = 0.5) {
        let touch = press(at: point)
        advance(by: seconds)
        pump()
        touch.lift()
    }

    /// Presses the view of that name for a time by the window's clock; false when it isn't there.
    @discardableResult
    public func longPress(_ name: String, seconds: Double = 0.5) -> Bool {
        guard let node = find(name) else { return false }
        let rect = frame(of: node)
        longPress(at: CGPoint(x: rect.midX, y: rect.midY), seconds: seconds)
        return true
    }

    /// Clicks a point; returns whether anything took it.
    @discardableResult
    public func click(at point: CGPoint) -> Bool {
        let touch = press(at: point)
        touch.lift()
        return touch.wasTaken
    }

    /// Pinches at a point to a factor of the distance between the fingers.
    public func magnify(by factor: Double, at point: CGPoint) {
        pinch(to: factor, from: 1, at: point) { $0.handlers.magnified }
    }

    /// Turns two fingers at a point by an angle in degrees, clockwise.
    public func rotate(byDegrees degrees: Double, at point: CGPoint) {
        pinch(to: degrees * .pi / 180, from: 0, at: point) { $0.handlers.rotated }
    }

    /// Moves the pointer over a point, or away from all views; false when nothing notices.
    @discardableResult
    public func hover(at point: CGPoint?) -> Bool {
        let over = point.map { nodesUnder($0).filter { $0.handlers.hovered != nil } } ?? []
        let former = nodes.filter { hoveredNodes.contains(ObjectIdentifier($0)) }
        hoveredNodes = Set(over.map { ObjectIdentifier($0) })
        for node in former where !hoveredNodes.contains(ObjectIdentifier(node)) {
            node.handlers.hovered?(false)
        }
        for node in over where !former.contains(where: { $0 === node }) {
            node.handlers.hovered?(true)
        }
        pump()
        return !over.isEmpty || !former.isEmpty
    }

    private func pinch(
        to amount: Double, from start: Double, at point: CGPoint,
        handler: (RenderNode) -> ((PinchEvent) -> Void)?
    ) {
        guard let node = nodesUnder(point).first(where: { handler($0) != nil }),
            let handle = handler(node)
        else { return }
        let corner = frame(of: node).origin
        let location = CGPoint(x: point.x - corner.x, y: point.y - corner.y)
        let steps: [(PinchEvent.Phase, Double)] = [
            (.began, start), (.moved, (start + amount) / 2), (.moved, amount), (.ended, amount),
        ]
        for (phase, amount) in steps {
            handle(
                PinchEvent(phase: phase, amount: amount, location: location, time: backend.now))
            pump()
        }
    }

    /// What lies under a point and takes input, the uppermost and innermost first.
    func nodesUnder(_ point: CGPoint) -> [RenderNode] {
        var found: [RenderNode] = []
        look(root.renderRoot, at: point, into: &found)
        return found
    }

    /// Returns whether something at the point stops what lies below it.
    @discardableResult
    private func look(_ node: RenderNode, at point: CGPoint, into found: inout [RenderNode]) -> Bool
    {
        if case .effect(.inert) = node.content { return false }
        if case .effect(.opacity(0)) = node.content { return false }
        var inner = CGPoint(x: point.x - node.frame.minX, y: point.y - node.frame.minY)
        let isInside = CGRect(origin: .zero, size: node.frame.size).contains(inner)
        if node.content.clipsInput, !isInside { return false }
        let place = inner
        if case .scroll(let state) = node.content {
            inner.x += state.offset.x
            inner.y += state.offset.y
        }
        var isTaken = false
        for child in node.children.reversed() where !isTaken {
            isTaken = look(child, at: inner, into: &found)
        }
        guard isInside, node.isEnabled, node.takesInput, node.handlers.contains?(place) ?? true
        else { return isTaken }
        found.append(node)
        return true
    }
}

extension RenderNode {
    fileprivate var takesInput: Bool {
        switch content {
        case .tapArea, .gestureArea, .button, .textField, .toggle, .picker, .slider, .stepper: true
        default: false
        }
    }
}

extension RenderContent {
    fileprivate var clipsInput: Bool {
        switch self {
        case .scroll, .effect(.clip): true
        default: false
        }
    }
}
