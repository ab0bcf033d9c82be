import Foundation

/// Children on top of one another, lined up by a guide on each axis.
///
/// All children are placed with the stack's own size as proposal, so one that fills comes out as
/// large as the largest that doesn't.
open class ZStackNode: LayoutNode {
    /// The guides lined up.
    public final var alignment: Alignment {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    /// Makes a stack towards the viewer.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
        super.init()
    }

    open override var ownExplicitGuides: ExplicitGuides { [] }

    private final var rules: DepthLayout {
        DepthLayout(alignment: alignment, children: children)
    }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        rules.union(proposal).size
    }

    open override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let rules = rules
        let anchor = rules.union(proposal).anchor
        let inner = ProposedViewSize(size)
        for child in children {
            let origin = rules.origin(of: child, proposal: inner, anchor: anchor)
            child.place(at: origin, proposal: inner)
        }
    }

    open override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let rules = rules
        let anchor = rules.union(proposal).anchor
        let inner = ProposedViewSize(size)
        var merge = AlignmentMerge(key)
        for child in children {
            let childSize = child.sizeThatFits(inner)
            guard let value = child.explicitValue(of: key, in: childSize, proposal: inner) else {
                continue
            }
            let origin = rules.origin(of: child, proposal: inner, anchor: anchor)
            merge.add(value + origin[key.axis])
        }
        return merge.result
    }
}
