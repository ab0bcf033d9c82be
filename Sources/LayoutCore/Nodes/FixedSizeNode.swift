import Foundation

/// Keeps a view at its ideal length on some axes.
open class FixedSizeNode: UnaryNode {
    /// The axes on which the ideal length holds whatever is proposed.
    public final var axes: Axis.Set {
        didSet { if axes != oldValue { setNeedsLayout() } }
    }

    /// Makes the modifier for some axes, both unless told otherwise.
    public init(axes: Axis.Set = [.horizontal, .vertical]) {
        self.axes = axes
        super.init()
    }

    open override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }
}
