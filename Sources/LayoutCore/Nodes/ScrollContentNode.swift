import Foundation

/// What a scroll view does in layout: offers an open length along the scrolling axes.
///
/// It takes what it is offered along those axes and its content's length across. The content's
/// frame starts at the origin; the scrolled distance is the backend's.
open class ScrollContentNode: LayoutNode {
    /// The axes that scroll.
    public final var axes: Axis.Set {
        didSet { if axes != oldValue { setNeedsLayout() } }
    }

    /// Makes a scrolling region along some axes.
    public init(axes: Axis.Set = .vertical) {
        self.axes = axes
        super.init()
    }

    open override var ownExplicitGuides: ExplicitGuides { [] }
    open override func exposesGuides(of child: LayoutNode) -> Bool { false }

    /// The extent of the content as last placed.
    public final var contentSize: CGSize {
        children.reduce(.zero) { size, child in
            CGSize(
                width: max(size.width, child.frame.maxX),
                height: max(size.height, child.frame.maxY))
        }
    }

    /// What the content is offered.
    public final func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = contentProposal(for: proposal)
        var size = CGSize.zero
        for child in children {
            let childSize = child.sizeThatFits(inner)
            size.width = max(size.width, childSize.width)
            size.height = max(size.height, childSize.height)
        }
        if axes.contains(.horizontal) { size.width = proposal.width ?? size.width }
        if axes.contains(.vertical) { size.height = proposal.height ?? size.height }
        return size
    }

    // Points are those of the screen, whichever way content is read.
    open override var placesChildrenFromLeading: Bool { false }

    open override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let inner = contentProposal(for: proposal)
        for child in children { child.place(at: .zero, proposal: inner) }
    }
}
