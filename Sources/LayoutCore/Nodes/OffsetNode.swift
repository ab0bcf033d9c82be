import Foundation

/// Shifts a view without telling anyone.
open class OffsetNode: UnaryNode {
    /// The shift in points. Changing it measures nothing.
    public final var offset: CGSize {
        didSet { if offset != oldValue { setNeedsPlacement() } }
    }

    /// Makes the modifier from a shift in points.
    public init(offset: CGSize = .zero) {
        self.offset = offset
        super.init()
    }

    // Points are those of the screen, whichever way content is read.
    open override var placesChildrenFromLeading: Bool { false }

    open override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        child?.place(at: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
    }
}
