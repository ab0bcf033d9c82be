import Foundation

/// A base with decorations on top of it or behind it.
///
/// The first child is the base and alone decides the size; the others are offered that size.
open class OverlayNode: LayoutNode {
    /// Where decorations of another size go.
    public final var alignment: Alignment {
        didSet { if alignment != oldValue { setNeedsPlacement() } }
    }

    /// Whether the decorations are behind the base. Layout doesn't care, drawing does.
    public final var isBackground: Bool {
        didSet { if isBackground != oldValue { setNeedsPlacement() } }
    }

    /// Makes an overlay or background.
    public init(alignment: Alignment = .center, isBackground: Bool = false) {
        self.alignment = alignment
        self.isBackground = isBackground
        super.init()
    }

    /// The child that decides the size.
    public final var base: LayoutNode? { children.first }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        base?.sizeThatFits(proposal) ?? .zero
    }

    open override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        base?.place(at: .zero, proposal: proposal)
        for decoration in children.dropFirst() {
            place(decoration, proposal: ProposedViewSize(size), aligned: alignment, in: size)
        }
    }

    open override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        base?.explicitValue(of: key, in: size, proposal: proposal)
    }

    open override func sizeDepends(on child: LayoutNode) -> Bool { child === base }
    open override func exposesGuides(of child: LayoutNode) -> Bool { child === base }
    open override var ownExplicitGuides: ExplicitGuides { [] }
    open override var traitSource: LayoutNode? { base }
    open override var isSpacer: Bool { base?.isSpacer ?? false }
    open override var spacingPreference: SpacingPreference { base?.spacingPreference ?? .plain }
    open override func stackAxis(for child: LayoutNode) -> Axis? {
        child === base ? stackAxis : nil
    }
}

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
