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

    /// What the views of the window contribute.
    var contents: [LayoutNode] = [] { didSet { sync() } }
    /// A bar at the bottom edge, which takes its height from the contents.
    var bottomBar: LayoutNode? { didSet { if bottomBar !== oldValue { sync() } } }

    private func sync() { setChildren(contents + [bottomBar].compactMap { $0 }) }

    override func placeChildren(in full: CGSize, proposal: ProposedViewSize) {
        var size = full
        if let bottomBar {
            let offer = ProposedViewSize(width: full.width, height: nil)
            let height = bottomBar.sizeThatFits(offer).height
            size.height = max(full.height - height, 0)
            bottomBar.place(
                at: CGPoint(x: 0, y: size.height),
                proposal: ProposedViewSize(width: full.width, height: height))
        }
        for child in contents {
            let childSize = child.sizeThatFits(ProposedViewSize(size))
            let origin = CGPoint(
                x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2)
            child.place(at: origin, proposal: ProposedViewSize(size))
        }
    }
}
