import Foundation
import LayoutCore

/// The box of a whole window: offers its size and centres what is smaller.
@MainActor
final class RootLayoutNode: LayoutNode {
    var size = CGSize.zero {
        didSet { if size != oldValue { setNeedsLayout() } }
    }

    /// Called when a region in the window was scrolled.
    var contentDidScroll: (() -> Void)?

    func layOut() {
        if needsLayout { place(at: .zero, proposal: ProposedViewSize(size)) }
    }

    override var isLayoutBoundary: Bool { true }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { size }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for child in children {
            let childSize = child.sizeThatFits(ProposedViewSize(size))
            let origin = CGPoint(
                x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2)
            child.place(at: origin, proposal: ProposedViewSize(size))
        }
    }
}
