import Foundation

/// Sets one alignment guide of a view.
open class AlignmentGuideNode: UnaryNode {
    /// The guide that is set.
    public final var key: AlignmentKey {
        didSet { if key != oldValue { setNeedsLayout() } }
    }

    /// Computes the guide from the view's size and other guides.
    ///
    /// Closures can't be compared: a new one invalidates if it answers the last question otherwise.
    public final var compute: (ViewDimensions) -> CGFloat {
        didSet {
            guard let lastAnswer else { return }
            if compute(lastAnswer.dimensions) != lastAnswer.value { setNeedsLayout() }
        }
    }

    private final var lastAnswer: (dimensions: ViewDimensions, value: CGFloat)?

    /// Makes the modifier for one guide.
    public init(key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.compute = compute
        super.init()
    }

    open override var ownExplicitGuides: ExplicitGuides { ExplicitGuides(key) }
    open override func sizeDidInvalidate() { lastAnswer = nil }

    open override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key == self.key else {
            return super.explicitAlignment(key, in: size, proposal: proposal)
        }
        let dimensions = ViewDimensions(size: size, node: child, proposal: proposal)
        let value = compute(dimensions)
        lastAnswer = (dimensions, value)
        return value
    }
}
