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
