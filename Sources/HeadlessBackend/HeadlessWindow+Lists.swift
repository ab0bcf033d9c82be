public import Foundation
import LayoutCore
public import SwiftUICore

extension HeadlessWindow {
    private func row(_ name: String) -> RenderNode? {
        find(name) { $0.handlers.row != nil }
    }

    /// Drags the row of that name sideways by points, to the right when positive.
    ///
    /// - Returns: Whether the row lets itself be swiped.
    @discardableResult
    public func swipe(_ name: String, by distance: CGFloat) -> Bool {
        drag(name, from: CGPoint(x: 5, y: 5), axis: .horizontal, by: distance)
    }

    /// Drags the row of that name by its handle, downward when positive.
    ///
    /// - Returns: Whether the row has a handle.
    @discardableResult
    public func dragHandle(_ name: String, by distance: CGFloat) -> Bool {
        guard let width = row(name)?.frame.width else { return false }
        return drag(name, from: CGPoint(x: width - 20, y: 5), axis: .vertical, by: distance)
    }

    private func drag(
        _ name: String, from point: CGPoint, axis: Axis, by distance: CGFloat
    ) -> Bool {
        guard let responder = row(name)?.handlers.row, responder.dragAxis(at: point) == axis
        else { return false }
        for step in 1...4 {
            responder.dragMoved(by: distance * CGFloat(step) / 4)
            pump()
        }
        responder.dragEnded(isCancelled: false)
        pump()
        settleMotions()
        return true
    }

    /// Lets movements come to their end.
    public func settleMotions() {
        for _ in 0..<20 { advance(by: 0.1) }
        pump()
    }

    /// Presses Delete on a row.
    @discardableResult
    public func pressDelete(on name: String) -> Bool {
        let did = row(name)?.handlers.row?.deletePressed() ?? false
        pump()
        settleMotions()
        return did
    }

    /// Presses Alt and an arrow key on a row: −1 up, 1 down.
    @discardableResult
    public func pressMove(on name: String, by step: Int) -> Bool {
        let did = row(name)?.handlers.row?.movePressed(by: step) ?? false
        pump()
        settleMotions()
        return did
    }

    /// Drops things above or below a row.
    ///
    /// - Returns: Whether the row's collection takes any of them.
    @discardableResult
    public func drop(_ items: [NSItemProvider], on name: String, below: Bool = true) -> Bool {
        let did = row(name)?.handlers.row?.insert(items, below: below) ?? false
        pump()
        settleMotions()
        return did
    }

    /// The text of the row that a key leads to from another, brought in sight.
    package func row(after name: String, _ step: RowStep) -> String? {
        let next = row(name)?.handlers.row?.row(after: step)
        pump()
        return next.map { text(of: $0) }
    }

    /// Holds modifier keys down from now on.
    package func hold(_ modifiers: EventModifiers) { backend.heldModifiers = modifiers }
}
