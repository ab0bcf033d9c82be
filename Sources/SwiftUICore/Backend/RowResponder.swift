import Foundation
import LayoutCore

/// Where a key leads among the rows of a list.
package enum RowStep: Hashable, Sendable { case up, down, pageUp, pageDown, first, last }

/// What a person may do with a row of a list beyond pressing it; the runtime's row answers.
@MainActor
package protocol RowResponder: AnyObject {
    /// The way a drag from a point of the row may go, in points of the row; nil when none may.
    func dragAxis(at point: CGPoint) -> Axis?
    /// The drag has gone this far from where it began, in points along its axis.
    func dragMoved(by distance: CGFloat)
    /// The drag ended; when cancelled, as if it had never been.
    func dragEnded(isCancelled: Bool)
    /// The Delete key; false when the row can't be deleted.
    func deletePressed() -> Bool
    /// Alt and an arrow key: −1 up, 1 down; false when the row can't be moved.
    func movePressed(by step: Int) -> Bool
    /// Something was dropped or pasted above or below the row; false when it takes nothing.
    func insert(_ items: [NSItemProvider], below: Bool) -> Bool
    /// The keyboard's focus came to the row or left it.
    func focusChanged(_ isFocused: Bool)
    /// The node of the row a key leads to, brought in sight; nil when there is none.
    func row(after step: RowStep) -> RenderNode?
}
