import Foundation

/// A leaf that takes what it is offered: a colour, a shape, a resizable image.
open class ColorNode: LayoutNode {
    /// The answer where nothing is offered, in points.
    public final var ideal: CGSize {
        didSet { if ideal != oldValue { setNeedsLayout() } }
    }

    /// Makes a filling leaf; ten by ten ideally unless told otherwise.
    public init(ideal: CGSize = CGSize(width: 10, height: 10)) {
        self.ideal = ideal
        super.init()
    }

    open override var ownExplicitGuides: ExplicitGuides { [] }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: ideal)
    }
}
