import Foundation
import LayoutCore

// The list knows what a row can do; the row passes on what the backend tells it.
extension ListRowBox: RowResponder {
    package func dragAxis(at point: CGPoint) -> Axis? { controller?.dragAxis(of: self, at: point) }
    package func dragMoved(by distance: CGFloat) { controller?.drag(self, by: distance) }
    package func dragEnded(isCancelled: Bool) { controller?.endDrag(isCancelled: isCancelled) }
    package func deletePressed() -> Bool { controller?.delete(self) ?? false }
    package func movePressed(by step: Int) -> Bool { controller?.move(self, by: step) ?? false }
    package func insert(_ items: [NSItemProvider], below: Bool) -> Bool {
        controller?.insert(items, at: self, below: below) ?? false
    }
    package func focusChanged(_ isFocused: Bool) { isKept = isFocused }
    package func row(after step: RowStep) -> RenderNode? { controller?.row(after: self, step) }
}
